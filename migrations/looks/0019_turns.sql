CREATE TABLE `turns` (
	`user_id` text PRIMARY KEY NOT NULL,
	`change_until` integer DEFAULT 0 NOT NULL,
	`page_until` integer DEFAULT 0 NOT NULL,
	`made_up_at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TRIGGER `turns_insert_moved` AFTER INSERT ON `turns`
WHEN EXISTS (SELECT 1 FROM `moved_users` WHERE `user_id` = NEW.`user_id`) BEGIN
  SELECT RAISE(ABORT, 'her looks are moving');
END;
--> statement-breakpoint
CREATE TRIGGER `turns_update_moved` AFTER UPDATE ON `turns`
WHEN EXISTS (SELECT 1 FROM `moved_users` WHERE `user_id` = NEW.`user_id`) BEGIN
  SELECT RAISE(ABORT, 'her looks are moving');
END;
--> statement-breakpoint
CREATE TRIGGER `turns_delete_moved` AFTER DELETE ON `turns`
WHEN EXISTS (SELECT 1 FROM `moved_users` WHERE `user_id` = OLD.`user_id` AND `state` <> 'leaving') BEGIN
  SELECT RAISE(ABORT, 'her looks are moving');
END;
