import { pieceWornId } from '../../domain/closet/piece.ts';
import { Refusal } from '../../domain/refusal.ts';
import {
  choosePieces,
  laterOnes,
  stylesFor,
  type ChosenPiece,
} from '../../domain/styling/chosen/chosen-pieces.ts';
import { composeAround } from '../../domain/styling/chosen/compose-around.ts';
import { judgeBuild, lackSentence } from '../../domain/styling/chosen/judge-build.ts';
import { pieceSentences } from '../../domain/styling/chosen/misfit-words.ts';
import { shelfFor } from '../../domain/styling/chosen/shelf-for.ts';
import { questionOf } from '../../domain/styling/composer.ts';
import { garmentById } from '../../domain/wardrobe/wardrobe.ts';
import type { Answers, Kind, StylistReply, StylistRequest } from './stylist-messages.ts';

function piecesOf({ day, pieces: ids }: StylistRequest): ChosenPiece[] {
  const hers = new Set(day.pieces.map(pieceWornId));
  const isThere = (id: string) =>
    hers.has(id) || garmentById(id)?.colors.some((each) => id.endsWith(`:${each.join('+')}`));
  return laterOnes(
    ids
      .filter(isThere)
      .map((id) => choosePieces([id], day.pieces))
      .flat(),
  );
}

function answer(request: StylistRequest): Answers[Kind] {
  const { brief, pieces: hers } = request.day;
  const pieces = piecesOf(request);
  const opened = () => questionOf({ ...brief, styles: stylesFor(brief.styles, pieces) });
  switch (request.kind) {
    case 'judge': {
      const verdict = judgeBuild(brief, pieces);
      return { ...verdict, lack: lackSentence(verdict), pieces: pieces.map(({ id }) => id) };
    }
    case 'objections':
      return pieces.flatMap((piece) => pieceSentences(piece, opened()));
    case 'shelf':
      return shelfFor(opened(), request.slots, pieces, hers);
    case 'finish':
      return composeAround(brief, pieces).look.garments.map(({ id }) => id);
  }
}

self.addEventListener('message', ({ data }: MessageEvent<StylistRequest>) => {
  const { id } = data;
  try {
    self.postMessage({ id, answer: answer(data) } satisfies StylistReply);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    self.postMessage({ id, why: error.message } satisfies StylistReply);
  }
});
