import { GalleryPhoto } from '../shell/gallery-photo.tsx';

const AHEAD = [
  { title: 'Your photo', text: 'One, head to toe. It stays private.' },
  { title: 'Your place and taste', text: "So it's right for your weather, and for you." },
  { title: 'Your hour', text: 'When your outfit should be ready each day.' },
];

/** Step 1: hello, and what comes. */
export function WelcomeStep({ firstName }: { firstName: string | null }) {
  return (
    <div className="ob-two">
      <div className="ob-ttl">
        <h1 className="display h1" tabIndex={-1}>
          Welcome, <em>{firstName?.trim() || 'there'}</em>
        </h1>
        <p className="lead mt-2">
          Two minutes from now you'll see your first outfit: right for the weather, on your own photo.
        </p>
      </div>
      <div className="ob-left ob-hello">
        <GalleryPhoto
          name="amara-photo"
          alt="A full-body photo"
          className="back"
          priority
          sizes="(min-width: 900px) 260px, 45vw"
        />
        <GalleryPhoto
          name="amara-camel"
          alt="The same photo, dressed for a cool morning"
          className="front"
          priority
          sizes="(min-width: 900px) 300px, 55vw"
        />
      </div>
      <ol className="ob-ahead grid gap-[20px]">
        {AHEAD.map((part, i) => (
          <li key={part.title}>
            <span className="display n" aria-hidden="true">
              {i + 1}
            </span>
            <div>
              <b className="strong">{part.title}</b>
              <p className="small muted">{part.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
