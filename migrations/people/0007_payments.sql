CREATE TABLE `payment_attempts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`action` text NOT NULL,
	`tier` text,
	`outcome` text NOT NULL,
	`ref` text,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `payment_attempts_user` ON `payment_attempts` (`user_id`,`at`);--> statement-breakpoint
CREATE TABLE `payment_events` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`customer` text,
	`received_at` integer NOT NULL,
	`lease_until` integer NOT NULL,
	`done_at` integer
);
--> statement-breakpoint
CREATE INDEX `payment_events_received` ON `payment_events` (`received_at`);--> statement-breakpoint
CREATE INDEX `payment_events_customer` ON `payment_events` (`customer`);--> statement-breakpoint
CREATE TABLE `sandbox_desk` (
	`customer` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`account` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `provider` text DEFAULT 'stripe' NOT NULL;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `current_period_start` integer;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `next_tier` text;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `card_brand` text;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `card_last4` text;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `card_expires_at` integer;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `receipts_until` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `check_at` integer;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `attempt` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `subscriptions_customer` ON `subscriptions` (`stripe_customer_id`);--> statement-breakpoint
CREATE INDEX `subscriptions_check` ON `subscriptions` (`check_at`) WHERE "subscriptions"."check_at" is not null;--> statement-breakpoint
CREATE INDEX `subscriptions_card` ON `subscriptions` (`card_expires_at`) WHERE "subscriptions"."card_expires_at" is not null;