// Cloudflare Turnstile, where its key is set: a proof that a person sends a form. Loaded with the first such form.

interface Turnstile {
  render(
    where: HTMLElement,
    options: {
      sitekey: string;
      appearance: 'interaction-only';
      callback: (token: string) => void;
      'error-callback': () => void;
      'timeout-callback': () => void;
    },
  ): string;
  remove(widget: string): void;
}
declare global {
  interface Window {
    turnstile?: Turnstile;
  }
}

const SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';
/** Names the key in the page's head (screens/shell/document.tsx). */
export const PERSON_CHECK_META = 'person-check';
/** Carries the proof (workers/site/api/middleware/person.ts). */
export const PERSON_CHECK_HEADER = 'x-person-check';

const keyOfPage = (): string | null =>
  document.querySelector<HTMLMetaElement>(`meta[name=${PERSON_CHECK_META}]`)?.content ?? null;

let loading: Promise<Turnstile> | undefined;
function load(): Promise<Turnstile> {
  return (loading ??= new Promise<Turnstile>((done, failed) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.onload = () => (window.turnstile ? done(window.turnstile) : failed(new Error('not there')));
    script.onerror = () => {
      loading = undefined;
      failed(new Error('not loaded'));
    };
    document.head.appendChild(script);
  }));
}

async function proof(key: string): Promise<string> {
  const turnstile = await load();
  const place = document.createElement('div');
  place.className = 'person-check';
  document.body.appendChild(place);
  let widget: string | undefined;
  try {
    return await new Promise<string>((done, failed) => {
      const no = () => failed(new Error('not confirmed'));
      widget = turnstile.render(place, {
        sitekey: key,
        appearance: 'interaction-only',
        callback: done,
        'error-callback': no,
        'timeout-callback': no,
      });
    });
  } finally {
    if (widget !== undefined) turnstile.remove(widget);
    place.remove();
  }
}

/** Headers of a call that asks for a proof; none where no key is set. Without a proof the server says why it needs one. */
export async function proofHeaders(): Promise<Record<string, string>> {
  const key = keyOfPage();
  if (key === null) return {};
  const token = await proof(key).catch(() => null);
  return token === null ? {} : { [PERSON_CHECK_HEADER]: token };
}
