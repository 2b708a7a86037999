import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { product } from '../../scripts/source/imports.ts';
import { childrenOf, parsed, plainText, type Node } from '../../scripts/source/syntax-tree.ts';

// Every link, redirect and jump of the product whose target is not written where it stands. Such a target goes through
// ownPath or outsideAddress (app/domain/text-format/link-target.ts), or stands below with the reason why nobody else can choose it.

const ROOT = join(import.meta.dirname, '../..');
const CHECKED = /^(ownPath|outsideAddress)\(/;

const CHOSEN_BY_US: Readonly<Record<string, string>> = {
  'app/client/looks/shares.ts window.open address': 'one of five share pages (share-pages.ts)',
  'app/client/account/subscription.ts location.assign page': 'outsideAddress, the line before',
  'app/client/api/unauthorized.ts location.assign path': 'one of two doors, in the same file',
  'app/screens/auth/auth-screen.tsx to here': 'ownPath, at the top',
  'app/screens/auth/auth-screen.tsx to `${here}?tab=signup`': 'ownPath, at the top',
  'app/screens/auth/auth-screen.tsx href to': 'the two above',
  'app/screens/auth/auth-screen.tsx href `/api/auth/${provider}`': 'a name of the list of providers',
  'app/screens/building-looks/wear-today-dialog.tsx to `/build?${address}`':
    'a page of ours; ids of pieces are escaped',
  'app/screens/home/pieces/piece-sheet.tsx to `/build?piece=${encodeURIComponent(piece.id)}`':
    'a page of ours; the id of a piece is escaped',
  'app/screens/help/help-screen.tsx href MAIL': 'our mail address',
  'app/screens/help/help-screen.tsx href supportMail(user)': 'our mail address; what is hers is escaped',
  'app/screens/landing/site-footer.tsx to to': 'a list in the same file',
  'app/screens/legal/legal-screen.tsx href to': 'two tabs of the same file',
  'app/screens/legal/legal-screen.tsx href `#${id}`': 'a list of headings',
  'app/screens/onboarding/use-steps.ts navigate { hash: hashOf(step) }': 'a number from 1 to 4',
  'app/screens/onboarding/use-steps.ts navigate { hash: hashOf(next) }': 'a number from 1 to 4',
  'app/screens/onboarding/use-steps.ts navigate next - step': 'steps back or forth',
  'app/screens/onboarding/use-steps.ts navigate -1': 'back',
  'app/screens/onboarding/use-steps.ts navigate -below': 'back',
  'app/screens/password/forgot-password-screen.tsx href mailbox': 'of local builds, from the route',
  'app/screens/profile/profile-screen.tsx to to': 'a list in the same file',
  'app/screens/profile/profile-rows.tsx to to': 'what links.tsx gives it',
  'app/screens/shell/document.tsx href styleSheet': 'a file of the build',
  'app/screens/shell/door.server.ts redirect door.redirect':
    'of the rules of access (app/domain/account/screen-access.ts)',
  'app/screens/shell/main-nav.tsx to to': 'a list in the same file',
  'app/screens/subscribe/subscribe-screen.tsx location.assign `/subscribe?tier=${tier}`': 'one of two plans',
  'workers/site/api/calls/polls.ts c.redirect `/ask/${encodeURIComponent(tokenOf(c))}${said}`':
    'the page that the form was on; its token is one part of a path of ours',
  'workers/site/api/calls/sign-in-with.ts c.redirect path': 'what goTo is given',
  'workers/site/api/calls/sign-in-with.ts goTo signInFailureUrl(failure, provider.name)':
    'names of two lists',
  'workers/site/api/calls/sign-in-with.ts goTo provider.addressFor(attempt, callbackOf(c, provider)).href':
    'the provider’s own address, of its adapter',
};

const ATTRIBUTES = new Set(['to', 'href', 'formAction']);
const CALLS = /^(redirect|navigate|location\.(assign|replace)|window\.open|c\.redirect|goTo)$/;

/** Written where it stands: a text, or one of several. */
function isWritten(node: Node): boolean {
  if (node.type === 'JSXExpressionContainer') return isWritten(node.expression);
  if (node.type === 'ConditionalExpression') return isWritten(node.consequent) && isWritten(node.alternate);
  return plainText(node) !== null;
}

function targetsIn(file: string): string[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const said = ({ start, end }: Node) =>
    text
      .slice(start, end)
      .replace(/^\{|\}$/g, '')
      .trim();
  const found: string[] = [];
  const note = (how: string, node: Node): void => {
    const source =
      node.type === 'JSXExpressionContainer' ? said(node.expression) : text.slice(node.start, node.end);
    if (!isWritten(node) && !CHECKED.test(source)) found.push(`${file} ${how} ${source}`);
  };
  const walk = (node: Node): void => {
    if (
      node.type === 'JSXAttribute' &&
      node.value &&
      ATTRIBUTES.has(text.slice(node.name.start, node.name.end))
    )
      note(text.slice(node.name.start, node.name.end), node.value);
    if (node.type === 'CallExpression') {
      const callee = text.slice(node.callee.start, node.callee.end);
      const target = node.arguments[callee === 'goTo' ? 1 : 0];
      if (CALLS.test(callee) && target) note(callee, target);
    }
    childrenOf(node).forEach(walk);
  };
  walk(parsed(file, text));
  return found;
}

test('no link and no redirect leads where somebody else has said, unless ownPath or outsideAddress has looked', () => {
  const files = product.filter((file) => /^(app|workers)\//.test(file));
  const found = [...new Set(files.flatMap(targetsIn))].sort();
  expect(found).toEqual(Object.keys(CHOSEN_BY_US).sort());
});
