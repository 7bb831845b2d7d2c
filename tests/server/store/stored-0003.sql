-- Games as version 0003 of the store keeps them.
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE games (
	id VARCHAR(40) NOT NULL, 
	header JSON NOT NULL, 
	step INTEGER NOT NULL, 
	joined INTEGER NOT NULL, 
	over BOOLEAN NOT NULL, 
	due INTEGER, 
	claimed_until DOUBLE, 
	created DOUBLE NOT NULL, 
	updated DOUBLE NOT NULL, seal VARCHAR(64) DEFAULT '' NOT NULL, chain VARCHAR(64) DEFAULT '' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "games" VALUES('stored-city-two-people','{"game": "city", "rules": 2, "options": {"players": 2, "edition": "revised", "draft": false, "dark_eclipse": false, "first_game": false, "modules": [], "bot": null}, "seed": 7, "draws": ["~F", "~N", "~A", "~G", "~D", "~royal5", "~royal7", "~royal3", "~tech1", "~tech13", "~tech5", "~tech3", "~tech7", "~tech15", "~bonus4", "~bonus3", "~bonus6", "~deco2", "~deco4", "~deco6", "~deco12", "~tile22", "~tile18", "~tile6", "~tile17", "~r1", "~tile27", "~r1", "~tile10", "~r0", "~tile16", "~r3", "~tile12", "~r2", "~tile26", "~r3", "~tile30", "~r1", "~tile21", "~r0", "~tile28", "~r2", "~tile8", "~r1", "~tile24", "~r0", "~tile20", "~r2", "~tile2", "~r2", "~tile4", "~r1", "~mask_7", "~mask_5", "~mask_6", "~mask_4", "~two_power_ups", "~temple_any", "~mask_4", "~ignore_cocoa", "~mask_4", "~mask_6", "~ignore_cocoa", "~three_resources", "~three_resources", "~two_power_ups", "~four_cocoa", "~mask_2", "~two_resources", "~avenue_step", "~mask_5", "~start2", "~start13", "~start18", "~start17", "~start10", "~start9", "~start12", "~start16", "~four_cocoa"], "chosen": true}',150,0,0,NULL,NULL,1.79487013086327266693e+09,1.79487013180025386811e+09,'d4d590b266a324b8b7a596168bb02cb393f458452407b919c9e3fd5fa5d9c82d','2d932ef4bd82c9c41991bdae12fb1760d602f2033e5b374d71f21fd3578fc445');
INSERT INTO "games" VALUES('stored-founders-computer','{"game": "founders", "rules": 1, "options": {"players": 2, "side": "A"}, "seed": 7, "draws": ["~P1", "~vp2", "~vp2", "~vp1_resource", "~vp1_strength", "~any_influence", "~vp1_strength"], "chosen": true}',20,0,0,NULL,NULL,1.79487013180601453782e+09,1.7948701318600361347e+09,'2996567184671f06285ab435b9c8d5bca6502bff279c10ba94078af5778042e8','df31e104eb2826406f01017207a60e7db7702d8743a52d0601f1b04294c72834');
INSERT INTO "games" VALUES('stored-city-unbegun','{"game": "city", "rules": 2, "options": {"players": 2, "edition": "revised", "draft": false, "dark_eclipse": false, "first_game": false, "modules": [], "bot": null}, "seed": 7, "draws": ["~F", "~N", "~A", "~G", "~D", "~royal5", "~royal7", "~royal3", "~tech1", "~tech13", "~tech5", "~tech3", "~tech7", "~tech15", "~bonus4", "~bonus3", "~bonus6", "~deco2", "~deco4", "~deco6", "~deco12", "~tile22", "~tile18", "~tile6", "~tile17", "~r1", "~tile27", "~r1", "~tile10", "~r0", "~tile16", "~r3", "~tile12", "~r2", "~tile26", "~r3", "~tile30", "~r1", "~tile21", "~r0", "~tile28", "~r2", "~tile8", "~r1", "~tile24", "~r0", "~tile20", "~r2", "~tile2", "~r2", "~tile4", "~r1", "~mask_7", "~mask_5", "~mask_6", "~mask_4", "~two_power_ups", "~temple_any", "~mask_4", "~ignore_cocoa", "~mask_4", "~mask_6", "~ignore_cocoa", "~three_resources", "~three_resources", "~two_power_ups", "~four_cocoa", "~mask_2", "~two_resources", "~avenue_step", "~mask_5", "~start2", "~start13", "~start18", "~start17", "~start10", "~start9", "~start12", "~start16", "~four_cocoa"], "chosen": true}',0,0,0,NULL,NULL,1.79487013186350250239e+09,1.79487013186350250239e+09,'502e7bed4948bf317fd678df5544e753df38475c37c6cf0bf260db4a7b81a6d6','502e7bed4948bf317fd678df5544e753df38475c37c6cf0bf260db4a7b81a6d6');
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
	position JSON NOT NULL, seal VARCHAR(64) DEFAULT '' NOT NULL, 
	PRIMARY KEY (game, number), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "snapshots" VALUES('stored-city-two-people',107,83,16,'{"format": "teotihuacan position 1", "game": "city", "rules": 2, "options": {"players": 2, "edition": "revised", "draft": false, "dark_eclipse": false, "first_game": false, "modules": [], "bot": null}, "seed": 7, "dealer": [28999174, 79177769, 3335466829, 100], "agenda": [{"step": "finish turn", "seat": 1}, {"step": "end", "seat": 1}, {"step": "turn", "seat": 1}], "table": {"players": [{"cocoa": 6, "wood": 4, "stone": 1, "gold": 3, "points": 4, "temples": {"blue": 1, "red": 0, "green": 2}, "avenue": 0, "pyramid track": 1, "technologies": [], "workers": [{"at": "gold", "power": 2}, {"at": "decorations", "power": 2}, {"at": "gold", "power": 1}, {"at": "wheel", "power": 3}], "discovery": {"mask_4": 1}, "discovery used": {}, "starting dealt": [], "starting kept": []}, {"cocoa": 1, "wood": 1, "stone": 0, "gold": 4, "points": 2, "temples": {"blue": 1, "red": 2, "green": 0}, "avenue": 0, "pyramid track": 0, "technologies": [], "workers": [{"at": "royal 1", "power": 3}, {"at": "gold", "power": 2}, {"at": "quarry", "power": 2}, {"at": "wheel", "power": 3}], "discovery": {}, "discovery used": {"two_power_ups": 1}, "starting dealt": [], "starting kept": []}], "ring": ["palace", "forest", "nobles", "alchemy", "construction", "gold", "decorations", "quarry"], "royal tiles": [5, 7, 3], "royal places": {"left": {"space": "royal 1", "tile": 5, "category": "A"}, "middle": {"space": "royal 2", "tile": 7, "category": "B"}, "right": {"space": "royal 3", "tile": 3, "category": "C"}}, "technologies": [1, 3, 5, 7, 13, 15], "bonus tiles": [4, 3, 6], "neutral workers": [["palace", "forest", "gold"], ["forest", "gold", "decorations"]], "calendar": {"light": 7, "dark": 10, "era": 1, "turns to eclipse": null, "pyramid finished": false}, "turn": 1, "acting workers": [], "buildings": {"built": 0, "rows": [0, 0, 0], "lowest visible": 5}, "pyramid": {"1a1": [17, 1], "1b1": [27, 1], "1c1": [22, 0], "1a2": [10, 0], "1b2": [16, 3], "1c2": [12, 2], "1d2": [26, 3], "1a3": [30, 1], "1b3": [21, 0], "1c3": [28, 2], "1d3": [8, 1], "1c4": [24, 0], "1d4": [20, 2], "2a1": [2, 2], "2c3": [4, 1]}, "pyramid icons": {"1a1": "Rbng", "1b1": "rbnn", "1c1": "bnng", "1a2": "bnrn", "1b2": "ngrb", "1c2": "rngn", "1d2": "nnRb", "1a3": "Rgrg", "1b3": "nnng", "1c3": "Gbgb", "1d3": "ngbr", "1c4": "nngr", "1d4": "nnbn", "2a1": "rGnb", "2c3": "Rgnb"}, "pyramid offer": [3, 18, 6], "pyramid offer icons": ["nrbG", "gnbr", "gnrb"], "pyramid pile": [1, 5, 7, 9, 11, 13, 14, 15, 19, 23, 25, 29, 31, 32], "decorations": {}, "decoration icons": {}, "decoration offer": [2, 4, 6, 12], "decoration offer icons": ["nB", "BG", "Bn", "BB"], "decoration pile": [1, 3, 5, 7, 8, 9, 10, 11, 13, 14, 15], "discovery near": {"palace": "mask_7", "forest": "mask_5", "quarry": "mask_6", "gold": "extra_worker", "decorations": "double_move"}, "discovery piles": {"avenue 3": ["mask_4", "temple_any", "ignore_cocoa"], "avenue 6": ["mask_4", "mask_6"], "avenue 8": ["ignore_cocoa"], "blue 4": ["three_resources", "three_resources"], "red 5": ["mask_2", "four_cocoa", "two_power_ups"], "green 3": ["two_resources"], "green 6": ["mask_5", "avenue_step"]}, "discovery pile": {"mask_1": 1, "mask_2": 1, "mask_3": 2, "mask_5": 1, "mask_6": 1, "mask_7": 2, "four_points": 3, "two_resources": 1, "four_cocoa": 2, "avenue_step": 2, "temple_any": 2, "temple_blue": 2, "temple_red": 2, "temple_green": 2, "two_power_ups": 1, "double_move": 2, "move_anywhere": 3, "extra_worker": 2, "ignore_cocoa": 1}, "discovery linked": [null, null], "starting face up": [], "starting drawn": [], "starting secret": false, "starting pile": []}}','323661b1ea574d48fc218d0ea89120ce174ffdaa4e89bfc5dd301d0125d9435d');
CREATE TABLE "steps" (
	game VARCHAR(40) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	code VARCHAR(40) NOT NULL, 
	draws JSON NOT NULL, 
	back_to INTEGER, 
	time DOUBLE NOT NULL, 
	forfeit VARCHAR(10), 
	chain VARCHAR(64) NOT NULL, 
	PRIMARY KEY (game, number), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "steps" VALUES('stored-city-two-people',1,0,'keep13','[]',NULL,1.79487013087531590465e+09,NULL,'6f7498ef1ddc61ab6e3673e54dc612de8cdf7f4c6a41bd4c3e46137326c4743c');
INSERT INTO "steps" VALUES('stored-city-two-people',2,0,'keep2','[]',NULL,1.79487013088044476509e+09,NULL,'434a9a181b919bfd0716b4bb38e44fcbdc87b9deb70c08231f8aa231bab62fc0');
INSERT INTO "steps" VALUES('stored-city-two-people',3,1,'keep16','[]',NULL,1.79487013088216757774e+09,NULL,'46d942129a252239f2daa6a5b9d1f62b77abe386884ab4deae3ae09541786ea5');
INSERT INTO "steps" VALUES('stored-city-two-people',4,1,'keep10','[]',NULL,1794870130.88371,NULL,'3eba005098a9da0e8e66cbeb85ee74f8690656b8f441384c5158377e202c9fdc');
INSERT INTO "steps" VALUES('stored-city-two-people',5,1,'decline','[]',NULL,1794870130.88616,NULL,'a7bdbe0ac80177188215b98a91d5ff03202e904cd24956f7c9650c5a4032e301');
INSERT INTO "steps" VALUES('stored-city-two-people',6,1,'at-G','["~start1", "~start5", "~start6", "~start18"]',NULL,1.79487013089812421796e+09,NULL,'8be71afc008e06da4cfcf20f0088437b833a2516b4cf2bb382f128bfde80d407');
INSERT INTO "steps" VALUES('stored-city-two-people',7,0,'A1','[]',NULL,1.79487013089985704417e+09,NULL,'834dfd61f31d1b5b76caeaf1fa8f8075013a8186152a98e82b799b6cfeb561aa');
INSERT INTO "steps" VALUES('stored-city-two-people',8,0,'','[]',6,1.79487013090976953505e+09,NULL,'ca25cf34df5a48072a168f12b7637df89a8bcd5c75dcbad356c53e7a5c3927e1');
INSERT INTO "steps" VALUES('stored-city-two-people',9,0,'A1','[]',NULL,1.79487013091368699069e+09,NULL,'71610348672cbead0405208c179a0d5ac595688fa9931e9f6e30fb4c736429bb');
INSERT INTO "steps" VALUES('stored-city-two-people',10,0,'>1','[]',NULL,1.7948701309157772064e+09,NULL,'d7c327931e4504618e2a79cf665121dea51c825cc3c40fca334075f9a5c4b3f9');
INSERT INTO "steps" VALUES('stored-city-two-people',11,0,'main','[]',NULL,1.79487013092288899421e+09,NULL,'c9f0a133ad5c12f9583d7393768a558ec6d5b63f2ff5bcdf657bdc1e5e55bfa3');
INSERT INTO "steps" VALUES('stored-city-two-people',12,0,'tile1','[]',NULL,1.79487013092420911791e+09,NULL,'a8f6d1787b010931768d2afc13905304f96167a995338a668b2f1ca72d8d402b');
INSERT INTO "steps" VALUES('stored-city-two-people',13,0,'1c1','[]',NULL,1.79487013092559599875e+09,NULL,'b3fe34191d5fee7e53937f87956c48a999f86e0066a1ec05f8600fe22b594f5e');
INSERT INTO "steps" VALUES('stored-city-two-people',14,0,'r0','[]',NULL,1.79487013092681908605e+09,NULL,'b35ba6b42e63693ca01205615bfed44845836750826bfa7c6cc3d20ecab3dfff');
INSERT INTO "steps" VALUES('stored-city-two-people',15,0,'','[]',11,1.79487013092778372761e+09,NULL,'5d65cd51bb9db1b94f872424d46f696eadd6bf29d34a84d55687b823307196df');
INSERT INTO "steps" VALUES('stored-city-two-people',16,0,'r0','[]',NULL,1.79487013092926597597e+09,NULL,'121e671bbe0df4aa7bd77eef630455f10d86060820b2418d7d88754ab6f4ea52');
INSERT INTO "steps" VALUES('stored-city-two-people',17,0,'end','["~tile3"]',NULL,1.79487013093116211893e+09,NULL,'87c9fbd151ca5845cac18da263543d046da9d4ff6eda921a49e25626da6b0af0');
INSERT INTO "steps" VALUES('stored-city-two-people',18,1,'D1','[]',NULL,1.79487013093250489235e+09,NULL,'9f7098e572fab183d6d3787b4f28f3f1f0cf936af09ee63ca73807409d72ca15');
INSERT INTO "steps" VALUES('stored-city-two-people',19,1,'>2','[]',NULL,1.79487013093515062334e+09,NULL,'75debd48a85eea7149527ca1b35b7f07ee7b9038ccffa7f5fbc9e7ad4151e116');
INSERT INTO "steps" VALUES('stored-city-two-people',20,1,'royal1','[]',NULL,1.79487013093955016136e+09,NULL,'fb2fe62d6ed116a284d7f5f715a639c4598546143dc13c4c4296eafea01976f7');
INSERT INTO "steps" VALUES('stored-city-two-people',21,1,'pay-unlock','[]',NULL,1.79487013094310879704e+09,NULL,'0f2c0cda665a4cea0e814400a647dbdebbfdfb7965bd4422d90049551f86d0a1');
INSERT INTO "steps" VALUES('stored-city-two-people',22,1,'end','[]',NULL,1.79487013094775819778e+09,NULL,'c87b2e5326508e67b91a31c47aca95f68fa002ec97676cc706550d071fd365d4');
INSERT INTO "steps" VALUES('stored-city-two-people',23,0,'Q1','[]',NULL,1.79487013095139527323e+09,NULL,'81560cd8d324f11fcbb4739aa84b9e63076f278761a43c65339ba31c6ffcb6f3');
INSERT INTO "steps" VALUES('stored-city-two-people',24,0,'>2','[]',NULL,1.79487013095359492298e+09,NULL,'25de9b642448d062dae7c4e4f4016ecf6b5441398c3edf933befddbe382cc0ac');
INSERT INTO "steps" VALUES('stored-city-two-people',25,0,'main','[]',NULL,1794870131.42158,NULL,'d22bd1749a350f33159b7c4c98ceb2d8c675640c7e9b59d9b6ffe189422d712b');
INSERT INTO "steps" VALUES('stored-city-two-people',26,0,'end','[]',NULL,1.79487013143817067143e+09,NULL,'e416c44644d27a10e0a7734b5c9209f711ad0ff7d7ca65e2765961b670163807');
INSERT INTO "steps" VALUES('stored-city-two-people',27,0,'','[]',21,1.79487013144622802734e+09,NULL,'a17ea7ca87841c179fbe66a5afde291e214473d4cff16410264b27c4cc96d569');
INSERT INTO "steps" VALUES('stored-city-two-people',28,0,'end','[]',NULL,1.79487013145366120338e+09,NULL,'7487febcd2f82981067bba0c81126476dede977e8110ec8cbfb86311b55bdb57');
INSERT INTO "steps" VALUES('stored-city-two-people',29,0,'','[]',21,1.79487013146030306817e+09,NULL,'ef28c7bb613eb8bbab54c3ccdcd5e94da8777895735fa4905580c22dc75f494a');
INSERT INTO "steps" VALUES('stored-city-two-people',30,0,'end','[]',NULL,1.79487013146775174136e+09,NULL,'86d11f9c15f200bdd4207e3e7cfdcfadf7e8598f014cf49603857954b202bf77');
INSERT INTO "steps" VALUES('stored-city-two-people',31,1,'P1','[]',NULL,1.79487013147085118294e+09,NULL,'38c08089447aa551b2513112d35a928a7ff1818af1514a141076d7dd58e9c442');
INSERT INTO "steps" VALUES('stored-city-two-people',32,1,'>2','[]',NULL,1.79487013147491979601e+09,NULL,'64609ab0d4383cb4a543451b4b1a430d44b7c6a2a17ad426f0c6861f27dfbf81');
INSERT INTO "steps" VALUES('stored-city-two-people',33,1,'end','[]',NULL,1.79487013147979187965e+09,NULL,'db83b6d90d369689adf23a5762167b417f66c85c0037e88062e5be1b0cff174e');
INSERT INTO "steps" VALUES('stored-city-two-people',34,0,'G1','[]',NULL,1.79487013148653149602e+09,NULL,'b60dcfbb3443f73ed78945145a283f3721d2f2232b86fdbbfcfd19639b824356');
INSERT INTO "steps" VALUES('stored-city-two-people',35,0,'>2','[]',NULL,1.79487013149450087552e+09,NULL,'4d1c55deff80f89b70a05500a5f307fc3dec08a305d7f831ea9c06656f8d6ddd');
INSERT INTO "steps" VALUES('stored-city-two-people',36,0,'worship','[]',NULL,1.79487013149984574317e+09,NULL,'1e08375efa1df50946a4f191fedb99ef9559fb335df1e58fa332e0417cc37d18');
INSERT INTO "steps" VALUES('stored-city-two-people',37,0,'ability','[]',NULL,1.79487013150190615655e+09,NULL,'8e495189b6a08401335f3b8afe6299eec6815a4e4af668d6903848faeb0a1501');
INSERT INTO "steps" VALUES('stored-city-two-people',38,0,'pay-unlock','[]',NULL,1.79487013150570178031e+09,NULL,'024c1cffecffdd43d954c8c33e353e033ddefff5f54facc7238eb6646c10bb34');
INSERT INTO "steps" VALUES('stored-city-two-people',39,0,'end','[]',NULL,1.79487013150798487663e+09,NULL,'a80240574da7c32ce8850751b7aeee637f3d5027a300fd6c77d248379f78bf33');
INSERT INTO "steps" VALUES('stored-city-two-people',40,1,'N1','[]',NULL,1.79487013151043415075e+09,NULL,'1322f1eea82bd1f2f901aa904bb06854daee96271851531f86139960c50fff22');
INSERT INTO "steps" VALUES('stored-city-two-people',41,1,'>3','[]',NULL,1.7948701315146667958e+09,NULL,'7504200dba3ea4de277ce2d75c1a8b37dc02fdc5fa7238beb81222b8c365bf26');
INSERT INTO "steps" VALUES('stored-city-two-people',42,1,'main','[]',NULL,1.79487013152156877522e+09,NULL,'53f12c38e83394817d471ec3d810e9d6a49e5c3a1028b811b5030da326199bb6');
INSERT INTO "steps" VALUES('stored-city-two-people',43,1,'+G2','[]',NULL,1.79487013152313709262e+09,NULL,'bff5e9ec0d01072d341d160e26cb0316d1e8dae7fb0af9338c43447350e83a55');
INSERT INTO "steps" VALUES('stored-city-two-people',44,1,'end','[]',NULL,1.79487013152472352976e+09,NULL,'a8388dec666ec278e3eb939ea43fd9f3e1bf30bdbfe94df85b39d5372829ea9c');
INSERT INTO "steps" VALUES('stored-city-two-people',45,0,'Q1','[]',NULL,1.79487013152936983112e+09,NULL,'458dc4d0ea4affd21c2abf7cc3fdd76b782b2c8a0bc522e16304ea3f74cd161e');
INSERT INTO "steps" VALUES('stored-city-two-people',46,0,'','[]',36,1.79487013153256416315e+09,NULL,'3c2ac58437fb546d4c2d51a7c3c09a7a44a713b51e7300370d5a6f472d8ca94e');
INSERT INTO "steps" VALUES('stored-city-two-people',47,0,'F2','[]',NULL,1.79487013153846240048e+09,NULL,'227b0e5aa3b1d0228e7101e248700fce03fdfc33ce2f7218ee552052a8d13940');
INSERT INTO "steps" VALUES('stored-city-two-people',48,0,'>3','[]',NULL,1.79487013154188704494e+09,NULL,'112920c4d8ffeb106dacf176388fec6a47e2dca47c84cfea84e5a6cf1694c94a');
INSERT INTO "steps" VALUES('stored-city-two-people',49,0,'end','[]',NULL,1.79487013154569840425e+09,NULL,'4ca664ed4656fe08fb40a5deeb0058fdc5cd9fd040070eb9949dd14cd1348820');
INSERT INTO "steps" VALUES('stored-city-two-people',50,1,'G3','[]',NULL,1794870131.5476,NULL,'06113813052ca713044b1c1133796b8904a4f1bf1841831a4696fb5a74e40ea1');
INSERT INTO "steps" VALUES('stored-city-two-people',51,1,'>1','[]',NULL,1.79487013154952979084e+09,NULL,'9efccc3f12af1cec523bebad3316abd1ecf506c3fb4ea3fafe74b31109621220');
INSERT INTO "steps" VALUES('stored-city-two-people',52,1,'worship','[]',NULL,1.79487013155380201344e+09,NULL,'68625f1ce77c72cdd05dd85c56098f0be8870872789ae47fe24115769e3ffcf0');
INSERT INTO "steps" VALUES('stored-city-two-people',53,1,'both','[]',NULL,1.79487013155749750136e+09,NULL,'ec0c9a9f635d35b45183c1373a874dc90ac3f6abba30e26e2f92331747824e44');
INSERT INTO "steps" VALUES('stored-city-two-people',54,1,'pay-unlock','[]',NULL,1.79487013156000947949e+09,NULL,'79779a4cebb79289a6333c14df124d1d600107d7369f206bfd36cb152cb8b268');
INSERT INTO "steps" VALUES('stored-city-two-people',55,1,'tile-first','[]',NULL,1.79487013156245017045e+09,NULL,'1972ebebb6a9bce4d9a57422e7f1e0565e703a895c55fb7ac2fa551fb947e410');
INSERT INTO "steps" VALUES('stored-city-two-people',56,1,'red','[]',NULL,1.79487013156432819371e+09,NULL,'9110fd37f1d41f262b73790bb9b867983531dbd020f2087077d4b54602e95d71');
INSERT INTO "steps" VALUES('stored-city-two-people',57,1,'end','["~double_move"]',NULL,1.79487013156694269182e+09,NULL,'9e28ee310492cd2d27720446829f2d5f174344526fae55f080315911aa0c57c5');
INSERT INTO "steps" VALUES('stored-city-two-people',58,0,'Q1','[]',NULL,1.79487013157071161268e+09,NULL,'226bed9353679541363d2170844391a053624543305437d1162344b914126bd3');
INSERT INTO "steps" VALUES('stored-city-two-people',59,0,'>3','[]',NULL,1.79487013157388305669e+09,NULL,'660ea899facc48327e35a1a6c9aa9c6c8d689bdb03e40b726c837da9c6fa6197');
INSERT INTO "steps" VALUES('stored-city-two-people',60,0,'cocoa','[]',NULL,1.7948701315757465362e+09,NULL,'6ac54a79ad8f2427d8e6b99496788d24c473ffc1098844a1c529532a2f86ba48');
INSERT INTO "steps" VALUES('stored-city-two-people',61,0,'end','[]',NULL,1.79487013157764744761e+09,NULL,'281ce4f5af4e3f995a85c6a680bd9569e8966900ec53d7217cd45a68baf7c285');
INSERT INTO "steps" VALUES('stored-city-two-people',62,1,'D3','[]',NULL,1.7948701315797066689e+09,NULL,'2a1e7ad0c421105c91bec886f97d53adc0afb8a6da95c19a6016601b88375686');
INSERT INTO "steps" VALUES('stored-city-two-people',63,1,'>2','[]',NULL,1.79487013158162760735e+09,NULL,'1e428fb120a091fb437ecaa3e1b971c60c92c1cfc97a7c4085303ec48de54d19');
INSERT INTO "steps" VALUES('stored-city-two-people',64,1,'royal1','[]',NULL,1.79487013158311033253e+09,NULL,'cbcd6798a0d5fa6ee482618a4ff185773b30b06e735df665e5a17ad4fbb72d96');
INSERT INTO "steps" VALUES('stored-city-two-people',65,1,'use-two_power_ups','[]',NULL,1.79487013158472967153e+09,NULL,'8019bd8275b0bf3c29da48bd464239dc85cb07693a47407608c97ac801cd3030');
INSERT INTO "steps" VALUES('stored-city-two-people',66,1,'+G1','[]',NULL,1.79487013158619236946e+09,NULL,'a2cbf520fe944db54a34aba6e3d432adf5e2264426d8e75ec882eea85dae59a3');
INSERT INTO "steps" VALUES('stored-city-two-people',67,1,'+C1','[]',NULL,1.79487013159219479562e+09,NULL,'686e4fd71b5879a27911c48bff345d5dd5ceab943dc4fab996395079a7e193bc');
INSERT INTO "steps" VALUES('stored-city-two-people',68,1,'end','[]',NULL,1.79487013159612917895e+09,NULL,'e5865ff4b2ba5e42aa6ebdf05ce50378b5a9c2bfcdcea4ffa9dadfe0fad89974');
INSERT INTO "steps" VALUES('stored-city-two-people',69,0,'C2','[]',NULL,1.79487013159773778911e+09,NULL,'986bbe92d42c02e609351eda00346e0262e7a5f708907cb7fb9e650088d491c7');
INSERT INTO "steps" VALUES('stored-city-two-people',70,0,'>3','[]',NULL,1.79487013160005760194e+09,NULL,'d36749ff3c480ef603e155fe0f8e7011f0b8c24b9ff66b747caacf9fd6978a04');
INSERT INTO "steps" VALUES('stored-city-two-people',71,0,'','[]',59,1.79487013160570693017e+09,NULL,'a5c5bdb1afe87810414d7888403087c1b693a7f4635ed79c66036b1632a7e474');
INSERT INTO "steps" VALUES('stored-city-two-people',72,0,'>3','[]',NULL,1.79487013160798788069e+09,NULL,'78ddc2dbb9cea70121573f5256ad76069cf7c436cbb66227934e0945921b535b');
INSERT INTO "steps" VALUES('stored-city-two-people',73,0,'','[]',59,1.79487013161404323578e+09,NULL,'c527e56f9f959a65bdc2fed00253cdbd80087e5ef5b2011967620b93108cc0fc');
INSERT INTO "steps" VALUES('stored-city-two-people',74,0,'>1','[]',NULL,1.79487013161799383162e+09,NULL,'dc72caa7e158cc324cac667a53e63347d84fbdd9b8ff7b8ead92131e20358a4b');
INSERT INTO "steps" VALUES('stored-city-two-people',75,0,'main','[]',NULL,1.79487013162213063241e+09,NULL,'c2becf4948bf63be9d56eef365b9794d88aeea9da512e75f53c3f14aef232e57');
INSERT INTO "steps" VALUES('stored-city-two-people',76,0,'','[]',60,1.79487013162563943864e+09,NULL,'bd59221f7e29f0f8bb2eac673e34b7f1a1a1417223055b2423cbd90e94e8c5ab');
INSERT INTO "steps" VALUES('stored-city-two-people',77,0,'worship','[]',NULL,1.79487013162743091589e+09,NULL,'6b8621482025b5bc69048e80f4ec988b158d22f9c39b581a75d283b4f97798d5');
INSERT INTO "steps" VALUES('stored-city-two-people',78,0,'','[]',60,1.79487013162866735453e+09,NULL,'90825f10e736981fb7958a7140310d28a6b4d40f76f3daeefe158987455096f2');
INSERT INTO "steps" VALUES('stored-city-two-people',79,0,'cocoa','[]',NULL,1.79487013163019871716e+09,NULL,'51d3737ffe12bc90e4f0c5e3b743a7d9036e4710344261f3698d99040535ab4e');
INSERT INTO "steps" VALUES('stored-city-two-people',80,0,'end','[]',NULL,1.79487013163174629216e+09,NULL,'2d3f2d8b5c3f2be756024010d9102c57e2c6fab61ce61e2e517b7682414ed9ef');
INSERT INTO "steps" VALUES('stored-city-two-people',81,1,'C2','[]',NULL,1.79487013163325858115e+09,NULL,'d0385cffa47fa9989e3a22f91f1c79093775d1dadd20e08079e19ba1427dbece');
INSERT INTO "steps" VALUES('stored-city-two-people',82,1,'>1','[]',NULL,1.79487013163578319543e+09,NULL,'92388811bb720bb60ec86e53cda628446825706c0923ea3476a610e38b669719');
INSERT INTO "steps" VALUES('stored-city-two-people',83,1,'cocoa','[]',NULL,1.79487013163743185997e+09,NULL,'f96c9ffd9169200e8bfec65ba13999247fbcf381729f19c57d43c4f069bb56d7');
INSERT INTO "steps" VALUES('stored-city-two-people',84,1,'','[]',64,1.79487013163880658149e+09,NULL,'8a455e318e62b54f956a1c282b7b9e184605b386abf1f3569458fbc6cc565a25');
INSERT INTO "steps" VALUES('stored-city-two-people',85,1,'worship','[]',NULL,1.79487013164057374004e+09,NULL,'63a68b582e78262001951737c825703c36b5a6f0a1314a965f0e720cb8955bae');
INSERT INTO "steps" VALUES('stored-city-two-people',86,1,'wood','[]',NULL,1.79487013164246058468e+09,NULL,'0895f4f559414ed75a0cfa67339069fd4ad892ca6248b93db4135fedbd97fa91');
INSERT INTO "steps" VALUES('stored-city-two-people',87,1,'end','[]',NULL,1.79487013164402699465e+09,NULL,'032d224c85496196a5a33f2973e95047874db56e52d582ab996c5f22ae3d7fd0');
INSERT INTO "steps" VALUES('stored-city-two-people',88,0,'C2','[]',NULL,1.79487013164606499671e+09,NULL,'cf8f21372fc639c478762148382bace54501f96f42123b50c4f5cb8b0405c737');
INSERT INTO "steps" VALUES('stored-city-two-people',89,0,'>1','[]',NULL,1.79487013165254878999e+09,NULL,'6768812a05f521224022fc1725bea343b00c6d9225be3eb58bce5a5cef06b8e9');
INSERT INTO "steps" VALUES('stored-city-two-people',90,0,'','[]',68,1.79487013165628719324e+09,NULL,'b8cb29b8e5a36fa75a576793a8cc0e59f0a742c0d68b8ea4adece7b0f1662e57');
INSERT INTO "steps" VALUES('stored-city-two-people',91,0,'>2','[]',NULL,1.79487013165966510777e+09,NULL,'ff57e738f9e9a02310cdd48c9801902408d87ca7602d3cb2c981628710bb3c74');
INSERT INTO "steps" VALUES('stored-city-two-people',92,0,'cocoa','[]',NULL,1.7948701316614537239e+09,NULL,'2a5aab15b3ddc6ab61816dca6de09c0980d21a54875e510031db0c22e9d35c7d');
INSERT INTO "steps" VALUES('stored-city-two-people',93,0,'end','[]',NULL,1.7948701316701951027e+09,NULL,'2ed534273cf6be6e9cbed14a6f51558bbd0bf9e57ff0632dff3bef7a0ec228ed');
INSERT INTO "steps" VALUES('stored-city-two-people',94,1,'G2','[]',NULL,1.79487013168468713753e+09,NULL,'5dce9b672f29f3ccb561fc428476fde242381bd27145168c1715588f3bf34ddf');
INSERT INTO "steps" VALUES('stored-city-two-people',95,1,'>2','[]',NULL,1794870131.6874,NULL,'c1eccdb5323e5686a06f5ca2cb8617468744c056f32c8a721d45eb836665c026');
INSERT INTO "steps" VALUES('stored-city-two-people',96,1,'cocoa','[]',NULL,1.79487013168930506709e+09,NULL,'90878f7b8e439c1d3ad7a207eaa8923faa8fdc0080e070f09236b52cd460756d');
INSERT INTO "steps" VALUES('stored-city-two-people',97,1,'end','[]',NULL,1.79487013169085669514e+09,NULL,'e9381c808771072772626e7db741794a8dd96e2169974f665d2e1020bf3ab549');
INSERT INTO "steps" VALUES('stored-city-two-people',98,1,'','[]',74,1.79487013169205236436e+09,NULL,'8b9f09f344bba98dafa159f2602bceb8d5677dfdce71c4c14c56bdca0dc5fb21');
INSERT INTO "steps" VALUES('stored-city-two-people',99,1,'end','[]',NULL,1.79487013169350552565e+09,NULL,'4179d3bcdb67386fa7bde059d84bb9ed0a6ec3502d34b4b86da1aea1ed6b86cb');
INSERT INTO "steps" VALUES('stored-city-two-people',100,0,'N1','[]',NULL,1.79487013169488430022e+09,NULL,'7ff5d72203d950e5e199536cd0d23c42fb35cde44b5dc343a3c0b17a9729cab6');
INSERT INTO "steps" VALUES('stored-city-two-people',101,0,'>3','[]',NULL,1.79487013169626283652e+09,NULL,'22bb24cc4ec6b5685ce5c56c981680d611d358bf491f894fbe9565e42f9d909e');
INSERT INTO "steps" VALUES('stored-city-two-people',102,0,'worship','[]',NULL,1.79487013169768977165e+09,NULL,'3412f7e98bdf03bdb4a6eb548f7d6f61d0a2c76da523f8dadf26e6bb1f84e43c');
INSERT INTO "steps" VALUES('stored-city-two-people',103,0,'both','[]',NULL,1.79487013169903016083e+09,NULL,'c20f3daf5d1a04144d0d41d77011627319731bf5361600b5a460bd9125ed7fee');
INSERT INTO "steps" VALUES('stored-city-two-people',104,0,'pay-unlock','[]',NULL,1.79487013170112967488e+09,NULL,'4a1b99383b644b63945343136fc39ffdede2f6b024ed2896e1af15d5cfdb035c');
INSERT INTO "steps" VALUES('stored-city-two-people',105,0,'tile-first','[]',NULL,1.79487013170264840121e+09,NULL,'30da340905ebbf5f3fd48e77dc307bb6d9615dc5c67082420182d9cf3b8d0556');
INSERT INTO "steps" VALUES('stored-city-two-people',106,0,'stone','[]',NULL,1.79487013170398664475e+09,NULL,'0dcf3c11171c9fcebd086769f1b1cf2682c4c4286ccdb89209f9f9951c017dd1');
INSERT INTO "steps" VALUES('stored-city-two-people',107,0,'end','["~extra_worker"]',NULL,1.79487013170565748217e+09,NULL,'f18b15aecfe57d637b98e54a3724d1bc07303a3c5345ddca46197ecd135a9be6');
INSERT INTO "steps" VALUES('stored-city-two-people',108,1,'G2','[]',NULL,1.79487013170907187464e+09,NULL,'989c010dbc4c383a77cd5a084fc707dddd44a73233f54ba9e3194c2dc2557fd0');
INSERT INTO "steps" VALUES('stored-city-two-people',109,1,'>1','[]',NULL,1.79487013171073484418e+09,NULL,'8226c463143b432672ba20c6ac2dd8e1e63d200e42af9a6602bd09bc2c6c54c8');
INSERT INTO "steps" VALUES('stored-city-two-people',110,1,'cocoa','[]',NULL,1.79487013171219062803e+09,NULL,'860c265d4eadcc5483901cdb96dd21abb2eaa508fb850b2ca8f7d48e7781f816');
INSERT INTO "steps" VALUES('stored-city-two-people',111,1,'end','[]',NULL,1.79487013171370935436e+09,NULL,'91a3dc06dad57195fab51d601d36108ed4c4060324f52ca13583d84dd359e8f2');
INSERT INTO "steps" VALUES('stored-city-two-people',112,0,'D2','[]',NULL,1.79487013171514058111e+09,NULL,'cd585b02a42a0d9876728c57d66cff4b6b409b761f0f0ca87312344f74dabac8');
INSERT INTO "steps" VALUES('stored-city-two-people',113,0,'>2','[]',NULL,1.79487013171776795383e+09,NULL,'ad3893ff750e7eb06ca8adb7edc51818edf40ce8c0544c5d63e69c36450472c9');
INSERT INTO "steps" VALUES('stored-city-two-people',114,0,'royal1','[]',NULL,1.79487013171929812426e+09,NULL,'3af5e153be2895d7918298423168a78654f368e4f0c66bf56debd790cd959162');
INSERT INTO "steps" VALUES('stored-city-two-people',115,0,'','[]',89,1.79487013172063684463e+09,NULL,'d1c24820a3e80f7cabe471044bdedcb9e867dbe1397e77955e9afbbb4305dce7');
INSERT INTO "steps" VALUES('stored-city-two-people',116,0,'cocoa','[]',NULL,1.79487013172581267358e+09,NULL,'f39fe31b950a55e6f05e69547960c5c265aaacdd4c106bece8b943f693ac2b4e');
INSERT INTO "steps" VALUES('stored-city-two-people',117,0,'end','[]',NULL,1.79487013172820138932e+09,NULL,'b92f649c798a1a9d8eef5a020189682d4a2330e002a84014d689976adf7cfbe4');
INSERT INTO "steps" VALUES('stored-city-two-people',118,1,'pay-unlock','[]',NULL,1.79487013172978806499e+09,NULL,'1ca8ac97051f6325c7a91a131818e0db9e82b2656b91a7945ca14a411e177b29');
INSERT INTO "steps" VALUES('stored-city-two-people',119,1,'','[]',91,1.79487013173133420941e+09,NULL,'1c5a994111fb04b2cb0d999936491483bd6f3f0bfe47d61110cc7903f693e964');
INSERT INTO "steps" VALUES('stored-city-two-people',120,1,'D2','[]',NULL,1.79487013173359251025e+09,NULL,'98a34b8c435b7a43a72ee57a6f541f8bbe7cba12f123f35ed2c4082a01209517');
INSERT INTO "steps" VALUES('stored-city-two-people',121,1,'>2','[]',NULL,1.79487013173593020444e+09,NULL,'39c34b5fd4b68879f7813a0e4b1e7a1a7983c46fec764ceb065772c7916a4081');
INSERT INTO "steps" VALUES('stored-city-two-people',122,1,'','[]',92,1.79487013174003887184e+09,NULL,'dfd9957e8dd2748279914480dab3960abd5657bfcaad2869b2aa8c96aa45e734');
INSERT INTO "steps" VALUES('stored-city-two-people',123,1,'>3','[]',NULL,1.79487013174674344059e+09,NULL,'afb34224e7010175214799bd2cf67c39ac259e3a3591aef57ba0bea9af1df1c8');
INSERT INTO "steps" VALUES('stored-city-two-people',124,1,'pay-unlock','[]',NULL,1.79487013175170564646e+09,NULL,'55f7e8c4fa2cc74bce7cff4e08d7bb5b072eaa39dc064124e555de932b025470');
INSERT INTO "steps" VALUES('stored-city-two-people',125,1,'worship','[]',NULL,1.7948701317555508614e+09,NULL,'74de546cc69efc3e0e82095882cdd8b429f047e689d5aedf4cf24a99c4f64f50');
INSERT INTO "steps" VALUES('stored-city-two-people',126,1,'','[]',94,1.79487013175828886034e+09,NULL,'ed4de6b648d302fe8ba815f3ca0a33d26ded404ba8c3a9b6414ab5797a70ed8c');
INSERT INTO "steps" VALUES('stored-city-two-people',127,1,'worship','[]',NULL,1.79487013176236701005e+09,NULL,'2a0b703fbc6877a1ef91f017f1af849ed3d07534ed3755f31d8b5be7c0f2c11b');
INSERT INTO "steps" VALUES('stored-city-two-people',128,1,'tile','[]',NULL,1.79487013176522350313e+09,NULL,'bb5438b537cf37d77aad6c5fdc50288a0198722c4b5999e2612d92eee8eec296');
INSERT INTO "steps" VALUES('stored-city-two-people',129,1,'','[]',95,1.794870131766957283e+09,NULL,'68120bf5310d021c51b4e3fec147b71d60c37bee665c8c15d252b1d517da19f2');
INSERT INTO "steps" VALUES('stored-city-two-people',130,1,'both','[]',NULL,1.79487013176823019975e+09,NULL,'b9b556b99090b4831e8facf76414a4d47c54b397a277eabafecba8a2e818c9d4');
INSERT INTO "steps" VALUES('stored-city-two-people',131,1,'tile-first','[]',NULL,1.79487013177197527891e+09,NULL,'cd1a88a7946a6987375dbda7075e78e3bdfe2e36bee88d5abcd4990298f273e7');
INSERT INTO "steps" VALUES('stored-city-two-people',132,1,'','[]',96,1.79487013177326202393e+09,NULL,'59156fdf8ef7416b36e635b3f963ee9cc6710d3fd3d7d1c6a83b0d5e118bc854');
INSERT INTO "steps" VALUES('stored-city-two-people',133,1,'ability-first','[]',NULL,1.7948701317750954628e+09,NULL,'9e20f787e9f3c0739b2b3f14f98f764654b9c5f9afc4e5aab853660ced1f4d2b');
INSERT INTO "steps" VALUES('stored-city-two-people',134,1,'claim-mask_5','[]',NULL,1.79487013177752017969e+09,NULL,'06669b516c0fddb86749363b5cf777b419a58c8644f50dda2bfa2c0f8e26e015');
INSERT INTO "steps" VALUES('stored-city-two-people',135,1,'end','["~mask_1"]',NULL,1.79487013177905201915e+09,NULL,'0155c3cdc2aa5a4fdb460eacde659ae5da71efa47ddd9eaa597ebbf015ad7c9d');
INSERT INTO "steps" VALUES('stored-city-two-people',136,0,'P2','[]',NULL,1.7948701317810304165e+09,NULL,'f79d4a7f4849bab7a024583a297a62c1ddecd4fd77cdf49e0677a3391eb83481');
INSERT INTO "steps" VALUES('stored-city-two-people',137,0,'>2','[]',NULL,1.79487013178237318992e+09,NULL,'7b23dbcc7c710b4d5fa04387f16ce84e0825e85051073c6c1ff2b19b791aa281');
INSERT INTO "steps" VALUES('stored-city-two-people',138,0,'main','[]',NULL,1.79487013178384065626e+09,NULL,'4006c3b7a94d3caac10da76c6264b15eaca17a788ad33c9092348fa49fdfabb9');
INSERT INTO "steps" VALUES('stored-city-two-people',139,0,'end','[]',NULL,1.79487013178588771826e+09,NULL,'7a7474e195ca375fdb0841e52b09894d2435d0c35ef7fdbc3bd49a46559dfdf2');
INSERT INTO "steps" VALUES('stored-city-two-people',140,1,'unlock','[]',NULL,1.79487013178721070295e+09,NULL,'1a276e363eff062831699db52a06a7ac0d000a7e75e654518fdf14f50c085faa');
INSERT INTO "steps" VALUES('stored-city-two-people',141,1,'end','[]',NULL,1.7948701317885925769e+09,NULL,'00a7d0ab662a5dd1c60de6d03c6161514bffc62110d6516b7145f643b895a276');
INSERT INTO "steps" VALUES('stored-city-two-people',142,1,'','[]',104,1.79487013178972125058e+09,NULL,'c918fbc9d53e0fbe2ff09f813c976d0aeec86950a951181a2f80a2f1889d7e95');
INSERT INTO "steps" VALUES('stored-city-two-people',143,1,'end','[]',NULL,1.79487013179107952115e+09,NULL,'47aca3e56271cc898a9ce3c58c8ca5dd0ab890d937d94320f57201b1bf81df1e');
INSERT INTO "steps" VALUES('stored-city-two-people',144,1,'','[]',104,1.79487013179247522354e+09,NULL,'f80b1849a1bc198b52da5217389a1a126adddfbe7d0e6a40058cb89c05169b45');
INSERT INTO "steps" VALUES('stored-city-two-people',145,1,'end','[]',NULL,1.79487013179383659363e+09,NULL,'c2a5231c491c3c496433fc144631ed303fdfc05d045c5959f7cb2352fac12efc');
INSERT INTO "steps" VALUES('stored-city-two-people',146,0,'N3','[]',NULL,1.79487013179513621333e+09,NULL,'e75c0d130590788a3871b644fcfc11c5f869aad6512445a25ab80730cb403c2e');
INSERT INTO "steps" VALUES('stored-city-two-people',147,0,'>2','[]',NULL,1.79487013179656577106e+09,NULL,'46ffad2c84ab4e475fdff9a7043214e05d5aee7f3846df1b381a3f499d6a6065');
INSERT INTO "steps" VALUES('stored-city-two-people',148,0,'end','[]',NULL,1.7948701317979049683e+09,NULL,'ba7d7269c710b23843f82c635a12ea69007767d775fb5cafeac731b6bfa72867');
INSERT INTO "steps" VALUES('stored-city-two-people',149,0,'','[]',107,1.79487013179897880559e+09,NULL,'aea7c6e72f8d197e5308ca34ed3d73fdddd45ef09420d57d9702daa2d6366642');
INSERT INTO "steps" VALUES('stored-city-two-people',150,0,'end','[]',NULL,1.79487013180025386811e+09,NULL,'2d932ef4bd82c9c41991bdae12fb1760d602f2033e5b374d71f21fd3578fc445');
INSERT INTO "steps" VALUES('stored-founders-computer',1,0,'green.N','[]',NULL,1.79487013181540465359e+09,NULL,'7b3b8003bf2ef716e4fe0011c3dee65bdaba655a30e20ed9d1ae4e22e19c196e');
INSERT INTO "steps" VALUES('stored-founders-computer',2,0,'','[]',0,1794870131.81968,NULL,'730946a73819927a50ede499300ac983ffbb8c8115dcc0f787a807001dde3dda');
INSERT INTO "steps" VALUES('stored-founders-computer',3,0,'blue.W','[]',NULL,1.79487013182582378387e+09,NULL,'1be98116a7e7d6e1908c486ce9fac9a4dbd3c9c59fe8f8644b4df47902d2b89e');
INSERT INTO "steps" VALUES('stored-founders-computer',4,0,'stone1','[]',NULL,1.79487013183370494847e+09,NULL,'1345ae0d9d5100d97eabde1e9cc1e9f050bcad5d6f6174118f320bc504096cba');
INSERT INTO "steps" VALUES('stored-founders-computer',5,0,'a5','[]',NULL,1.79487013183556699748e+09,NULL,'edf6a158ff2e149bb70432fdeca92907d0dc4f24acdf16dc44706e8b72de6fb9');
INSERT INTO "steps" VALUES('stored-founders-computer',6,0,'wood1','[]',NULL,1.79487013183708357805e+09,NULL,'03ece91424e5afa67976730b01f38dafae92005290edee05a58f8af9143141d5');
INSERT INTO "steps" VALUES('stored-founders-computer',7,0,'a9','[]',NULL,1.79487013183843922619e+09,NULL,'7dde84bab1648082a83bd4efd97088fc78db885aebb0fc2fdaac2f6055a5661f');
INSERT INTO "steps" VALUES('stored-founders-computer',8,0,'red.SE','[]',NULL,1.79487013183969712254e+09,NULL,'d21fc5bdf40168b6a4e71b539f82597c0d629547bc74841599804f6278f3b702');
INSERT INTO "steps" VALUES('stored-founders-computer',9,0,'k6','["~b_five_size1"]',NULL,1.79487013184093236926e+09,NULL,'8a9c7f02e8d228fc646109c9dddc9ed0eb3ee7086c9fa573697b026b51d36205');
INSERT INTO "steps" VALUES('stored-founders-computer',10,0,'green.SW','[]',NULL,1.79487013184340596198e+09,NULL,'10e42898ebc9db062026bf5cc3068946ec82a11addc1dd15f9dcd4e3668448bd');
INSERT INTO "steps" VALUES('stored-founders-computer',11,0,'b7','[]',NULL,1.79487013184554171558e+09,NULL,'33ef63971af01045c90a59631471139b1b0c72d1242c4eac42f9fdc5dfe37b51');
INSERT INTO "steps" VALUES('stored-founders-computer',12,0,'r1','["~r_gold_vp"]',NULL,1.79487013184755969047e+09,NULL,'12e9f4eef21ef5842074f58287922478066a7d604d15453c5acd9bc0b815dc6c');
INSERT INTO "steps" VALUES('stored-founders-computer',13,1,'green.NW','[]',NULL,1.79487013184892964367e+09,'late','a5ac7132aa3095e0809d3355a36d6e9dae00e5c1dc4998106e177aecfb99af91');
INSERT INTO "steps" VALUES('stored-founders-computer',14,1,'j5','[]',NULL,1.79487013185028958317e+09,'late','f42dc716e08b81a7c0a0b4b450991145ae64aec4ade4bd213fe877c8949d883a');
INSERT INTO "steps" VALUES('stored-founders-computer',15,1,'r1','["~g_vp_influence"]',NULL,1.79487013185168313975e+09,'late','43dd9a2bc8222305a744866a9d0d3d2a89341a7bc0fc5dca883d79558924c53d');
INSERT INTO "steps" VALUES('stored-founders-computer',16,1,'blue.S','[]',NULL,1.79487013185345840459e+09,'late','15adf79de24598b4884ccfb7b1c4bbb5a220d5cc4f2755a09638c2327640614a');
INSERT INTO "steps" VALUES('stored-founders-computer',17,1,'blue.stack','["~b_blue_x_stone"]',NULL,1.79487013185563445095e+09,'late','e9a47d5a6da2e86f872427dbf8f87f6a4895c54e4bcb8596e69cf515c6562fbe');
INSERT INTO "steps" VALUES('stored-founders-computer',18,1,'red.E','[]',NULL,1.79487013185719251635e+09,'late','60873b270fb58a8eacb93da4d64cee4fa182dbcd864c66d65e01f5282583a4ab');
INSERT INTO "steps" VALUES('stored-founders-computer',19,1,'c12','["~g_wood_vp", "~g_wood_vp", "~b_any3_temple", "~b_five_size1", "~r_exact10", "~r_any5_pyramid"]',NULL,1.79487013185879492761e+09,'late','9d2c46591cdc2d76f621164071e66bd391a367e35c6a592350f1f3dacfcb4c7c');
INSERT INTO "steps" VALUES('stored-founders-computer',20,0,'A2+3','[]',NULL,1.7948701318600361347e+09,NULL,'df31e104eb2826406f01017207a60e7db7702d8743a52d0601f1b04294c72834');
CREATE INDEX games_due ON games (due, claimed_until);
COMMIT;
