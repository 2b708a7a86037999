CREATE TABLE `uploads` (
	`user_id` text NOT NULL,
	`object_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `object_id`)
);
--> statement-breakpoint
CREATE INDEX `uploads_created` ON `uploads` (`created_at`);