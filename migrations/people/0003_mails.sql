CREATE TABLE `mails` (
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`key` text NOT NULL,
	`state` text NOT NULL,
	`requested_at` integer NOT NULL,
	`lease_until` integer NOT NULL,
	`attempts` integer DEFAULT 1 NOT NULL,
	`sent_at` integer,
	`provider_ref` text,
	PRIMARY KEY(`user_id`, `kind`, `key`)
);
--> statement-breakpoint
CREATE INDEX `mails_requested` ON `mails` (`requested_at`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`recipient` text NOT NULL,
	`subject` text NOT NULL,
	`html` text NOT NULL,
	`text` text NOT NULL,
	`sent_at` integer NOT NULL
);
