// What keeps people out, line by line, and the test that holds each (docs/security.md). remove-protections.ts takes them out.
import { ACCOUNT_PROTECTIONS } from './accounts.ts';

export interface Protection {
  name: string;
  file: string;
  /** Stands in the file exactly once. */
  take: string;
  /** What stands there without the protection. */
  give: string;
  test: { file: string; title: string };
}

const WARM = 'workers/site/api/warm-photo.workerd.test.ts';
const PICTURES = 'app/domain/photos/bytes/picture.test.ts';
const LIMITS = 'workers/site/api/limits.workerd.test.ts';
const TRIES = 'workers/site/api/calls/try.workerd.test.ts';
const GUARDS = 'workers/site/api/guards.workerd.test.ts';
const SECURITY = 'workers/site/api/calls/security.workerd.test.ts';
const KEYS = 'workers/site/api/calls/passkeys.workerd.test.ts';
const MAILBOX = 'workers/site/api/one-mailbox.workerd.test.ts';
const TURNS = 'workers/usecases/concurrency/in-turn.workerd.test.ts';
const BOMBS = 'workers/adapters/calendar-reader/calendar-bombs.test.ts';
const READER = 'workers/adapters/calendar-reader/ical.ts';
const POLLS = 'workers/site/api/calls/polls.workerd.test.ts';
const RATES = 'workers/usecases/limits/rate-limits.ts';

