CREATE TABLE `named_looks` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`style` text NOT NULL,
	`look` text NOT NULL,
	`created_at` integer NOT NULL,
	`deleted_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `named_looks_name` ON `named_looks` (`user_id`,`name_key`) WHERE "named_looks"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX `named_looks_newest` ON `named_looks` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `named_looks_deleted` ON `named_looks` (`deleted_at`) WHERE "named_looks"."deleted_at" is not null;--> statement-breakpoint
ALTER TABLE `plans` ADD `named_look_id` text;--> statement-breakpoint
ALTER TABLE `trips` ADD `looks` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
CREATE TRIGGER `named_looks_insert_moved` AFTER INSERT ON `named_looks`
WHEN EXISTS (SELECT 1 FROM `moved_users` WHERE `user_id` = NEW.`user_id`) BEGIN
  SELECT RAISE(ABORT, 'her looks are moving');
END;
--> statement-breakpoint
CREATE TRIGGER `named_looks_update_moved` AFTER UPDATE ON `named_looks`
WHEN EXISTS (SELECT 1 FROM `moved_users` WHERE `user_id` = NEW.`user_id`) BEGIN
  SELECT RAISE(ABORT, 'her looks are moving');
END;
--> statement-breakpoint
CREATE TRIGGER `named_looks_delete_moved` AFTER DELETE ON `named_looks`
WHEN EXISTS (SELECT 1 FROM `moved_users` WHERE `user_id` = OLD.`user_id` AND `state` <> 'leaving') BEGIN
  SELECT RAISE(ABORT, 'her looks are moving');
END;
