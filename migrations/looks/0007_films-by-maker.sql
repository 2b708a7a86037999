DROP INDEX `animations_open`;--> statement-breakpoint
CREATE INDEX `animations_open` ON `animations` (`maker`,`holds_place`,`lease_until`) WHERE "animations"."status" in ('pending', 'processing');