export interface ListedModel {
  id: string;
  /** YYYY-MM-DD on which it is shut down, where the provider says so. */
  shutdown: string | null;
}

/** What a provider of models says that it has: ids are shut down faster than code is written. */
export interface ModelCatalog {
  readonly provider: string;
  /** The ids that we ask, by settings or by default. */
  readonly used: readonly string[];
  /** @throws ProviderError */
  list(): Promise<ListedModel[]>;
}
