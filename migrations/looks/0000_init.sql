CREATE TABLE `animations` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`outfit_id` text NOT NULL,
	`date` text NOT NULL,
	`status` text NOT NULL,
	`video_object` text,
	`error_message` text,
	`is_auto_generated` integer DEFAULT false NOT NULL,
	`provider_ref` text,
	`lease_until` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `animations_user` ON `animations` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `animations_outfit` ON `animations` (`outfit_id`);--> statement-breakpoint
CREATE TABLE `jobs` (
	`id` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`kind` text NOT NULL,
	`user_id` text NOT NULL,
	`date` text NOT NULL,
	`outfit_id` text,
	`state` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`lease_until` integer DEFAULT 0 NOT NULL,
	`error` text,
	`created_at` integer NOT NULL,
	`finished_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `jobs_key` ON `jobs` (`key`);--> statement-breakpoint
CREATE INDEX `jobs_open` ON `jobs` (`lease_until`) WHERE "jobs"."state" in ('queued', 'running');--> statement-breakpoint
CREATE INDEX `jobs_user` ON `jobs` (`user_id`);--> statement-breakpoint
CREATE TABLE `outfits` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`date` text NOT NULL,
	`daypart` text NOT NULL,
	`attempt` integer NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`reasons` text NOT NULL,
	`style` text NOT NULL,
	`look` text NOT NULL,
	`receipt` text NOT NULL,
	`weather` text NOT NULL,
	`weather_source` text NOT NULL,
	`weather_note` text,
	`place_name` text NOT NULL,
	`image_object` text,
	`image_state` text NOT NULL,
	`image_source` text,
	`video_object` text,
	`is_favorite` integer DEFAULT false NOT NULL,
	`replaced_at` integer,
	`seen_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outfits_current` ON `outfits` (`user_id`,`date`) WHERE "outfits"."replaced_at" is null;--> statement-breakpoint
CREATE INDEX `outfits_user_newest` ON `outfits` (`user_id`,`date`,`created_at`);--> statement-breakpoint
CREATE TABLE `shares` (
	`token` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`outfit_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`revoked_at` integer
);
--> statement-breakpoint
CREATE INDEX `shares_outfit` ON `shares` (`outfit_id`);--> statement-breakpoint
CREATE TABLE `usage` (
	`user_id` text NOT NULL,
	`date` text NOT NULL,
	`kind` text NOT NULL,
	`used` integer NOT NULL,
	`allowed` integer NOT NULL,
	PRIMARY KEY(`user_id`, `date`, `kind`),
	CONSTRAINT "usage_within" CHECK("usage"."used" <= "usage"."allowed")
);
