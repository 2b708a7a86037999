import type { ImageEditor, PictureLock } from '../../ports/image-editor.ts';
import { ProviderError } from '../../ports/provider-error.ts';

export function nonDrawingEditor(): ImageEditor & PictureLock {
  const refuse = () =>
    Promise.reject(new ProviderError('renders', 'draws in a Worker of its own', { retryable: true }));
  return { name: 'elsewhere', render: refuse, basisFor: refuse, restore: refuse };
}
