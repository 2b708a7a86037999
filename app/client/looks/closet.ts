import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import {
  addPieces,
  changePiece,
  getBasics,
  getChoices,
  getCloset,
  getNearest,
  removePiece,
  saveClosetSettings,
  type Closet,
  type ClosetPiece,
} from '../../contracts/closet.ts';
import type { BodyOf } from '../../contracts/call.ts';
import type { PieceAnswers, PieceKind } from '../../domain/closet/closet-terms.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { callApi } from '../api/call-api.ts';
import { useCallAnswer } from '../api/use-loaded.ts';
import { invalidatePlans } from '../api/plan-keys.ts';
import { useShowRefusal } from '../api/say-failure.ts';
import { CLOSET_KEY, CLOSET_QUERY } from './closet-query.ts';

export const useLoadedCloset = (loaded: Closet): Closet => useCallAnswer(CLOSET_KEY, getCloset, loaded);

/** Her closet, asked for where a look is shown; undefined until it is there. */
export const useCloset = (): Closet | undefined => useQuery(CLOSET_QUERY).data;

function change(client: QueryClient, how: (closet: Closet) => Closet): void {
  client.setQueryData<Closet>(CLOSET_KEY, (closet) => closet && how(closet));
}

/** Merges pieces into the cache: known ones keep their places, new ones come first. */
export function cachePieces(client: QueryClient, pieces: readonly ClosetPiece[]): void {
  invalidatePlans(client);
  const byId = new Map(pieces.map((piece) => [piece.id, piece]));
  change(client, (closet) => {
    const known = new Set(closet.pieces.map(({ id }) => id));
    const fresh = pieces.filter(({ id }) => !known.has(id));
    return { ...closet, pieces: [...fresh, ...closet.pieces.map((piece) => byId.get(piece.id) ?? piece)] };
  });
}

/** Reports the failure and fetches the closet again. */
export function useClosetFailure(title: string): (error: unknown) => void {
  const client = useQueryClient();
  const say = useShowRefusal();
  return (error) => {
    void client.invalidateQueries({ queryKey: CLOSET_KEY });
    say(error, title);
  };
}

/** '1 piece', '3 pieces' */
export const formatPieceCount = (n: number): string => (n === 1 ? '1 piece' : `${n} pieces`);

/**
 * POST /api/closet: hers from now on. The toast takes it back: what is new goes, what she had given away is given away
 * again, with its wears and its picture.
 */
export function useAddPieces() {
  const client = useQueryClient();
  const failed = useClosetFailure("We couldn't add this to your closet");
  const { mutate: remove } = useRemovePiece();
  const { mutate: changeOne } = useChangePiece();
  return useMutation({
    mutationFn: (pieces: BodyOf<typeof addPieces>['pieces']) => callApi(addPieces, { body: { pieces } }),
    onMutate: () => client.cancelQueries({ queryKey: CLOSET_KEY }),
    onSuccess: ({ pieces, fresh, leftOut }) => {
      const [only] = pieces;
      const known = client.getQueryData<Closet>(CLOSET_KEY)?.pieces.find(({ id }) => id === only?.id);
      cachePieces(client, pieces);
      if (leftOut > 0)
        return showToast({
          title: `${formatPieceCount(pieces.length)} in your closet`,
          description: `No room for ${formatPieceCount(leftOut)}: a free closet holds 40.`,
        });
      let undo: (() => void) | undefined;
      if (only && pieces.length === 1) {
        if (fresh.includes(only.id)) undo = () => remove(only.id);
        else if (known?.status === 'gone') undo = () => changeOne({ id: only.id, status: 'gone' });
        // The second tap of a double one: what the first has said, and its Undo, stand.
        else if (known) return undefined;
      }
      const action = undo && { label: 'Undo', onPress: undo };
      return showToast({
        tone: 'good',
        title: `${formatPieceCount(pieces.length)} added to your closet`,
        action,
      });
    },
    onError: failed,
  });
}

export function useRemovePiece() {
  const client = useQueryClient();
  const failed = useClosetFailure("We couldn't remove this piece");
  return useMutation({
    mutationFn: (id: string) => callApi(removePiece, { params: { id } }),
    onMutate: async (id) => {
      await client.cancelQueries({ queryKey: CLOSET_KEY });
      change(client, (closet) => ({ ...closet, pieces: closet.pieces.filter((piece) => piece.id !== id) }));
    },
    onSuccess: () => invalidatePlans(client),
    onError: failed,
  });
}

export function useChangePiece() {
  const client = useQueryClient();
  const failed = useClosetFailure("We couldn't change this piece");
  return useMutation({
    scope: { id: 'closet' },
    mutationFn: ({ id, ...body }: { id: string } & BodyOf<typeof changePiece>) =>
      callApi(changePiece, { params: { id }, body }),
    onSuccess: (piece) => cachePieces(client, [piece]),
    onError: failed,
  });
}

/** PUT /api/closet/settings: shown at once. */
export function useClosetSettings() {
  const client = useQueryClient();
  const failed = useClosetFailure("We couldn't save this");
  return useMutation({
    scope: { id: 'closet-settings' },
    mutationFn: (body: BodyOf<typeof saveClosetSettings>) => callApi(saveClosetSettings, { body }),
    onMutate: (body) => change(client, (closet) => ({ ...closet, ...body })),
    onSuccess: () => invalidatePlans(client),
    onError: failed,
  });
}

/** What may be ticked on a shelf; asked for when it opens. */
export const useChoices = (kind: PieceKind, isOpen: boolean) =>
  useQuery({
    queryKey: ['/api/closet/choices', kind],
    queryFn: ({ signal }) => callApi(getChoices, { query: { kind, most: 200 }, signal }),
    enabled: isOpen,
    staleTime: Infinity,
  });

/** What stands for a piece that has no name of ours; asked for once all three questions are answered. */
export const useNearest = (answers: PieceAnswers | null) =>
  useQuery({
    queryKey: ['/api/closet/nearest', answers],
    queryFn: ({ signal }) => callApi(getNearest, { query: answers!, signal }),
    enabled: answers !== null,
    staleTime: Infinity,
  });

/** "Start with these 18 basics". */
export const useBasics = () =>
  useQuery({
    queryKey: ['/api/closet/basics'],
    queryFn: ({ signal }) => callApi(getBasics, { signal }),
    staleTime: Infinity,
  });
