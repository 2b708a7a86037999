import { MapPin } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { usePlaceSearch } from '../../client/looks/places.ts';
import type { PlaceAnswer } from '../../contracts/places.ts';
import { foldName, formatPlace } from '../../domain/places/place.ts';
import { isSpelled } from '../../domain/places/spelling.ts';
import { classNames } from '../../ui/class-names.ts';
import { TextField } from '../../ui/field.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { Elements } from '../../ui/elements.ts';

export interface CityChoice {
  /** As it stands in the field. */
  text: string;
  /** Of the suggestion taken; gone as soon as she types again. */
  placeId?: number;
}

interface CityFieldProps {
  label: string;
  placeholder: string;
  value: CityChoice;
  onChange: (choice: CityChoice) => void;
  autoFocus?: boolean;
  disabled?: boolean;
  /** Said at the field, which takes the focus. */
  error?: string | null;
  /** Who answers: the call for visitors on /try; left out, the one for the signed in. */
  search?: Parameters<typeof usePlaceSearch>[1];
  /** A button at the end of the field. */
  action?: Elements;
}

const SHOWN = 5;

const begins = (name: string, typed: string): boolean => foldName(name).startsWith(foldName(typed));

/** Region and country of a suggestion; its district, too, beside another of its name or where that is what she typed ('Maui'). */
function whereabouts(place: PlaceAnswer, typed: string, shown: PlaceAnswer[]): string {
  const hasNamesake = shown.some(({ id, name }) => id !== place.id && name === place.name);
  const isTyped = !begins(place.name, typed) && begins(place.district, typed);
  return [hasNamesake || isTyped ? place.district : '', place.region, place.countryName]
    .filter((part, i, parts) => part && part !== place.name && parts.indexOf(part) === i)
    .join(', ');
}

/** A city with suggestions while typing: arrows move, Enter takes the marked one, otherwise Enter submits the form. */
export function CityField({
  label,
  placeholder,
  value,
  onChange,
  autoFocus,
  disabled,
  error,
  search,
  action,
}: CityFieldProps) {
  const list = useId();
  const input = useRef<HTMLInputElement>(null);
  /** By its id: the list may change while she chooses from it. */
  const [markedId, setMarkedId] = useState<number | null>(null);
  const [closed, setClosed] = useState(false);
  const { places, isSearching } = usePlaceSearch(value.placeId === undefined ? value.text : '', search);
  const listed = places.slice(0, SHOWN);
  const shown = closed ? [] : listed;
  const open = shown.length > 0;
  const marked = shown.findIndex(({ id }) => id === markedId);
  // 'Springfield, US' is spelled as many: of those one is to be chosen.
  const [only, another] =
    value.placeId === undefined ? places.filter((place) => isSpelled(place, value.text)) : [];
  const spelled = another ? undefined : only;
  useEffect(() => {
    if (spelled) onChange({ text: value.text, placeId: spelled.id });
    // Once for each place that is found; `onChange` is another function with every rendering.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [spelled?.id]);

  useEffect(() => {
    if (!error) return;
    input.current?.focus();
    setClosed(false);
  }, [error]);

  const take = (place: PlaceAnswer) => {
    setMarkedId(null);
    onChange({ text: formatPlace(place, 'manual'), placeId: place.id });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && listed.length > 0) {
      event.preventDefault();
      setClosed(false);
      const from = marked === -1 && step === -1 ? 0 : marked;
      setMarkedId(listed.at((from + step) % listed.length)?.id ?? null);
    }
    // A dialog around leaves this Esc to the list (ui/dialog.tsx).
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      setMarkedId(null);
      setClosed(true);
    }
    // Leaving by a press keeps the list: closing it would move the pressed button away from under her finger.
    if (event.key === 'Tab') setClosed(true);
    const place = shown[marked];
    if (event.key === 'Enter' && place) {
      event.preventDefault();
      take(place);
    }
  };

  return (
    <div>
      <TextField
        ref={input}
        label={label}
        placeholder={placeholder}
        value={value.text}
        onChange={(event) => {
          setMarkedId(null);
          setClosed(false);
          onChange({ text: event.target.value });
        }}
        onKeyDown={onKeyDown}
        onFocus={() => setClosed(false)}
        autoFocus={autoFocus}
        disabled={disabled}
        error={error}
        role="combobox"
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={120}
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={list}
        aria-activedescendant={shown[marked] ? `${list}-${marked}` : undefined}
        before={<MapPin className="text-muted" />}
        after={
          <>
            {isSearching && <Spinner />}
            {action}
          </>
        }
      />
      <ul
        id={list}
        role="listbox"
        aria-label="Suggestions"
        className={classNames('cities', !open && 'hidden')}
      >
        {shown.map((place, index) => (
          <li
            key={place.id}
            id={`${list}-${index}`}
            role="option"
            aria-selected={index === marked}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => take(place)}
          >
            <span className="strong">{place.name}</span>
            <span className="small muted">{whereabouts(place, value.text, shown)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
