import { Link, useSearchParams } from '../../framework/react.ts';
import { ArrowLeft, Camera, ChevronRight, Plus, Shirt, ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import { useClosetSettings, useLoadedCloset } from '../../client/looks/closet.ts';
import { useUser } from '../../client/account/session.ts';
import type { Closet } from '../../contracts/closet.ts';
import { DRESS_FROM } from '../../domain/closet/closet-terms.ts';
import { localDate } from '../../domain/time/local-day.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { Elements } from '../../ui/elements.ts';
import { RadioSegments } from '../../ui/radio.tsx';
import { TickLine } from '../../ui/tick-box.tsx';
import { PageSpinner } from '../../ui/spinner.tsx';
import { AppShell } from '../shell/app-shell.tsx';
import type { ClosetFirst } from '../shell/first-data.ts';
import { useClock } from '../home/sky/use-clock.ts';
import { CardBoundary } from '../../ui/card-boundary.tsx';
import { DRESS_FROM_LABELS, piecesWords } from './closet-words.ts';
import { EmptyCloset } from './empty-closet.tsx';
import { countPieces, type PieceFilter } from './filter-pieces.ts';
import { HelpCard } from './help-card.tsx';
import { PhotosScreen } from './photos/photos-screen.tsx';
import { PhotosWaiting } from './photos/photos-waiting.tsx';
import { Shelves } from './shelves.tsx';
import { PieceChecklist } from './piece-checklist.tsx';

/** Her pieces, and what her outfits are made from. */
export function ClosetScreen({ first }: { first: ClosetFirst }) {
  const { user } = useUser();
  const closet = useLoadedCloset(first.closet);
  const [search] = useSearchParams();
  const now = useClock(first.now);
  if (!user) return <PageSpinner />;
  if (search.has('start')) return <PieceChecklist closet={closet} />;
  const gender = user.gender ?? 'female';
  if (search.has('photos')) return <PhotosScreen closet={closet} userId={user.id} gender={gender} />;
  return (
    <AppShell>
      <Pieces closet={closet} today={localDate(now, user.timezone)}>
        <PhotosWaiting userId={user.id} gender={gender} />
      </Pieces>
    </AppShell>
  );
}

interface PiecesProps {
  closet: Closet;
  today: string;
  /** Above the shelves. */
  children: Elements;
}

function Pieces({ closet, today, children }: PiecesProps) {
  const [shown, setShown] = useState<PieceFilter>('all');
  const all = countPieces(closet.pieces, 'all', today);
  const inWash = countPieces(closet.pieces, 'wash', today);
  return (
    <div className="page">
      <Link className="link backl" to="/">
        <ArrowLeft />
        Home
      </Link>
      <header className="page-head c-head">
        <div>
          <h1 className="display h1">Your closet</h1>
          <p className="c-count num">
            <span>{piecesWords(all)}</span>
            {inWash > 0 && (
              <>
                <span> · </span>
                <button
                  type="button"
                  className="u"
                  onClick={() => setShown('wash')}
                >{`${inWash} in the wash`}</button>
              </>
            )}
          </p>
        </div>
        {closet.pieces.length > 0 && (
          <div className="c-add">
            <ButtonLink to="/build" variant="line" aria-label="Build a look">
              <Shirt />
              <span className="max-wide:hidden">Build a look</span>
            </ButtonLink>
            <ButtonLink to="/closet?photos=1" variant="line" aria-label="Add from photos">
              <Camera />
              <span className="max-wide:hidden">From photos</span>
            </ButtonLink>
            <ButtonLink to="/closet?start=1" variant="ink" aria-label="Add a piece">
              <Plus />
              <span className="max-wide:hidden">Add a piece</span>
            </ButtonLink>
          </div>
        )}
      </header>
      {children}
      <Link className="ph-waiting plain" to="/buy">
        <ShoppingBag />
        <span>Should I buy it?</span>
        <ChevronRight />
      </Link>
      {closet.pieces.length === 0 ? (
        <EmptyCloset />
      ) : (
        <>
          <div className="c-top">
            <CardBoundary>
              <DressedFrom closet={closet} />
            </CardBoundary>
            <CardBoundary>
              <HelpCard closet={closet} />
            </CardBoundary>
          </div>
          <CardBoundary>
            <Shelves pieces={closet.pieces} shown={shown} onShow={setShown} today={today} />
          </CardBoundary>
        </>
      )}
    </div>
  );
}

function DressedFrom({ closet: { dressFrom, laundryRest } }: { closet: Closet }) {
  const { mutate } = useClosetSettings();
  const [isChanged, setChanged] = useState(false);
  return (
    <section className="dressf" aria-labelledby="dress-from">
      <h2 id="dress-from" className="flbl">
        Dress me from
      </h2>
      <RadioSegments
        label="Dress me from"
        value={dressFrom}
        onChange={(value) => {
          setChanged(true);
          mutate({ dressFrom: value });
        }}
        options={DRESS_FROM.map((value) => ({ value, label: DRESS_FROM_LABELS[value].label }))}
      />
      <p
        className="hint"
        role="status"
      >{`${DRESS_FROM_LABELS[dressFrom].hint}${isChanged ? ' Starts with your next look.' : ''}`}</p>
      <TickLine checked={laundryRest} onChange={(isOn) => mutate({ laundryRest: isOn })}>
        Keep worn pieces out of rotation for up to a week
      </TickLine>
    </section>
  );
}
