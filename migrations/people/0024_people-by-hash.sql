CREATE TABLE `directory` (
	`kind` text NOT NULL,
	`value` text NOT NULL,
	`user_id` text NOT NULL,
	`people_shard` integer NOT NULL,
	`claimed_at` integer NOT NULL,
	PRIMARY KEY(`kind`, `value`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `moved_people` (
	`user_id` text PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`to_shard` integer NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `users` ADD `people_shard` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `deletions` ADD `names` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `moves` ADD `what` text DEFAULT 'looks' NOT NULL;
--> statement-breakpoint
CREATE TRIGGER `users_insert_known` BEFORE INSERT ON `users`
WHEN EXISTS (SELECT 1 FROM `directory` WHERE `kind` = 'email' AND `value` = NEW.`email_key` AND `user_id` <> NEW.`id`)
  OR EXISTS (SELECT 1 FROM `directory` WHERE `kind` = 'username' AND `value` = NEW.`username_key` AND `user_id` <> NEW.`id`)
  OR EXISTS (SELECT 1 FROM `directory` WHERE `kind` = 'look-alike' AND `value` = NEW.`username_skeleton` AND `user_id` <> NEW.`id`) BEGIN
  SELECT RAISE(ABORT, 'UNIQUE constraint failed: directory.value');
END;
--> statement-breakpoint
CREATE TRIGGER `users_update_known` BEFORE UPDATE OF `email_key`, `username_key`, `username_skeleton` ON `users`
WHEN EXISTS (SELECT 1 FROM `directory` WHERE `kind` = 'email' AND `value` = NEW.`email_key` AND `user_id` <> NEW.`id`)
  OR EXISTS (SELECT 1 FROM `directory` WHERE `kind` = 'username' AND `value` = NEW.`username_key` AND `user_id` <> NEW.`id`)
  OR EXISTS (SELECT 1 FROM `directory` WHERE `kind` = 'look-alike' AND `value` = NEW.`username_skeleton` AND `user_id` <> NEW.`id`) BEGIN
  SELECT RAISE(ABORT, 'UNIQUE constraint failed: directory.value');
END;
--> statement-breakpoint
CREATE TRIGGER `identities_insert_known` BEFORE INSERT ON `identities`
WHEN EXISTS (SELECT 1 FROM `directory` WHERE `kind` = NEW.`provider` AND `value` = NEW.`subject` AND `user_id` <> NEW.`user_id`) BEGIN
  SELECT RAISE(ABORT, 'UNIQUE constraint failed: directory.value');
END;
--> statement-breakpoint
CREATE TRIGGER `passkeys_insert_known` BEFORE INSERT ON `passkeys`
WHEN EXISTS (SELECT 1 FROM `directory` WHERE `kind` = 'passkey' AND `value` = NEW.`id` AND `user_id` <> NEW.`user_id`) BEGIN
  SELECT RAISE(ABORT, 'UNIQUE constraint failed: directory.value');
END;
--> statement-breakpoint
CREATE TRIGGER `directory_insert_here` BEFORE INSERT ON `directory`
WHEN EXISTS (SELECT 1 FROM `users` WHERE NEW.`kind` = 'email' AND `email_key` = NEW.`value` AND `id` <> NEW.`user_id`)
  OR EXISTS (SELECT 1 FROM `users` WHERE NEW.`kind` = 'username' AND `username_key` = NEW.`value` AND `id` <> NEW.`user_id`)
  OR EXISTS (SELECT 1 FROM `users` WHERE NEW.`kind` = 'look-alike' AND `username_skeleton` = NEW.`value` AND `id` <> NEW.`user_id`)
  OR EXISTS (SELECT 1 FROM `identities` WHERE `provider` = NEW.`kind` AND `subject` = NEW.`value` AND `user_id` <> NEW.`user_id`)
  OR EXISTS (SELECT 1 FROM `passkeys` WHERE NEW.`kind` = 'passkey' AND `id` = NEW.`value` AND `user_id` <> NEW.`user_id`) BEGIN
  SELECT RAISE(ABORT, 'UNIQUE constraint failed: directory.value');
END;
--> statement-breakpoint
CREATE TRIGGER `users_insert_moved` AFTER INSERT ON `users`
WHEN EXISTS (SELECT 1 FROM `moved_people` WHERE `user_id` = NEW.`id`) BEGIN
  SELECT RAISE(ABORT, 'her account is moving');
END;
--> statement-breakpoint
CREATE TRIGGER `users_update_moved` AFTER UPDATE ON `users`
WHEN EXISTS (SELECT 1 FROM `moved_people` WHERE `user_id` = NEW.`id`) BEGIN
  SELECT RAISE(ABORT, 'her account is moving');
END;
--> statement-breakpoint
CREATE TRIGGER `users_delete_moved` AFTER DELETE ON `users`
WHEN EXISTS (SELECT 1 FROM `moved_people` WHERE `user_id` = OLD.`id` AND `state` <> 'leaving') BEGIN
  SELECT RAISE(ABORT, 'her account is moving');
END;
--> statement-breakpoint
CREATE TRIGGER `sessions_insert_moved` AFTER INSERT ON `sessions`
WHEN EXISTS (SELECT 1 FROM `moved_people` WHERE `user_id` = NEW.`user_id`) BEGIN
  SELECT RAISE(ABORT, 'her account is moving');
END;
--> statement-breakpoint
CREATE TRIGGER `sessions_update_moved` AFTER UPDATE ON `sessions`
WHEN EXISTS (SELECT 1 FROM `moved_people` WHERE `user_id` = NEW.`user_id`) BEGIN
  SELECT RAISE(ABORT, 'her account is moving');
END;
--> statement-breakpoint
CREATE TRIGGER `sessions_delete_moved` AFTER DELETE ON `sessions`
WHEN EXISTS (SELECT 1 FROM `moved_people` WHERE `user_id` = OLD.`user_id` AND `state` <> 'leaving') BEGIN
  SELECT RAISE(ABORT, 'her account is moving');
END;
--> statement-breakpoint
CREATE TRIGGER `identities_insert_moved` AFTER INSERT ON `identities`
WHEN EXISTS (SELECT 1 FROM `moved_people` WHERE `user_id` = NEW.`user_id`) BEGIN
  SELECT RAISE(ABORT, 'her account is moving');
END;
--> statement-breakpoint
CREATE TRIGGER `identities_update_moved` AFTER UPDATE ON `identities`
WHEN EXISTS (SELECT 1 FROM `moved_people` WHERE `user_id` = NEW.`user_id`) BEGIN
  SELECT RAISE(ABORT, 'her account is moving');
END;
--> statement-breakpoint
CREATE TRIGGER `identities_delete_moved` AFTER DELETE ON `identities`
WHEN EXISTS (SELECT 1 FROM `moved_people` WHERE `user_id` = OLD.`user_id` AND `state` <> 'leaving') BEGIN
  SELECT RAISE(ABORT, 'her account is moving');
END;
--> statement-breakpoint
CREATE TRIGGER `passkeys_insert_moved` AFTER INSERT ON `passkeys`
WHEN EXISTS (SELECT 1 FROM `moved_people` WHERE `user_id` = NEW.`user_id`) BEGIN
  SELECT RAISE(ABORT, 'her account is moving');
END;
--> statement-breakpoint
CREATE TRIGGER `passkeys_update_moved` AFTER UPDATE ON `passkeys`
WHEN EXISTS (SELECT 1 FROM `moved_people` WHERE `user_id` = NEW.`user_id`) BEGIN
  SELECT RAISE(ABORT, 'her account is moving');
END;
--> statement-breakpoint
CREATE TRIGGER `passkeys_delete_moved` AFTER DELETE ON `passkeys`
WHEN EXISTS (SELECT 1 FROM `moved_people` WHERE `user_id` = OLD.`user_id` AND `state` <> 'leaving') BEGIN
  SELECT RAISE(ABORT, 'her account is moving');
END;
--> statement-breakpoint
CREATE TRIGGER `uploads_insert_moved` AFTER INSERT ON `uploads`
WHEN EXISTS (SELECT 1 FROM `moved_people` WHERE `user_id` = NEW.`user_id`) BEGIN
  SELECT RAISE(ABORT, 'her account is moving');
END;
--> statement-breakpoint
CREATE TRIGGER `uploads_update_moved` AFTER UPDATE ON `uploads`
WHEN EXISTS (SELECT 1 FROM `moved_people` WHERE `user_id` = NEW.`user_id`) BEGIN
  SELECT RAISE(ABORT, 'her account is moving');
END;
--> statement-breakpoint
CREATE TRIGGER `uploads_delete_moved` AFTER DELETE ON `uploads`
WHEN EXISTS (SELECT 1 FROM `moved_people` WHERE `user_id` = OLD.`user_id` AND `state` <> 'leaving') BEGIN
  SELECT RAISE(ABORT, 'her account is moving');
END;
--> statement-breakpoint
CREATE TRIGGER `tokens_insert_moved` AFTER INSERT ON `tokens`
WHEN EXISTS (SELECT 1 FROM `moved_people` WHERE `user_id` = NEW.`user_id`) BEGIN
  SELECT RAISE(ABORT, 'her account is moving');
END;
--> statement-breakpoint
CREATE TRIGGER `tokens_update_moved` AFTER UPDATE ON `tokens`
WHEN EXISTS (SELECT 1 FROM `moved_people` WHERE `user_id` = NEW.`user_id`) BEGIN
  SELECT RAISE(ABORT, 'her account is moving');
END;
--> statement-breakpoint
CREATE TRIGGER `tokens_delete_moved` AFTER DELETE ON `tokens`
WHEN EXISTS (SELECT 1 FROM `moved_people` WHERE `user_id` = OLD.`user_id` AND `state` <> 'leaving') BEGIN
  SELECT RAISE(ABORT, 'her account is moving');
END;
--> statement-breakpoint
CREATE TRIGGER `mails_insert_moved` AFTER INSERT ON `mails`
WHEN EXISTS (SELECT 1 FROM `moved_people` WHERE `user_id` = NEW.`user_id`) BEGIN
  SELECT RAISE(ABORT, 'her account is moving');
END;
--> statement-breakpoint
CREATE TRIGGER `mails_update_moved` AFTER UPDATE ON `mails`
WHEN EXISTS (SELECT 1 FROM `moved_people` WHERE `user_id` = NEW.`user_id`) BEGIN
  SELECT RAISE(ABORT, 'her account is moving');
END;
--> statement-breakpoint
CREATE TRIGGER `mails_delete_moved` AFTER DELETE ON `mails`
WHEN EXISTS (SELECT 1 FROM `moved_people` WHERE `user_id` = OLD.`user_id` AND `state` <> 'leaving') BEGIN
  SELECT RAISE(ABORT, 'her account is moving');
END;
--> statement-breakpoint
CREATE TRIGGER `style_schedules_insert_moved` AFTER INSERT ON `style_schedules`
WHEN EXISTS (SELECT 1 FROM `moved_people` WHERE `user_id` = NEW.`user_id`) BEGIN
  SELECT RAISE(ABORT, 'her account is moving');
END;
--> statement-breakpoint
CREATE TRIGGER `style_schedules_update_moved` AFTER UPDATE ON `style_schedules`
WHEN EXISTS (SELECT 1 FROM `moved_people` WHERE `user_id` = NEW.`user_id`) BEGIN
  SELECT RAISE(ABORT, 'her account is moving');
END;
--> statement-breakpoint
CREATE TRIGGER `style_schedules_delete_moved` AFTER DELETE ON `style_schedules`
WHEN EXISTS (SELECT 1 FROM `moved_people` WHERE `user_id` = OLD.`user_id` AND `state` <> 'leaving') BEGIN
  SELECT RAISE(ABORT, 'her account is moving');
END;
--> statement-breakpoint
CREATE TRIGGER `push_subscriptions_insert_moved` AFTER INSERT ON `push_subscriptions`
WHEN EXISTS (SELECT 1 FROM `moved_people` WHERE `user_id` = NEW.`user_id`) BEGIN
  SELECT RAISE(ABORT, 'her account is moving');
END;
--> statement-breakpoint
CREATE TRIGGER `push_subscriptions_update_moved` AFTER UPDATE ON `push_subscriptions`
WHEN EXISTS (SELECT 1 FROM `moved_people` WHERE `user_id` = NEW.`user_id`) BEGIN
  SELECT RAISE(ABORT, 'her account is moving');
END;
--> statement-breakpoint
CREATE TRIGGER `push_subscriptions_delete_moved` AFTER DELETE ON `push_subscriptions`
WHEN EXISTS (SELECT 1 FROM `moved_people` WHERE `user_id` = OLD.`user_id` AND `state` <> 'leaving') BEGIN
  SELECT RAISE(ABORT, 'her account is moving');
END;
--> statement-breakpoint
CREATE TRIGGER `calendar_feeds_insert_moved` AFTER INSERT ON `calendar_feeds`
WHEN EXISTS (SELECT 1 FROM `moved_people` WHERE `user_id` = NEW.`user_id`) BEGIN
  SELECT RAISE(ABORT, 'her account is moving');
END;
--> statement-breakpoint
CREATE TRIGGER `calendar_feeds_update_moved` AFTER UPDATE ON `calendar_feeds`
WHEN EXISTS (SELECT 1 FROM `moved_people` WHERE `user_id` = NEW.`user_id`) BEGIN
  SELECT RAISE(ABORT, 'her account is moving');
END;
--> statement-breakpoint
CREATE TRIGGER `calendar_feeds_delete_moved` AFTER DELETE ON `calendar_feeds`
WHEN EXISTS (SELECT 1 FROM `moved_people` WHERE `user_id` = OLD.`user_id` AND `state` <> 'leaving') BEGIN
  SELECT RAISE(ABORT, 'her account is moving');
END;
--> statement-breakpoint
CREATE TRIGGER `calendar_sources_insert_moved` AFTER INSERT ON `calendar_sources`
WHEN EXISTS (SELECT 1 FROM `moved_people` WHERE `user_id` = NEW.`user_id`) BEGIN
  SELECT RAISE(ABORT, 'her account is moving');
END;
--> statement-breakpoint
CREATE TRIGGER `calendar_sources_update_moved` AFTER UPDATE ON `calendar_sources`
WHEN EXISTS (SELECT 1 FROM `moved_people` WHERE `user_id` = NEW.`user_id`) BEGIN
  SELECT RAISE(ABORT, 'her account is moving');
END;
--> statement-breakpoint
CREATE TRIGGER `calendar_sources_delete_moved` AFTER DELETE ON `calendar_sources`
WHEN EXISTS (SELECT 1 FROM `moved_people` WHERE `user_id` = OLD.`user_id` AND `state` <> 'leaving') BEGIN
  SELECT RAISE(ABORT, 'her account is moving');
END;
--> statement-breakpoint
CREATE TRIGGER `subscriptions_insert_moved` AFTER INSERT ON `subscriptions`
WHEN EXISTS (SELECT 1 FROM `moved_people` WHERE `user_id` = NEW.`user_id`) BEGIN
  SELECT RAISE(ABORT, 'her account is moving');
END;
--> statement-breakpoint
CREATE TRIGGER `subscriptions_update_moved` AFTER UPDATE ON `subscriptions`
WHEN EXISTS (SELECT 1 FROM `moved_people` WHERE `user_id` = NEW.`user_id`) BEGIN
  SELECT RAISE(ABORT, 'her account is moving');
END;
--> statement-breakpoint
CREATE TRIGGER `subscriptions_delete_moved` AFTER DELETE ON `subscriptions`
WHEN EXISTS (SELECT 1 FROM `moved_people` WHERE `user_id` = OLD.`user_id` AND `state` <> 'leaving') BEGIN
  SELECT RAISE(ABORT, 'her account is moving');
END;
--> statement-breakpoint
CREATE TRIGGER `payment_attempts_insert_moved` AFTER INSERT ON `payment_attempts`
WHEN EXISTS (SELECT 1 FROM `moved_people` WHERE `user_id` = NEW.`user_id`) BEGIN
  SELECT RAISE(ABORT, 'her account is moving');
END;
--> statement-breakpoint
CREATE TRIGGER `payment_attempts_update_moved` AFTER UPDATE ON `payment_attempts`
WHEN EXISTS (SELECT 1 FROM `moved_people` WHERE `user_id` = NEW.`user_id`) BEGIN
  SELECT RAISE(ABORT, 'her account is moving');
END;
--> statement-breakpoint
CREATE TRIGGER `payment_attempts_delete_moved` AFTER DELETE ON `payment_attempts`
WHEN EXISTS (SELECT 1 FROM `moved_people` WHERE `user_id` = OLD.`user_id` AND `state` <> 'leaving') BEGIN
  SELECT RAISE(ABORT, 'her account is moving');
END;
