import { Button } from '../../ui/button.tsx';
import { LostDrawing } from '../../ui/art/drawings.tsx';
import { EmptyState, LostAnswer } from '../../ui/states.tsx';
import type { Elements } from '../../ui/elements.ts';

interface PagedListProps {
  /** The state of the query (client/account/admin.ts). */
  list: {
    isError: boolean;
    isFetching: boolean;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    refetch(): unknown;
    fetchNextPage(): unknown;
  };
  isEmpty: boolean;
  /** Of many: 'changes'. */
  noun: string;
  /** Where nothing fits the search. */
  none: { title: string; words: string; showAll: string; onShowAll: () => void };
  children: Elements;
}

/** A list that was searched: the error, nothing found, or the list and the way to more of it. */
export function PagedList({ list, isEmpty, noun, none, children }: PagedListProps) {
  if (list.isError && isEmpty) {
    return <LostAnswer query={list} title={`We couldn't load the ${noun}`} />;
  }
  if (isEmpty && !list.isFetching) {
    return (
      <EmptyState
        drawing={<LostDrawing />}
        title={none.title}
        action={
          <Button variant="ink" onClick={none.onShowAll}>
            {none.showAll}
          </Button>
        }
      >
        {none.words}
      </EmptyState>
    );
  }
  return (
    <>
      {children}
      {list.hasNextPage && (
        <div className="mt-[24px] grid justify-center">
          <Button
            variant="line"
            busy={list.isFetchingNextPage}
            busyText="Loading more..."
            onClick={() => void list.fetchNextPage()}
          >
            {list.isFetchNextPageError ? 'Try again' : `Show more ${noun}`}
          </Button>
        </div>
      )}
    </>
  );
}
