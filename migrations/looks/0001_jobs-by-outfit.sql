DROP INDEX `jobs_user`;--> statement-breakpoint
CREATE INDEX `jobs_user` ON `jobs` (`user_id`,`outfit_id`);