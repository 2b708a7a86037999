CREATE TABLE `plans` (
	`user_id` text NOT NULL,
	`date` text NOT NULL,
	`attempt` integer NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`style` text NOT NULL,
	`look` text NOT NULL,
	`outlook` text NOT NULL,
	`made_for` text NOT NULL,
	`kept_at` integer,
	`moved` text,
	`made_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `date`)
);
--> statement-breakpoint
CREATE TABLE `trips` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`place_name` text NOT NULL,
	`lat` real NOT NULL,
	`lon` real NOT NULL,
	`timezone` text NOT NULL,
	`from_date` text NOT NULL,
	`to_date` text NOT NULL,
	`list` text NOT NULL,
	`packed` text DEFAULT '[]' NOT NULL,
	`made_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `trips_user` ON `trips` (`user_id`,`from_date`);
--> statement-breakpoint
CREATE TRIGGER `plans_insert_moved` AFTER INSERT ON `plans`
WHEN EXISTS (SELECT 1 FROM `moved_users` WHERE `user_id` = NEW.`user_id`) BEGIN
  SELECT RAISE(ABORT, 'her looks are moving');
END;
--> statement-breakpoint
CREATE TRIGGER `plans_update_moved` AFTER UPDATE ON `plans`
WHEN EXISTS (SELECT 1 FROM `moved_users` WHERE `user_id` = NEW.`user_id`) BEGIN
  SELECT RAISE(ABORT, 'her looks are moving');
END;
--> statement-breakpoint
CREATE TRIGGER `plans_delete_moved` AFTER DELETE ON `plans`
WHEN EXISTS (SELECT 1 FROM `moved_users` WHERE `user_id` = OLD.`user_id` AND `state` <> 'leaving') BEGIN
  SELECT RAISE(ABORT, 'her looks are moving');
END;
--> statement-breakpoint
CREATE TRIGGER `trips_insert_moved` AFTER INSERT ON `trips`
WHEN EXISTS (SELECT 1 FROM `moved_users` WHERE `user_id` = NEW.`user_id`) BEGIN
  SELECT RAISE(ABORT, 'her looks are moving');
END;
--> statement-breakpoint
CREATE TRIGGER `trips_update_moved` AFTER UPDATE ON `trips`
WHEN EXISTS (SELECT 1 FROM `moved_users` WHERE `user_id` = NEW.`user_id`) BEGIN
  SELECT RAISE(ABORT, 'her looks are moving');
END;
--> statement-breakpoint
CREATE TRIGGER `trips_delete_moved` AFTER DELETE ON `trips`
WHEN EXISTS (SELECT 1 FROM `moved_users` WHERE `user_id` = OLD.`user_id` AND `state` <> 'leaving') BEGIN
  SELECT RAISE(ABORT, 'her looks are moving');
END;
