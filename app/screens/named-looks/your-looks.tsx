import { useState } from 'react';
import { useNamedLooks } from '../../client/named-looks/named-looks.ts';
import type { NamedLook } from '../../contracts/own-looks/named-looks.ts';
import type { User } from '../../contracts/session.ts';
import { formatLongDay } from '../../domain/time/date-words.ts';
import { shortLine } from '../../domain/planning/pieces-line.ts';
import { RailDrawing } from '../../ui/art/drawings.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { CardBoundary } from '../../ui/card-boundary.tsx';
import { CardSkeleton } from '../../ui/skeleton.tsx';
import { EmptyState, LostAnswer } from '../../ui/states.tsx';
import { DayPicture } from '../week/day-picture.tsx';
import { NamedLookDialog } from './named-look-dialog.tsx';

const SKELETONS = 4;

interface YourLooksProps {
  /** Her local date. */
  today: string;
  user: User;
}

/** The looks that she has named, the newest first; each opens with what can be done with it. */
export function YourLooks({ today, user }: YourLooksProps) {
  const query = useNamedLooks();
  const { data: looks, isError } = query;
  const [opened, setOpened] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const look = looks?.find(({ id }) => id === opened);
  if (isError && !looks) return <LostAnswer query={query} title="We couldn't load your looks" />;
  if (looks?.length === 0) return <NoLooks />;
  return (
    <>
      <div className="recent-grid hgrid" aria-busy={looks === undefined} tabIndex={-1}>
        {looks
          ? looks.map((each) => (
              <CardBoundary key={each.id}>
                <LookCard
                  look={each}
                  today={today}
                  onPhoto={user.hasBodyMap}
                  onOpen={() => {
                    setOpened(each.id);
                    setIsOpen(true);
                  }}
                />
              </CardBoundary>
            ))
          : Array.from({ length: SKELETONS }, (_, index) => <CardSkeleton key={index} />)}
      </div>
      {look && (
        <NamedLookDialog
          key={look.id}
          look={look}
          today={today}
          onPhoto={user.hasBodyMap}
          open={isOpen}
          onOpenChange={setIsOpen}
        />
      )}
    </>
  );
}

/** 'Planned for Friday' */
export const dayWords = (day: string, today: string): string =>
  day === today ? "Today's look" : `Planned for ${formatLongDay(day).split(', ')[0]}`;

interface LookCardProps {
  look: NamedLook;
  today: string;
  onPhoto: boolean;
  onOpen: () => void;
}

function LookCard({ look, today, onPhoto, onOpen }: LookCardProps) {
  return (
    <article className="recent named-look">
      <div className="named-look-p">
        <DayPicture day={look} onPhoto={onPhoto} />
        <button type="button" className="open" aria-label={`Open “${look.name}”`} onClick={onOpen} />
      </div>
      <h3>{look.name}</h3>
      <p className="small muted">{shortLine(look.look)}</p>
      {look.day !== null && <p className="small strong text-accent-text">{dayWords(look.day, today)}</p>}
    </article>
  );
}

function NoLooks() {
  return (
    <EmptyState
      drawing={<RailDrawing />}
      title="No named looks yet"
      action={
        <ButtonLink to="/" variant="ink">
          Today&apos;s Outfit
        </ButtonLink>
      }
    >
      Open a look you like and tap Name. You can wear it again, plan it for a day, or pack it for a trip.
    </EmptyState>
  );
}
