CREATE TABLE `place_names` (
	`key` text NOT NULL,
	`place` integer NOT NULL,
	`kind` text,
	`rank` integer NOT NULL,
	PRIMARY KEY(`key`, `place`)
) WITHOUT ROWID;
--> statement-breakpoint
ALTER TABLE `places` ADD `district` text DEFAULT '' NOT NULL;