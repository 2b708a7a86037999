import { Link } from '../../framework/react.ts';

/** Beside what takes one of the day's looks, where none is left: when there are more. Only a plan that has more above it has a limit. */
export function NoLooksLeft({ left }: { left: number | null }) {
  if (left !== 0) return null;
  return (
    <p className="small ink2">
      {"You've used today's looks. More tomorrow. "}
      <Link className="link" to="/subscribe" prefetch="intent">
        Get more looks
      </Link>
    </p>
  );
}
