import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { importOrReload } from '../../client/browser/reload-once.ts';
import { showFailure } from '../../client/api/say-failure.ts';
import type { SharedLook } from '../../contracts/shares.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { Button } from '../../ui/button.tsx';
import { weatherLine } from './weather-line.ts';

interface SaveStoryProps {
  pictureUrl: string;
  look: Pick<SharedLook, 'title' | 'weatherData'>;
}

/** Saves the look as a picture for stories, made on this device. */
export function SaveStory({ pictureUrl, look }: SaveStoryProps) {
  const weather = weatherLine(look);
  const [busy, setBusy] = useState(false);
  const save = () => {
    setBusy(true);
    void importOrReload(() => import('../../client/looks/story-card.ts'))
      .then(
        async (card) => showToast(await card.saveStoryCard(pictureUrl, { title: look.title, weather })),
        (error: unknown) => showFailure(error, 'Download failed'),
      )
      .finally(() => setBusy(false));
  };
  return (
    <Button
      variant="line"
      block
      busy={busy}
      busyText="Making the image..."
      onClick={save}
      // Signed out the page of a shared look has no React in the browser: attach-story-button.ts does the same.
      data-story={pictureUrl}
      data-title={look.title}
      data-weather={weather}
    >
      <Smartphone />
      Save for stories
    </Button>
  );
}
