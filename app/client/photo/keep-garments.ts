import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { addPieces, changePiece, removePiece, type ClosetPiece } from '../../contracts/closet.ts';
import type { BodyOf } from '../../contracts/call.ts';
import type { Price } from '../../domain/closet/buying/purchase.ts';
import type { PieceWarmth } from '../../domain/closet/closet-terms.ts';
import type { LaidFlat, Marks, MovedMarks } from '../../fitting-room/garment-photo/garment-photo-messages.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { callApi } from '../api/call-api.ts';
import { cachePieces, formatPieceCount, useClosetFailure } from '../looks/closet.ts';
import { CLOSET_KEY } from '../looks/closet-query.ts';
import { fetchFile } from './photo-parts.ts';
import type { PieceChoice } from './garment-queue.ts';
import { uploadObject } from './upload.ts';

/** A piece that she has confirmed, with what was made of its photo on this device. */
export interface PhotographedPiece {
  choice: PieceChoice;
  name: string;
  warmth: PieceWarmth;
  cutOut: Blob;
  photo: Blob;
  marks: Marks;
  moved: MovedMarks | null;
  laid: LaidFlat | null;
  /** What she paid, where she has just bought it. */
  price?: Price | null;
}

type Own = BodyOf<typeof changePiece>['own'];

const address = async (file: Blob): Promise<string> => `/objects/${(await uploadObject(file)).objectId}`;

/** Her marks as they lie now, without how sure the reading was of them. */
const marksNow = (marks: Marks, moved: MovedMarks | null) =>
  Object.fromEntries(
    Object.entries({ ...marks, ...moved?.marks }).map(([name, { x, y }]) => [
      name,
      { x: Math.min(1, Math.max(0, x)), y: Math.min(1, Math.max(0, y)) },
    ]),
  );

async function sendCloth({ photo, marks, moved, laid }: Pictured): Promise<Own> {
  if (laid?.is !== 'cloth') return undefined;
  const [atlas, original] = await Promise.all([address(laid.atlas), address(photo)]);
  return { atlas, original, cloth: { marks: marksNow(marks, moved), surface: laid.surface } };
}

/** The pictures of a new piece: each is sent by itself, then named by the piece. */
async function dressPiece(id: string, piece: PhotographedPiece): Promise<ClosetPiece> {
  const [photo, own] = await Promise.all([address(piece.cutOut), sendCloth(piece)]);
  const { name, warmth, price } = piece;
  const body = {
    photo,
    own,
    warmth,
    ...(name.trim() !== '' && { name: name.trim() }),
    ...(price && { price: price.amount, currency: price.currency }),
  };
  return callApi(changePiece, { params: { id }, body });
}

/** Pictures that this device has drawn show what was worn before. */
function showAsKept(client: QueryClient, pieces: readonly ClosetPiece[]): void {
  cachePieces(client, pieces);
  void client.invalidateQueries({ queryKey: ['day-picture'] });
}

interface Outcome {
  kept: ClosetPiece[];
  fresh: string[];
  /** Those that hang there with a picture of their own already. */
  known: number;
  pictureless: number;
  leftOut: number;
}

/**
 * All pieces first, then their pictures: where one does not get through, our drawing stands for it. A piece that hangs
 * there with a picture keeps it: two that are alike are one piece.
 */
async function keepGarments(
  photographed: readonly PhotographedPiece[],
  onKept: (count: number) => void,
): Promise<Outcome> {
  const asked = photographed.map(({ choice: { garmentId, color } }) => ({ garmentId, color }));
  const { pieces, fresh, leftOut } = await callApi(addPieces, { body: { pieces: asked } });
  const outcome: Outcome = { kept: [], fresh, known: 0, pictureless: 0, leftOut };
  const done = new Set<string>();
  for (const [at, one] of photographed.entries()) {
    onKept(at);
    const { garmentId, color } = one.choice;
    const piece = pieces.find((each) => each.garmentId === garmentId && each.color === color);
    if (!piece || done.has(piece.id)) continue;
    done.add(piece.id);
    if (!fresh.includes(piece.id) && piece.photo !== null) {
      outcome.known++;
      outcome.kept.push(piece);
      continue;
    }
    const pictured = await dressPiece(piece.id, one).catch(() => null);
    if (!pictured) outcome.pictureless++;
    outcome.kept.push(pictured ?? piece);
  }
  return outcome;
}

