/** Opens the topic that an address names ('#wardrobe') and brings it into sight. To other places the browser leads by itself. */
export function openTopicFromHash(hash: string): void {
  const named = hash ? document.getElementById(hash.slice(1)) : null;
  if (!(named instanceof HTMLDetailsElement)) return;
  named.open = true;
  named.scrollIntoView();
}
