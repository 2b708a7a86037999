CREATE TABLE `moves` (
	`user_id` text PRIMARY KEY NOT NULL,
	`from_shard` integer NOT NULL,
	`to_shard` integer NOT NULL,
	`step` text NOT NULL,
	`lease_until` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `moves_lease` ON `moves` (`lease_until`);--> statement-breakpoint
ALTER TABLE `users` ADD `push_devices` text DEFAULT '[]' NOT NULL;
--> statement-breakpoint
UPDATE `users` SET `push_devices` = (
  SELECT json_group_array(json_object('id', `id`, 'endpoint', `endpoint`, 'p256dh', `p256dh`, 'auth', `auth`))
  FROM `push_subscriptions` WHERE `user_id` = `users`.`id`
) WHERE `id` IN (SELECT `user_id` FROM `push_subscriptions`);
--> statement-breakpoint
CREATE TRIGGER `push_subscriptions_added` AFTER INSERT ON `push_subscriptions` BEGIN
  UPDATE `users` SET `push_devices` = (
    SELECT json_group_array(json_object('id', `id`, 'endpoint', `endpoint`, 'p256dh', `p256dh`, 'auth', `auth`))
    FROM `push_subscriptions` WHERE `user_id` = NEW.`user_id`
  ) WHERE `id` = NEW.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `push_subscriptions_removed` AFTER DELETE ON `push_subscriptions` BEGIN
  UPDATE `users` SET `push_devices` = (
    SELECT json_group_array(json_object('id', `id`, 'endpoint', `endpoint`, 'p256dh', `p256dh`, 'auth', `auth`))
    FROM `push_subscriptions` WHERE `user_id` = OLD.`user_id`
  ) WHERE `id` = OLD.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `push_subscriptions_changed` AFTER UPDATE OF `user_id`, `endpoint`, `p256dh`, `auth` ON `push_subscriptions` BEGIN
  UPDATE `users` SET `push_devices` = (
    SELECT json_group_array(json_object('id', `id`, 'endpoint', `endpoint`, 'p256dh', `p256dh`, 'auth', `auth`))
    FROM `push_subscriptions` WHERE `user_id` = OLD.`user_id`
  ) WHERE `id` = OLD.`user_id`;
  UPDATE `users` SET `push_devices` = (
    SELECT json_group_array(json_object('id', `id`, 'endpoint', `endpoint`, 'p256dh', `p256dh`, 'auth', `auth`))
    FROM `push_subscriptions` WHERE `user_id` = NEW.`user_id`
  ) WHERE `id` = NEW.`user_id`;
END;
