CREATE TABLE `minutes` (
	`user_id` text PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	`timezone` text NOT NULL,
	`notification_time` text NOT NULL,
	`temperature_unit` text NOT NULL,
	`notifications_enabled` integer NOT NULL,
	`devices` text NOT NULL,
	`next_delivery_at` integer,
	`last_seen_at` integer NOT NULL,
	`created_at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `minutes_next` ON `minutes` (`next_delivery_at`) WHERE "minutes"."next_delivery_at" is not null;--> statement-breakpoint
CREATE INDEX `minutes_of_nobody` ON `minutes` (`version`) WHERE "minutes"."version" = 0;--> statement-breakpoint
CREATE TABLE `operations` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER `minutes_update_moved` AFTER UPDATE ON `minutes`
WHEN EXISTS (SELECT 1 FROM `moved_users` WHERE `user_id` = NEW.`user_id`) BEGIN
  SELECT RAISE(ABORT, 'her looks are moving');
END;
--> statement-breakpoint
CREATE TRIGGER `minutes_delete_moved` AFTER DELETE ON `minutes`
WHEN EXISTS (SELECT 1 FROM `moved_users` WHERE `user_id` = OLD.`user_id` AND `state` <> 'leaving') BEGIN
  SELECT RAISE(ABORT, 'her looks are moving');
END;
