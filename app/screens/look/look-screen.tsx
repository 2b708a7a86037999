import { Lock } from 'lucide-react';
import type { SharedLook } from '../../contracts/shares.ts';
import { Brand } from '../../ui/art/brand-mark.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { RailDrawing } from '../../ui/art/drawings.tsx';
import { Photo } from '../../ui/photo.tsx';
import { capitalize } from '../../domain/text-format/capitalized.ts';
import { PieceTile } from '../garments/piece-drawing.tsx';
import { SaveStory } from './save-story.tsx';
import { weatherLine } from './weather-line.ts';
import { WeatherIcon } from '../../ui/art/weather-icon.tsx';

/** The public page of a shared look: picture, title, the day's sky, pieces, and nothing of the person. */
export function LookScreen({ look }: { look: SharedLook }) {
  return (
    <div className="page public-look">
      <header className="mb-[12px]">
        <Brand />
      </header>
      <main id="main" className="look-page">
        <SharedPicture look={look} />
        <div className="look-words">
          <p className="label">Shared from Stylecast</p>
          <h1 className="display h1">{look.title}</h1>
          <p className="look-sky num">
            <WeatherIcon condition={look.weatherData.condition} />
            <span>{`Chosen for ${weatherLine(look)}`}</span>
          </p>
          <Pieces look={look} />
          {look.hasImage && <SaveStory pictureUrl={`/look/${look.token}/image.jpg`} look={look} />}
          <div className="card look-own">
            <p className="display h3">What will you wear tomorrow?</p>
            <p className="small muted">
              One outfit every morning, right for your weather, shown on your own photo.
            </p>
            <ButtonLink to="/" block className="mt-[10px]">
              Get your own
            </ButtonLink>
          </div>
          {/* Of two lines on a phone: the lock stands beside the first, and neither is a leftover. */}
          <p className="xs muted row items-start text-balance">
            <Lock className="mt-px" />
            Only this look is shared, and she can take it back at any time.
          </p>
        </div>
      </main>
    </div>
  );
}

function SharedPicture({ look }: { look: SharedLook }) {
  if (look.hasImage)
    return (
      <Photo
        src={`/look/${look.token}/image.jpg`}
        alt={`${look.title}, worn`}
        priority
        className="shadow"
        {...look.imageSize}
      />
    );
  return (
    <div className="photo grid place-items-center">
      <div className="empty">
        <RailDrawing />
        <p className="small muted">We're remaking this picture. Check back in a minute.</p>
      </div>
    </div>
  );
}

function Pieces({ look: { pieces } }: { look: SharedLook }) {
  if (pieces.length === 0) return null;
  return (
    <section aria-labelledby="look-pieces">
      <h2 id="look-pieces" className="small strong">
        The pieces
      </h2>
      <ul className="look-pieces">
        {pieces.map(({ garment, name, slot, color }) => (
          <li key={`${garment} ${color}`}>
            <PieceTile garment={garment} slot={slot} color={color} />
            <span>{capitalize(name)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
