CREATE TABLE `audit_log` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`actor_id` text,
	`action` text NOT NULL,
	`subject_id` text,
	`before` text NOT NULL,
	`after` text NOT NULL,
	`request_id` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_log_at` ON `audit_log` (`at`);--> statement-breakpoint
CREATE INDEX `audit_log_actor` ON `audit_log` (`actor_id`);--> statement-breakpoint
CREATE INDEX `audit_log_subject` ON `audit_log` (`subject_id`);--> statement-breakpoint
CREATE TABLE `deletions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`shard` integer NOT NULL,
	`email` text,
	`stripe_customer_id` text,
	`stripe_subscription_id` text,
	`step` text NOT NULL,
	`requested_at` integer NOT NULL,
	`lease_until` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `deletions_user` ON `deletions` (`user_id`);--> statement-breakpoint
CREATE INDEX `deletions_lease` ON `deletions` (`lease_until`);--> statement-breakpoint
CREATE INDEX `users_created` ON `users` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `users_first_name` ON `users` ("first_name" collate nocase);--> statement-breakpoint
CREATE INDEX `users_last_name` ON `users` ("last_name" collate nocase);