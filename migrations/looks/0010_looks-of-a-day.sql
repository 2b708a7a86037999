ALTER TABLE `outfits` ADD `occasion` text;--> statement-breakpoint
ALTER TABLE `outfits` ADD `swaps` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `outfits` ADD `worn_at` integer;--> statement-breakpoint
CREATE INDEX `outfits_replaced` ON `outfits` (`date`) WHERE "outfits"."replaced_at" is not null;