/** What a paid service is asked for. */
interface FilmOrder {
  filmId: string;
  /** The outfit's picture as a data: address, so that no public address of a private photo ever exists. */
  image: string;
  /** What should move, in words. */
  prompt: string;
  seconds: number;
  /** Where the service may tell us that it is done; null where we cannot be reached. */
  webhookUrl: string | null;
}

/** How far an order is. `refused`: the service does not want to show this; asking again is of no use. */
export type FilmState =
  | { state: 'working' }
  | { state: 'done'; url: string }
  | { state: 'failed'; refused: boolean; reason: string };

/** A service that makes films of a picture, at a price. What a device makes itself needs no animator. */
export interface Animator {
  readonly name: string;
  /** Of one film, US cents: booked against the day's cap. */
  readonly costCents: number;
  /**
   * Orders a film: this is what costs money, so it is done once.
   * @returns the service's own reference, or at once what became of it
   * @throws NotOrdered when the service surely did not take it; ProviderError when nobody knows
   */
  order(order: FilmOrder): Promise<{ ref: string } | { ref: string; outcome: FilmState }>;
  /** @throws ProviderError */
  look(ref: string): Promise<FilmState>;
  /** The finished film, from the service's own hosts only. @throws ProviderError */
  fetchFilm(url: string): Promise<Uint8Array>;
  /**
   * What a webhook says, once its signature and age are proven.
   * @returns the reference that it is about; null when it is not genuine or too old
   */
  hear?(request: { headers: Headers; body: Uint8Array; now: number }): Promise<{ ref: string } | null>;
}

/** The service answered that it did not take the order: nothing is owed, and asking again is safe if `retryable`. */
export class NotOrdered extends Error {
  readonly retryable: boolean;
  /** It does not want to show this picture. */
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
