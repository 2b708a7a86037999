import type { KnownModels } from '../../app/domain/operations/model-lifetime.ts';

export interface ListedModel {
  id: string;
  /** YYYY-MM-DD, where the provider announces it. */
  shutdown: string | null;
}

export interface ModelCatalog {
  readonly provider: string;
  /** By settings or by default. */
  readonly used: readonly string[];
  readonly known: KnownModels;
  /** @throws ProviderError */
  list(): Promise<ListedModel[]>;
}
