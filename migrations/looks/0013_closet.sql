CREATE TABLE `closet_items` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`garment_id` text NOT NULL,
	`color` text NOT NULL,
	`name` text,
	`warmth` text DEFAULT 'usual' NOT NULL,
	`price` integer,
	`currency` text,
	`status` text DEFAULT 'here' NOT NULL,
	`rest_until` text,
	`worn_count` integer DEFAULT 0 NOT NULL,
	`since_wash` integer DEFAULT 0 NOT NULL,
	`last_worn_on` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `closet_items_piece` ON `closet_items` (`user_id`,`garment_id`,`color`);--> statement-breakpoint
CREATE TABLE `closet_wears` (
	`user_id` text NOT NULL,
	`item_id` text NOT NULL,
	`day` text NOT NULL,
	PRIMARY KEY(`user_id`, `item_id`, `day`)
);
--> statement-breakpoint
CREATE TRIGGER `closet_items_insert_moved` AFTER INSERT ON `closet_items`
WHEN EXISTS (SELECT 1 FROM `moved_users` WHERE `user_id` = NEW.`user_id`) BEGIN
  SELECT RAISE(ABORT, 'her looks are moving');
END;
--> statement-breakpoint
CREATE TRIGGER `closet_items_update_moved` AFTER UPDATE ON `closet_items`
WHEN EXISTS (SELECT 1 FROM `moved_users` WHERE `user_id` = NEW.`user_id`) BEGIN
  SELECT RAISE(ABORT, 'her looks are moving');
END;
--> statement-breakpoint
CREATE TRIGGER `closet_items_delete_moved` AFTER DELETE ON `closet_items`
WHEN EXISTS (SELECT 1 FROM `moved_users` WHERE `user_id` = OLD.`user_id` AND `state` <> 'leaving') BEGIN
  SELECT RAISE(ABORT, 'her looks are moving');
END;
--> statement-breakpoint
CREATE TRIGGER `closet_wears_insert_moved` AFTER INSERT ON `closet_wears`
WHEN EXISTS (SELECT 1 FROM `moved_users` WHERE `user_id` = NEW.`user_id`) BEGIN
  SELECT RAISE(ABORT, 'her looks are moving');
END;
--> statement-breakpoint
CREATE TRIGGER `closet_wears_update_moved` AFTER UPDATE ON `closet_wears`
WHEN EXISTS (SELECT 1 FROM `moved_users` WHERE `user_id` = NEW.`user_id`) BEGIN
  SELECT RAISE(ABORT, 'her looks are moving');
END;
--> statement-breakpoint
CREATE TRIGGER `closet_wears_delete_moved` AFTER DELETE ON `closet_wears`
WHEN EXISTS (SELECT 1 FROM `moved_users` WHERE `user_id` = OLD.`user_id` AND `state` <> 'leaving') BEGIN
  SELECT RAISE(ABORT, 'her looks are moving');
END;
