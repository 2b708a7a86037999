import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryMeta } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { AnswerOf, Call } from '../../contracts/call.ts';
import { callApi } from './call-api.ts';

/** A newer answer of the loader replaces what was cached; undefined is no answer. */
export function useLoadedAnswer<T>(key: readonly string[], loaded: T | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (loaded !== undefined) client.setQueryData(key, loaded);
  }, [client, key, loaded]);
}

/** What a call without parameters answers: first as the loader has it, then as calls that change it leave it. */
export function useCallAnswer<C extends Call>(
  key: readonly string[],
  call: C,
  loaded: AnswerOf<C>,
  meta?: QueryMeta,
): AnswerOf<C> {
  useLoadedAnswer(key, loaded);
  const { data } = useQuery<AnswerOf<C>>({
    queryKey: key,
    queryFn: ({ signal }) => callApi(call, { signal }),
    initialData: loaded,
    meta,
  });
  return data ?? loaded;
}
