import { Link, useLocation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Tabs } from '../../ui/tabs.tsx';
import { PublicPage } from '../landing/public-page.tsx';
import { PRIVACY, PRIVACY_LEAD } from './privacy.ts';
import { DATED } from './section.ts';
import type { LegalSection } from './section.ts';
import { TERMS, TERMS_LEAD } from './terms.ts';

type Tab = 'privacy' | 'terms';

const tabIn = (search: string): Tab =>
  new URLSearchParams(search).get('tab') === 'terms' ? 'terms' : 'privacy';

/** Privacy & Terms. '?tab=terms' opens the second tab, also without JavaScript. */
export function LegalScreen() {
  const { search, key } = useLocation();
  const [tab, setTab] = useState(tabIn(search));
  // A link to a tab opens it, though the address may be the one that is open already.
  useEffect(() => setTab(tabIn(search)), [search, key]);
  return (
    <PublicPage title="Privacy & Terms" lead="Written to be read. What we promise, and what we ask.">
      <div className="legal">
        <Tabs<Tab>
          label="Privacy or terms"
          value={tab}
          onChange={setTab}
          tabs={[
            {
              value: 'privacy',
              label: 'Privacy Policy',
              content: (
                <LegalText title="Privacy Policy" lead={PRIVACY_LEAD} sections={PRIVACY}>
                  <Link to="/privacy-terms?tab=terms">Terms of Service</Link>
                </LegalText>
              ),
            },
            {
              value: 'terms',
              label: 'Terms of Service',
              content: (
                <LegalText title="Terms of Service" lead={TERMS_LEAD} sections={TERMS}>
                  <Link to="/privacy-terms">Privacy Policy</Link>
                </LegalText>
              ),
            },
          ]}
        />
      </div>
    </PublicPage>
  );
}

interface LegalTextProps {
  title: string;
  lead: string;
  sections: readonly LegalSection[];
  /** Link to the other document. */
  children: ReactNode;
}

function LegalText({ title, lead, sections, children }: LegalTextProps) {
  return (
    <article className="legal-text">
      <header>
        <p className="label">Last updated: {DATED}</p>
        <h2 className="display h2">{title}</h2>
        <p className="lead">{lead}</p>
      </header>
      <nav className="legal-toc small" aria-label={`Contents of ${title}`}>
        <ol>
          {sections.map(({ id, title: part }) => (
            <li key={id}>
              <a href={`#${id}`}>{part}</a>
            </li>
          ))}
        </ol>
      </nav>
      <ol className="legal-parts">
        {sections.map((section) => (
          <li key={section.id} id={section.id}>
            <h3>{section.title}</h3>
            {section.body.map((part, i) =>
              typeof part === 'string' ? (
                <p key={i}>{part}</p>
              ) : (
                <ul key={i}>
                  {part.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              ),
            )}
          </li>
        ))}
      </ol>
      <p className="legal-see small">See also: {children}</p>
    </article>
  );
}
