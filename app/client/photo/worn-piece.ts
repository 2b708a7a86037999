import { useQuery, useQueryClient } from '@tanstack/react-query';
import { SLOTS, type Look, type WornGarment } from '../../domain/looks/look.ts';
import { useUser } from '../account/session.ts';
import { useBasics } from '../looks/closet.ts';
import type { LaidFlat } from '../../fitting-room/garment-photo/garment-photo-messages.ts';

/** What a piece is tried on with, by its slot: plain basics, and nothing that would hide it. */
const WITH: Partial<Record<WornGarment['slot'], readonly WornGarment['slot'][]>> = {
  top: ['bottom', 'shoes'],
  knitwear: ['bottom', 'shoes'],
  dress: ['shoes'],
  bottom: ['top', 'shoes'],
  jacket: ['top', 'bottom', 'shoes'],
  coat: ['top', 'bottom', 'shoes'],
};

function lookWith(garment: WornGarment, basics: readonly WornGarment[]): Look {
  const others = (WITH[garment.slot] ?? ['top', 'bottom', 'shoes']).flatMap(
    (slot) => basics.find((basic) => basic.slot === slot) ?? [],
  );
  const garments = [garment, ...others.filter(({ slot }) => slot !== garment.slot)];
  return { garments: garments.toSorted((a, b) => SLOTS.indexOf(a.slot) - SLOTS.indexOf(b.slot)) };
}
