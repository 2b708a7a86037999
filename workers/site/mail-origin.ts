import type { App } from '../app.ts';

/** The setting in production: a request could name any host. Local builds use the address that they are reached by. */
export const mailOrigin = (app: App, url: string): string => app.settings.origin ?? new URL(url).origin;
