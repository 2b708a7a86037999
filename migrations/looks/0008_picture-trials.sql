ALTER TABLE `outfits` ADD `picture_trials` text;--> statement-breakpoint
ALTER TABLE `outfits` ADD `styled_by` text;