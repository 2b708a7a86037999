import { useBasics } from '../../client/looks/closet.ts';
import { Camera } from 'lucide-react';
import { ButtonLink } from '../../ui/button.tsx';
import { PieceDrawing } from '../garments/piece-drawing.tsx';

/** On a white card they would be their shadows alone. */
const PALE = ['white', 'cream', 'ivory', 'oat', 'stone'];

/** The empty closet: invites her to start, and says how long it takes. */
export function EmptyCloset() {
  const { data } = useBasics();
  const shown = ['outerwear', 'tops', 'bottoms', 'shoes'].flatMap(
    (kind) => data?.find((basic) => basic.kind === kind && !PALE.includes(basic.color)) ?? [],
  );
  return (
    <section className="card cempty">
      <div className="ce-art" aria-hidden="true">
        <i />
        {shown.map(({ garment }) => (
          <PieceDrawing key={garment.id} garment={garment} />
        ))}
      </div>
      <h2 className="display h2">
        Nothing here <em>yet</em>
      </h2>
      <p className="ink2 max-w-sm text-balance">
        Check off what you own. It takes about two minutes, and then your looks start with your own clothes.
      </p>
      <div className="ce-b">
        <ButtonLink to="/closet?start=1" size="lg">
          Start with 18 basics
        </ButtonLink>
        <ButtonLink to="/closet?photos=1" variant="line" size="lg">
          <Camera />
          Add from photos
        </ButtonLink>
      </div>
      <p className="xs muted">Or tap &quot;I own this&quot; on any piece of today&apos;s look.</p>
    </section>
  );
}
