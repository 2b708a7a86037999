/** Names the key in the page's head (screens/shell/document.tsx). */
export const PERSON_CHECK_META = 'person-check';
/** Carries the proof (workers/site/api/middleware/check-person.ts). */
const PERSON_CHECK_HEADER = 'x-person-check';

/** Headers of a call that asks for a proof; none where no key is set. Without a proof the server says why it needs one. */
export async function proofHeaders(): Promise<Record<string, string>> {
  const key = document.querySelector<HTMLMetaElement>(`meta[name=${PERSON_CHECK_META}]`)?.content;
  if (!key) return {};
  const token = await import('./turnstile.ts').then(({ proof }) => proof(key)).catch(() => null);
  return token === null ? {} : { [PERSON_CHECK_HEADER]: token };
}
