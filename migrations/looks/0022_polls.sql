CREATE TABLE `poll_votes` (
	`user_id` text NOT NULL,
	`poll_id` text NOT NULL,
	`voter` text NOT NULL,
	`choice` text NOT NULL,
	`line` text,
	`is_hidden` integer DEFAULT false NOT NULL,
	`voted_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `poll_id`, `voter`)
);
--> statement-breakpoint
CREATE TABLE `polls` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`token` text NOT NULL,
	`first_id` text NOT NULL,
	`second_id` text NOT NULL,
	`first_swaps` integer NOT NULL,
	`second_swaps` integer NOT NULL,
	`with_photos` integer NOT NULL,
	`created_at` integer NOT NULL,
	`closes_at` integer NOT NULL,
	`told_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `polls_token` ON `polls` (`token`);--> statement-breakpoint
CREATE INDEX `polls_user` ON `polls` (`user_id`);--> statement-breakpoint
CREATE INDEX `polls_closes` ON `polls` (`closes_at`);--> statement-breakpoint
CREATE TRIGGER `polls_insert_moved` AFTER INSERT ON `polls`
WHEN EXISTS (SELECT 1 FROM `moved_users` WHERE `user_id` = NEW.`user_id`) BEGIN
  SELECT RAISE(ABORT, 'her looks are moving');
END;
--> statement-breakpoint
CREATE TRIGGER `polls_update_moved` AFTER UPDATE ON `polls`
WHEN EXISTS (SELECT 1 FROM `moved_users` WHERE `user_id` = NEW.`user_id`) BEGIN
  SELECT RAISE(ABORT, 'her looks are moving');
END;
--> statement-breakpoint
CREATE TRIGGER `polls_delete_moved` AFTER DELETE ON `polls`
WHEN EXISTS (SELECT 1 FROM `moved_users` WHERE `user_id` = OLD.`user_id` AND `state` <> 'leaving') BEGIN
  SELECT RAISE(ABORT, 'her looks are moving');
END;
--> statement-breakpoint
CREATE TRIGGER `poll_votes_insert_moved` AFTER INSERT ON `poll_votes`
WHEN EXISTS (SELECT 1 FROM `moved_users` WHERE `user_id` = NEW.`user_id`) BEGIN
  SELECT RAISE(ABORT, 'her looks are moving');
END;
--> statement-breakpoint
CREATE TRIGGER `poll_votes_update_moved` AFTER UPDATE ON `poll_votes`
WHEN EXISTS (SELECT 1 FROM `moved_users` WHERE `user_id` = NEW.`user_id`) BEGIN
  SELECT RAISE(ABORT, 'her looks are moving');
END;
--> statement-breakpoint
CREATE TRIGGER `poll_votes_delete_moved` AFTER DELETE ON `poll_votes`
WHEN EXISTS (SELECT 1 FROM `moved_users` WHERE `user_id` = OLD.`user_id` AND `state` <> 'leaving') BEGIN
  SELECT RAISE(ABORT, 'her looks are moving');
END;
