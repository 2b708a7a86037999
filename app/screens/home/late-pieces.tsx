import { useEffect, useState } from 'react';
import type { ComponentProps, ComponentType } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { PiecesCard } from './pieces-card.tsx';

type Props = ComponentProps<typeof PiecesCard>;

/** The pieces stand below the fold: their code comes when the page is there. */
export function LatePieces(props: Props) {
  const [Card, setCard] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    import('./pieces-card.tsx').then(
      (module) => setCard(() => module.PiecesCard),
      () => undefined,
    );
  }, []);
  return Card ? <Card {...props} /> : <Skeleton className="pieces h-96 rounded-card" />;
}
