/** `npm run dev`: the silent stream breaks when the site is built anew, and opens again when it is there. */
export function reloadWhenBuilt(): void {
  if (!import.meta.env['VITE_LIVE_RELOAD']) return;
  let broken = false;
  const changes = new EventSource('/dev/changes');
  changes.onerror = () => (broken = true);
  changes.onopen = () => broken && location.reload();
}
