import { Spinner } from '../../ui/spinner.tsx';

/** What a form's button shows while it waits (call-while-busy.ts). */
export function BusyWords({ says }: { says: string }) {
  return (
    <template data-is="busy">
      <Spinner />
      <span aria-live="polite">{says}</span>
    </template>
  );
}
