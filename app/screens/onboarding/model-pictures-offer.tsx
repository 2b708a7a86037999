import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../client/api/call-api.ts';
import { isUnauthorized } from '../../client/api/errors.ts';
import type { Dressing } from '../../contracts/fit-and-taste/dressing.ts';
import { savePreferences } from '../../contracts/user.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { Switch } from '../../ui/switch.tsx';
import { whereItGoes } from '../profile/dressing/provider-names.ts';

/** What she agrees to, and who keeps her photo. Only Cloudflare's own models promise to keep nothing. */
function offerWords(providers: readonly string[]): string {
  const isCloudflare = providers.every((name) => name === 'workers-ai');
  return isCloudflare
    ? 'Draw me like a photograph: uses Cloudflare’s image model; your photo is not kept there.'
    : `Draw me like a photograph: ${whereItGoes(providers)}.`;
}

/** Her consent: as she gave it before, and as she changes it here. It lives above the steps, which come and go. */
export function useModelPictures({ providers, agreed }: Dressing['photoModels']) {
  const [isOn, setOn] = useState(agreed);
  const { mutate } = useMutation({
    scope: { id: 'model-pictures' },
    mutationFn: (on: boolean) => callApi(savePreferences, { body: { modelPictures: on } }),
    onMutate: setOn,
    onError: (error, on) => {
      setOn(!on);
      if (!isUnauthorized(error)) showToast({ tone: 'bad', title: "We couldn't save your choice" });
    },
  });
  return { providers, isOn, change: mutate };
}

export type ModelPictures = ReturnType<typeof useModelPictures>;

/** Asked once, off until she says yes, and the same switch as in her profile. Shown where there is such a model. */
export function ModelPicturesOffer({ providers, isOn, change }: ModelPictures) {
  if (providers.length === 0) return null;
  const words = offerWords(providers);
  return (
    <div className="card line-row mt-[14px] px-[18px] py-[14px]">
      <span>{words}</span>
      <Switch label={words} checked={isOn} onChange={change} />
    </div>
  );
}
