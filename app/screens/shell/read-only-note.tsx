import { READ_ONLY } from '../../domain/operations/stopped-words.ts';

/** On top of every page while an admin has stopped all changes. */
export function ReadOnlyNote() {
  return (
    <p className="read-only-note" role="status">
      {READ_ONLY}
    </p>
  );
}
