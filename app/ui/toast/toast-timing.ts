// How long a toast stays and where it stands.

/** Long enough to read two sentences; it waits while she points at it, has the focus in it, or is away. */
export const SHOWN_MS = 6_000;
export const SHOWN_WITH_ACTION_MS = 12_000;
/** Navigation, margin and a toast of three lines. */
const TOAST_ROOM_PX = 220;

/** Away from what it is about, which is where she pressed last. Wide screens have room beside it. */
export function toastPlace(page: Document): 'top' | 'bottom' {
  const pressed = page.activeElement;
  const box = pressed && pressed !== page.body ? pressed.getBoundingClientRect() : null;
  return box && box.bottom > innerHeight - TOAST_ROOM_PX && box.top < innerHeight ? 'top' : 'bottom';
}
