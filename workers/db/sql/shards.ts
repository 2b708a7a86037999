import type { App } from '../../app.ts';
import type { LooksDb } from './open-database.ts';

export const mapShards = <T>(
  { shards, looks }: Pick<App, 'shards' | 'looks'>,
  ask: (looks: LooksDb, shard: number) => T,
): T[] => Array.from({ length: shards }, (_, shard) => ask(looks(shard), shard));
