CREATE TABLE `early_access` (
	`email` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `operations` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `places` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`search_key` text NOT NULL,
	`region` text NOT NULL,
	`country` text NOT NULL,
	`lat` real NOT NULL,
	`lon` real NOT NULL,
	`timezone` text NOT NULL,
	`population` integer NOT NULL,
	`cell` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `places_search` ON `places` (`search_key`,`population`);--> statement-breakpoint
CREATE INDEX `places_cell` ON `places` (`cell`);--> statement-breakpoint
CREATE TABLE `push_subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`session_id` text NOT NULL,
	`endpoint` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `push_subscriptions_user` ON `push_subscriptions` (`user_id`);--> statement-breakpoint
CREATE INDEX `push_subscriptions_session` ON `push_subscriptions` (`session_id`);--> statement-breakpoint
CREATE TABLE `rate_limits` (
	`key` text NOT NULL,
	`window_start` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`key`, `window_start`)
);
--> statement-breakpoint
CREATE INDEX `rate_limits_window` ON `rate_limits` (`window_start`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`user_agent` text
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE TABLE `style_schedules` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`styles` text NOT NULL,
	`time_of_day` text NOT NULL,
	`days_of_week` text NOT NULL,
	`context` text,
	`priority` integer DEFAULT 1 NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `style_schedules_user` ON `style_schedules` (`user_id`);--> statement-breakpoint
CREATE TABLE `subscriptions` (
	`user_id` text PRIMARY KEY NOT NULL,
	`stripe_customer_id` text,
	`stripe_subscription_id` text,
	`tier` text,
	`status` text,
	`current_period_end` integer,
	`cancel_at_period_end` integer DEFAULT false NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `subscriptions_stripe` ON `subscriptions` (`stripe_subscription_id`);--> statement-breakpoint
CREATE TABLE `tokens` (
	`hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`purpose` text NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer
);
--> statement-breakpoint
CREATE INDEX `tokens_user` ON `tokens` (`user_id`,`purpose`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`username` text NOT NULL,
	`username_key` text NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`first_name` text,
	`last_name` text,
	`email_verified` integer DEFAULT false NOT NULL,
	`password_hash` text,
	`photo_object` text,
	`upright_object` text,
	`body_map_object` text,
	`map_a_object` text,
	`map_b_object` text,
	`profile_image_url` text,
	`location` text DEFAULT '' NOT NULL,
	`place_id` integer,
	`lat` real,
	`lon` real,
	`timezone` text DEFAULT 'America/Los_Angeles' NOT NULL,
	`gender` text,
	`style_preferences` text DEFAULT '[]' NOT NULL,
	`notification_time` text DEFAULT '08:00' NOT NULL,
	`notifications_enabled` integer DEFAULT false NOT NULL,
	`temperature_unit` text DEFAULT 'F' NOT NULL,
	`subscription_tier` text DEFAULT 'free' NOT NULL,
	`subscription_source` text,
	`is_admin` integer DEFAULT false NOT NULL,
	`shard` integer DEFAULT 0 NOT NULL,
	`next_delivery_at` integer,
	`last_seen_at` integer NOT NULL,
	`delivery_paused` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_username_key` ON `users` (`username_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_key` ON `users` (`email_key`);--> statement-breakpoint
CREATE INDEX `users_next_delivery` ON `users` (`next_delivery_at`) WHERE "users"."next_delivery_at" is not null;--> statement-breakpoint
CREATE TABLE `weather_cache` (
	`cell` text PRIMARY KEY NOT NULL,
	`forecast` text NOT NULL,
	`validator` text,
	`fetched_at` integer NOT NULL,
	`fresh_until` integer NOT NULL,
	`lease_until` integer DEFAULT 0 NOT NULL
);
