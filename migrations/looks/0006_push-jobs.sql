CREATE TABLE `delivery_counts` (
	`day` text NOT NULL,
	`name` text NOT NULL,
	`n` integer NOT NULL,
	PRIMARY KEY(`day`, `name`)
);
--> statement-breakpoint
ALTER TABLE `jobs` ADD `due_at` integer;--> statement-breakpoint
ALTER TABLE `jobs` ADD `sent_to` text;--> statement-breakpoint
CREATE INDEX `jobs_failed` ON `jobs` (`finished_at`) WHERE "jobs"."state" = 'failed';