/** Registers the service worker (public/sw.js) once the page has loaded; without one the page works all the same. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const register = () => {
    navigator.serviceWorker
      .register('/sw.js')
      .catch((error: unknown) => console.warn('No service worker:', error));
  };
  // The page may have loaded before this script came.
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
}
