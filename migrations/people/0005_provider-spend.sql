CREATE TABLE `provider_spend` (
	`day` text PRIMARY KEY NOT NULL,
	`spent` integer NOT NULL,
	`cap` integer NOT NULL,
	CONSTRAINT "spend_within" CHECK("provider_spend"."spent" <= "provider_spend"."cap")
);
