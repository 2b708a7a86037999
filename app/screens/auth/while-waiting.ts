import { keepBusy } from '../../ui/behavior/keep-busy.ts';
import { clearPlainToast, sayPlainly } from '../../ui/toast/plain-toast.ts';

// How the pages of getting in make a call: one press, one call, and what went wrong in a toast.

export const fail = (title: string, description: string): void =>
  sayPlainly({ tone: 'bad', title, description });

export const isWaiting = (button: HTMLElement): boolean => button.getAttribute('aria-busy') === 'true';

/**
 * Makes a call while the button shows its busy words (WhileBusy, beside it).
 * @returns the answer; undefined where the call failed: then `failed` was told why
 */
export async function whileWaiting<Answer>(
  button: HTMLElement,
  call: () => Promise<Answer>,
  failed: (error: unknown) => void,
): Promise<Answer | undefined> {
  const setBusy = keepBusy(button);
  const around = button.closest('form, .outcome');
  const words = around?.querySelector<HTMLTemplateElement>('template[data-is=busy]');
  clearPlainToast(document);
  setBusy(words?.content.cloneNode(true) ?? null);
  try {
    return await call();
  } catch (error) {
    failed(error);
    return undefined;
  } finally {
    setBusy(null);
  }
}
