// The server's page is seen before its scripts have come. A button pressed in between is pressed again when it listens.

declare global {
  interface Window {
    /** The button that was pressed last before the page listened; null from then on. */
    earlyPress?: Element | null;
  }
}

/** Goes into the page's head. Links, submits without script and <details> work by themselves and are left alone. */
export const EARLY_PRESS_SCRIPT = `addEventListener('click',(event)=>{if(window.earlyPress===null)return;const button=event.target.closest&&event.target.closest('button[type=button]');if(button)window.earlyPress=button},true)`;

/** Once, when the whole page listens. */
export function replayEarlyPress(): void {
  const button = window.earlyPress;
  window.earlyPress = null;
  // After what the first effects of the screen have changed.
  if (button instanceof HTMLButtonElement)
    setTimeout(() => {
      if (!button.isConnected || button.disabled) return;
      button.focus();
      button.click();
    });
}
