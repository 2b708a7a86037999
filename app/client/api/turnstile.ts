// Cloudflare Turnstile, where its key is set: a proof that a person sends a form. Loaded with the first such form (person-check.ts).

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

/** The token of a person on this page, for the site's `key`; fails when Turnstile cannot be had or says no. */
export async function proof(key: string): Promise<string> {
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
