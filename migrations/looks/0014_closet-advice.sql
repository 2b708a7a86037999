CREATE TABLE `closet_advice` (
	`user_id` text PRIMARY KEY NOT NULL,
	`made_for` text NOT NULL,
	`helps` text NOT NULL,
	`made_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `closet_items` ADD `photo_object` text;--> statement-breakpoint
CREATE TRIGGER `closet_advice_insert_moved` AFTER INSERT ON `closet_advice`
WHEN EXISTS (SELECT 1 FROM `moved_users` WHERE `user_id` = NEW.`user_id`) BEGIN
  SELECT RAISE(ABORT, 'her looks are moving');
END;
--> statement-breakpoint
CREATE TRIGGER `closet_advice_update_moved` AFTER UPDATE ON `closet_advice`
WHEN EXISTS (SELECT 1 FROM `moved_users` WHERE `user_id` = NEW.`user_id`) BEGIN
  SELECT RAISE(ABORT, 'her looks are moving');
END;
--> statement-breakpoint
CREATE TRIGGER `closet_advice_delete_moved` AFTER DELETE ON `closet_advice`
WHEN EXISTS (SELECT 1 FROM `moved_users` WHERE `user_id` = OLD.`user_id` AND `state` <> 'leaving') BEGIN
  SELECT RAISE(ABORT, 'her looks are moving');
END;
