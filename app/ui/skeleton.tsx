import { classNames } from './class-names.ts';

/** Keeps the place of something that is loading; give it that size. */
export function Skeleton({ className }: { className: string }) {
  return <div className={classNames('skel', className)} aria-hidden="true" />;
}

/** The outline of an outfit card: a 2:3 photo and three lines. */
export function CardSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton className="mb-3 aspect-2/3 rounded-card" />
      <Skeleton className="mt-2 h-3 w-2/5" />
      <Skeleton className="mt-2 h-3" />
      <Skeleton className="mt-2 h-3 w-7/10" />
    </div>
  );
}
