import { Link } from '../../framework/react.ts';
import { Clapperboard } from 'lucide-react';
import { useState } from 'react';
import { useAnimations } from '../../client/film/animations.ts';
import { useUser } from '../../client/account/session.ts';
import type { Animation } from '../../contracts/outfits.ts';
import type { User } from '../../contracts/session.ts';
import { localDate } from '../../domain/time/local-day.ts';
import { isPaid, PLANS } from '../../domain/billing/plan.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { RailDrawing } from '../../ui/art/drawings.tsx';
import { PageSpinner } from '../../ui/spinner.tsx';
import { EmptyState, LostAnswer } from '../../ui/states.tsx';
import { OutfitAnimation } from '../home/picture/outfit-animation.tsx';
import { useClock } from '../home/sky/use-clock.ts';
import { ShareDialog } from '../history/share-dialog.tsx';
import { AppShell } from '../shell/app-shell.tsx';
import type { AnimationsFirst } from '../shell/first-data.ts';
import { GalleryPhoto } from '../shell/gallery-photo.tsx';
import { CardBoundary } from '../../ui/card-boundary.tsx';
import { FilmCard } from './film-card.tsx';
import { newestPlayableFirst, usedToday } from './film-words.ts';
import { OwnLook, useOwnLook } from './own-look.tsx';
import { NextLooks } from './next-looks.tsx';

/** Her films: to be played, under way, failed; what they cost for those who have none. */
export function AnimationsScreen({ first }: { first: AnimationsFirst }) {
  const { user } = useUser();
  return <AppShell>{user ? <Animations first={first} user={user} /> : <PageSpinner />}</AppShell>;
}

function Animations({ first, user }: { first: AnimationsFirst; user: User }) {
  const today = localDate(useClock(first.now), user.timezone);
  const query = useAnimations(first.animations);
  const { data: films, isError, error } = query;
  const pays = isPaid(user.subscriptionTier);
  return (
    <div className="page">
      <header className="page-head">
        <div>
          <h1 className="display h1">My Animations</h1>
          <p className="muted mt-1.5">Ten seconds each, made from your own looks.</p>
        </div>
        {pays && <Quota films={films} user={user} today={today} />}
      </header>
      {isError && (
        <div className="mb-6">
          <LostAnswer query={query} title="Failed to load animations" message={error.message} />
        </div>
      )}
      {!pays && <UpgradePrompt />}
      {pays && !isError && films.length === 0 && (
        <EmptyState
          drawing={<RailDrawing />}
          title="No animations yet"
          action={
            <ButtonLink to="/history" variant="ink">
              Choose a look
            </ButtonLink>
          }
        >
          Open a look in your history and tap Generate Video.
        </EmptyState>
      )}
      <div className="films">
        <Films films={films} user={user} today={today} />
        {pays && !isError && (
          <NextLooks films={films} user={user} today={today} mayMake={used(films, user, today).left > 0} />
        )}
      </div>
    </div>
  );
}

interface FilmsProps {
  films: Animation[];
  user: User;
  /** Her local date. */
  today: string;
}

const used = (films: Animation[], user: User, today: string) =>
  usedToday(films, user.subscriptionTier, today, user.timezone);

function Quota({ films, user, today }: FilmsProps) {
  const { count, words } = used(films, user, today);
  return (
    <p className="quota">
      <span className="small">
        <b className="num">{count}</b> <span>{words}</span>
      </span>
      {user.subscriptionTier === 'premium' && (
        <Link className="link" to="/subscribe" prefetch="intent">
          Upgrade to Pro
        </Link>
      )}
    </p>
  );
}

/** What Premium and Pro would bring her. */
function UpgradePrompt() {
  const { premium, pro } = PLANS;
  const own = useOwnLook();
  return (
    <section className="card shadow vupgrade" aria-labelledby="vupgrade-title">
      {own ? (
        <OwnLook src={own} />
      ) : (
        <GalleryPhoto
          name="amara-camel"
          alt=""
          className="rounded-none"
          sizes="(min-width: 900px) 360px, 100vw"
        />
      )}
      <div className="stack">
        <p className="row label">
          <Clapperboard />
          <span>{`${premium.label} and ${pro.label}`}</span>
        </p>
        <h2 className="display h2">
          See your look <em>move</em>
        </h2>
        <p className="ink2">
          Ten-second videos of your own outfits, on you:{' '}
          <span>{`${premium.videosPerDay} a day with ${premium.label}, ${pro.videosPerDay} a day with ${pro.label}.`}</span>
        </p>
        <ButtonLink to="/subscribe" prefetch="intent">
          Upgrade Now
        </ButtonLink>
      </div>
    </section>
  );
}

function Films({ films, user, today }: FilmsProps) {
  const [playing, setPlaying] = useState<Animation | null>(null);
  const [open, setOpen] = useState<'film' | 'share' | null>(null);
  const close = (isOpen: boolean) => !isOpen && setOpen(null);
  const play = (film: Animation) => {
    setPlaying(film);
    setOpen('film');
  };
  return (
    <>
      <div className="vgrid">
        {newestPlayableFirst(films).map((film, index) => (
          <CardBoundary key={film.id}>
            <FilmCard
              film={film}
              today={today}
              zone={user.timezone}
              unit={user.temperatureUnit}
              isFeature={index === 0}
              mayMake={isPaid(user.subscriptionTier)}
              onPlay={play}
            />
          </CardBoundary>
        ))}
      </div>
      {playing?.videoUrl && (
        <>
          <OutfitAnimation
            src={playing.videoUrl}
            poster={playing.outfit.editedImageUrl}
            open={open === 'film'}
            onOpenChange={close}
            onShareLink={() => setOpen('share')}
          />
          <ShareDialog
            outfit={{ ...playing.outfit, id: playing.outfitId }}
            open={open === 'share'}
            onOpenChange={close}
          />
        </>
      )}
    </>
  );
}
