import { Spinner } from '../../ui/spinner.tsx';

/** What a form's button shows while it waits (while-waiting.ts). */
export function WhileBusy({ says }: { says: string }) {
  return (
    <template data-is="busy">
      <Spinner />
      <span aria-live="polite">{says}</span>
    </template>
  );
}
