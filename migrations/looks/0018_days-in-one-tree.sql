-- Rowids kept each of these rows' names twice, in the table and in its index.
CREATE TABLE `__new_seen_days` (
	`user_id` text NOT NULL,
	`date` text NOT NULL,
	PRIMARY KEY(`user_id`, `date`)
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_seen_days` (`user_id`, `date`) SELECT `user_id`, `date` FROM `seen_days`;
--> statement-breakpoint
DROP TABLE `seen_days`;
--> statement-breakpoint
ALTER TABLE `__new_seen_days` RENAME TO `seen_days`;
--> statement-breakpoint
CREATE TRIGGER `seen_days_insert_moved` AFTER INSERT ON `seen_days`
WHEN EXISTS (SELECT 1 FROM `moved_users` WHERE `user_id` = NEW.`user_id`) BEGIN
  SELECT RAISE(ABORT, 'her looks are moving');
END;
--> statement-breakpoint
CREATE TRIGGER `seen_days_update_moved` AFTER UPDATE ON `seen_days`
WHEN EXISTS (SELECT 1 FROM `moved_users` WHERE `user_id` = NEW.`user_id`) BEGIN
  SELECT RAISE(ABORT, 'her looks are moving');
END;
--> statement-breakpoint
CREATE TRIGGER `seen_days_delete_moved` AFTER DELETE ON `seen_days`
WHEN EXISTS (SELECT 1 FROM `moved_users` WHERE `user_id` = OLD.`user_id` AND `state` <> 'leaving') BEGIN
  SELECT RAISE(ABORT, 'her looks are moving');
END;
--> statement-breakpoint
CREATE TABLE `__new_usage` (
	`user_id` text NOT NULL,
	`date` text NOT NULL,
	`kind` text NOT NULL,
	`used` integer NOT NULL,
	`allowed` integer NOT NULL,
	PRIMARY KEY(`user_id`, `date`, `kind`),
	CONSTRAINT "usage_within" CHECK("used" <= "allowed")
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_usage` (`user_id`, `date`, `kind`, `used`, `allowed`) SELECT `user_id`, `date`, `kind`, `used`, `allowed` FROM `usage`;
--> statement-breakpoint
DROP TABLE `usage`;
--> statement-breakpoint
ALTER TABLE `__new_usage` RENAME TO `usage`;
--> statement-breakpoint
CREATE TRIGGER `usage_insert_moved` AFTER INSERT ON `usage`
WHEN EXISTS (SELECT 1 FROM `moved_users` WHERE `user_id` = NEW.`user_id`) BEGIN
  SELECT RAISE(ABORT, 'her looks are moving');
END;
--> statement-breakpoint
CREATE TRIGGER `usage_update_moved` AFTER UPDATE ON `usage`
WHEN EXISTS (SELECT 1 FROM `moved_users` WHERE `user_id` = NEW.`user_id`) BEGIN
  SELECT RAISE(ABORT, 'her looks are moving');
END;
--> statement-breakpoint
CREATE TRIGGER `usage_delete_moved` AFTER DELETE ON `usage`
WHEN EXISTS (SELECT 1 FROM `moved_users` WHERE `user_id` = OLD.`user_id` AND `state` <> 'leaving') BEGIN
  SELECT RAISE(ABORT, 'her looks are moving');
END;
