import { showPlainMessage } from '../../ui/toast/plain-toast.ts';

/** 'Save for stories' of a page without React; what draws the card is fetched at the press. */
export function attachStoryButton(button: HTMLElement): void {
  const { story = '', title = '', weather = '' } = button.dataset;
  button.addEventListener('click', () => {
    if (button.ariaBusy === 'true') return;
    button.ariaBusy = 'true';
    void import('../../client/looks/story-card.ts')
      .then(async ({ saveStoryCard }) => showPlainMessage(await saveStoryCard(story, { title, weather })))
      .finally(() => (button.ariaBusy = null));
  });
}
