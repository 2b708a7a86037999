import { ArrowRight, ChevronDown, Search } from 'lucide-react';
import { useState } from 'react';
import { EVERYTHING, useAdminChanges, type ChangesSought } from '../../client/account/admin.ts';
import { CHANGE_ACTIONS, type AdminChange } from '../../contracts/admin.ts';
import { RailDrawing } from '../../ui/art/drawings.tsx';
import { TextField } from '../../ui/field.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { ACTION_WORDS, changeTime, changeWords, type When } from './change-words.ts';
import { PagedList } from './paged-list.tsx';

/** The audit log, newest first, found by person, kind and days. */
export function Changes({ loaded, now, timezone }: When & { loaded: AdminChange[] }) {
  const [sought, setSought] = useState(EVERYTHING);
  const list = useAdminChanges(sought, loaded);
  if (list.isEverything && list.changes.length === 0) {
    return (
      <EmptyState drawing={<RailDrawing />} title="No changes yet">
        When an admin gives someone a plan, it is recorded here.
      </EmptyState>
    );
  }
  return (
    <section aria-label="Changes">
      <Sieve sought={sought} onChange={setSought} busy={list.isSearching} />
      <PagedList
        list={list}
        isEmpty={list.changes.length === 0}
        noun="changes"
        none={{
          title: 'No matching change',
          words: 'No recorded change matches. People who deleted their account can only be found by day.',
          showAll: 'Show all changes',
          onShowAll: () => setSought(EVERYTHING),
        }}
      >
        <ol className="card plist changes">
          {list.changes.map((change) => (
            <Change key={change.id} {...{ change, now, timezone }} />
          ))}
        </ol>
      </PagedList>
    </section>
  );
}

interface SieveProps {
  sought: ChangesSought;
  onChange: (sought: ChangesSought) => void;
  busy: boolean;
}

function Sieve({ sought, onChange, busy }: SieveProps) {
  const field = (name: keyof ChangesSought) => ({
    value: sought[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ ...sought, [name]: event.currentTarget.value }),
  });
  return (
    <div className="sieve">
      <TextField
        {...field('q')}
        className="by-person"
        label="By or for whom"
        enterKeyHint="search"
        placeholder="Username or email"
        autoComplete="off"
        spellCheck={false}
        maxLength={254}
        before={<Search />}
        after={busy ? <Spinner /> : null}
      />
      <div className="field">
        <label className="lbl" htmlFor="change-action">
          What
        </label>
        <span className="tier-select">
          <select id="change-action" {...field('action')}>
            <option value="">Everything</option>
            {CHANGE_ACTIONS.map((action) => (
              <option key={action} value={action}>
                {ACTION_WORDS[action]}
              </option>
            ))}
          </select>
          <ChevronDown />
        </span>
      </div>
      <TextField {...field('from')} label="From" type="date" max={sought.to || undefined} />
      <TextField {...field('to')} label="To" type="date" min={sought.from || undefined} />
    </div>
  );
}

function Change({ change, now, timezone }: When & { change: AdminChange }) {
  const { who, whom, from, to } = changeWords(change);
  return (
    <li className="change">
      <p>
        <b>{who}</b> changed <b>{whom}</b>
      </p>
      <p className="row wrap gap-2 small">
        <span>{from}</span>
        <ArrowRight className="size-[16px]" role="img" aria-label="to" />
        <b>{to}</b>
      </p>
      <time className="small muted num" dateTime={change.at}>
        {changeTime(change.at, now, timezone)}
      </time>
    </li>
  );
}
