import type { OpenEncoder } from './encode.ts';
import { makeFilm } from './make-film.ts';
import type { FilmOrder, FilmReply } from './film-messages.ts';

const reply = (message: FilmReply, transfer: Transferable[] = []): void =>
  (self as unknown as Worker).postMessage(message, transfer);

export function answerFilmRequests(openEncoder: OpenEncoder): void {
  self.addEventListener('message', (event: MessageEvent<FilmOrder>) => {
    makeFilm(event.data, openEncoder, (share) => reply({ kind: 'progress', share })).then(
      (bytes) => (bytes ? reply({ kind: 'film', bytes }, [bytes.buffer]) : reply({ kind: 'no-encoder' })),
      (error: unknown) =>
        reply({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
    );
  });
}
