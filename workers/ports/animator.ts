interface FilmOrder {
  filmId: string;
  /** As a data: address, so that a private photo never has a public one. */
  image: string;
  prompt: string;
  seconds: number;
  /** Where the service reports completion; null where we cannot be reached. */
  webhookUrl: string | null;
}

/** `refused`: moderated, asking again is useless. */
export type FilmState =
  | { state: 'working' }
  | { state: 'done'; url: string }
  | { state: 'failed'; refused: boolean; reason: string };

export interface Animator {
  readonly name: string;
  readonly costCents: number;
  /**
   * This costs money, so it is done once. Returns the service's reference, or the outcome at once.
   * @throws NotOrdered when it surely was not taken; ProviderError when nobody knows
   */
  order(order: FilmOrder): Promise<{ ref: string } | { ref: string; outcome: FilmState }>;
  /** @throws ProviderError */
  look(ref: string): Promise<FilmState>;
  /** From the service's own hosts only. @throws ProviderError */
  fetchFilm(url: string): Promise<Uint8Array>;
  /** The reference in a webhook whose signature and age are proven; null when it is not genuine or too old. */
  hear?(request: { headers: Headers; body: Uint8Array; now: number }): Promise<{ ref: string } | null>;
}

/** The order was surely not taken: nothing is owed, and asking again is safe if `retryable`. */
export class NotOrdered extends Error {
  readonly retryable: boolean;
  readonly refused: boolean;

  constructor(
    provider: string,
    message: string,
    { retryable, refused = false }: { retryable: boolean; refused?: boolean },
  ) {
    super(`${provider}: ${message}`);
    this.name = 'NotOrdered';
    this.retryable = retryable;
    this.refused = refused;
  }
}
