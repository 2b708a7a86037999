// A thread of its own: asks `GET /healthz` five times a second, whether or not the last one was answered, until it is told to
// stop, and posts the milliseconds of each.
import { parentPort, workerData } from 'node:worker_threads';

const EVERY_MS = 200;
const { origin } = workerData as { origin: string };
const asked: Promise<number>[] = [];

async function ask(): Promise<number> {
  const begun = performance.now();
  // Not answered is as late as it was when we heard so; an answer of trouble counts as none.
  const isWell = await fetch(`${origin}/healthz`).then(
    async (response) => (await response.text(), response.ok),
    () => false,
  );
  return isWell ? performance.now() - begun : Infinity;
}

const asking = setInterval(() => asked.push(ask()), EVERY_MS);
parentPort?.once('message', () => {
  clearInterval(asking);
  void Promise.all(asked).then((times) => parentPort?.postMessage(times));
});
