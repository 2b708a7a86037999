ALTER TABLE `users` ADD `minute_version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `minute_copied` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `users_minute_stale` ON `users` (ifnull(`next_delivery_at`, 9e15)) WHERE "users"."minute_version" <> "users"."minute_copied";
--> statement-breakpoint
CREATE TRIGGER `users_minute_changed` AFTER UPDATE OF `shard`, `timezone`, `notification_time`, `notifications_enabled`, `temperature_unit`, `push_devices`, `delivery_paused`, `location`, `gender`, `style_preferences` ON `users`
WHEN OLD.`shard` IS NOT NEW.`shard` OR OLD.`timezone` IS NOT NEW.`timezone` OR OLD.`notification_time` IS NOT NEW.`notification_time`
  OR OLD.`notifications_enabled` IS NOT NEW.`notifications_enabled` OR OLD.`temperature_unit` IS NOT NEW.`temperature_unit`
  OR OLD.`push_devices` IS NOT NEW.`push_devices` OR OLD.`delivery_paused` IS NOT NEW.`delivery_paused`
  OR (OLD.`location` = '') IS NOT (NEW.`location` = '') OR OLD.`gender` IS NOT NEW.`gender` OR OLD.`style_preferences` IS NOT NEW.`style_preferences` BEGIN
  UPDATE `users` SET `minute_version` = `minute_version` + 1 WHERE `id` = NEW.`id`;
END;
