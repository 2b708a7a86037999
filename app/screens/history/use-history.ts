import { useEffect } from 'react';
import { useOlderOutfits } from '../../client/looks/older-outfits.ts';
import { useOutfits } from '../../client/looks/outfits.ts';
import { useStats } from '../../client/account/stats.ts';
import type { Outfit } from '../../contracts/outfits.ts';
import type { HistoryFirst } from '../shell/first-data.ts';
import { filterOutfits } from './filter-outfits.ts';
import type { Filter } from './filter-outfits.ts';

/** While a picture of the list is being made. */
const PENDING_POLL_MS = 4_000;

export interface History {
  /** All that are loaded. */
  all: Outfit[];
  /** What the filter keeps of what is loaded, newest first. */
  shown: Outfit[];
  counts: Record<Filter, number>;
  /** There are older ones that are not loaded. */
  hasMore: boolean;
  isLoadingMore: boolean;
  /** The last try to load older ones failed. */
  moreFailed: boolean;
  loadMore: () => void;
  /** Nothing could be loaded at all. */
  isError: boolean;
  isFetching: boolean;
  refetch: () => void;
}

/** Her outfits through a filter. Older pages come when they are scrolled to, or at once when the filter needs them. */
export function useHistory(first: HistoryFirst, filter: Filter, today: string): History {
  const { data: outfits = [], isError, isFetching, refetch } = useOutfits(first.outfits);
  const stats = useStats(first.stats);
  const older = useOlderOutfits();
  const { mutate: loadMore, isPending, isError: moreFailed } = older;
  const isWhole = older.data === false || outfits.length >= stats.totalOutfits;
  const counted = {
    all: outfits.length,
    week: filterOutfits(outfits, 'week', today).length,
    favorites: filterOutfits(outfits, 'favorites', today).length,
  };
  const counts = isWhole
    ? counted
    : { ...counted, all: stats.totalOutfits, favorites: Math.max(stats.favorites, counted.favorites) };

  // All loaded are of this week: there may be more of it. Favorites lie anywhere.
  const lacksSome =
    (filter === 'favorites' && counted.favorites < counts.favorites) ||
    (filter === 'week' && counted.week === outfits.length);
  const wantsMore = !isWhole && lacksSome && !isPending && !moreFailed;
  useEffect(() => {
    if (wantsMore) loadMore();
  }, [loadMore, wantsMore]);

  const isWaiting = outfits.some((outfit) => outfit.imageState === 'pending');
  useEffect(() => {
    if (!isWaiting) return;
    const asking = setInterval(() => void refetch(), PENDING_POLL_MS);
    return () => clearInterval(asking);
  }, [refetch, isWaiting]);

  return {
    all: outfits,
    shown: filterOutfits(outfits, filter, today),
    counts,
    hasMore: !isWhole && (filter === 'all' || lacksSome),
    isLoadingMore: isPending,
    moreFailed,
    loadMore: () => {
      if (!isPending) loadMore();
    },
    isError: isError && outfits.length === 0,
    isFetching,
    refetch: () => void refetch(),
  };
}
