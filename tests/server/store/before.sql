-- A store as version 0.1.0 left it: tables, headers, rows (undone ones too), a snapshot.
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL,
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE games (
	id VARCHAR(40) NOT NULL,
	header JSON NOT NULL,
	step INTEGER NOT NULL,
	joined INTEGER NOT NULL,
	over BOOLEAN NOT NULL,
	due INTEGER,
	claimed_until DOUBLE,
	created DOUBLE NOT NULL,
	updated DOUBLE NOT NULL,
	PRIMARY KEY (id)
);
INSERT INTO "games" VALUES('stored-draft-first-edition','{"game": "city", "rules": 1, "options": {"players": 2, "edition": "first", "draft": true, "dark_eclipse": false, "first_game": false, "modules": [], "bot": null}, "seed": 7, "draws": ["~F", "~N", "~A", "~G", "~D", "~royal5", "~royal7", "~royal3", "~tech1", "~tech13", "~tech5", "~tech3", "~tech7", "~tech15", "~bonus4", "~bonus3", "~bonus6", "~deco2", "~deco4", "~deco6", "~deco12", "~tile22", "~tile18", "~tile6", "~tile17", "~r1", "~tile27", "~r1", "~tile10", "~r0", "~tile16", "~r3", "~tile12", "~r2", "~tile26", "~r3", "~tile30", "~r1", "~tile21", "~r0", "~tile28", "~r2", "~tile8", "~r1", "~tile24", "~r0", "~tile20", "~r2", "~tile2", "~r2", "~tile4", "~r1", "~mask_7", "~mask_5", "~mask_6", "~mask_4", "~two_power_ups", "~temple_any", "~mask_4", "~ignore_cocoa", "~mask_4", "~mask_6", "~ignore_cocoa", "~three_resources", "~three_resources", "~two_power_ups", "~four_cocoa", "~mask_2", "~two_resources", "~avenue_step", "~mask_5", "~start2", "~start13", "~start18", "~start17", "~start10", "~start9"]}',111,0,0,NULL,NULL,1794782600.0,1794782600.0);
INSERT INTO "games" VALUES('stored-solo-modified-bot','{"game": "city", "rules": 1, "options": {"players": 1, "edition": "revised", "draft": false, "dark_eclipse": false, "first_game": false, "modules": [], "bot": "modified", "difficulty": {"powers": [1, 1, 1], "gold": 1, "wood": 1, "stone": 1, "cocoa_points": 4, "worship_steps": 2, "bonus_points": 20, "technology_points": 3}}, "seed": 11, "draws": ["~Q", "~N", "~D", "~F", "~G", "~royal9", "~royal6", "~royal3", "~tech3", "~tech9", "~tech13", "~tech7", "~tech15", "~tech17", "~bonus3", "~bonus5", "~bonus6", "~deco3", "~deco8", "~deco12", "~deco11", "~tile2", "~tile11", "~tile8", "~tile20", "~r1", "~tile27", "~r2", "~tile1", "~r0", "~tile10", "~r1", "~tile17", "~r0", "~tile24", "~r3", "~tile16", "~r0", "~tile14", "~r2", "~tile12", "~r3", "~tile7", "~r3", "~tile23", "~r1", "~tile22", "~r0", "~tile30", "~r3", "~tile25", "~r3", "~two_power_ups", "~four_cocoa", "~mask_7", "~temple_blue", "~double_move", "~mask_5", "~extra_worker", "~temple_green", "~avenue_step", "~two_power_ups", "~temple_any", "~mask_7", "~four_points", "~avenue_step", "~ignore_cocoa", "~extra_worker", "~mask_6", "~two_resources", "~double_move", "~start4", "~start16", "~start15", "~start9", "~move_anywhere"]}',12,0,0,NULL,NULL,1794782600.0,1794782600.0);
INSERT INTO "games" VALUES('stored-secret-setup','{"game": "city", "rules": 1, "options": {"players": 2, "edition": "revised", "draft": false, "dark_eclipse": false, "first_game": false, "modules": [], "bot": null}, "seed": 13, "draws": ["~F", "~N", "~G", "~A", "~Q", "~royal5", "~royal6", "~royal8", "~tech3", "~tech5", "~tech13", "~tech7", "~tech1", "~tech15", "~bonus4", "~bonus1", "~bonus3", "~deco12", "~deco2", "~deco7", "~deco13", "~tile8", "~tile24", "~tile4", "~tile15", "~r2", "~tile22", "~r1", "~tile7", "~r2", "~tile10", "~r3", "~tile31", "~r2", "~tile18", "~r3", "~tile6", "~r0", "~tile19", "~r3", "~tile25", "~r1", "~tile26", "~r1", "~tile23", "~r2", "~tile32", "~r2", "~tile28", "~r0", "~tile5", "~r3", "~mask_2", "~temple_red", "~four_cocoa", "~temple_any", "~move_anywhere", "~mask_3", "~extra_worker", "~extra_worker", "~extra_worker", "~mask_4", "~two_power_ups", "~mask_5", "~temple_any", "~mask_7", "~two_power_ups", "~ignore_cocoa", "~temple_any", "~four_points", "~mask_1", "~start16", "~start18", "~start4", "~start17", "~start7", "~start6", "~start8", "~start15", "~temple_red"]}',1,0,0,NULL,NULL,1794782600.0,1794782600.0);
CREATE TABLE seats (
	game VARCHAR(40) NOT NULL,
	seat INTEGER NOT NULL,
	kind VARCHAR(10) NOT NULL,
	name VARCHAR(40) NOT NULL,
	player VARCHAR(40),
	token_hash VARCHAR(64),
	invite_hash VARCHAR(64),
	PRIMARY KEY (game, seat),
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('stored-draft-first-edition',0,'me','Ana',NULL,'ef74db7890ab95448c624079ea36a8c8a8aef375faa4c4a0a30d660b159b7b0c',NULL);
INSERT INTO "seats" VALUES('stored-draft-first-edition',1,'me','Beto',NULL,'2ea354b611d6e4800952b5a89dde574b2392141178ba3d287807d935a39bf966',NULL);
INSERT INTO "seats" VALUES('stored-solo-modified-bot',0,'me','Ana',NULL,'66b6596f05e84d10cabbfba574d3c99ed2750caa5595a2a6912a896d70d5909f',NULL);
INSERT INTO "seats" VALUES('stored-secret-setup',0,'me','Ana',NULL,'4bce0247a179d632978168dcb51299fb5b83a916aa9810ae3413125139edaa03',NULL);
INSERT INTO "seats" VALUES('stored-secret-setup',1,'me','Beto',NULL,'e3b84146779a69c7f599be01febb942e11408033d90f7c832a80644d55835ce8',NULL);
CREATE TABLE snapshots (
	game VARCHAR(40) NOT NULL,
	number INTEGER NOT NULL,
	moments INTEGER NOT NULL,
	turns INTEGER NOT NULL,
	position JSON NOT NULL,
	PRIMARY KEY (game, number),
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "snapshots" VALUES('stored-draft-first-edition',84,68,13,'{"format": "teotihuacan position 1", "game": "city", "rules": 1, "options": {"players": 2, "edition": "first", "draft": true, "dark_eclipse": false, "first_game": false, "modules": [], "bot": null}, "seed": 7, "dealer": [935219731, 3667086217, 3759347111, 97], "agenda": [{"step": "finish turn", "seat": 0}, {"step": "end", "seat": 0}, {"step": "turn", "seat": 0}], "table": {"players": [{"cocoa": 7, "wood": 5, "stone": 1, "gold": 1, "points": 2, "temples": {"blue": 1, "red": 2, "green": 2}, "avenue": 0, "pyramid track": 0, "technologies": [], "workers": [{"at": "quarry", "power": 4}, {"at": "alchemy", "power": 1}, {"at": "quarry sidebar", "power": 1}, {"at": "wheel", "power": 3}], "discovery": {}, "discovery used": {"two_power_ups": 1}, "starting dealt": [], "starting kept": []}, {"cocoa": 10, "wood": 0, "stone": 0, "gold": 0, "points": 3, "temples": {"blue": 0, "red": 1, "green": 1}, "avenue": 1, "pyramid track": 1, "technologies": [], "workers": [{"at": "decorations", "power": 2}, {"at": "decorations", "power": 1}, {"at": "construction", "power": 3}, {"at": "wheel", "power": 3}], "discovery": {"mask_4": 1}, "discovery used": {}, "starting dealt": [], "starting kept": []}], "ring": ["palace", "forest", "nobles", "alchemy", "construction", "gold", "decorations", "quarry"], "royal tiles": [5, 7, 3], "technologies": [1, 3, 5, 7, 13, 15], "bonus tiles": [4, 3, 6], "neutral workers": [["alchemy", "decorations", "quarry"], ["gold", "alchemy", "palace"]], "calendar": {"light": 6, "dark": 10, "era": 1, "turns to eclipse": null, "pyramid finished": false}, "turn": 0, "acting workers": [], "buildings": {"built": 0, "rows": [0, 0, 0]}, "pyramid": {"1a1": [17, 1], "1b1": [27, 1], "1c1": [18, 0], "1a2": [10, 0], "1b2": [16, 3], "1c2": [12, 2], "1d2": [26, 3], "1a3": [30, 1], "1b3": [21, 0], "1c3": [28, 2], "1d3": [8, 1], "1c4": [24, 0], "1d4": [20, 2], "2a1": [2, 2], "2c3": [4, 1]}, "pyramid offer": [22, 32, 6], "pyramid pile": [1, 3, 5, 7, 9, 11, 13, 14, 15, 19, 23, 25, 29, 31], "decorations": {}, "decoration offer": [2, 4, 6, 12], "decoration pile": [1, 3, 5, 7, 8, 9, 10, 11, 13, 14, 15], "discovery near": {"palace": "mask_7", "forest": "mask_5", "quarry": "mask_6", "gold": "mask_7", "decorations": "mask_7"}, "discovery piles": {"avenue 3": ["mask_4", "temple_any", "ignore_cocoa"], "avenue 6": ["mask_4", "mask_6"], "avenue 8": ["ignore_cocoa"], "blue 4": ["three_resources", "three_resources"], "red 5": ["mask_2", "four_cocoa", "two_power_ups"], "green 3": ["two_resources"], "green 6": ["mask_5", "avenue_step"]}, "discovery pile": {"mask_1": 1, "mask_2": 1, "mask_3": 2, "mask_5": 1, "mask_6": 1, "four_points": 3, "two_resources": 1, "four_cocoa": 2, "avenue_step": 2, "temple_any": 2, "temple_blue": 2, "temple_red": 2, "temple_green": 2, "two_power_ups": 1, "double_move": 3, "move_anywhere": 3, "extra_worker": 3, "ignore_cocoa": 1}, "discovery linked": [null, null], "starting face up": [], "starting drawn": [], "starting secret": false, "starting pile": []}}');
CREATE TABLE steps (
	game VARCHAR(40) NOT NULL,
	number INTEGER NOT NULL,
	seat INTEGER NOT NULL,
	code VARCHAR(40) NOT NULL,
	draws JSON NOT NULL,
	back_to INTEGER,
	time DOUBLE NOT NULL,
	PRIMARY KEY (game, number),
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "steps" VALUES('stored-draft-first-edition',1,0,'keep9','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',2,1,'keep18','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',3,1,'keep10','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',4,0,'keep13','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',5,0,'gold','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',6,1,'at-D','["~start12", "~start17", "~start5", "~start1"]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',7,0,'Q1','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',8,0,'>3','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',9,0,'cocoa','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',10,0,'end','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',11,1,'F1','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',12,1,'>2','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',13,1,'end','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',14,0,'A1','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',15,0,'>3','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',16,0,'worship','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',17,0,'both','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',18,0,'pay-unlock','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',19,0,'red','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',20,0,'claim-two_power_ups','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',21,0,'end','["~mask_7"]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',22,1,'C1','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',23,1,'>1','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',24,1,'worship','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',25,1,'tile','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',26,1,'end','["~mask_7"]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',27,0,'use-two_power_ups','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',28,0,'+D1','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',29,0,'+D2','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',30,0,'D3','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',31,0,'','[]',29,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',32,0,'N1','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',33,0,'>1','[]',NULL,1794782613.86213);
INSERT INTO "steps" VALUES('stored-draft-first-edition',34,0,'end','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',35,1,'pay-unlock','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',36,1,'','[]',32,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',37,1,'pay-unlock','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',38,1,'G1','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',39,1,'>2','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',40,1,'main','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',41,1,'','[]',35,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',42,1,'worship','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',43,1,'both','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',44,1,'ability-first','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',45,1,'pay-unlock','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',46,1,'','[]',38,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',47,1,'decline','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',48,1,'end','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',49,0,'D3','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',50,0,'>2','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',51,0,'','[]',41,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',52,0,'>1','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',53,0,'main','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',54,0,'end','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',55,1,'unlock','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',56,1,'','[]',44,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',57,1,'pay-unlock','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',58,1,'Q1','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',59,1,'>2','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',60,1,'worship','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',61,1,'','[]',47,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',62,1,'main','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',63,1,'end','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',64,0,'N1','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',65,0,'>1','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',66,0,'','[]',50,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',67,0,'>2','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',68,0,'end','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',69,1,'A1','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',70,1,'>3','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',71,1,'cocoa','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',72,1,'end','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',73,0,'C1','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',74,0,'>3','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',75,0,'worship','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',76,0,'ability','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',77,0,'end','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',78,1,'F2','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',79,1,'>3','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',80,1,'main','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',81,1,'tile2','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',82,1,'1c1','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',83,1,'r0','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',84,1,'end','["~tile32"]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',85,0,'pay-unlock','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',86,0,'Q4','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',87,0,'>2','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',88,0,'cocoa','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',89,0,'end','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',90,1,'D2','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',91,1,'>1','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',92,1,'main','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',93,1,'end','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',94,0,'A1','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',95,0,'>1','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',96,0,'end','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',97,1,'C3','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',98,1,'>3','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',99,1,'cocoa','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',100,1,'end','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',101,0,'Q1','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',102,0,'>3','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',103,0,'main','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',104,0,'end','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',105,1,'Q3','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',106,1,'>1','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',107,1,'royal2','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',108,1,'ability','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',109,1,'trade','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',110,1,'wood','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-draft-first-edition',111,1,'gold','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-solo-modified-bot',1,0,'keep15','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-solo-modified-bot',2,0,'keep16','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-solo-modified-bot',3,0,'decline','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-solo-modified-bot',4,0,'at-F','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-solo-modified-bot',5,0,'at-G','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-solo-modified-bot',6,0,'at-N','["~decorations-tile", "~construction-tile", "~mask-collection-tile", "~nobles-tile", "~alchemy-tile", "~worship-tile", "~from-right", "~from-left", "~start4", "~start12", "~start10", "~start5", "~start11", "~start18"]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-solo-modified-bot',7,0,'N1','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-solo-modified-bot',8,0,'>1','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-solo-modified-bot',9,0,'cocoa','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-solo-modified-bot',10,0,'end','["~die6", "~die3", "~private7"]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-solo-modified-bot',11,0,'G1','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-solo-modified-bot',12,0,'>2','[]',NULL,1794782600.0);
INSERT INTO "steps" VALUES('stored-secret-setup',1,0,'keep17','[]',NULL,1794782600.0);
CREATE INDEX games_due ON games (due, claimed_until);
COMMIT;
