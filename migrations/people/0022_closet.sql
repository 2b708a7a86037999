ALTER TABLE `users` ADD `dress_from` text DEFAULT 'everything' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `laundry_rest` integer DEFAULT true NOT NULL;