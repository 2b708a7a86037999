import { integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { ClosetHelpOption } from '../../../app/domain/closet/closet-help.ts';
import type { PieceStatus, PieceWarmth } from '../../../app/domain/closet/closet-terms.ts';

// Her closet, in the shard of her looks.

/** Her closet: garments of our wardrobe that she owns, each in one color. */
export const closetItems = sqliteTable(
  'closet_items',
  {
    id: text().primaryKey(),
    userId: text('user_id').notNull(),
    /** Of the wardrobe: 'wool-coat'. */
    garmentId: text('garment_id').notNull(),
    /** Names of the palette ('camel', 'cream+navy') or her own ('#7a4b32'). */
    color: text().notNull(),
    /** What she calls it. */
    name: text(),
    /** Object id of her own photo of it, cut out on her device. */
    photoObject: text('photo_object'),
    warmth: text().$type<PieceWarmth>().notNull().default('usual'),
    /** In the smallest unit of the currency (ISO 4217). */
    price: integer(),
    currency: text(),
    status: text().$type<PieceStatus>().notNull().default('here'),
    /** In the wash after enough wears: clean again on this local day. Null: until she says so. */
    restUntil: text('rest_until'),
    wornCount: integer('worn_count').notNull().default(0),
    /** Wears since it was last washed. */
    sinceWash: integer('since_wash').notNull().default(0),
    /** Local day, YYYY-MM-DD. */
    lastWornOn: text('last_worn_on'),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [
    /** A double tap adds one piece. */
    uniqueIndex('closet_items_piece').on(t.userId, t.garmentId, t.color),
  ],
);

/** The local days on which she wore a piece. */
export const closetWears = sqliteTable(
  'closet_wears',
  {
    userId: text('user_id').notNull(),
    itemId: text('item_id').notNull(),
    day: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.itemId, t.day] })],
);

/** What would help her closet most, computed in the background: one row a person. */
export const closetAdvice = sqliteTable('closet_advice', {
  userId: text('user_id').primaryKey(),
  /** What it was computed for (closet-advice.ts): another closet or place has another answer. */
  madeFor: text('made_for').notNull(),
  helps: text({ mode: 'json' }).$type<ClosetHelpOption[]>().notNull(),
  madeAt: integer('made_at').notNull(),
});
