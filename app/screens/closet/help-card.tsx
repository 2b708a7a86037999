import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useRefreshClosetHelp } from '../../client/looks/refresh-closet-help.ts';
import type { Closet, ClosetHelp } from '../../contracts/closet.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PieceDrawing } from '../garments/piece-drawing.tsx';
import { capitalize } from '../../domain/text-format/capitalized.ts';
import type { HelpKind } from '../../domain/closet/gap-kind.ts';

/** What would help her closet most, with its figures; nothing before it is worked out. */
export function HelpCard({ closet }: { closet: Closet }) {
  useRefreshClosetHelp(closet);
  const [isOpen, setOpen] = useState(false);
  const [first] = closet.helps;
  if (!first) return null;
  return (
    <section className="helpb" aria-labelledby="helpb">
      <div>
        <PieceDrawing garment={first.garment} />
      </div>
      <div>
        <p className="label">What would help most</p>
        <h2 className="display h3" id="helpb">
          {capitalize(first.garment.name)}
        </h2>
        <Figures help={first} />
      </div>
      <IconButton label="How this is counted" onClick={() => setOpen(true)}>
        <ChevronRight />
      </IconButton>
      <HowCounted helps={closet.helps} isOpen={isOpen} onClose={() => setOpen(false)} />
    </section>
  );
}

function Figures({ help: { days, kind, looks } }: { help: ClosetHelp }) {
  return (
    <p className="helpb-n">
      {days > 0 && (
        <span>
          <b className="display num mr-1">{days}</b> <span>{daysWords(kind, days)}</span>
        </span>
      )}
      {looks > 0 && (
        <span>
          <b className="display num mr-1">{looks}</b> <span>{looksWords(looks)}</span>
        </span>
      )}
    </p>
  );
}

function HowCounted({
  helps,
  isOpen,
  onClose,
}: {
  helps: ClosetHelp[];
  isOpen: boolean;
  onClose: () => void;
}) {
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title="What would help most"
      footer={
        <Button className="grow" onClick={onClose}>
          Done
        </Button>
      }
    >
      <ul className="grid gap-[12px]">
        {helps.map((help) => (
          <li key={help.garment.id} className="grid grid-cols-[72px_1fr] items-center gap-[14px]">
            <span>
              <PieceDrawing garment={help.garment} />
            </span>
            <span>
              <b>{capitalize(help.garment.name)}</b>
              <Figures help={help} />
            </span>
          </li>
        ))}
      </ul>
      <p className="small ink2">
        We try every piece you don't have with everything you do, on the days the next three months usually
        bring to <span>{helps[0]?.place}</span>. The days are those when your closet alone leaves you too
        warm, too cold or without a piece the weather calls for, and this one fixes that. The looks are tops
        with bottoms, and dresses, that become a look with it.
      </p>
      <p className="small muted">Nothing here is sold, and nobody pays to be named.</p>
    </Dialog>
  );
}

const DAYS: Record<HelpKind, string> = { rainy: 'rainy ', cold: 'cold ', warm: 'warm ', usual: '' };

/** 'rainy days', 'cold day'. */
const daysWords = (kind: HelpKind, days: number): string => `${DAYS[kind]}${days === 1 ? 'day' : 'days'}`;

const looksWords = (looks: number): string => (looks === 1 ? 'new look' : 'new looks');