function say({ kept, fresh, known, pictureless, leftOut }: Outcome, undo: () => void): void {
  const more = [
    known > 0 &&
      `${formatPieceCount(known)} hung there already with a picture and ${known === 1 ? 'keeps' : 'keep'} it. To show the new one, open the piece.`,
    pictureless > 0 &&
      `${formatPieceCount(pictureless)} came without a picture: our drawing stands for it. Open the piece to try again.`,
    leftOut > 0 && `${formatPieceCount(leftOut)} found no room: a free closet holds 40.`,
  ].filter((sentence) => sentence !== false);
  showToast({
    tone: fresh.length > 0 ? 'good' : 'plain',
    title:
      fresh.length > 0
        ? `${formatPieceCount(fresh.length)} added to your closet`
        : `Already in your closet${known < kept.length ? ', now with its picture' : ''}`,
    ...(more.length > 0 && { description: more.join(' ') }),
    ...(fresh.length > 0 && { action: { label: 'Undo', onPress: undo } }),
  });
}

async function takeBack(client: QueryClient, ids: readonly string[]): Promise<void> {
  for (const id of ids) await callApi(removePiece, { params: { id } }).catch(() => undefined);
  await client.invalidateQueries({ queryKey: CLOSET_KEY });
}

/** She has confirmed what they are: hers from now on, with their pictures. The toast takes back what is new. */
export function useKeepGarments(onKept: (count: number) => void) {
  const client = useQueryClient();
  const failed = useClosetFailure("We couldn't add this to your closet");
  return useMutation({
    mutationFn: (pieces: readonly PhotographedPiece[]) => keepGarments(pieces, onKept),
    onSuccess: (outcome) => {
      showAsKept(client, outcome.kept);
      say(outcome, () => void takeBack(client, outcome.fresh));
    },
    onError: failed,
  });
}

type Pictured = Pick<PhotographedPiece, 'cutOut' | 'photo' | 'marks' | 'moved' | 'laid'>;
interface NewPicture extends Pictured {
  id: string;
}

/** Another picture of a piece that hangs there, and its cloth. */
export function useSetPicture() {
  const client = useQueryClient();
  const failed = useClosetFailure("We couldn't keep this picture");
  return useMutation({
    scope: { id: 'closet' },
    mutationFn: async ({ id, ...picture }: NewPicture) => {
      const own = await sendCloth(picture);
      const photo = await address(picture.cutOut);
      return callApi(changePiece, { params: { id }, body: { photo, own: own ?? null } });
    },
    onSuccess: (piece) => showAsKept(client, [piece]),
    onError: failed,
  });
}

/** The files of a piece's cloth, fetched to be read anew. */
export const useKeptCloth = (original: string, atlas: string) =>
  useQuery({
    queryKey: ['kept-cloth', original, atlas],
    queryFn: async ({ signal }) => {
      const [photo, flat] = await Promise.all([fetchFile(original, signal), fetchFile(atlas, signal)]);
      return { original: photo, atlas: flat };
    },
    staleTime: Infinity,
  });

/** Her cloth laid flat anew: she has moved a mark. */
export function useSetCloth() {
  const client = useQueryClient();
  const failed = useClosetFailure("We couldn't keep this");
  return useMutation({
    scope: { id: 'closet' },
    mutationFn: async ({ id, moved, laid }: { id: string; moved: MovedMarks; laid: LaidFlat }) => {
      if (laid.is === 'drawing') return callApi(changePiece, { params: { id }, body: { own: null } });
      const own = {
        atlas: await address(laid.atlas),
        cloth: { marks: marksNow({}, moved), surface: laid.surface },
      };
      return callApi(changePiece, { params: { id }, body: { own } });
    },
    onSuccess: (piece) => showAsKept(client, [piece]),
    onError: failed,
  });
}
