import { Ruler } from 'lucide-react';
import { useState } from 'react';
import { useFitPreferences, useSaveFitPreferences } from '../../../client/looks/fit-preferences.ts';
import type { FitPreferences } from '../../../domain/preferences/fit-preferences.ts';
import { RadioSegments } from '../../../ui/radio.tsx';
import { OpenRow } from '../profile-rows.tsx';
import {
  fitSummary,
  HEAD_COVER_CHOICES,
  HEEL_CHOICES,
  HEM_CHOICES,
  NECKLINE_CHOICES,
  SLEEVE_CHOICES,
} from './fit-words.ts';
import { NeverWear } from './never-wear.tsx';

/** Limits that no outfit of hers may break. */
export function FitRow({ loaded }: { loaded: FitPreferences }) {
  const fit = useFitPreferences(loaded);
  const { mutate } = useSaveFitPreferences(fit);
  const [opened, setOpened] = useState(false);
  return (
    <OpenRow Icon={Ruler} title="Fit and modesty" value={fitSummary(fit)} onOpen={() => setOpened(true)}>
      <div className="fit-form">
        <p className="small ink2">Strict rules, starting with your next outfit.</p>
        <Choose
          label="Shortest sleeve"
          value={fit.sleeve}
          options={SLEEVE_CHOICES}
          onChange={(sleeve) => mutate({ sleeve })}
        />
        <Choose
          label="Shortest hem"
          value={fit.hem}
          options={HEM_CHOICES}
          onChange={(hem) => mutate({ hem })}
        />
        <Choose
          label="Neckline"
          value={fit.neckline}
          options={NECKLINE_CHOICES}
          onChange={(neckline) => mutate({ neckline })}
        />
        <Choose
          label="Head cover"
          value={fit.headCover}
          options={HEAD_COVER_CHOICES}
          onChange={(headCover) => mutate({ headCover })}
        />
        <Choose
          label="Highest heel"
          value={fit.heel}
          options={HEEL_CHOICES}
          onChange={(heel) => mutate({ heel })}
        />
        <NeverWear
          chosen={fit.neverWear}
          needed={opened}
          onChange={(piece, isOn) => mutate({ piece, isOn })}
        />
      </div>
    </OpenRow>
  );
}

interface ChooseProps<T extends string> {
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
}

function Choose<T extends string>({ label, ...radio }: ChooseProps<T>) {
  return (
    <div>
      <p className="lbl" aria-hidden="true">
        {label}
      </p>
      <RadioSegments label={label} {...radio} />
    </div>
  );
}
