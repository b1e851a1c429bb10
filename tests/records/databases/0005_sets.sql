BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0005_sets');
CREATE TABLE answers (
	table_id VARCHAR(32) NOT NULL, 
	at INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	"key" TEXT NOT NULL, 
	PRIMARY KEY (table_id, at, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE blocks (
	table_id VARCHAR(32) NOT NULL, 
	first INTEGER NOT NULL, 
	lines TEXT NOT NULL, 
	banks TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	"key" TEXT NOT NULL, 
	unit VARCHAR(16) NOT NULL, 
	moment BIGINT NOT NULL, chain VARCHAR(16) DEFAULT '' NOT NULL, 
	PRIMARY KEY (table_id, first), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "blocks" VALUES('22ef5f8a7e8497e9e6382cbd',1,'* seat 0
* gwsb
* gwbs
* gbss
* gbbs','[]',-1,'','d97aebbd0',1794939076520,'11b65cdc754fc648');
INSERT INTO "blocks" VALUES('22ef5f8a7e8497e9e6382cbd',6,'0 place gbbs at -1,-2 turn 0','[]',0,'','d97aebbd1',1794939076562,'440b81d53b302aea');
INSERT INTO "blocks" VALUES('22ef5f8a7e8497e9e6382cbd',7,'0 build small at -1,-2','[]',0,'','d97aebbd2',1794939076586,'32603f37619c6cad');
INSERT INTO "blocks" VALUES('22ef5f8a7e8497e9e6382cbd',8,'0 end
* gwsb','[]',0,'','d97aebbd3',1794939076607,'e318112b0297b906');
INSERT INTO "blocks" VALUES('22ef5f8a7e8497e9e6382cbd',10,'1 place gwsb at -2,-4 turn 0','[]',1,'','d97aebbd4',1794939076625,'c6e19a96f144b9b4');
INSERT INTO "blocks" VALUES('22ef5f8a7e8497e9e6382cbd',11,'1 build small at -2,-4','[]',1,'','d97aebbd5',1794939076647,'b2b61041d518274f');
INSERT INTO "blocks" VALUES('22ef5f8a7e8497e9e6382cbd',12,'1 end
* wbbs','[]',1,'','d97aebbd6',1794939076667,'a3edd00836d4937e');
INSERT INTO "blocks" VALUES('22ef5f8a7e8497e9e6382cbd',14,'0 place wbbs at -3,-6 turn 0','[]',0,'','d97aebbd7',1794939076678,'7e8f740dce6625c1');
INSERT INTO "blocks" VALUES('22ef5f8a7e8497e9e6382cbd',15,'0 build small at -3,-6','[]',0,'','d97aebbd8',1794939076697,'0326160bc93e82be');
INSERT INTO "blocks" VALUES('91ca63e98d75ec470e450d32',1,'* 6
* 3
* 12223366','[]',-1,'','140b1bda0',1794939077209,'2e75383ad15b5f0b');
INSERT INTO "blocks" VALUES('91ca63e98d75ec470e450d32',4,'0 stand','[]',0,'','140b1bda1',1794939077254,'0d415b6869a88e3c');
INSERT INTO "blocks" VALUES('91ca63e98d75ec470e450d32',5,'0 put 1/1','[]',0,'','140b1bda2',1794939077340,'472a7db2f247ade2');
INSERT INTO "blocks" VALUES('91ca63e98d75ec470e450d32',6,'0 put 2/1','[]',0,'','140b1bda3',1794939077375,'ca437799502663d3');
INSERT INTO "blocks" VALUES('91ca63e98d75ec470e450d32',7,'0 put 2/2','[]',0,'','140b1bda4',1794939077384,'1edfc03fed56d4a8');
INSERT INTO "blocks" VALUES('91ca63e98d75ec470e450d32',8,'0 put 3/1','[]',0,'','140b1bda5',1794939077388,'342032f927af8c2a');
INSERT INTO "blocks" VALUES('91ca63e98d75ec470e450d32',9,'0 end
* 12345566','[]',0,'','140b1bda6',1794939077392,'b4d17660c086265f');
INSERT INTO "blocks" VALUES('91ca63e98d75ec470e450d32',11,'1 stand','[]',1,'','140b1bda7',1794939077400,'bc2424eb88bff0ed');
INSERT INTO "blocks" VALUES('91ca63e98d75ec470e450d32',12,'1 put 4/1','[]',1,'','140b1bda8',1794939077405,'1939089cda734fae');
INSERT INTO "blocks" VALUES('c6c168878e18083e320493af',1,'* seat 1
* fat
* infamous
* lady
* infamous
* lame
* infamous
* net
* rifle
* car
* surge
* rifle
* scarecrow','[]',-1,'','4c24dfb90',1794939077489,'0adbfd04f39501a0');
INSERT INTO "blocks" VALUES('c6c168878e18083e320493af',14,'1 draw
* washer
* breadcrumbs
* metoo','[]',1,'','4c24dfb91',1794939077600,'c4e827478821296a');
INSERT INTO "blocks" VALUES('c6c168878e18083e320493af',18,'1 discard breadcrumbs','[]',1,'','4c24dfb92',1794939077705,'3a7a31bf233ba68f');
INSERT INTO "blocks" VALUES('c6c168878e18083e320493af',19,'1 draw
* net
* umbrella
* lots','[]',1,'','4c24dfb93',1794939077727,'b7740e1082ec261b');
INSERT INTO "blocks" VALUES('c6c168878e18083e320493af',23,'1 discard lots','[]',1,'','4c24dfb94',1794939077752,'a3d09ed4d41939b6');
INSERT INTO "blocks" VALUES('c6c168878e18083e320493af',24,'1 discard metoo','[]',1,'','4c24dfb95',1794939077754,'29736cc6aa1a8d09');
INSERT INTO "blocks" VALUES('c6c168878e18083e320493af',25,'1 discard net','[]',1,'','4c24dfb96',1794939077760,'8d8e818829b07fd1');
INSERT INTO "blocks" VALUES('c6c168878e18083e320493af',26,'1 end
* fat','[]',1,'','4c24dfb97',1794939077771,'2a78ec21cb9dc100');
INSERT INTO "blocks" VALUES('c6c168878e18083e320493af',28,'0 draw
* guano
* car
* scarecrow','[]',0,'','4c24dfb98',1794939077772,'c47dea814ddb27fc');
CREATE TABLE cards (
	digest VARCHAR(64) NOT NULL, 
	game TEXT NOT NULL, 
	ruleset VARCHAR(16) NOT NULL, 
	title TEXT NOT NULL, 
	provenance TEXT NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (digest)
);
CREATE TABLE chat (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	moment BIGINT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE kept_sets (
	person VARCHAR(32) NOT NULL, 
	set_id VARCHAR(32) NOT NULL, 
	moment BIGINT NOT NULL, 
	PRIMARY KEY (person, set_id), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE, 
	FOREIGN KEY(set_id) REFERENCES sets (id) ON DELETE CASCADE
);
CREATE TABLE ledger (
	id VARCHAR(32) NOT NULL, 
	commits BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "ledger" VALUES('05c4e5e04e1df1a6',30);
CREATE TABLE measures (
	set_id VARCHAR(32) NOT NULL, 
	id VARCHAR(32) NOT NULL, 
	version INTEGER NOT NULL, 
	seats INTEGER NOT NULL, 
	matches INTEGER NOT NULL, 
	played INTEGER NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	node VARCHAR(32) NOT NULL, 
	status VARCHAR(8) NOT NULL, 
	report TEXT NOT NULL, 
	changed BIGINT NOT NULL, 
	PRIMARY KEY (set_id), 
	FOREIGN KEY(set_id) REFERENCES sets (id) ON DELETE CASCADE
);
CREATE TABLE mutes (
	person VARCHAR(32) NOT NULL, 
	muted VARCHAR(32) NOT NULL, 
	PRIMARY KEY (person, muted), 
	FOREIGN KEY(muted) REFERENCES people (id) ON DELETE CASCADE, 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE nodes (
	id VARCHAR(32) NOT NULL, 
	seen BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE orders (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE people (
	id VARCHAR(32) NOT NULL, 
	name TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE presence (
	table_id VARCHAR(32) NOT NULL, 
	node VARCHAR(32) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	"left" BIGINT NOT NULL, 
	PRIMARY KEY (table_id, node, person), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	name TEXT NOT NULL, 
	bot TEXT NOT NULL, 
	words TEXT NOT NULL, 
	resigned BOOLEAN NOT NULL, changed BIGINT DEFAULT '0' NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('22ef5f8a7e8497e9e6382cbd',0,'99d635fa8e958e6c','Ada','','d8122fe5f6ac9c08',0,1794939076520);
INSERT INTO "seats" VALUES('22ef5f8a7e8497e9e6382cbd',1,'99d635fa8e958e6c','Ada','','4be9cbfe36149caf',0,1794939076520);
INSERT INTO "seats" VALUES('91ca63e98d75ec470e450d32',0,'65af951883c5850d','Ada','','0ad4f69dd3c9bb7e',0,1794939077209);
INSERT INTO "seats" VALUES('91ca63e98d75ec470e450d32',1,'65af951883c5850d','Ada','','aae727a6c6f6075d',0,1794939077209);
INSERT INTO "seats" VALUES('c6c168878e18083e320493af',0,'0a20ed46fdf7bed3','Ada','','fd50256a99c3a7b3',0,1794939077489);
INSERT INTO "seats" VALUES('c6c168878e18083e320493af',1,'0a20ed46fdf7bed3','Ada','','0183e11901dc0641',0,1794939077489);
CREATE TABLE set_versions (
	set_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	cards VARCHAR(64) NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (set_id, number), 
	FOREIGN KEY(cards) REFERENCES cards (digest), 
	FOREIGN KEY(set_id) REFERENCES sets (id) ON DELETE CASCADE
);
CREATE TABLE sets (
	id VARCHAR(32) NOT NULL, 
	game TEXT NOT NULL, 
	author VARCHAR(32) NOT NULL, 
	is_hidden BOOLEAN NOT NULL, 
	created BIGINT NOT NULL, 
	changed BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE spending (
	who VARCHAR(64) NOT NULL, 
	what VARCHAR(16) NOT NULL, 
	until BIGINT NOT NULL, 
	stored INTEGER NOT NULL, 
	PRIMARY KEY (who, what, until)
);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game TEXT NOT NULL, 
	version INTEGER NOT NULL, 
	ruleset VARCHAR(16) NOT NULL, 
	agreement TEXT NOT NULL, 
	listed BOOLEAN NOT NULL, 
	status VARCHAR(8) NOT NULL, 
	host VARCHAR(32) NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	next VARCHAR(32) NOT NULL, 
	revision INTEGER NOT NULL, 
	node VARCHAR(32) NOT NULL, 
	created BIGINT NOT NULL, 
	changed BIGINT NOT NULL, binding VARCHAR(64) DEFAULT '' NOT NULL, asked BIGINT DEFAULT '0' NOT NULL, due BIGINT DEFAULT '0' NOT NULL, lobby BOOLEAN DEFAULT 0 NOT NULL, set_id VARCHAR(32) DEFAULT '' NOT NULL, cards VARCHAR(64) DEFAULT '' NOT NULL, set_version INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('22ef5f8a7e8497e9e6382cbd','columba',2,'04f579eb86d396b7','{"game":"columba","options":{"seats":"2","variant":"standard","interleave_options":"false","tile_supply":"limited","minimum_group":"1"},"clock":{"kind":"none","seconds":60,"increment":0,"window":30,"timeout":"bot"},"watch":"link","listed":false,"help":"legal","colours":[],"grace":30}',0,'running','99d635fa8e958e6c','4c9846bfd0177f0485772f074a9ae55a43903b5dc485f9f060c30773d440deed','',2,'31a42681889e2fc0',1794939076404,1794939076520,'2ed97a14fd29abf8883ab9e2c1bb754d089e605a95add9bdc5c1273e7c63c217',0,0,0,'','',0);
INSERT INTO "tables" VALUES('91ca63e98d75ec470e450d32','columbiz',1,'114f55a2d563d6a5','{"game":"columbiz","options":{"seats":"2","line_scoring":"full","ties":"shared","captures":"each"},"clock":{"kind":"none","seconds":60,"increment":0,"window":30,"timeout":"bot"},"watch":"link","listed":false,"help":"legal","colours":[],"grace":30}',0,'running','65af951883c5850d','e664da130cb1bfb5fa1dc26c3bef8339bdabf6bd74f18f159aa7f81bd896f919','',2,'5a85eb7d8bb518f1',1794939076968,1794939077209,'7fe96824cc270bd50aa0c26950aa541bfd3dab8ea772289464e9291e31bdd425',0,0,0,'','',0);
INSERT INTO "tables" VALUES('c6c168878e18083e320493af','piccioni',2,'3f94c4fe72c98051','{"game":"piccioni","options":{"seats":"2","edition":"2019","first_moves":"2"},"clock":{"kind":"none","seconds":60,"increment":0,"window":30,"timeout":"bot"},"watch":"link","listed":false,"help":"legal","colours":[],"grace":30}',0,'running','0a20ed46fdf7bed3','71df3f4727c4e69fafa900522d7636c09a2ddc78e7e02a08f2de0e73d0429bdb','',2,'15ffbaab85756937',1794939077435,1794939077489,'ae4adce243b2a7fd3598d749c9615b10069e271b2754c3059990d5b38ba836d2',0,0,0,'','',0);
CREATE TABLE tokens (
	hash VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE votes (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	"by" INTEGER NOT NULL, 
	PRIMARY KEY (table_id, seat, "by"), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE INDEX tables_status ON tables (status, listed);
CREATE INDEX tokens_person ON tokens (person);
CREATE INDEX spending_until ON spending (until);
CREATE INDEX tables_lobby ON tables (lobby, changed);
CREATE INDEX tables_due ON tables (node, due);
CREATE INDEX seats_person ON seats (person, changed);
CREATE INDEX tables_host ON tables (host, changed);
CREATE INDEX sets_author ON sets (author, changed);
CREATE INDEX set_versions_cards ON set_versions (cards);
CREATE INDEX measures_person ON measures (person);
CREATE INDEX tables_set ON tables (set_id, set_version);
CREATE INDEX tables_cards ON tables (cards);
COMMIT;
