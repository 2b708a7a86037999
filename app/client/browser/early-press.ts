// The server's page is seen before its scripts have come. What she types and presses in between is not lost.

declare global {
  interface Window {
    /** The last press of a button or sending of a form before the page listened; null from then on. */
    earlyPress?: Event | null;
  }
}

/**
 * Goes into the page's head. Links, forms with an address and <details> work by themselves and are left alone; any other
 * form must not be sent by the browser, whether by its button or by Enter.
 */
export const EARLY_PRESS_SCRIPT = `(()=>{addEventListener('click',(event)=>{if(window.earlyPress!==null&&event.target.closest&&event.target.closest('button[type=button]'))window.earlyPress=event},true);addEventListener('submit',(event)=>{if(window.earlyPress===null||event.target.hasAttribute('action'))return;event.preventDefault();window.earlyPress=event},true)})()`;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const allFields = (): Field[] => [
  ...document.querySelectorAll('input'),
  ...document.querySelectorAll('textarea'),
  ...document.querySelectorAll('select'),
];

function isFilled(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  if (field.type === 'checkbox' || field.type === 'radio') {
    return field instanceof HTMLInputElement && field.checked !== field.defaultChecked;
  }
  return field.value !== field.defaultValue;
}

/**
 * React takes what a field holds when it begins to listen for known, and would not call onChange for it. It notes what is set
 * on the field itself, and sees nothing of what is set past it: so the field is emptied for React, and filled as it was.
 */
function forgetKnown(field: Field, isBox: boolean): void {
  const key = isBox ? 'checked' : 'value';
  const holder: Record<string, unknown> = field as never;
  const held = holder[key];
  holder[key] = isBox ? !held : '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), key)?.set?.call(field, held);
}

/** Tells the field's component what stands in it, as if it had been typed or chosen now. */
function tellEarlyInput(field: Field): void {
  const isBox = field.type === 'checkbox' || field.type === 'radio';
  // The one that she chose instead is told, and turning this one over would undo it.
  if (field.type === 'radio' && !(field as HTMLInputElement).checked) return;
  // React knows nothing of the files in a field, and nobody may put any into it.
  if (field.type === 'file') return void field.dispatchEvent(new Event('change', { bubbles: true }));
  forgetKnown(field, isBox);
  // React hears a box by its click, but a click would turn it over: that event alone, without its effect.
  if (isBox) field.dispatchEvent(new Event('click', { bubbles: true }));
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Tabs and menus open when the finger comes down, other buttons when it goes up. */
function press(button: HTMLButtonElement): void {
  const how = { bubbles: true, cancelable: true, button: 0 };
  button.dispatchEvent(new PointerEvent('pointerdown', how));
  button.dispatchEvent(new MouseEvent('mousedown', how));
  button.focus();
  button.dispatchEvent(new PointerEvent('pointerup', how));
  button.dispatchEvent(new MouseEvent('mouseup', how));
  button.click();
}

/** Once, when the whole page listens: the fields first, then, when their components know, the last press. */
export function replayEarlyPress(): void {
  const early = window.earlyPress;
  window.earlyPress = null;
  allFields().filter(isFilled).forEach(tellEarlyInput);
  // React hydrates at once for a press that comes meanwhile, and then hands it on itself.
  if (!early || early === window.event) return;
  const pressed = early.target instanceof Element ? early.target.closest('button, form') : null;
  setTimeout(() => {
    if (!pressed?.isConnected) return;
    if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
    else if (pressed instanceof HTMLButtonElement && !pressed.disabled) press(pressed);
  });
}
