import type { App } from '../app.ts';

/**
 * Where the links of a mail lead. The setting in production: there a request could name any host. Local builds have
 * none and use the address that they are reached by.
 */
export const mailOrigin = (app: App, url: string): string => app.settings.origin ?? new URL(url).origin;
