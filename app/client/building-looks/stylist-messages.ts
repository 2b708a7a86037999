// What the page asks the stylist that works on her device, and what it answers.
import type { BuildDay } from '../../contracts/own-looks/build.ts';
import type { Slot } from '../../domain/looks/look.ts';
import type { BuildVerdict } from '../../domain/styling/chosen/judge-build.ts';
import type { ShelfPiece } from '../../domain/styling/chosen/shelf-for.ts';

/** Pieces by worn id. Passed over: those that are neither hers nor ours any more, and those in whose place a later one is. */
interface OfPieces {
  day: BuildDay;
  pieces: readonly string[];
}

export interface Questions {
  /** The look of these pieces, held against the rules. */
  judge: OfPieces;
  /** What speaks against each piece, whatever else is worn. */
  objections: OfPieces;
  /** What may be put into a place. */
  shelf: OfPieces & { slots: readonly Slot[] };
  /** The pieces, and what the stylist puts with them. */
  finish: OfPieces;
}

export interface Answers {
  judge: BuildVerdict & { lack: string | null; pieces: string[] };
  objections: string[];
  shelf: ShelfPiece[];
  finish: string[];
}

export type Kind = keyof Questions;
export type StylistRequest = { [K in Kind]: { id: number; kind: K } & Questions[K] }[Kind];
export type StylistReply = { id: number } & ({ answer: Answers[Kind] } | { why: string });
