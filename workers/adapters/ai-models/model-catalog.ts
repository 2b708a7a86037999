import { z } from 'zod';
import type { KnownModels } from '../../../app/domain/operations/model-lifetime.ts';
import type { ListedModel, ModelCatalog } from '../../ports/model-catalog.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import { askModel, readJson, parseShape } from './ask-model.ts';
import { endOf } from './model-ends.ts';
import type { Remote } from '../outbound.ts';
import type { WorkersAi } from './workers-ai.ts';

const LIMITS = { timeoutMs: 10_000, maxBytes: 4 * 1024 * 1024 };

const openAiList = z.object({
  data: z.array(z.object({ id: z.string(), shutdown_date: z.string().nullish() })),
});
const geminiList = z.object({ models: z.array(z.object({ name: z.string() })) });
const workersAiList = z.array(
  z.object({
    name: z.string(),
    properties: z.array(z.object({ property_id: z.string(), value: z.unknown() })).optional(),
  }),
);

/** Announced ends; OpenAI's list has them as well. */
const knownOf = (used: readonly string[]): KnownModels => ({
  ends: Object.fromEntries(used.flatMap((id) => (endOf(id) ? [[id, endOf(id)!.ends]] : []))),
});

/** GET /v1/models: the one list that says when a model ends. */
export function openAiCatalog(
  { key, baseUrl, ...remote }: Remote & { key: string },
  used: readonly string[],
): ModelCatalog {
  return {
    provider: 'openai',
    used,
    known: knownOf(used),
    async list() {
      const url = `${baseUrl ?? 'https://api.openai.com'}/v1/models`;
      const headers = { authorization: `Bearer ${key}` };
      const bytes = await askModel(remote, { provider: 'openai', method: 'GET', url, headers, ...LIMITS });
      return readJson('openai', bytes, openAiList).data.map(({ id, shutdown_date: shutdown }) => ({
        id,
        shutdown: shutdown ?? null,
      }));
    },
  };
}

/** GET /v1beta/models: leaves out what is shut down. */
export function geminiCatalog(
  { key, baseUrl, ...remote }: Remote & { key: string },
  used: readonly string[],
): ModelCatalog {
  return {
    provider: 'gemini',
    used,
    known: knownOf(used),
    async list() {
      const url = `${baseUrl ?? 'https://generativelanguage.googleapis.com'}/v1beta/models?pageSize=1000`;
      const headers = { 'x-goog-api-key': key };
      const bytes = await askModel(remote, { provider: 'gemini', method: 'GET', url, headers, ...LIMITS });
      const { models } = readJson('gemini', bytes, geminiList);
      return models.map(({ name }) => ({ id: name.replace(/^models\//, ''), shutdown: null }));
    },
  };
}

const plannedEnd = (properties: { property_id: string; value: unknown }[] = []): string | null => {
  const said = properties.find(({ property_id: id }) => id === 'planned_deprecation_date')?.value;
  return typeof said === 'string' && /^\d{4}-\d{2}-\d{2}/.test(said) ? said.slice(0, 10) : null;
};

/** models() of the binding, or GET /accounts/{id}/ai/models/search. Proxied models are in neither: they count as living. */
export function workersAiCatalog(ai: WorkersAi, used: readonly string[]): ModelCatalog {
  const read = async (): Promise<unknown> => {
    if (ai.binding) {
      if (!ai.binding.models) throw new ProviderError('workers-ai', 'lists no models', { retryable: false });
      return ai.binding.models({ per_page: 1000 });
    }
    const account = encodeURIComponent(ai.account ?? '');
    const base = ai.baseUrl ?? 'https://api.cloudflare.com';
    const url = `${base}/client/v4/accounts/${account}/ai/models/search?per_page=1000`;
    const headers = { authorization: `Bearer ${ai.token ?? ''}` };
    const bytes = await askModel(ai, { provider: 'workers-ai', method: 'GET', url, headers, ...LIMITS });
    return readJson('workers-ai', bytes, z.object({ result: z.unknown() })).result;
  };
  return {
    provider: 'workers-ai',
    used,
    known: knownOf(used),
    async list(): Promise<ListedModel[]> {
      const hosted = parseShape('workers-ai', await read(), workersAiList);
      const proxied = used.filter((id) => !id.startsWith('@cf/')).map((id) => ({ id, shutdown: null }));
      const listed = hosted.map(({ name, properties }) => ({ id: name, shutdown: plannedEnd(properties) }));
      return [...listed, ...proxied];
    },
  };
}
