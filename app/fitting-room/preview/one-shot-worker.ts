/**
 * Runs one order in a new worker, and ends it with the answer.
 * @param what for error messages.
 * @param take the answer in a message; undefined where that is not yet it.
 * @throws Error when the worker does not start or breaks, or `take` throws; AbortError when `signal` fires
 */
export function runOneShotWorker<Reply, Answer>(
  worker: Worker,
  order: unknown,
  what: string,
  take: (reply: Reply) => Answer | undefined,
  signal?: AbortSignal,
): Promise<Answer> {
  const over = new AbortController();
  return new Promise<Answer>((resolve, reject) => {
    const stop = () => reject(new DOMException(`The ${what} was stopped.`, 'AbortError'));
    signal?.addEventListener('abort', stop, { signal: over.signal });
    worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      try {
        const answer = take(data);
        if (answer !== undefined) resolve(answer);
      } catch (error) {
        reject(error as Error);
      }
    });
    worker.addEventListener('error', (event) =>
      reject(new Error(event.message || `The ${what} worker did not start.`)),
    );
    worker.postMessage(order);
  }).finally(() => {
    worker.terminate();
    over.abort();
  });
}
