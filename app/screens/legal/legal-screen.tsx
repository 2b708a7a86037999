import { Link, useLocation } from '../../framework/react.ts';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { attachTabs } from '../../ui/behavior/attach-tabs.ts';
import { PublicPage } from '../landing/public-page.tsx';
import { PRIVACY, PRIVACY_LEAD } from './privacy.ts';
import { DATED } from './legal-section.ts';
import type { LegalSection } from './legal-section.ts';
import { TERMS, TERMS_LEAD } from './terms.ts';

type Tab = 'privacy' | 'terms';

const tabIn = (search: string): Tab =>
  new URLSearchParams(search).get('tab') === 'terms' ? 'terms' : 'privacy';

/** Privacy & Terms: both texts stand in the page. The tabs are links ('?tab=terms' opens the second) until a script makes tabs of them. */
export function LegalScreen() {
  const { search, key } = useLocation();
  return (
    <PublicPage title="Privacy & Terms" lead="Written to be read. What we promise, and what we ask.">
      {/* A link to a tab opens it, though the address may be the one that is open already. */}
      <Texts key={key} open={tabIn(search)} />
    </PublicPage>
  );
}

function Texts({ open }: { open: Tab }) {
  const list = useRef<HTMLDivElement>(null);
  // Signed out the page has no React in the browser: entry.light.ts does the same.
  useEffect(() => (list.current ? attachTabs(list.current) : undefined), []);
  return (
    <div className="legal">
      <div ref={list} className="seg" role="tablist" aria-label="Privacy or terms">
        <TextTab tab="privacy" open={open} to="/privacy-terms">
          Privacy Policy
        </TextTab>
        <TextTab tab="terms" open={open} to="/privacy-terms?tab=terms">
          Terms of Service
        </TextTab>
      </div>
      <Panel tab="privacy" open={open}>
        <LegalText title="Privacy Policy" lead={PRIVACY_LEAD} sections={PRIVACY}>
          <Link to="/privacy-terms?tab=terms">Terms of Service</Link>
        </LegalText>
      </Panel>
      <Panel tab="terms" open={open}>
        <LegalText title="Terms of Service" lead={TERMS_LEAD} sections={TERMS}>
          <Link to="/privacy-terms">Privacy Policy</Link>
        </LegalText>
      </Panel>
    </div>
  );
}

interface OfTab {
  tab: Tab;
  /** The one that is shown. */
  open: Tab;
  children: ReactNode;
}

function TextTab({ tab, open, to, children }: OfTab & { to: string }) {
  return (
    <a href={to} role="tab" id={`tab-${tab}`} aria-selected={tab === open} aria-controls={`text-${tab}`}>
      {children}
    </a>
  );
}

function Panel({ tab, open, children }: OfTab) {
  return (
    <div
      role="tabpanel"
      id={`text-${tab}`}
      aria-labelledby={`tab-${tab}`}
      tabIndex={-1}
      hidden={tab !== open}
    >
      {children}
    </div>
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
      <header className="mb-[12px] grid gap-[8px]">
        <p className="label">{`Last updated: ${DATED}`}</p>
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
      <p className="legal-see mt-[28px] small">
        See also: <span>{children}</span>
      </p>
    </article>
  );
}
