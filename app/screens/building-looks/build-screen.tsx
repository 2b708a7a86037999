import { ArrowLeft, Bookmark, Shirt, WandSparkles } from 'lucide-react';
import { useEffect, useState } from 'react';
import { askStylist } from '../../client/building-looks/ask-stylist.ts';
import { failureText } from '../../client/api/errors.ts';
import { useBuildDay, useVerdict, useWearBuild } from '../../client/building-looks/build.ts';
import { useUser } from '../../client/account/session.ts';
import type { BuildDay } from '../../contracts/own-looks/build.ts';
import type { User } from '../../contracts/session.ts';
import { Link, useNavigate } from '../../framework/react.ts';
import { lazyDialog } from '../../ui/behavior/lazy-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { CardBoundary } from '../../ui/card-boundary.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PageSpinner } from '../../ui/spinner.tsx';
import { LostAnswer } from '../../ui/states.tsx';
import { showToast } from '../../ui/toast/toast-store.ts';
import { AppShell } from '../shell/app-shell.tsx';
import { NoLooksLeft } from '../subscribe/no-looks-left.tsx';
import { Board } from './board.tsx';
import { leftWords } from './build-words.ts';
import { PreviewPanel } from './preview-panel.tsx';
import { useDraft } from './use-draft.ts';
import { WarmthDetails, WarmthGlance } from './warmth-panel.tsx';

const nameDialog = lazyDialog(() =>
  import('../named-looks/name-look-dialog.tsx').then((m) => m.NameLookDialog),
);

/** A look for today that she puts together herself, judged by the stylist's rules as she does. */
export function BuildScreen() {
  const { user } = useUser();
  return <AppShell className="build">{user ? <Build user={user} /> : <PageSpinner />}</AppShell>;
}

function Build({ user }: { user: User }) {
  const query = useBuildDay();
  const { data: day, isError } = query;
  return (
    <div className="page">
      <Link className="link backl" to="/">
        <ArrowLeft />
        Home
      </Link>
      <header className="page-head">
        <div>
          <h1 className="display h1">Build a look</h1>
          <p className="mt-[6px] muted small">
            Your pieces first. We tell you how warm it is and what clashes; you decide.
          </p>
        </div>
      </header>
      {isError && !day && (
        <LostAnswer
          query={query}
          title="We couldn't read your day"
          message={failureText(query.error, 'Please try again in a moment.')}
        />
      )}
      {!day && !isError && <Skeleton className="h-96 rounded-card" />}
      {day && (
        <CardBoundary>
          <Bench user={user} day={day} />
        </CardBoundary>
      )}
    </div>
  );
}

function Bench({ user, day }: { user: User; day: BuildDay }) {
  const draft = useDraft(user.id);
  const { pieces, setPieces } = draft;
  const query = useVerdict(pieces ? day : undefined, pieces ?? []);
  const { data: verdict, isStale } = query;
  const kept = verdict?.pieces.join();
  useEffect(() => {
    // What gave way to a later piece, or is hers no more, is off.
    if (pieces && verdict && !isStale && kept !== pieces.join()) setPieces(verdict.pieces);
    // oxlint-disable-next-line react/exhaustive-deps -- the answer says what is on
  }, [kept, isStale]);
  if (query.isError && !verdict)
    return <LostAnswer query={query} title="We couldn't judge this look" message={query.error.message} />;
  if (!pieces || !verdict) return <Skeleton className="h-96 rounded-card" />;
  const garments = verdict.look.garments.filter(({ id }) => pieces.includes(id));
  const isWhole = pieces.length > 0 && verdict.lack === null;
  return (
    <div className="b-bench">
      {pieces.length > 0 && <WarmthGlance verdict={verdict} />}
      <Board
        day={day}
        pieces={pieces}
        garments={garments}
        onPut={({ id }) => setPieces([...pieces, id])}
        onTakeOff={(ids) => setPieces(pieces.filter((id) => !ids.includes(id)))}
      />
      <div className="b-beside">
        {pieces.length > 0 && <WarmthDetails verdict={verdict} unit={user.temperatureUnit} />}
        {user.hasBodyMap && isWhole && <PreviewPanel user={user} look={verdict.look} />}
        <Acts
          day={day}
          pieces={pieces}
          isWhole={isWhole}
          asks={verdict.asks}
          draft={draft}
          onFinished={setPieces}
        />
      </div>
    </div>
  );
}

interface ActsProps {
  day: BuildDay;
  pieces: string[];
  /** It can be worn. */
  isWhole: boolean;
  /** What she is asked before. */
  asks: readonly string[];
  draft: ReturnType<typeof useDraft>;
  onFinished: (pieces: string[]) => void;
}

/** What she does with it: have it finished, worn, kept. */
function Acts({ day, pieces, isWhole, asks, draft, onFinished }: ActsProps) {
  const navigate = useNavigate();
  const [over, setOver] = useState<'ask' | 'save' | null>(null);
  const finishing = useFinish(day, pieces, onFinished);
  const wearing = useWearBuild(() => {
    draft.clear();
    navigate('/');
  });
  const left = leftWords(day.left);
  const wear = () => {
    setOver(null);
    wearing.mutate({ pieces, sure: asks.length > 0 });
  };
  const close = (open: boolean) => !open && setOver(null);
  return (
    <div className="b-acts">
      <Button
        variant="line"
        block
        aria-disabled={pieces.length === 0}
        busy={finishing.isBusy}
        busyText="Finishing it..."
        onClick={finishing.finish}
      >
        <WandSparkles />
        Finish it for me
      </Button>
      <Button
        block
        aria-disabled={!isWhole || day.left === 0}
        busy={wearing.isPending}
        busyText="Putting it on..."
        onClick={() => {
          if (!isWhole) return;
          if (asks.length > 0) setOver('ask');
          else wear();
        }}
      >
        <Shirt />
        Wear today
      </Button>
      <NoLooksLeft left={day.left} />
      {left && <p className="xs muted num b-left">{`It takes the place of today's look. ${left}.`}</p>}
      <div className="b-more">
        <Button
          variant="quiet"
          size="sm"
          aria-disabled={!isWhole}
          onClick={() => isWhole && setOver('save')}
          {...nameDialog.intent}
        >
          <Bookmark />
          Save with a name
        </Button>
        {pieces.length > 0 && (
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              draft.setPieces([]);
              showToast({
                title: 'Cleared',
                action: { label: 'Undo', onPress: () => draft.setPieces(pieces) },
              });
            }}
          >
            Clear all
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={over === 'ask'}
        onOpenChange={close}
        title="Wear it like this?"
        description={asks.join(' ')}
        action="Wear it"
        cancel="Change it"
        onConfirm={wear}
      />
      <nameDialog.Dialog
        open={over === 'save'}
        onOpenChange={close}
        from={{ garments: pieces }}
        kept={[draft.name, draft.setName]}
      />
    </div>
  );
}

function useFinish(day: BuildDay, pieces: string[], onFinished: (pieces: string[]) => void) {
  const [isBusy, setBusy] = useState(false);
  const finish = async () => {
    if (pieces.length === 0) return;
    setBusy(true);
    try {
      onFinished(await askStylist('finish', { day, pieces }));
      showToast({
        tone: 'good',
        title: 'Finished around your pieces',
        action: { label: 'Undo', onPress: () => onFinished(pieces) },
      });
    } catch (error) {
      showToast({
        tone: 'bad',
        title: "We couldn't finish it",
        description: error instanceof Error ? error.message : undefined,
      });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, finish: () => void finish() };
}
