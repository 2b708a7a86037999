ALTER TABLE `users` ADD `warm_photo_object` text;--> statement-breakpoint
ALTER TABLE `users` ADD `warm_upright_object` text;--> statement-breakpoint
ALTER TABLE `users` ADD `warm_body_map_object` text;--> statement-breakpoint
ALTER TABLE `users` ADD `warm_map_a_object` text;--> statement-breakpoint
ALTER TABLE `users` ADD `warm_map_b_object` text;--> statement-breakpoint
ALTER TABLE `users` ADD `warm_photo_verdict` text;