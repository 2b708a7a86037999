import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import type { Dressing } from '../../../contracts/fit-and-taste/dressing.ts';
import { Switch } from '../../../ui/switch.tsx';
import { FactRow } from '../profile-rows.tsx';
import { usePreference } from '../use-preference.ts';
import { providerNames, whereItGoes } from './provider-names.ts';

/** Whether third-party models may see her photo: they are named, and it is off until she turns it on (privacy policy). */
export function PhotoModelsRow({ loaded }: { loaded: Dressing['photoModels'] }) {
  const [isOn, setOn] = useState(loaded.agreed);
  const save = usePreference({ failure: 'Failed to update your choice. Please try again.' });
  if (loaded.providers.length === 0) return null;
  const names = providerNames(loaded.providers);
  const where = whereItGoes(loaded.providers);
  const change = (on: boolean) => {
    setOn(on);
    save.mutate({ modelPictures: on }, { onError: () => setOn(!on) });
  };
  return (
    <FactRow
      Icon={ImagePlus}
      title="Pictures and videos by AI models"
      value={isOn ? `On: ${where}` : `Off. If you turn it on, ${where}`}
    >
      <Switch label={`Pictures and videos by ${names}`} checked={isOn} onChange={change} />
    </FactRow>
  );
}
