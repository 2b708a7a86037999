// What keeps people out, line by line, and the test that holds each (docs/security.md). remove-protections.ts takes them out.

export interface Protection {
  name: string;
  file: string;
  /** Stands in the file exactly once. */
  take: string;
  /** What stands there without the protection. */
  give: string;
  test: { file: string; title: string };
}

const PICTURES = 'app/domain/photo-bytes/picture.test.ts';
const LIMITS = 'workers/site/api/limits.workerd.test.ts';
const GUARDS = 'workers/site/api/guards.workerd.test.ts';
const SECURITY = 'workers/site/api/security.workerd.test.ts';
const KEYS = 'workers/site/api/passkeys.workerd.test.ts';
const RATES = 'workers/usecases/accounts/rate-limits.ts';

export const PROTECTIONS: readonly Protection[] = [
  {
    name: 'scans of a JPG are counted',
    file: 'app/domain/photo-bytes/verdict.ts',
    take: 'scans > MAX_SCANS || ',
    give: '',
    test: {
      file: PICTURES,
      title: 'a hundred scans are opened, the hundred and first is not, and large pictures have fewer',
    },
  },
  {
    name: 'pixels times scans are bounded',
    file: 'app/domain/photo-bytes/verdict.ts',
    take: ' || scans * width * height > MAX_SCANNED_PIXELS',
    give: '',
    test: {
      file: PICTURES,
      title: 'a hundred scans are opened, the hundred and first is not, and large pictures have fewer',
    },
  },
  {
    name: 'a PNG does not become more than it says',
    file: 'app/domain/photo-bytes/png-inflation.ts',
    take: 'if (bytes <= most) continue;',
    give: 'if (bytes >= 0) continue;',
    test: { file: PICTURES, title: 'a PNG is asked what it becomes before anybody decodes it' },
  },
  {
    name: 'tables of a JPG hold tables alone',
    file: 'app/domain/photo-bytes/jpeg-tables.ts',
    take: 'if (payload.length === 0) return false;',
    give: 'if (payload.length >= 0) return true;',
    test: { file: PICTURES, title: 'tables hold tables: %s' },
  },
  {
    name: 'comments and unknown segments go',
    file: 'app/domain/photo-bytes/jpeg.ts',
    take: 'else if (marker >= APP0 && marker <= APP15) notes.read(bytes, segment);',
    give: 'else if (marker >= APP0 && marker <= APP15) appendPart(body, bytes.subarray(at, end));',
    test: { file: PICTURES, title: 'no position survives, whatever the picture carries' },
  },
  {
    name: 'a colour profile is written anew',
    file: 'app/domain/photo-bytes/jpeg.ts',
    take: 'const plain = plainProfile(profile);',
    give: 'const plain = plainProfile(profile) && profile;',
    test: {
      file: PICTURES,
      title: 'a colour profile keeps its colours, in one piece or several, and nothing of who wrote it',
    },
  },
  {
    name: 'bodies of the landing form are counted',
    file: 'workers/site/early-access-form.ts',
    take: 'await withBoundedBody(request).arrayBuffer()',
    give: 'await request.arrayBuffer()',
    test: {
      file: 'workers/site/early-access-form.workerd.test.ts',
      title: 'a form without an announced length is counted while it is read, not after',
    },
  },
  {
    name: 'JSON bodies are counted',
    file: 'workers/site/bounded-body.ts',
    take: 'export const JSON_BYTES = 256 * 1024;',
    give: 'export const JSON_BYTES = 256 * 1024 * 1024;',
    test: {
      file: GUARDS,
      title:
        'every route stops reading at its own limit: no chunked body lies in memory, wherever it is sent',
    },
  },
  {
    name: 'requests of other sites are refused',
    file: 'workers/site/api/middleware/own-site.ts',
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
    name: 'twenty sessions',
    file: 'workers/db/sessions.ts',
    take: 'const MOST_SESSIONS = 20;',
    give: 'const MOST_SESSIONS = 900;',
    test: {
      file: LIMITS,
      title: 'of more than 20 sessions those that were used longest ago end, with their pushes',
    },
  },
  {
    name: 'pseudonyms need the key',
    file: 'workers/db/rate-limits.ts',
    take: 'await pseudonym(app.settings.signingSecret, key.slice(colon + 1))',
    give: 'await (await import("./secret.ts")).sha256Hex(key.slice(colon + 1))',
    test: {
      file: LIMITS,
      title: 'what the counters hold of a network cannot be found by trying all networks',
    },
  },
  {
    name: 'another address is asked for three times an hour',
    file: 'workers/usecases/accounts/change-email.ts',
    take: "  await limitHourly(app, 'email-change', user.id);\n",
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
    file: 'workers/db/users.ts',
    take: '  usernameSkeleton: skeletonOf(user.usernameKey),\n',
    give: '',
    test: {
      file: 'workers/site/api/session.workerd.test.ts',
      title: 'a username that looks like somebody’s is refused, in letters of any script',
    },
  },
  {
    name: 'a challenge is answered once',
    file: 'workers/usecases/passkeys/challenge.ts',
    take: 'return (await hit(app, `challenge:${challenge}`, 1, HOUR)).allowed;',
    give: 'return true;',
    test: { file: KEYS, title: 'a challenge opens once' },
  },
  {
    name: 'what cannot be undone needs a fresh sign-in',
    file: 'workers/usecases/accounts/prove.ts',
    take: 'if (app.clock.now() - since <= FRESH_MS) return;',
    give: 'if (app.clock.now() - since <= Infinity) return;',
    test: {
      file: KEYS,
      title: 'what cannot be undone needs a fresh sign-in: deletion, export, passkeys; a proof gives it back',
    },
  },
  {
    name: 'admins show a second step',
    file: 'workers/usecases/accounts/prove.ts',
    take: 'if (app.settings.local || secondStepAt !== null) return;',
    give: 'if (app.settings.local || secondStepAt !== 0) return;',
    test: {
      file: KEYS,
      title: 'an admin shows a passkey or a code from the mail before anything of the panel',
    },
  },
  {
    name: 'the most frequent passwords are refused',
    file: 'app/domain/password.ts',
    take: 'if (isFrequent(lower)) return true;',
    give: '',
    test: {
      file: 'app/domain/password.test.ts',
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
    name: 'a queue that stands still rings',
    file: 'app/domain/alarms.ts',
    take: 'if (old.length > 0) {',
    give: 'if (old.length > 1000) {',
    test: {
      file: 'workers/usecases/operations/watch.workerd.test.ts',
      title:
        'a queue that stands still makes no error: the age of the oldest picture calls the operator, and /api/status says it',
    },
  },
  {
    name: '/api/status is not well while a job is too old',
    file: 'workers/site/api/operator.ts',
    take: ' && overdue(oldestJobs).length === 0',
    give: '',
    test: {
      file: 'workers/usecases/operations/watch.workerd.test.ts',
      title:
        'a queue that stands still makes no error: the age of the oldest picture calls the operator, and /api/status says it',
    },
  },
  {
    name: '/healthz asks the databases',
    file: 'workers/site/api/operator.ts',
    take: 'return without.length === 0 ?',
    give: 'return without.length >= 0 ?',
    test: {
      file: GUARDS,
      title: '/healthz says no while a database has no tables, which one, and yes when they are there',
    },
  },
  {
    name: 'who asks /healthz often costs no database',
    file: 'workers/usecases/operations/readiness.ts',
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
];
