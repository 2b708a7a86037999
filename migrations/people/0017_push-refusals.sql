ALTER TABLE `push_subscriptions` ADD `refused_since` integer;--> statement-breakpoint
ALTER TABLE `push_subscriptions` ADD `refused_at` integer;