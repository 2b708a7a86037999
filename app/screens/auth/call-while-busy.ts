import { attachBusyState } from '../../ui/behavior/attach-busy-state.ts';
import { clearPlainToast, showPlainMessage } from '../../ui/toast/plain-toast.ts';

// How the sign-in pages make a call: one press, one call, failures in a toast.

export const showFormFailure = (title: string, description: string): void =>
  showPlainMessage({ tone: 'bad', title, description });

export const isWaiting = (button: HTMLElement): boolean => button.getAttribute('aria-busy') === 'true';

/**
 * Makes a call while the button shows its busy words (BusyWords, beside it).
 * @returns the answer; undefined where the call failed: then `failed` was told why
 */
export async function callWhileBusy<Answer>(
  button: HTMLElement,
  call: () => Promise<Answer>,
  failed: (error: unknown) => void,
): Promise<Answer | undefined> {
  const setBusy = attachBusyState(button);
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
