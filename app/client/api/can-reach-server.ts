/** Whether the server answers now: `navigator.onLine` is true on a line that leads nowhere, and false beside a server of one's own. */
export const canReachServer = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store' }).then(
    () => true,
    () => false,
  );
