-- Games as version 0002 of the store keeps them.
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
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
INSERT INTO "games" VALUES('stored-city-two-people','{"game": "city", "rules": 2, "options": {"players": 2, "edition": "revised", "draft": false, "dark_eclipse": false, "first_game": false, "modules": [], "bot": null}, "seed": 7, "draws": ["~F", "~N", "~A", "~G", "~D", "~royal5", "~royal7", "~royal3", "~tech1", "~tech13", "~tech5", "~tech3", "~tech7", "~tech15", "~bonus4", "~bonus3", "~bonus6", "~deco2", "~deco4", "~deco6", "~deco12", "~tile22", "~tile18", "~tile6", "~tile17", "~r1", "~tile27", "~r1", "~tile10", "~r0", "~tile16", "~r3", "~tile12", "~r2", "~tile26", "~r3", "~tile30", "~r1", "~tile21", "~r0", "~tile28", "~r2", "~tile8", "~r1", "~tile24", "~r0", "~tile20", "~r2", "~tile2", "~r2", "~tile4", "~r1", "~mask_7", "~mask_5", "~mask_6", "~mask_4", "~two_power_ups", "~temple_any", "~mask_4", "~ignore_cocoa", "~mask_4", "~mask_6", "~ignore_cocoa", "~three_resources", "~three_resources", "~two_power_ups", "~four_cocoa", "~mask_2", "~two_resources", "~avenue_step", "~mask_5", "~start2", "~start13", "~start18", "~start17", "~start10", "~start9", "~start12", "~start16", "~four_cocoa"]}',150,0,0,NULL,NULL,1.7948701289032196999e+09,1.79487012981429219253e+09);
INSERT INTO "games" VALUES('stored-founders-computer','{"game": "founders", "rules": 1, "options": {"players": 2, "side": "A"}, "seed": 7, "draws": ["~P1", "~vp2", "~vp2", "~vp1_resource", "~vp1_strength", "~any_influence", "~vp1_strength"]}',20,0,0,NULL,NULL,1.79487012981810355183e+09,1.79487012985181283945e+09);
INSERT INTO "games" VALUES('stored-city-unbegun','{"game": "city", "rules": 2, "options": {"players": 2, "edition": "revised", "draft": false, "dark_eclipse": false, "first_game": false, "modules": [], "bot": null}, "seed": 7, "draws": ["~F", "~N", "~A", "~G", "~D", "~royal5", "~royal7", "~royal3", "~tech1", "~tech13", "~tech5", "~tech3", "~tech7", "~tech15", "~bonus4", "~bonus3", "~bonus6", "~deco2", "~deco4", "~deco6", "~deco12", "~tile22", "~tile18", "~tile6", "~tile17", "~r1", "~tile27", "~r1", "~tile10", "~r0", "~tile16", "~r3", "~tile12", "~r2", "~tile26", "~r3", "~tile30", "~r1", "~tile21", "~r0", "~tile28", "~r2", "~tile8", "~r1", "~tile24", "~r0", "~tile20", "~r2", "~tile2", "~r2", "~tile4", "~r1", "~mask_7", "~mask_5", "~mask_6", "~mask_4", "~two_power_ups", "~temple_any", "~mask_4", "~ignore_cocoa", "~mask_4", "~mask_6", "~ignore_cocoa", "~three_resources", "~three_resources", "~two_power_ups", "~four_cocoa", "~mask_2", "~two_resources", "~avenue_step", "~mask_5", "~start2", "~start13", "~start18", "~start17", "~start10", "~start9", "~start12", "~start16", "~four_cocoa"]}',0,0,0,NULL,NULL,1.79487012985585880279e+09,1.79487012985585880279e+09);
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
INSERT INTO "seats" VALUES('stored-city-two-people',0,'me','Ana',NULL,'61625647dd2a75157b00ad1bd5ef492932d2ab8bdd6e0b9e0a0f8478815eb7a1',NULL);
INSERT INTO "seats" VALUES('stored-city-two-people',1,'me','Beto',NULL,'aa379ba85fe77a32f431f9373c06ce95f05ea63e06bafffb2068f54d0c755db3',NULL);
INSERT INTO "seats" VALUES('stored-founders-computer',0,'me','Ana',NULL,'9ca001f3192fbc20168fea6937f59e5519c2456024dd1c8e0a6a4853c1ce9d86',NULL);
INSERT INTO "seats" VALUES('stored-founders-computer',1,'computer','Random','random',NULL,NULL);
INSERT INTO "seats" VALUES('stored-city-unbegun',0,'me','Ana',NULL,'6843e57a8ac43346214ce5ea0b64c6646136e5c9684728419603352c610c2e1f',NULL);
INSERT INTO "seats" VALUES('stored-city-unbegun',1,'me','Beto',NULL,'198861c224aa373c008538a2c35ce36330dd2fb1c1f8c3421dbe5253f7c02397',NULL);
CREATE TABLE snapshots (
	game VARCHAR(40) NOT NULL, 
	number INTEGER NOT NULL, 
	moments INTEGER NOT NULL, 
	turns INTEGER NOT NULL, 
	position JSON NOT NULL, 
	PRIMARY KEY (game, number), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "snapshots" VALUES('stored-city-two-people',107,83,16,'{"format": "teotihuacan position 1", "game": "city", "rules": 2, "options": {"players": 2, "edition": "revised", "draft": false, "dark_eclipse": false, "first_game": false, "modules": [], "bot": null}, "seed": 7, "dealer": [28999174, 79177769, 3335466829, 100], "agenda": [{"step": "finish turn", "seat": 1}, {"step": "end", "seat": 1}, {"step": "turn", "seat": 1}], "table": {"players": [{"cocoa": 6, "wood": 4, "stone": 1, "gold": 3, "points": 4, "temples": {"blue": 1, "red": 0, "green": 2}, "avenue": 0, "pyramid track": 1, "technologies": [], "workers": [{"at": "gold", "power": 2}, {"at": "decorations", "power": 2}, {"at": "gold", "power": 1}, {"at": "wheel", "power": 3}], "discovery": {"mask_4": 1}, "discovery used": {}, "starting dealt": [], "starting kept": []}, {"cocoa": 1, "wood": 1, "stone": 0, "gold": 4, "points": 2, "temples": {"blue": 1, "red": 2, "green": 0}, "avenue": 0, "pyramid track": 0, "technologies": [], "workers": [{"at": "royal 1", "power": 3}, {"at": "gold", "power": 2}, {"at": "quarry", "power": 2}, {"at": "wheel", "power": 3}], "discovery": {}, "discovery used": {"two_power_ups": 1}, "starting dealt": [], "starting kept": []}], "ring": ["palace", "forest", "nobles", "alchemy", "construction", "gold", "decorations", "quarry"], "royal tiles": [5, 7, 3], "royal places": {"left": {"space": "royal 1", "tile": 5, "category": "A"}, "middle": {"space": "royal 2", "tile": 7, "category": "B"}, "right": {"space": "royal 3", "tile": 3, "category": "C"}}, "technologies": [1, 3, 5, 7, 13, 15], "bonus tiles": [4, 3, 6], "neutral workers": [["palace", "forest", "gold"], ["forest", "gold", "decorations"]], "calendar": {"light": 7, "dark": 10, "era": 1, "turns to eclipse": null, "pyramid finished": false}, "turn": 1, "acting workers": [], "buildings": {"built": 0, "rows": [0, 0, 0], "lowest visible": 5}, "pyramid": {"1a1": [17, 1], "1b1": [27, 1], "1c1": [22, 0], "1a2": [10, 0], "1b2": [16, 3], "1c2": [12, 2], "1d2": [26, 3], "1a3": [30, 1], "1b3": [21, 0], "1c3": [28, 2], "1d3": [8, 1], "1c4": [24, 0], "1d4": [20, 2], "2a1": [2, 2], "2c3": [4, 1]}, "pyramid icons": {"1a1": "Rbng", "1b1": "rbnn", "1c1": "bnng", "1a2": "bnrn", "1b2": "ngrb", "1c2": "rngn", "1d2": "nnRb", "1a3": "Rgrg", "1b3": "nnng", "1c3": "Gbgb", "1d3": "ngbr", "1c4": "nngr", "1d4": "nnbn", "2a1": "rGnb", "2c3": "Rgnb"}, "pyramid offer": [3, 18, 6], "pyramid offer icons": ["nrbG", "gnbr", "gnrb"], "pyramid pile": [1, 5, 7, 9, 11, 13, 14, 15, 19, 23, 25, 29, 31, 32], "decorations": {}, "decoration icons": {}, "decoration offer": [2, 4, 6, 12], "decoration offer icons": ["nB", "BG", "Bn", "BB"], "decoration pile": [1, 3, 5, 7, 8, 9, 10, 11, 13, 14, 15], "discovery near": {"palace": "mask_7", "forest": "mask_5", "quarry": "mask_6", "gold": "extra_worker", "decorations": "double_move"}, "discovery piles": {"avenue 3": ["mask_4", "temple_any", "ignore_cocoa"], "avenue 6": ["mask_4", "mask_6"], "avenue 8": ["ignore_cocoa"], "blue 4": ["three_resources", "three_resources"], "red 5": ["mask_2", "four_cocoa", "two_power_ups"], "green 3": ["two_resources"], "green 6": ["mask_5", "avenue_step"]}, "discovery pile": {"mask_1": 1, "mask_2": 1, "mask_3": 2, "mask_5": 1, "mask_6": 1, "mask_7": 2, "four_points": 3, "two_resources": 1, "four_cocoa": 2, "avenue_step": 2, "temple_any": 2, "temple_blue": 2, "temple_red": 2, "temple_green": 2, "two_power_ups": 1, "double_move": 2, "move_anywhere": 3, "extra_worker": 2, "ignore_cocoa": 1}, "discovery linked": [null, null], "starting face up": [], "starting drawn": [], "starting secret": false, "starting pile": []}}');
CREATE TABLE steps (
	game VARCHAR(40) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	code VARCHAR(40) NOT NULL, 
	draws JSON NOT NULL, 
	back_to INTEGER, 
	time DOUBLE NOT NULL, forfeit VARCHAR(10), 
	PRIMARY KEY (game, number), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "steps" VALUES('stored-city-two-people',1,0,'keep13','[]',NULL,1.79487012891945910456e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',2,0,'keep2','[]',NULL,1.79487012892619514467e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',3,1,'keep16','[]',NULL,1.79487012892964673035e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',4,1,'keep10','[]',NULL,1.79487012893732881548e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',5,1,'decline','[]',NULL,1.79487012894039463998e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',6,1,'at-G','["~start1", "~start5", "~start6", "~start18"]',NULL,1.79487012894608712193e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',7,0,'A1','[]',NULL,1.79487012894972944258e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',8,0,'','[]',6,1.79487012895347642898e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',9,0,'A1','[]',NULL,1.79487012895767259596e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',10,0,'>1','[]',NULL,1.79487012896165370936e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',11,0,'main','[]',NULL,1.79487012896754550934e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',12,0,'tile1','[]',NULL,1.79487012896899843219e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',13,0,'1c1','[]',NULL,1.79487012897797203062e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',14,0,'r0','[]',NULL,1.79487012898166561122e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',15,0,'','[]',11,1.79487012898537111283e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',16,0,'r0','[]',NULL,1.79487012898964118953e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',17,0,'end','["~tile3"]',NULL,1.79487012899358844755e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',18,1,'D1','[]',NULL,1.79487012899759888653e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',19,1,'>2','[]',NULL,1.7948701290016114712e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',20,1,'royal1','[]',NULL,1.79487012900575661654e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',21,1,'pay-unlock','[]',NULL,1.79487012900958299642e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',22,1,'end','[]',NULL,1.7948701290136005878e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',23,0,'Q1','[]',NULL,1.79487012901729536058e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',24,0,'>2','[]',NULL,1.7948701290186319351e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',25,0,'main','[]',NULL,1.79487012902582621573e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',26,0,'end','[]',NULL,1.79487012902955794333e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',27,0,'','[]',21,1.79487012903075385098e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',28,0,'end','[]',NULL,1794870129.03384,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',29,0,'','[]',21,1.79487012904163265232e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',30,0,'end','[]',NULL,1.79487012914139270778e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',31,1,'P1','[]',NULL,1.79487012914864921568e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',32,1,'>2','[]',NULL,1.79487012916553092005e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',33,1,'end','[]',NULL,1.79487012919519591325e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',34,0,'G1','[]',NULL,1.79487012922239279745e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',35,0,'>2','[]',NULL,1.79487012925477170937e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',36,0,'worship','[]',NULL,1.7948701292582838535e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',37,0,'ability','[]',NULL,1.79487012927226448062e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',38,0,'pay-unlock','[]',NULL,1.79487012927514600754e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',39,0,'end','[]',NULL,1.79487012927777719491e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',40,1,'N1','[]',NULL,1.79487012928757333754e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',41,1,'>3','[]',NULL,1.79487012930608201026e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',42,1,'main','[]',NULL,1.79487012931043028824e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',43,1,'+G2','[]',NULL,1.79487012931945872306e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',44,1,'end','[]',NULL,1.79487012933776402478e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',45,0,'Q1','[]',NULL,1.7948701293462429047e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',46,0,'','[]',36,1.7948701293535189628e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',47,0,'F2','[]',NULL,1.79487012941463279719e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',48,0,'>3','[]',NULL,1.7948701294269366265e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',49,0,'end','[]',NULL,1.79487012943140125274e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',50,1,'G3','[]',NULL,1.794870129438817501e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',51,1,'>1','[]',NULL,1.79487012944254183772e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',52,1,'worship','[]',NULL,1.79487012944579982752e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',53,1,'both','[]',NULL,1.79487012945005464546e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',54,1,'pay-unlock','[]',NULL,1.7948701294563345909e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',55,1,'tile-first','[]',NULL,1.79487012946177220337e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',56,1,'red','[]',NULL,1.79487012946949481967e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',57,1,'end','["~double_move"]',NULL,1.79487012948205304149e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',58,0,'Q1','[]',NULL,1.79487012949608445164e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',59,0,'>3','[]',NULL,1.79487012949872732159e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',60,0,'cocoa','[]',NULL,1.79487012950262236595e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',61,0,'end','[]',NULL,1.79487012950452113147e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',62,1,'D3','[]',NULL,1.79487012950830101968e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',63,1,'>2','[]',NULL,1.79487012951317119599e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',64,1,'royal1','[]',NULL,1.79487012951659393312e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',65,1,'use-two_power_ups','[]',NULL,1.79487012952523469931e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',66,1,'+G1','[]',NULL,1.79487012952772307392e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',67,1,'+C1','[]',NULL,1.79487012953196573257e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',68,1,'end','[]',NULL,1.79487012953504443163e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',69,0,'C2','[]',NULL,1.79487012954565715791e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',70,0,'>3','[]',NULL,1.79487012954997324949e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',71,0,'','[]',59,1.79487012955259561536e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',72,0,'>3','[]',NULL,1.794870129554586649e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',73,0,'','[]',59,1.79487012955840015415e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',74,0,'>1','[]',NULL,1.79487012956462121003e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',75,0,'main','[]',NULL,1.79487012956903243068e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',76,0,'','[]',60,1.79487012957151150695e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',77,0,'worship','[]',NULL,1.79487012957768774035e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',78,0,'','[]',60,1.79487012958214449884e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',79,0,'cocoa','[]',NULL,1.79487012958919095991e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',80,0,'end','[]',NULL,1.79487012959387946123e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',81,1,'C2','[]',NULL,1.79487012959526753431e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',82,1,'>1','[]',NULL,1.79487012959679484371e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',83,1,'cocoa','[]',NULL,1.79487012959988307954e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',84,1,'','[]',64,1.79487012960238933559e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',85,1,'worship','[]',NULL,1.7948701296051981449e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',86,1,'wood','[]',NULL,1.79487012960786914824e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',87,1,'end','[]',NULL,1.79487012961154866223e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',88,0,'C2','[]',NULL,1.79487012962224841113e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',89,0,'>1','[]',NULL,1.79487012962761020655e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',90,0,'','[]',68,1.79487012962923431396e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',91,0,'>2','[]',NULL,1.79487012963261699681e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',92,0,'cocoa','[]',NULL,1.79487012964541816709e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',93,0,'end','[]',NULL,1794870129.6573,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',94,1,'G2','[]',NULL,1.79487012966059422498e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',95,1,'>2','[]',NULL,1.79487012967200255386e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',96,1,'cocoa','[]',NULL,1.79487012967763185505e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',97,1,'end','[]',NULL,1.79487012968321084979e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',98,1,'','[]',74,1.79487012968758583063e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',99,1,'end','[]',NULL,1794870129.69199,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',100,0,'N1','[]',NULL,1.79487012969505310058e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',101,0,'>3','[]',NULL,1.79487012969813585286e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',102,0,'worship','[]',NULL,1.79487012970424556724e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',103,0,'both','[]',NULL,1.7948701297103528976e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',104,0,'pay-unlock','[]',NULL,1.79487012971466660497e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',105,0,'tile-first','[]',NULL,1.79487012971792054172e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',106,0,'stone','[]',NULL,1.79487012972072100644e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',107,0,'end','["~extra_worker"]',NULL,1.79487012972540974616e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',108,1,'G2','[]',NULL,1.79487012973047733305e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',109,1,'>1','[]',NULL,1.79487012973279166224e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',110,1,'cocoa','[]',NULL,1.79487012973758578307e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',111,1,'end','[]',NULL,1.7948701297394945622e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',112,0,'D2','[]',NULL,1.79487012974756789205e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',113,0,'>2','[]',NULL,1.79487012974963402751e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',114,0,'royal1','[]',NULL,1.79487012975417804718e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',115,0,'','[]',89,1.79487012975577497485e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',116,0,'cocoa','[]',NULL,1794870129.75813,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',117,0,'end','[]',NULL,1.79487012976017951959e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',118,1,'pay-unlock','[]',NULL,1.79487012976393413548e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',119,1,'','[]',91,1.79487012976562142372e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',120,1,'D2','[]',NULL,1.79487012976701855657e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',121,1,'>2','[]',NULL,1.79487012976877450946e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',122,1,'','[]',92,1.79487012976981854441e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',123,1,'>3','[]',NULL,1.79487012977101731293e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',124,1,'pay-unlock','[]',NULL,1.79487012977226257325e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',125,1,'worship','[]',NULL,1.79487012977353072168e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',126,1,'','[]',94,1.79487012977449083327e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',127,1,'worship','[]',NULL,1.79487012977567458155e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',128,1,'tile','[]',NULL,1.79487012977846097953e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',129,1,'','[]',95,1.79487012977951073647e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',130,1,'both','[]',NULL,1.79487012978246831887e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',131,1,'tile-first','[]',NULL,1.79487012978385639195e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',132,1,'','[]',96,1.79487012978484678261e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',133,1,'ability-first','[]',NULL,1.79487012978605461116e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',134,1,'claim-mask_5','[]',NULL,1.7948701297871832847e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',135,1,'end','["~mask_1"]',NULL,1.79487012978839755063e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',136,0,'P2','[]',NULL,1.79487012979037070274e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',137,0,'>2','[]',NULL,1.79487012979188966747e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',138,0,'main','[]',NULL,1.79487012979327821733e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',139,0,'end','[]',NULL,1.79487012979526329038e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',140,1,'unlock','[]',NULL,1.79487012979699945454e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',141,1,'end','[]',NULL,1.79487012979895806316e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',142,1,'','[]',104,1.79487012980049633979e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',143,1,'end','[]',NULL,1.79487012980221748354e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',144,1,'','[]',104,1.7948701298035912514e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',145,1,'end','[]',NULL,1.7948701298053076267e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',146,0,'N3','[]',NULL,1.79487012980681324004e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',147,0,'>2','[]',NULL,1.79487012980907368665e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',148,0,'end','[]',NULL,1.79487012981064105029e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',149,0,'','[]',107,1.79487012981269836425e+09,NULL);
INSERT INTO "steps" VALUES('stored-city-two-people',150,0,'end','[]',NULL,1.79487012981429219253e+09,NULL);
INSERT INTO "steps" VALUES('stored-founders-computer',1,0,'green.N','[]',NULL,1.79487012982237672804e+09,NULL);
INSERT INTO "steps" VALUES('stored-founders-computer',2,0,'','[]',0,1.79487012982346057893e+09,NULL);
INSERT INTO "steps" VALUES('stored-founders-computer',3,0,'blue.W','[]',NULL,1.79487012982465291019e+09,NULL);
INSERT INTO "steps" VALUES('stored-founders-computer',4,0,'stone1','[]',NULL,1.79487012982698917388e+09,NULL);
INSERT INTO "steps" VALUES('stored-founders-computer',5,0,'a5','[]',NULL,1.79487012982859826088e+09,NULL);
INSERT INTO "steps" VALUES('stored-founders-computer',6,0,'wood1','[]',NULL,1.79487012983060193055e+09,NULL);
INSERT INTO "steps" VALUES('stored-founders-computer',7,0,'a9','[]',NULL,1.79487012983185338968e+09,NULL);
INSERT INTO "steps" VALUES('stored-founders-computer',8,0,'red.SE','[]',NULL,1.7948701298334655762e+09,NULL);
INSERT INTO "steps" VALUES('stored-founders-computer',9,0,'k6','["~b_five_size1"]',NULL,1.79487012983471155161e+09,NULL);
INSERT INTO "steps" VALUES('stored-founders-computer',10,0,'green.SW','[]',NULL,1.79487012983583354951e+09,NULL);
INSERT INTO "steps" VALUES('stored-founders-computer',11,0,'b7','[]',NULL,1.79487012983717274662e+09,NULL);
INSERT INTO "steps" VALUES('stored-founders-computer',12,0,'r1','["~r_gold_vp"]',NULL,1.79487012984057450293e+09,NULL);
INSERT INTO "steps" VALUES('stored-founders-computer',13,1,'green.NW','[]',NULL,1.79487012984196710584e+09,'late');
INSERT INTO "steps" VALUES('stored-founders-computer',14,1,'j5','[]',NULL,1.79487012984312176711e+09,'late');
INSERT INTO "steps" VALUES('stored-founders-computer',15,1,'r1','["~g_vp_influence"]',NULL,1.79487012984434890746e+09,'late');
INSERT INTO "steps" VALUES('stored-founders-computer',16,1,'blue.S','[]',NULL,1.79487012984549927706e+09,'late');
INSERT INTO "steps" VALUES('stored-founders-computer',17,1,'blue.stack','["~b_blue_x_stone"]',NULL,1.79487012984676337244e+09,'late');
INSERT INTO "steps" VALUES('stored-founders-computer',18,1,'red.E','[]',NULL,1.79487012984793400764e+09,'late');
INSERT INTO "steps" VALUES('stored-founders-computer',19,1,'c12','["~g_wood_vp", "~g_wood_vp", "~b_any3_temple", "~b_five_size1", "~r_exact10", "~r_any5_pyramid"]',NULL,1.79487012984921336178e+09,'late');
INSERT INTO "steps" VALUES('stored-founders-computer',20,0,'A2+3','[]',NULL,1.79487012985181283945e+09,NULL);
CREATE INDEX games_due ON games (due, claimed_until);
COMMIT;
