import type { KnownModels } from '../../app/domain/operations/model-lifetime.ts';

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
  /** What is known of them besides the list. */
  readonly known: KnownModels;
  /** @throws ProviderError */
  list(): Promise<ListedModel[]>;
}
