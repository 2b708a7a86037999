import { integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { ClosetHelpOption } from '../../../app/domain/closet/closet-help.ts';
import type { OwnCloth } from '../../../app/domain/closet/own-cloth.ts';
import type { PieceStatus, PieceWarmth } from '../../../app/domain/closet/closet-terms.ts';

// Her closet: garments of our wardrobe that she owns, each in one color; in the shard of her looks.

export const closetItems = sqliteTable(
  'closet_items',
  {
    id: text().primaryKey(),
    userId: text('user_id').notNull(),
    /** Of the wardrobe: 'wool-coat'. */
    garmentId: text('garment_id').notNull(),
    /** Names of the palette ('camel', 'cream+navy') or her own ('#7a4b32'). */
    color: text().notNull(),
    name: text(),
    photoObject: text('photo_object'),
    /** Her own cloth as flat panels, the photo that it was read from, and how both are read (app/domain/closet/own-cloth.ts). */
    atlasObject: text('atlas_object'),
    originalObject: text('original_object'),
    ownCloth: text('own_cloth', { mode: 'json' }).$type<OwnCloth>(),
    warmth: text().$type<PieceWarmth>().notNull().default('usual'),
    /** In the smallest unit of the currency (ISO 4217). */
    price: integer(),
    currency: text(),
    status: text().$type<PieceStatus>().notNull().default('here'),
    /** Local day on which the wash ends; null: when she says so. */
    restUntil: text('rest_until'),
    wornCount: integer('worn_count').notNull().default(0),
    sinceWash: integer('since_wash').notNull().default(0),
    /** Local day, YYYY-MM-DD. */
    lastWornOn: text('last_worn_on'),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [uniqueIndex('closet_items_piece').on(t.userId, t.garmentId, t.color)],
);

export const closetWears = sqliteTable(
  'closet_wears',
  {
    userId: text('user_id').notNull(),
    itemId: text('item_id').notNull(),
    day: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.itemId, t.day] })],
);

export const closetAdvice = sqliteTable('closet_advice', {
  userId: text('user_id').primaryKey(),
  /** Another closet or place has another answer (closet-advice.ts). */
  madeFor: text('made_for').notNull(),
  helps: text({ mode: 'json' }).$type<ClosetHelpOption[]>().notNull(),
  madeAt: integer('made_at').notNull(),
});
