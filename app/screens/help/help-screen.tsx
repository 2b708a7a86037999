import { Link, useLocation, useRouteLoaderData } from '../../framework/react.ts';
import { ChevronDown, Clock3, Mail } from 'lucide-react';
import { useEffect } from 'react';
import { PublicPage } from '../landing/public-page.tsx';
import type { User } from '../../contracts/session.ts';
import { RESPONSE_TIME, SUPPORT_EMAIL, supportMail } from './contact.ts';
import { FAQ, TUTORIALS } from './faq.ts';
import { openTopicFromHash } from './open-topic.ts';
import type { Topic, Tutorial } from './faq.ts';

const MAIL = `mailto:${SUPPORT_EMAIL}`;

/** Help & Support. Everything works without JavaScript: the accordion is made of <details> of one name. */
export function HelpScreen() {
  const { hash } = useLocation();
  const user = (useRouteLoaderData('root') as { user: User | null } | undefined)?.user ?? null;
  const isPro = user?.subscriptionTier === 'pro';
  // Signed out the page has no React in the browser: entry.light.ts does the same.
  useEffect(() => openTopicFromHash(hash), [hash]);
  return (
    <PublicPage
      title="Help & Support"
      lead="Answers first. If yours isn't here, a real person reads your email."
    >
      <div className="help">
        <aside className="help-side">
          <div className="card shadow help-mail">
            <p className="label">Email support</p>
            <a className="link u" href={MAIL}>
              {SUPPORT_EMAIL}
            </a>
            <p className="small muted row">
              <Clock3 />
              <span>{`We reply within ${RESPONSE_TIME}.`}</span>
            </p>
          </div>
        </aside>
        <section aria-labelledby="faq">
          <h2 className="display h2" id="faq">
            Frequently asked questions
          </h2>
          <div className="faq">
            {FAQ.map((topic) => (
              <FaqTopic key={topic.id} topic={topic} />
            ))}
          </div>
        </section>
      </div>
      <section aria-labelledby="tutorials" className="tutorials">
        <h2 className="display h2" id="tutorials">
          Quick tutorials
        </h2>
        <ul>
          {TUTORIALS.map((tutorial) => (
            <TutorialCard key={tutorial.title} tutorial={tutorial} />
          ))}
        </ul>
      </section>
      <section className="help-contact" aria-labelledby="contact">
        <div>
          <h2 className="display h2" id="contact">
            Still <em>stuck?</em>
          </h2>
          <p className="ink2 mt-2 max-w-(--measure)">
            Tell us what you did and what you saw. A screenshot helps. You get an answer within{' '}
            <span>{RESPONSE_TIME}</span>.
            {isPro && <span> You're on Pro: your email says so, and we answer it first.</span>}
          </p>
        </div>
        <a className="btn btn-ink" href={supportMail(user)}>
          <Mail />
          Contact Support
        </a>
      </section>
      <Credits />
    </PublicPage>
  );
}

/** One of a group: opening it closes the others, and pressing it again closes it. */
function FaqTopic({ topic }: { topic: Topic }) {
  return (
    <details name="faq" id={topic.id}>
      <summary>
        <h3>{topic.title}</h3>
        <ChevronDown />
      </summary>
      <dl>
        {topic.answers.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function TutorialCard({ tutorial }: { tutorial: Tutorial }) {
  return (
    <li className="card tutorial p-[24px]">
      <h3 className="display h3">{tutorial.title}</h3>
      <p className="xs muted">{`${tutorial.minutes} min`}</p>
      <ol>
        {tutorial.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </li>
  );
}

/** Credits that licenses ask for (docs/third-party.md). */
function Credits() {
  return (
    <section className="credits mt-[40px] grid max-w-[46rem] gap-[8px] xs muted" aria-label="Credits">
      <p>
        Weather data from <a href="https://www.met.no/en">MET Norway</a> (CC BY 4.0). Places from{' '}
        <a href="https://www.geonames.org">GeoNames</a> (
        <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>; small towns left out, search
        keys and time zones added). Time zones contain data © OpenStreetMap contributors (ODbL 1.0).
      </p>
      <p>
        Typefaces Fraunces and Figtree (SIL Open Font License), icons by Lucide (ISC). The people in our
        pictures are imaginary. See also <Link to="/privacy-terms">Privacy & Terms</Link>.
      </p>
    </section>
  );
}
