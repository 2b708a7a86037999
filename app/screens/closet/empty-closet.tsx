import { useBasics } from '../../client/closet.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PieceDrawing } from '../garments/piece-drawing.tsx';

/** Nothing hangs here yet: it invites, and says how long it takes. */
export function EmptyCloset() {
  const { data } = useBasics();
  const shown = ['outerwear', 'tops', 'bottoms', 'shoes'].flatMap(
    (kind) => data?.find((basic) => basic.kind === kind) ?? [],
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
        Nothing hangs here <em>yet</em>
      </h2>
      <p className="ink2">
        Tick what you own, about two minutes. Then tomorrow&apos;s look is made of your own things.
      </p>
      <div className="ce-b">
        <ButtonLink to="/closet?start=1" size="lg">
          Start with 18 basics
        </ButtonLink>
      </div>
      <p className="xs muted">Or tap &quot;I own this&quot; on any piece of today&apos;s look.</p>
    </section>
  );
}
