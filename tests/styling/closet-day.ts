// A day from a closet that is written in one line.
import type { OwnPiece, PieceWarmth } from '../../app/domain/closet/closet-terms.ts';
import type { Gender, StyleId } from '../../app/domain/preferences/style.ts';
import type { StylingBrief } from '../../app/domain/styling/input/brief.ts';
import { hoursOfDay, type HardDay } from './hard-day.ts';

export interface ClosetDay {
  day: HardDay;
  /** 'wool-coat:camel', with its warmth ':thin', with what she calls it '=the old one'; a space between two. */
  pieces: string;
  from?: 'only-mine' | 'mine-first';
  gender?: Gender;
  styles?: StyleId[];
}

function pieceOf(line: string): OwnPiece {
  const [worn = '', name] = line.split('=');
  const [garmentId = '', color = '', warmth = 'usual'] = worn.split(':');
  return { garmentId, color, warmth: warmth as PieceWarmth, ...(name && { name }) };
}

/** The question of such a morning in Bergen; from hers alone, a woman's, unless it says otherwise. */
export const closetBrief = (
  { day, pieces, from = 'only-mine', gender = 'female', styles = ['casual'] }: ClosetDay,
  more: Partial<StylingBrief> = {},
): StylingBrief => ({
  gender,
  styles,
  daypart: 'morning',
  hours: hoursOfDay(day),
  placeName: 'Bergen',
  recent: [],
  seed: 'a',
  closet: { from, pieces: pieces.split(' ').map(pieceOf) },
  ...more,
});
