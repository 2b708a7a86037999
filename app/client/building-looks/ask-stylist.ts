import type { Answers, Kind, Questions, StylistReply } from './stylist-messages.ts';

let worker: Worker | null = null;
let asked = 0;

/** Starts with the first question; the stylist and the wardrobe come with it. */
function running(): Worker {
  return (worker ??= new Worker(new URL('./stylist-worker.ts', import.meta.url), { type: 'module' }));
}

/** What the stylist on this device says. @throws Error with a sentence for her, or when the worker cannot start */
export function askStylist<K extends Kind>(kind: K, question: Questions[K]): Promise<Answers[K]> {
  const here = running();
  const id = asked++;
  const over = new AbortController();
  return new Promise<Answers[K]>((resolve, reject) => {
    const listen = ({ data }: MessageEvent<StylistReply>) => {
      if (data.id !== id) return;
      if ('why' in data) reject(new Error(data.why));
      else resolve(data.answer as Answers[K]);
    };
    const fail = ({ message }: ErrorEvent) => {
      worker = null;
      here.terminate();
      reject(new Error(message || 'The stylist did not start on this device.'));
    };
    here.addEventListener('message', listen, over);
    here.addEventListener('error', fail, over);
    here.postMessage({ id, kind, ...question });
  }).finally(() => over.abort());
}
