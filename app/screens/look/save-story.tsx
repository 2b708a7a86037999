import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { importOrReload } from '../../client/browser/reload-once.ts';
import { showFailure } from '../../client/api/say-failure.ts';
import type { StoryWords } from '../../client/looks/story-card.ts';
import { Button } from '../../ui/button.tsx';

interface SaveStoryProps extends StoryWords {
  pictureUrl: string;
}

/** Saves the look as a picture for stories, made on this device. */
export function SaveStory({ pictureUrl, title, weather }: SaveStoryProps) {
  const [busy, setBusy] = useState(false);
  const save = () => {
    setBusy(true);
    void importOrReload(() => import('../../client/looks/story-card.ts'))
      .then(
        (card) => card.saveStoryCard(pictureUrl, { title, weather }),
        (error: unknown) => showFailure(error, 'Download failed'),
      )
      .finally(() => setBusy(false));
  };
  return (
    <Button variant="line" block busy={busy} busyText="Making the image..." onClick={save}>
      <Smartphone />
      Save for stories
    </Button>
  );
}
