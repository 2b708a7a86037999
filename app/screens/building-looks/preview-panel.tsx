import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useBuildPreview } from '../../client/building-looks/build-preview.ts';
import type { User } from '../../contracts/session.ts';
import type { Look } from '../../domain/looks/look.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';

interface PreviewPanelProps {
  user: User;
  /** It can be worn: nothing is drawn on her that leaves her undressed. */
  look: Look;
}

/** The look on her photo, drawn on her device once she asks for it, and anew with every piece after that. */
export function PreviewPanel({ user, look }: PreviewPanelProps) {
  const [isWanted, setWanted] = useState(false);
  const { address, isDrawing, isLost } = useBuildPreview(user, isWanted ? look : null);
  if (!isWanted)
    return (
      <Button variant="soft" block onClick={() => setWanted(true)}>
        <Sparkles />
        See it on me
      </Button>
    );
  return (
    <section className="card shadow b-preview" aria-label="On your photo" aria-busy={isDrawing}>
      {address && <img src={address} width={768} height={1152} alt="You in this look" />}
      {isDrawing && (
        <p className="b-drawing small" role="status">
          <Spinner />
          <span>Drawing it on your photo...</span>
        </p>
      )}
      {isLost && (
        <p className="small muted b-drawing" role="status">
          This device couldn&apos;t draw it on your photo. Wear it, and we draw it for you.
        </p>
      )}
    </section>
  );
}
