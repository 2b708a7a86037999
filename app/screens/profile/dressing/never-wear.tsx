import { Search, X } from 'lucide-react';
import { useState } from 'react';
import { useWearables } from '../../../client/looks/fit-preferences.ts';
import type { Wearable } from '../../../domain/preferences/never-wear-choices.ts';
import { MOST_NEVER_WORN } from '../../../domain/preferences/fit-preferences.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

interface NeverWearProps {
  /** Families and garments by id. */
  chosen: string[];
  /** The section is open: the wardrobe is asked for. */
  needed: boolean;
  onChange: (id: string, isOn: boolean) => void;
}

/** Search the wardrobe and pick what she never wears. */
export function NeverWear({ chosen, needed, onChange }: NeverWearProps) {
  const wardrobe = useWearables(needed);
  const [text, setText] = useState('');
  if (wardrobe.isError) {
    return (
      <div role="alert">
        <p className="small muted">We couldn't load the wardrobe.</p>
        <Button
          variant="line"
          size="sm"
          busy={wardrobe.isFetching}
          busyText="Trying again..."
          onClick={() => void wardrobe.refetch()}
        >
          Try again
        </Button>
      </div>
    );
  }
  if (!wardrobe.data) return <Skeleton className="h-44 rounded-field" />;
  const offered = matching(wardrobe.data, text, chosen);
  const worn = wardrobe.data.filter(({ id }) => chosen.includes(id));
  const isFull = chosen.length >= MOST_NEVER_WORN;
  const add = ({ id }: Wearable) => {
    setText('');
    onChange(id, true);
  };
  return (
    <div className="grid gap-[12px]">
      <TextField
        label="Never wear"
        type="search"
        autoComplete="off"
        placeholder="Search, e.g. heels or wool coat"
        before={<Search />}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          const [first] = offered;
          if (event.key === 'Enter' && text.trim() !== '' && first && !isFull) add(first);
        }}
      />
      <p className="sr-only" role="status">
        {text.trim() === '' ? '' : offered.length === 1 ? '1 match' : `${offered.length} matches`}
      </p>
      {offered.length === 0 && <p className="small muted">Nothing like that in our wardrobe.</p>}
      {!isFull && (
        <div className="row wrap gap-2" role="group" aria-label="Add to the list">
          {offered.map((each) => (
            <Chip key={each.id} pressed={false} onClick={() => add(each)}>
              {each.name}
            </Chip>
          ))}
        </div>
      )}
      <Chosen worn={worn} onRemove={(id) => onChange(id, false)} />
    </div>
  );
}

function Chosen({ worn, onRemove }: { worn: Wearable[]; onRemove: (id: string) => void }) {
  if (worn.length === 0) return null;
  return (
    <div role="group" aria-label="Never worn">
      <p className="lbl" aria-hidden="true">
        On your list
      </p>
      <div className="row wrap gap-2">
        {worn.map(({ id, name }) => (
          <Chip
            key={id}
            pressed
            aria-label={`Remove ${name} from the list`}
            icon={<X />}
            onClick={() => onRemove(id)}
          >
            {name}
          </Chip>
        ))}
      </div>
    </div>
  );
}

const MOST_OFFERED = 8;

/** What to offer for a search: nothing typed, the first families; else names that have all its words, those that begin with it first. */
export function matching(all: readonly Wearable[], text: string, chosen: readonly string[]): Wearable[] {
  const free = all.filter(({ id }) => !chosen.includes(id));
  const words = text
    .toLowerCase()
    .split(/[\s,-]+/)
    .filter(Boolean);
  const [first] = words;
  if (first === undefined) return free.filter(({ kind }) => kind === 'family').slice(0, MOST_OFFERED);
  const found = free.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
  const rank = ({ name, kind }: Wearable) =>
    (kind === 'family' ? 0 : 2) + (name.toLowerCase().startsWith(first) ? 0 : 1);
  return found.sort((a, b) => rank(a) - rank(b)).slice(0, MOST_OFFERED);
}
