ALTER TABLE `closet_items` ADD `atlas_object` text;--> statement-breakpoint
ALTER TABLE `closet_items` ADD `original_object` text;--> statement-breakpoint
ALTER TABLE `closet_items` ADD `own_cloth` text;