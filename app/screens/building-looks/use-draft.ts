import { useEffect, useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from '../../client/building-looks/build-draft.ts';
import { useSearchParams } from '../../framework/react.ts';

/** Worn ids that a link brings along: '?piece=wool-coat:camel' adds one, '?pieces=…,…' begins with them. */
function piecesIn(search: URLSearchParams): { pieces: string[]; isWhole: boolean } {
  const whole = search.get('pieces');
  const one = search.get('piece');
  return { pieces: whole?.split(',') ?? (one ? [one] : []), isWhole: whole !== null };
}

/** What she has put on so far: kept on this device, so that neither Back nor a reload loses it. */
export function useDraft(userId: string) {
  const [search, setSearch] = useSearchParams();
  const [pieces, setPieces] = useState<string[] | null>(null);
  const [name, setName] = useState('');
  useEffect(() => {
    let gone = false;
    void readDraft(userId).then((kept) => {
      if (gone) return;
      const linked = piecesIn(search);
      setName(kept?.name ?? '');
      setPieces(linked.isWhole ? linked.pieces : [...(kept?.pieces ?? []), ...linked.pieces]);
      // Once: coming back to this page must not add them again.
      if (linked.pieces.length > 0) setSearch({}, { replace: true, preventScrollReset: true });
    });
    return () => {
      gone = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- what a link brings along is read when the page opens
  }, [userId]);
  useEffect(() => {
    if (pieces) void keepDraft({ userId, pieces, name });
  }, [userId, pieces, name]);
  const clear = () => {
    setPieces([]);
    setName('');
    void forgetDraft();
  };
  return { pieces, setPieces, name, setName, clear };
}
