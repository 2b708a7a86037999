import { Clapperboard } from 'lucide-react';
import { useGenerateVideo } from '../../client/film/animations.ts';
import { useOutfits } from '../../client/looks/outfits.ts';
import type { Animation, Outfit } from '../../contracts/outfits.ts';
import type { User } from '../../contracts/session.ts';
import { dayOrToday } from '../../domain/time/date-words.ts';
import { IconButton } from '../../ui/button.tsx';
import { Photo } from '../../ui/photo.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { OutfitCaption } from '../home/picture/outfit-caption.tsx';
import { looksWithoutFilm } from './film-words.ts';

interface NextLooksProps {
  films: Animation[];
  user: User;
  /** Her local date. */
  today: string;
  /** One more may be made today. */
  mayMake: boolean;
}

/** What fills a short list of films: her newest looks that have none, each one press from it. */
export function NextLooks({ films, user, today, mayMake }: NextLooksProps) {
  const { data } = useOutfits();
  const looks = looksWithoutFilm(data ?? [], films);
  if (looks.length === 0) return null;
  return (
    <TitledSection
      title="Next in motion"
      beside={
        <p className="small muted">
          {mayMake ? 'One tap makes the video' : 'You can make the next one tomorrow'}
        </p>
      }
      className="next-looks mb-[32px]"
    >
      <div className="recent-grid">
        {looks.map((outfit) => (
          <article key={outfit.id} className="recent">
            <Photo src={outfit.editedImageUrl ?? ''} alt="">
              {mayMake && <MakeFilm outfit={outfit} day={dayOrToday(outfit.date, today)} />}
            </Photo>
            <OutfitCaption outfit={outfit} day={dayOrToday(outfit.date, today)} unit={user.temperatureUnit} />
          </article>
        ))}
      </div>
    </TitledSection>
  );
}

function MakeFilm({ outfit, day }: { outfit: Outfit; day: string }) {
  const generate = useGenerateVideo();
  return (
    <span className="tr">
      <IconButton
        label={`Generate Video: ${outfit.title}, ${day}`}
        look="solid"
        // Not `disabled`: the focus would be lost.
        aria-disabled={generate.isPending}
        onClick={() => generate.isPending || generate.mutate(outfit.id)}
      >
        <Clapperboard />
      </IconButton>
    </span>
  );
}
