/** Back to a page that the browser has kept whole, after she has signed in: at its address stands another page now. */
export function reloadWhenSignedIn(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    fetch('/api/user', { credentials: 'include' }).then(
      ({ ok }) => ok && location.reload(),
      () => undefined,
    );
  });
}