export const PROTECTIONS: readonly Protection[] = [
  {
    name: 'previews of a link are counted',
    file: 'workers/site/api/calls/shares.ts',
    take: "await limitHourly(app, 'link-preview', key);",
    give: '',
    test: {
      file: 'workers/site/api/calls/shares.workerd.test.ts',
      title: 'a preview is drawn 120 times an hour at most; then messengers get the picture itself',
    },
  },
  {
    name: 'a vote needs a cookie that we signed',
    file: 'workers/site/voter-cookie.ts',
    take: 'if (await isSigned(app, facts(device), { expires, signature })) return device;',
    give: 'return device;',
    test: { file: POLLS, title: 'a vote without our cookie, with a forged or an old one counts nothing' },
  },
  {
    name: 'votes of a network are counted',
    file: 'workers/usecases/polls/vote.ts',
    take: "await limitHourly(app, 'vote', address);",
    give: '',
    test: { file: POLLS, title: 'a poll takes a hundred votes; a network a hundred and twenty an hour' },
  },
  {
    name: 'friends see the pictures of her only if she agreed',
    file: 'workers/usecases/polls/poll-link.ts',
    take: 'if (!found?.poll.withPhotos) return null;',
    give: 'if (!found) return null;',
    test: {
      file: POLLS,
      title: 'her pictures are shown only if she agreed, while the question is open',
    },
  },
  {
    name: 'scans of a JPG are counted',
    file: 'app/domain/photos/bytes/verdict.ts',
    take: 'scans > MAX_SCANS || ',
    give: '',
    test: {
      file: PICTURES,
      title: 'a hundred scans are opened, the hundred and first is not, and large pictures have fewer',
    },
  },
  {
    name: 'pixels times scans are bounded',
    file: 'app/domain/photos/bytes/verdict.ts',
    take: ' || scans * width * height > MAX_SCANNED_PIXELS',
    give: '',
    test: {
      file: PICTURES,
      title: 'a hundred scans are opened, the hundred and first is not, and large pictures have fewer',
    },
  },
  {
    name: 'a PNG does not become more than it says',
    file: 'app/domain/photos/bytes/png-inflation.ts',
    take: 'if (bytes <= most) continue;',
    give: 'if (bytes >= 0) continue;',
    test: { file: PICTURES, title: 'a PNG is asked what it becomes before anybody decodes it' },
  },
  {
    name: 'tables of a JPG hold tables alone',
    file: 'app/domain/photos/bytes/jpeg-tables.ts',
    take: 'if (payload.length === 0) return false;',
    give: 'if (payload.length >= 0) return true;',
    test: { file: PICTURES, title: 'tables hold tables: %s' },
  },
  {
    name: 'comments and unknown segments go',
    file: 'app/domain/photos/bytes/jpeg.ts',
    take: 'else if (marker >= APP0 && marker <= APP15) notes.read(bytes, segment);',
    give: 'else if (marker >= APP0 && marker <= APP15) appendPart(body, bytes.subarray(at, end));',
    test: { file: PICTURES, title: 'no position survives, whatever the picture carries' },
  },
  {
    name: 'a color profile is written anew',
    file: 'app/domain/photos/bytes/jpeg.ts',
    take: 'const plain = plainProfile(profile);',
    give: 'const plain = plainProfile(profile) && profile;',
    test: {
      file: PICTURES,
      title: 'a color profile keeps its colors, in one piece or several, and nothing of who wrote it',
    },
  },
  {
    name: 'bodies of the landing form are counted',
    file: 'workers/site/early-access-form.ts',
    take: 'await withBoundedBody(request, MOST_BYTES).arrayBuffer()',
    give: 'await request.arrayBuffer()',
    test: {
      file: 'workers/site/early-access-form.workerd.test.ts',
      title: 'a form without an announced length is counted while it is read, not after',
    },
  },
  {
    name: 'JSON bodies are counted',
    file: 'workers/site/bounded-body.ts',
    take: 'export const JSON_BYTES = 16 * 1024;',
    give: 'export const JSON_BYTES = 16 * 1024 * 1024;',
    test: {
      file: GUARDS,
      title:
        'every route stops reading at its own limit: no chunked body lies in memory, wherever it is sent',
    },
  },
  {
    name: 'the length of a text ends its reading',
    file: 'app/contracts/fields.ts',
    take: ', abort: true };',
    give: ' };',
    test: {
      file: 'app/contracts/fields.test.ts',
      title: 'a text that is too long is read by nothing else (cleaned: %s)',
    },
  },
  {
    name: 'a text is bounded before it is cleaned',
    file: 'app/contracts/fields.ts',
    take: '.max(clean ? most * UNCLEANED : most, ends)',
    give: '',
    test: {
      file: 'tests/api/bounded-texts.test.ts',
      title: 'no call takes a text or a list without a bound that is looked at first',
    },
  },
  {
    name: 'what needs more than 16 KB says so call by call',
    file: 'workers/site/api/middleware/body-limit.ts',
    take: 'call.method === method && call.path.test(path)',
    give: 'call.method !== path',
    test: { file: GUARDS, title: 'a JSON body is 16 KB at most, unless its call says that it needs more' },
  },
  {
    name: 'direction overrides go from names',
    file: 'app/domain/text-format/shown-text.ts',
    take: "text.replace(UNSEEN, '')",
    give: 'text',
    test: {
      file: 'workers/site/api/shown-names.workerd.test.ts',
      title: 'a first name of invisible signs is none, and what turns the direction goes',
    },
  },
  {
    name: 'a name of invisible signs is none',
    file: 'app/domain/text-format/shown-text.ts',
    take: "SEEN.test(line) ? line : ''",
    give: 'line',
    test: { file: 'app/domain/text-format/shown-text.test.ts', title: 'a text of %s is none' },
  },
  {
    name: 'no username holds what cannot be seen',
    file: 'app/domain/account/username.ts',
    take: '(?!\\p{Default_Ignorable_Code_Point})',
    give: '',
    test: {
      file: 'workers/site/api/shown-names.workerd.test.ts',
      title: 'no username holds what nobody sees: %s',
    },
  },
  {
    name: 'one mailbox in two spellings is one account',
    file: 'workers/db/people/users.ts',
    take: 'TWO_SPELLINGS.test(domain) ? domainToASCII(domain)',
    give: "TWO_SPELLINGS.test(domain) ? ''",
    test: {
      file: MAILBOX,
      title: 'one mailbox makes one account, in whichever spelling it comes first',
    },
  },
  {
    name: 'an address of before is asked for in its spelling',
    file: 'workers/db/people/directory.ts',
    take: 'if (await isBorneInFormerSpelling(app, her, names)) return undefined;',
    give: '',
    test: {
      file: MAILBOX,
      title:
        'an account of before, kept in letters, goes on: both spellings open it, neither makes a second one',
    },
  },
  {
    name: 'requests of other sites are refused',
    file: 'workers/site/api/middleware/require-own-site.ts',
    take: 'if (origin !== null) return origin === own;',
    give: 'if (origin !== null) return true;',
    test: {
      file: GUARDS,
      title: 'state changes must come from this site: Origin, else Sec-Fetch-Site, else Referer',
    },
  },
  {
    name: 'the network is what Cloudflare saw',
    file: 'workers/site/client-address.ts',
    take: "request.headers.get('cf-connecting-ip')",
    give: "(request.headers.get('x-forwarded-for') ?? request.headers.get('cf-connecting-ip'))",
    test: {
      file: 'workers/site/client-address.test.ts',
      title: 'headers that a client can write are never believed',
    },
  },
  {
    name: 'guesses at an account are counted over all networks',
    file: RATES,
    take: '`login-account:${account}`, most: 50,',
    give: '`login-account:${account}`, most: 50_000,',
    test: {
      file: LIMITS,
      title: 'guessing across networks: 50 an hour at an account, then only who is known or reads her mail',
    },
  },
  {
    name: 'a device cookie is signed for one account',
    file: 'workers/site/known-device.ts',
    take: "['known-device', userId, device]",
    give: "['known-device', device]",
    test: {
      file: LIMITS,
      title: 'guessing across networks: 50 an hour at an account, then only who is known or reads her mail',
    },
  },
  {
    name: 'right passwords are counted',
    file: RATES,
    take: '{ key: `login-try:${account} ${from}`, most: 60, windowMs: HOUR, said: GUESSED },',
    give: '',
    test: {
      file: LIMITS,
      title: 'right passwords are counted too: 60 sign-ins an hour at an account from one place',
    },
  },
  {
    name: 'looks for visitors are counted',
    file: 'workers/site/api/calls/try.ts',
    take: "tryOutfit, async ({ app, body, c }) => {\n    await limitHourly(app, 'try', clientAddress(c.req.raw));",
    give: 'tryOutfit, async ({ app, body }) => {',
    test: {
      file: TRIES,
      title: 'looks for visitors are counted by network: 240 an hour, and another network goes on',
    },
  },
  {
    name: 'sentences that are read are counted',
    file: 'workers/usecases/day-requests/understand-day.ts',
    take: "await limitHourly(app, 'say', user.id);",
    give: '',
    test: {
      file: 'workers/usecases/day-requests/understand-day.workerd.test.ts',
      title: 'sentences of an hour are counted, like all that costs work',
    },
  },
  {
    name: 'readings by a model are counted',
    file: 'workers/usecases/day-requests/understand-day.ts',
    take: 'if (!taken.allowed) return null;',
    give: '',
    test: {
      file: 'workers/usecases/day-requests/understand-day.workerd.test.ts',
      title: 'who says very much is read by the lexicon alone',
    },
  },
  {
    name: 'pieces that she may buy are counted',
    file: 'workers/usecases/closet/weigh-purchase.ts',
    take: "await limitHourly(app, 'trial', user.id);",
    give: '',
    test: {
      file: 'workers/usecases/closet/weigh-purchase.workerd.test.ts',
      title: 'what is no piece of ours is refused; after many tries in an hour she is asked to wait',
    },
  },
  {
    name: 'cities that visitors look up are counted',
    file: 'workers/site/api/calls/try.ts',
    take: "await limitHourly(app, 'try-city', clientAddress(c.req.raw));",
    give: '',
    test: { file: TRIES, title: 'letters of a city are counted by network too' },
  },
  {
    name: 'a look that was tried is kept only if it is right for her day',
    file: 'workers/usecases/trying/keep-tried-look.ts',
    take: 'recheckPlannedLook(brief, look, shown !== null)',
    give: 'recheckPlannedLook(brief, look, true)',
    test: {
      file: 'workers/usecases/trying/trying.workerd.test.ts',
      title: 'what is no look for her day is not kept, and she is dressed as anybody',
    },
  },
  {
    name: 'twenty sessions',
    file: 'workers/db/people/sessions.ts',
    take: 'const MOST_SESSIONS = 20;',
    give: 'const MOST_SESSIONS = 900;',
    test: {
      file: LIMITS,
      title: 'of more than 20 sessions those that were used longest ago end, with their pushes',
    },
  },
  {
    name: 'pseudonyms need the key',
    file: 'workers/db/people/rate-limits.ts',
    take: 'await pseudonym(app.settings.signingSecret, key.slice(colon + 1))',
    give: 'await (await import("./secret.ts")).sha256Hex(key.slice(colon + 1))',
    test: {
      file: LIMITS,
      title: 'what the counters hold of a network cannot be found by trying all networks',
    },
  },
  {
    name: 'another address is asked for three times an hour',
    file: 'workers/usecases/limits/mail-limits.ts',
    take: '{ key: `email-change:${id}`, most: 3, said },',
    give: '',
    test: {
      file: SECURITY,
      title:
        'nobody mails strangers through us: three addresses an hour, counted whatever is typed, one notice to the old',
    },
  },
  {
    name: 'no mail to the owner of a taken address',
    file: 'workers/usecases/mails/send-mail.ts',
    take: "  if (kind === 'change-email' && (await personByLogin(app, to.email))) return null;\n",
    give: '',
    test: {
      file: SECURITY,
      title: 'whether an address is taken is not said: one answer, the same calls, and no mail to its owner',
    },
  },
  {
    name: 'names that look alike are one name',
    file: 'workers/db/people/users.ts',
    take: '  usernameSkeleton: confusableSkeleton(user.usernameKey),\n',
    give: '',
    test: {
      file: 'workers/site/api/calls/session.workerd.test.ts',
      title: 'a username that looks like somebody’s is refused, in letters of any script',
    },
  },
  {
    name: 'a challenge is answered once',
    file: 'workers/usecases/passkeys/challenge.ts',
    take: "return (await hit(app, `challenge:${bytes.toString('hex')}`, 1, HOUR)).allowed;",
    give: 'return true;',
    test: { file: KEYS, title: 'a challenge opens once' },
  },
  {
    name: 'what cannot be undone needs a fresh sign-in',
    file: 'workers/usecases/accounts/prove-identity.ts',
    take: 'if (app.clock.now() - since <= FRESH_SIGN_IN_MS) return;',
    give: 'if (app.clock.now() - since <= Infinity) return;',
    test: {
      file: KEYS,
      title: 'what cannot be undone needs a fresh sign-in: deletion, export, passkeys; a proof gives it back',
    },
  },
  {
    name: 'admins show a second step',
    file: 'workers/usecases/accounts/prove-identity.ts',
    take: 'if (app.settings.local || secondStepAt !== null) return;',
    give: 'if (app.settings.local || secondStepAt !== 0) return;',
    test: {
      file: KEYS,
      title: 'an admin shows a passkey or a code from the mail before anything of the panel',
    },
  },
  {
    name: 'the most frequent passwords are refused',
    file: 'app/domain/account/password-strength.ts',
    take: 'if (isFrequentPassword(lower)) return true;',
    give: '',
    test: {
      file: 'app/domain/account/password-strength.test.ts',
      title: 'the hundred thousand most frequent passwords are refused, in any case',
    },
  },
  {
    name: 'stolen passwords are asked for',
    file: 'workers/usecases/accounts/require-safe-password.ts',
    take: 'if (await hasLeaked(app, password))',
    give: 'if (false)',
    test: {
      file: 'workers/site/api/leaked-password.workerd.test.ts',
      title: 'a password that was stolen elsewhere is refused with a sentence, at sign-up and at a change',
    },
  },
  {
    name: 'a challenge is known by its bytes',
    file: 'workers/db/sql/secret.ts',
    take: "return bytes.toString('base64url') === text ? bytes : null;",
    give: 'return bytes;',
    test: {
      file: 'workers/usecases/passkeys/challenge.test.ts',
      title:
        'a challenge that was answered opens nothing in any other spelling, and another spelling opens nothing at all',
    },
  },
  {
    name: 'HEAD runs no handler that writes',
    file: 'workers/site/api/index.ts',
    take: '  api.use(askedAhead);\n',
    give: '',
    test: {
      file: 'workers/site/api/asked-ahead.workerd.test.ts',
      title: 'HEAD writes nothing, on any route',
    },
  },
  {
    name: 'a session is not renewed by HEAD',
    file: 'workers/site/load-session.ts',
    take: "if (request.method === 'HEAD') return { session, setCookie: null };",
    give: '',
    test: {
      file: 'workers/site/api/asked-ahead.workerd.test.ts',
      title: 'her session is not renewed by HEAD',
    },
  },
  {
    name: 'a link is not spent ahead',
    file: 'workers/site/api/middleware/asked-ahead.ts',
    take: 'if (!isHead && !isPrefetch(c.req.raw)) return next();',
    give: 'if (!isHead) return next();',
    test: {
      file: 'workers/site/api/asked-ahead.workerd.test.ts',
      title: 'what a browser asks ahead runs nothing that could write',
    },
  },
  {
    name: 'a signed payment event has the shape of one',
    file: 'workers/adapters/payments/stripe/events.ts',
    take: 'if (!read.success) return null;',
    give: 'if (!read.success) return said as PaymentEvent;',
    test: {
      file: 'workers/site/api/signed-but-odd.workerd.test.ts',
      title: 'a rightly signed payment event without an object, or of any other shape, is 400 and never 500',
    },
  },
  {
    name: 'a signed message names an order',
    file: 'workers/adapters/animator/webhook-signatures.ts',
    take: 'z.string().regex(/^[\\w.:-]{1,200}$/)',
    give: 'z.string()',
    test: {
      file: 'workers/site/api/signed-but-odd.workerd.test.ts',
      title: 'a rightly signed message of %s that names no order is 400, and orders nothing',
    },
  },
  {
    name: 'a signing secret has 32 bytes',
    file: 'workers/environment-settings.ts',
    take: '(value) => bytesOf(value) >= LEAST_SECRET_BYTES',
    give: '(value) => bytesOf(value) >= 1',
    test: {
      file: 'workers/not-set-up.test.ts',
      title:
        'a signing secret of fewer than 32 bytes is refused where it is deployed, in a sentence without it',
    },
  },
  {
    name: 'what is deployed looks at its settings',
    file: 'workers/compose.ts',
    take: '  requireShapes(env, __LOCAL_BUILD__);\n',
    give: '',
    test: {
      file: 'workers/compose.test.ts',
      title: 'what is deployed starts with settings that have their shape, and with no others',
    },
  },
  {
    name: 'addresses are bounded',
    file: 'workers/site/page-door.ts',
    take: 'if (pathname.length + search.length > LONGEST_ADDRESS)',
    give: 'if (pathname.length < 0)',
    test: {
      file: 'workers/site/page-door.test.ts',
      title: 'an address of more than four thousand characters is too long, whatever it is for',
    },
  },
  {
    name: 'questions about routes are bounded',
    file: 'workers/site/page-door.ts',
    take: 'paths.length > MOST_PATHS || parts.length > MOST_PARTS',
    give: 'paths.length > MOST_PATHS',
    test: {
      file: 'workers/site/page-door.test.ts',
      title: 'what a browser asks about routes is bounded, in number and in length',
    },
  },
  {
    name: 'the old way of asking for data is closed',
    file: 'workers/site/page-door.ts',
    take: "if (searchParams.has('_data')) return odd;",
    give: '',
    test: {
      file: 'workers/site/page-door.test.ts',
      title: 'the old way of asking for data, whose errors repeat what was asked, is closed',
    },
  },
  {
    name: 'a path of ours has no backslash in it',
    file: 'app/domain/text-format/link-target.ts',
    take: '(?!2f|5c|[01][\\da-f]|7f)',
    give: '',
    test: {
      file: 'app/domain/text-format/link-target.test.ts',
      title: 'whatever is taken stays on this site',
    },
  },
  {
    name: 'a link that is given its target looks at it',
    file: 'app/screens/shell/door.tsx',
    take: "location.assign(ownPath(pathname + search) ?? '/')",
    give: 'location.assign(pathname + search)',
    test: {
      file: 'tests/repository/link-targets.test.ts',
      title:
        'no link and no redirect leads where somebody else has said, unless ownPath or outsideAddress has looked',
    },
  },
  {
    name: 'one change at a time a person',
    file: 'workers/db/jobs/ledger.ts',
    take: '  const free = and(isUnclaimed({ ...policy, leaseMs: heldFor }, now), where);',
    give: "  const free = and(policy.lease === 'changeUntil' ? undefined : isUnclaimed({ ...policy, leaseMs: heldFor }, now), where);",
    test: {
      file: TURNS,
      title: 'of thirty at once one works, in whichever isolate; the others are refused before theirs begins',
    },
  },
  {
    name: 'an hour of work has a ceiling',
    file: 'workers/db/jobs/turns.ts',
    take: '{ where: hasRoom }',
    give: '{}',
    test: {
      file: TURNS,
      title: 'the ceiling holds in parallel: half an hour of it was at hand for one more',
    },
  },
  {
    name: 'a turn goes back to who has it alone',
    file: 'workers/db/jobs/turns.ts',
    take: '{ userId, [`${what}Until`]: leaseUntil }',
    give: '{ userId }',
    test: {
      file: TURNS,
      title:
        'who was killed over her work is waited for twenty seconds, and takes nothing from who comes after',
    },
  },
  {
    name: 'regenerations take turns',
    file: 'workers/usecases/outfits/regenerate-outfit.ts',
    take: 'return changeInTurn(app, user, work, () => regenerate(app, user, now, wish));',
    give: 'return regenerate(app, user, now, wish);',
    test: {
      file: 'workers/usecases/outfits/regenerate-outfit.workerd.test.ts',
      title: 'forty at once cost what one costs, and forty in a row forty times that',
    },
  },
  {
    name: 'a replaced look is not drawn',
    file: 'workers/usecases/outfits/render-outfit.ts',
    take: 'outfit?.replacedAt &&',
    give: 'outfit?.replacedAt === 0 &&',
    test: {
      file: 'workers/usecases/outfits/wear-again.workerd.test.ts',
      title: 'a look that was replaced before it was drawn is not drawn, and says so',
    },
  },
  {
    name: 'ten packing lists in parallel',
    file: 'workers/db/looks/trips.ts',
    take: 'where ${count} < ${most} returning id',
    give: 'where ${count} < ${most} + 100 returning id',
    test: {
      file: 'workers/usecases/planning/trips.workerd.test.ts',
      title:
        'of lists asked for at once one is made; ten are the most, also for calls that are stored at once',
    },
  },
  {
    name: 'a hundred named looks in parallel',
    file: 'workers/db/looks/named-looks.ts',
    take: 'and deleted_at is null) < ${most}',
    give: 'and deleted_at is null) < ${most} + 100',
    test: {
      file: 'workers/site/api/calls/named-looks.workerd.test.ts',
      title: 'a hundred looks have names, however many are named at once',
    },
  },
  {
    name: 'twenty looks of a day are drawn',
    file: 'workers/usecases/named-looks/wear-named-look.ts',
    take: 'if (earlier.length >= MOST_LOOKS_OF_DAY)',
    give: 'if (earlier.length >= 10 * MOST_LOOKS_OF_DAY)',
    test: {
      file: 'workers/usecases/named-looks/wear-named-look.workerd.test.ts',
      title: "nobody wears somebody else's look, and twenty a day are enough",
    },
  },
  {
    name: 'a named look takes one of the day',
    file: 'workers/usecases/named-looks/wear-named-look.ts',
    take: "wasToday ? 'free' : 'counts'",
    give: "wasToday ? 'free' : 'free'",
    test: {
      file: 'workers/usecases/named-looks/wear-named-look.workerd.test.ts',
      title:
        'over the looks of her plan a named look is refused until her next day; one that she had on today is not',
    },
  },
  {
    name: 'a named look is found by its owner alone',
    file: 'workers/db/looks/named-looks.ts',
    take: 'and(eq(namedLooks.userId, userId), eq(namedLooks.id, id))',
    give: 'and(sql`${userId} is not null`, eq(namedLooks.id, id))',
    test: {
      file: 'workers/usecases/named-looks/wear-named-look.workerd.test.ts',
      title: "nobody wears somebody else's look, and twenty a day are enough",
    },
  },
  {
    name: 'twenty passkeys in parallel',
    file: 'workers/db/people/passkeys.ts',
    take: 'and ${count} < ${most}',
    give: 'and ${count} < ${most} + 100',
    test: { file: KEYS, title: 'twenty passkeys are the most, however many devices add theirs at once' },
  },
  {
    name: 'days of a calendar are looked at so often and no more',
    file: 'app/domain/calendar/recurrence.ts',
    take: 'if (steps.left < 0) throw',
    give: 'if (steps.left < -Infinity) throw',
    test: {
      file: 'app/domain/calendar/recurrence.test.ts',
      title: 'days that would have to be counted for ever are not',
    },
  },
  {
    name: 'a rule of a calendar has a length',
    file: 'app/domain/calendar/recurrence.ts',
    take: 'if (text.length > MOST_LENGTH) throw',
    give: 'if (text.length > Infinity) throw',
    test: {
      file: 'app/domain/calendar/recurrence.test.ts',
      title: 'what is no rule is none: %s',
    },
  },
  {
    name: 'pictures are counted where they are stored',
    file: 'workers/usecases/photos/receive-upload.ts',
    take: "await limitHourly(app, 'upload', user.id);",
    give: '',
    test: {
      file: 'workers/site/api/calls/uploads.workerd.test.ts',
      title: 'thirty photos of four pictures an hour are stored, then 429',
    },
  },
  {
    name: 'asking for upload addresses has a bound',
    file: 'workers/usecases/limits/rate-limits.ts',
    take: "'upload-address': { most: 240,",
    give: "'upload-address': { most: 24_000,",
    test: {
      file: 'workers/site/api/calls/uploads.workerd.test.ts',
      title: 'what is refused or never comes is no photo of the hour; asking has a bound of its own',
    },
  },
  {
    name: 'a zone of a calendar has a name of some length',
    file: 'app/domain/calendar/zone-names.ts',
    take: 'if (name.length > MOST_LENGTH) return null;',
    give: '',
    test: {
      file: 'app/domain/calendar/zone-names.test.ts',
      title: 'a name that is longer than any is not looked at',
    },
  },
  {
    name: 'a calendar has five seconds',
    file: READER,
    take: ' || clock.now() - begun > MOST_MS',
    give: '',
    test: { file: BOMBS, title: 'when its time is over the rest is left, and that is told' },
  },
  {
    name: 'a calendar is read in turns',
    file: 'app/domain/calendar/content-lines.ts',
    take: 'if (++read % LINES_OF_A_TURN === 0) yield undefined;',
    give: 'read++;',
    test: {
      file: BOMBS,
      title: 'others are served while a calendar is read, and while its days are looked at',
    },
  },
  {
    name: 'days of a calendar are looked at in turns',
    file: READER,
    take: 'await pause(REST_MS);\n      turn =',
    give: 'turn =',
    test: {
      file: BOMBS,
      title: 'others are served while a calendar is read, and while its days are looked at',
    },
  },
  {
    name: 'of a calendar today is read first',
    file: READER,
    take: 'return [0, 1, 2].flatMap(',
    give: 'return [2, 1, 0].flatMap(',
    test: {
      file: BOMBS,
      title:
        'today is told first, and that something was left unread: beside a megabyte that is made to be slow',
    },
  },
  {
    name: 'a queue that stands still rings',
    file: 'app/domain/operations/alarms.ts',
    take: 'if (old.length > 0) {',
    give: 'if (old.length > 1000) {',
    test: {
      file: 'workers/usecases/operations/check-alarms.workerd.test.ts',
      title:
        'a queue that stands still makes no error: the age of the oldest picture calls the operator, and /api/status says it',
    },
  },
  {
    name: '/api/status is not well while a job is too old',
    file: 'workers/site/api/calls/operator.ts',
    take: ' && overdue(oldestJobs).length === 0',
    give: '',
    test: {
      file: 'workers/usecases/operations/check-alarms.workerd.test.ts',
      title:
        'a queue that stands still makes no error: the age of the oldest picture calls the operator, and /api/status says it',
    },
  },
  {
    name: '/healthz asks the databases',
    file: 'workers/site/api/calls/operator.ts',
    take: 'return without.length === 0 ?',
    give: 'return without.length >= 0 ?',
    test: {
      file: GUARDS,
      title: '/healthz says no while a database has no tables, which one, and yes when they are there',
    },
  },
  {
    name: 'who asks /healthz often costs no database',
    file: 'workers/usecases/operations/read-vitals.ts',
    take: 'readyAt.set(app.people, now);',
    give: 'readyAt.delete(app.people);',
    test: { file: GUARDS, title: 'whoever asks /healthz a hundred times asks each database once' },
  },
  {
    name: 'a message that never ends holds nobody up for ever',
    file: 'workers/background/consume.ts',
    take: 'await inTime(runJob(app, job, recipients));',
    give: 'await runJob(app, job, recipients);',
    test: {
      file: 'workers/background/consume.workerd.test.ts',
      title:
        'a render that never answers holds nobody up for ever: after five minutes the next picture is drawn',
    },
  },
  {
    name: 'the local thread that draws is replaced',
    file: 'scripts/local/renderer.ts',
    take: 'if (thread === fresh) thread = null;',
    give: '',
    test: {
      file: 'scripts/local/renderer.test.ts',
      title: 'a thread that %s at a photo is replaced: this picture is a card, and the next one is drawn',
    },
  },
  {
    name: 'what anyone may call is counted at the door',
    file: 'workers/site/api/index.ts',
    take: '  api.use(callLimit);\n',
    give: '',
    test: {
      file: 'workers/site/api/call-limit.workerd.test.ts',
      title: 'a flood ends at the door: 429 with Retry-After, and no database has counted it',
    },
  },
  {
    name: 'a counter of the platform that fails lets the exact ones decide',
    file: 'workers/adapters/call-limit.rate-limiting.ts',
    take: ".catch(logAndContinue({ event: 'call-limit-failed' }))",
    give: '',
    test: {
      file: 'workers/site/api/call-limit.workerd.test.ts',
      title: 'where the counter of the platform fails, the exact ones hold alone',
    },
  },
  {
    name: 'a picture that cannot be read is not paid for again',
    file: 'workers/usecases/ai-models/model-fallback.ts',
    take: '      if (isLost) return null;\n',
    give: '',
    test: {
      file: 'workers/usecases/ai-models/draw-outfit.test.ts',
      title: 'an answer that was paid for and cannot be read ends it: nobody is paid for this picture again',
    },
  },
  {
    name: 'who answers in another shape rests',
    file: 'workers/usecases/ai-models/model-fallback.ts',
    take: 'mayChange ? 0 : UNKNOWN_SHAPE_REST_MS',
    give: '0',
    test: {
      file: 'workers/usecases/ai-models/draw-outfit.test.ts',
      title:
        'who answers in another shape is left alone for hours, by everybody; a cut answer is not held against it',
    },
  },
  {
    name: 'a key goes to its own service alone',
    file: 'workers/adapters/image-editor/pruna.ts',
    take: 'url.origin === HOST && ',
    give: '',
    test: {
      file: 'workers/adapters/image-editor/models.test.ts',
      title: 'Pruna: its key goes to its own address only',
    },
  },
  {
    name: 'a model of somebody else behind Workers AI asks for her consent',
    file: 'workers/adapters/image-editor/workers-ai.ts',
    take: '    name: namedAs(ai.model),',
    give: '    name: NAME,',
    test: {
      file: 'workers/adapters/image-editor/models.test.ts',
      title: 'a model of somebody else behind Workers AI goes by its own name, so that she is asked anew',
    },
  },
  {
    name: 'fal.ai is told not to keep her picture',
    file: 'workers/adapters/animator/fal.ts',
    take: ', ...KEPT };',
    give: ' };',
    test: {
      file: 'workers/adapters/animator/fal.test.ts',
      title: 'fal.ai is told to keep no photo, and the film for a day',
    },
  },
  {
    name: 'a local build with its dev-only doors is not deployed',
    file: 'scripts/deploy/deployment-plan.ts',
    take: 'return existsSync(localStamp(root))',
    give: 'return false',
    test: {
      file: 'scripts/deploy/dry-run.test.ts',
      title: 'a local build has its dev-only doors open: it is not sent',
    },
  },
  {
    name: 'a picture of a piece is of the kind and size that is asked for',
    file: 'workers/usecases/closet/piece-photo.ts',
    take: 'header?.type === wanted.type && fitsWithin(header, wanted.size)',
    give: 'header !== null',
    test: {
      file: 'workers/site/api/closet-photo.workerd.test.ts',
      title: 'what is no cloth is refused with a sentence: files, sizes, facts that no garment has',
    },
  },
  {
    name: 'a picture of a piece is an upload of hers that nothing else has',
    file: 'workers/usecases/closet/piece-photo.ts',
    take: 'open.has(id) ? await app.blobs.bytes(key) : null',
    give: 'await app.blobs.bytes(key)',
    test: {
      file: 'workers/site/api/closet-photo.workerd.test.ts',
      title: 'what is no cut-out is refused with a sentence, and the piece keeps what it has',
    },
  },
  {
    name: 'pictures of a piece go with it',
    file: 'workers/usecases/closet/piece-photo.ts',
    take: 'if (left.length > 0) await discardObjects',
    give: 'if (left.length > 9) await discardObjects',
    test: {
      file: 'workers/site/api/closet-photo.workerd.test.ts',
      title:
        'her cloth of a piece is hers alone, is read anew from the photo that stays, and goes with the piece',
    },
  },
  {
    name: 'a piece that she chooses is found among her own',
    file: 'workers/db/looks/closet.ts',
    take: "eq(closetItems.userId, userId),\n        ne(closetItems.status, 'gone'),\n        sql`${closetItems.garmentId}",
    give: "ne(closetItems.status, 'gone'),\n        sql`${closetItems.garmentId}",
    test: {
      file: 'workers/site/api/calls/build.workerd.test.ts',
      title: "of two users each wears her own pieces: another's is not there, nor in what her device is told",
    },
  },
  ...ACCOUNT_PROTECTIONS,
  {
    name: 'a page that the browser has kept is asked whose it is',
    file: 'app/screens/shell/stale-page.ts',
    take: 'if (now === userId) ',
    give: 'if (now !== undefined) ',
    test: {
      file: 'app/screens/shell/stale-page.test.ts',
      title: 'a page of hers that comes back when %s is loaded anew, unseen',
    },
  },
  {
    name: 'signing out reaches her other tabs',
    file: 'app/screens/shell/stale-page.ts',
    take: 'key === SIGNED_OUT && look()',
    give: 'key === null && look()',
    test: {
      file: 'app/screens/shell/stale-page.test.ts',
      title: 'a page of hers is unseen from the moment that %s until it is known to be hers',
    },
  },
  {
    name: 'maps of garments are the files whose hash the build names',
    file: 'app/fitting-room/garments/baked/load-bakes.ts',
    take: "if (!(await isWhole(file, bytes))) throw new Error('not the file that was published');",
    give: '',
    test: {
      file: 'app/fitting-room/garments/baked/load-bakes.test.ts',
      title: 'a file that is not the one that was published is not worn',
    },
  },
  {
    name: 'no object is both of her photos',
    file: 'workers/usecases/photos/register-photo.ts',
    take: 'const hers = new Set(photoObjectIds(now));',
    give: 'const hers = new Set(PHOTO_NAMES.flatMap((name) => photoObjectIds(photoObjects(user, name))));',
    test: {
      file: WARM,
      title: 'one photo is never both: what the other names cannot be named again',
    },
  },
  {
    name: 'what was read on a photo goes with it',
    file: 'workers/usecases/photos/register-photo.ts',
    take: '...names.map((name) => readingKey(user.id, name)),',
    give: '...names.slice(1).map((name) => readingKey(user.id, name)),',
    test: { file: WARM, title: 'replaced, it leaves nothing of itself, and the first stays' },
  },
];
