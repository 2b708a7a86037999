/** A turning ring in the color and size of the text around it. It says nothing: put the words beside it. */
export function Spinner() {
  return <span className="spin" aria-hidden="true" />;
}

/** A spinner in the middle of an empty page, announced. */
export function PageSpinner({ label = 'Loading...' }: { label?: string }) {
  return (
    <div className="grid min-h-[60vh] place-items-center text-2xl text-accent-text" role="status">
      <Spinner />
      <span className="sr-only">{label}</span>
    </div>
  );
}
