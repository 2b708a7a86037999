import { Gift } from 'lucide-react';

/** What an admin should know of a granted plan. */
const NOTES = [
  'They need no card payment.',
  'They give full premium access.',
  'They take effect at once.',
  'The person has to refresh the page to see them.',
];

/** What a granted subscription is. */
export function GrantNotes() {
  return (
    <aside className="notes gold" aria-labelledby="notes-title">
      <h2 id="notes-title" className="display h3">
        <Gift />
        Granted subscriptions
      </h2>
      <ul className="small">
        {NOTES.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </aside>
  );
}
