CREATE TABLE `calendar_feeds` (
	`user_id` text PRIMARY KEY NOT NULL,
	`serial` text NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_feeds_token` ON `calendar_feeds` (`token_hash`);--> statement-breakpoint
CREATE TABLE `calendar_sources` (
	`user_id` text PRIMARY KEY NOT NULL,
	`sealed_url` text NOT NULL,
	`host` text NOT NULL,
	`checked_at` integer NOT NULL,
	`failure` text,
	`hint_date` text,
	`hint_occasion` text,
	`hint_hour` integer
);
