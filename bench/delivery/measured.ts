// What the bench of deliveries measures.
export interface Measured {
  /** Per delivered user, all three phases, outside the outfit itself. */
  read: number;
  changed: number;
  written: number;
  /** The outfit itself (world.ts), all phases. */
  outfitRead: number;
  outfitWritten: number;
  /** Inside SQLite, in their shard: a page of DUE claimed; a user delivered; 100 pushes. */
  pageMs: number;
  deliverShardMs: number;
  pushShardMs: number;
  /** CPU of a page of DUE claimed, with the way to the local databases: more than it is. */
  pageCpuMs: number;
  /** CPU and all, one consumer. */
  deliverMs: number;
  /** CPU of a picture with its codecs, as `npm run bench -- fitting --write` last kept it. */
  renderMs: number;
}
