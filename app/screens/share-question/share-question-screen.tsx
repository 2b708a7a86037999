import { Link, useNavigate } from '../../framework/react.ts';
import { PersonStanding, ShoppingBag } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useUser } from '../../client/account/session.ts';
import { showsSomebody } from '../../client/photo/find-person.ts';
import { openQueue, queuePhotos } from '../../client/photo/garment-queue.ts';
import { readShared, settleShared, type Shared } from '../../client/photo/shared-photo.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import type { Elements } from '../../ui/elements.ts';
import { RadioCards } from '../../ui/radio.tsx';
import { PageSpinner, Spinner } from '../../ui/spinner.tsx';
import { useAddress } from '../closet/photos/use-address.ts';
import { AppShell } from '../shell/app-shell.tsx';

type Answer = 'her' | 'buy';

/** What another app has shared with us: she is asked once what it shows. */
export function ShareQuestionScreen() {
  const [shared, setShared] = useState<Shared | null | undefined>(undefined);
  useEffect(() => void readShared().then(setShared), []);
  if (shared === undefined) return <PageSpinner />;
  return (
    <AppShell>
      <div className="page sh">
        {shared && shared.pictures.length > 0 ? (
          <Pictures pictures={shared.pictures} />
        ) : (
          <NoPicture isPage={shared?.isPage ?? false} />
        )}
      </div>
    </AppShell>
  );
}

function Pictures({ pictures }: { pictures: File[] }) {
  const { user } = useUser();
  const navigate = useNavigate();
  const [first] = pictures;
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [hasPerson, setPerson] = useState<boolean | null | undefined>(undefined);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    let isOver = false;
    if (first)
      void showsSomebody(first).then((found) => {
        if (isOver) return;
        setPerson(found);
        // What she has chosen meanwhile stands.
        if (found !== null) setAnswer((before) => before ?? (found ? 'her' : 'buy'));
      });
    return () => {
      isOver = true;
    };
  }, [first]);
  if (!user || !first) return null;
  const goOn = async () => {
    setBusy(true);
    if (answer === 'buy') {
      await openQueue(user.id, user.gender ?? 'female');
      queuePhotos([first], { worn: hasPerson === true, trial: { typed: '', currency: null } });
      queuePhotos(pictures.slice(1), { trial: { typed: '', currency: null } });
    }
    await settleShared(answer === 'her' ? first : null);
    navigate(answer === 'her' ? '/profile' : '/buy', { replace: true });
  };
  return (
    <>
      <header className="page-head">
        <h1 className="display h1">
          You, or something you want to <em>buy?</em>
        </h1>
      </header>
      <ul className="sh-pictures" aria-label="What you shared">
        {pictures.map((picture, at) => (
          <li key={at}>
            <SharedPicture picture={picture} />
          </li>
        ))}
      </ul>
      <RadioCards<Answer>
        label="What the picture shows"
        className="sh-answers"
        value={answer}
        onChange={setAnswer}
        options={[
          {
            value: 'her',
            label: <Answered Icon={<PersonStanding />}>Me</Answered>,
            note: herNote(pictures.length),
          },
          {
            value: 'buy',
            label: <Answered Icon={<ShoppingBag />}>Something to buy</Answered>,
            note: 'See it on you, and whether it is worth it.',
          },
        ]}
      />
      <p className="small muted sh-looking" role="status">
        {hasPerson === undefined && (
          <>
            <Spinner /> <span>Looking at the picture, on this device</span>
          </>
        )}
      </p>
      <Button block disabled={answer === null} busy={isBusy} onClick={() => void goOn()}>
        Continue
      </Button>
    </>
  );
}

const herNote = (count: number): string =>
  count === 1
    ? 'It becomes the photo your looks are shown on.'
    : 'The first one becomes the photo your looks are shown on.';

function Answered({ Icon, children }: { Icon: Elements; children: string }) {
  return (
    <span className="row gap-[10px]">
      {Icon}
      <span>{children}</span>
    </span>
  );
}

function SharedPicture({ picture }: { picture: File }) {
  const address = useAddress(picture);
  return <span className="sh-picture">{address && <img src={address} alt="A picture you shared" />}</span>;
}

function NoPicture({ isPage }: { isPage: boolean }) {
  return (
    <>
      <header className="page-head">
        <h1 className="display h1">
          We need a <em>picture</em>
        </h1>
      </header>
      <p className="lead">
        {isPage
          ? 'You shared the address of a page. We fetch nothing from shops, so please share the picture itself, or a screenshot of it.'
          : 'No picture has arrived. Please share it once more, or choose it here.'}
      </p>
      <div className="sh-ways">
        <ButtonLink to="/buy">Choose a picture to buy from</ButtonLink>
        <Link className="link small" to="/profile">
          Change your own photo
        </Link>
      </div>
    </>
  );
}
