CREATE TABLE `archives` (
	`user_id` text NOT NULL,
	`month` text NOT NULL,
	`object` text NOT NULL,
	`version` text NOT NULL,
	`outfits` integer NOT NULL,
	`beginnings` text NOT NULL,
	`gone` text DEFAULT '[]' NOT NULL,
	`feelings_gone` integer DEFAULT false NOT NULL,
	`is_stale` integer DEFAULT false NOT NULL,
	`changed_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `month`)
);
--> statement-breakpoint
CREATE INDEX `archives_stale` ON `archives` (`changed_at`) WHERE "archives"."is_stale";--> statement-breakpoint
CREATE TRIGGER `archives_insert_moved` AFTER INSERT ON `archives`
WHEN EXISTS (SELECT 1 FROM `moved_users` WHERE `user_id` = NEW.`user_id`) BEGIN
  SELECT RAISE(ABORT, 'her looks are moving');
END;
--> statement-breakpoint
CREATE TRIGGER `archives_update_moved` AFTER UPDATE ON `archives`
WHEN EXISTS (SELECT 1 FROM `moved_users` WHERE `user_id` = NEW.`user_id`) BEGIN
  SELECT RAISE(ABORT, 'her looks are moving');
END;
--> statement-breakpoint
CREATE TRIGGER `archives_delete_moved` AFTER DELETE ON `archives`
WHEN EXISTS (SELECT 1 FROM `moved_users` WHERE `user_id` = OLD.`user_id` AND `state` <> 'leaving') BEGIN
  SELECT RAISE(ABORT, 'her looks are moving');
END;
