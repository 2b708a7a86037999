// What a deployment does, in its order, as data: `npm run deploy` walks it, a test reads it.

export interface Step {
  name: string;
  /** Why it stands here. */
  why: string;
  /** A tool of node_modules/.bin and its arguments. */
  run: [tool: string, ...args: string[]];
  /** What `--dry-run` runs instead of it: the same, as far as it goes without an account. Null: it is only printed. */
  dry: [tool: string, ...args: string[]] | null;
}

export interface Plan {
  /** Databases in the order of their bindings: people first. */
  databases: string[];
  /** The Pages project. */
  site: string;
  /** Config of the background Worker. */
  background: string;
  /** A folder for what a dry run leaves. */
  scratch: string;
}

const tool = (...command: [string, ...string[]]) => ({ run: command, dry: command });

/**
 * Checks, one build, then the world: databases before the code that reads them (migrations only add, so the running
 * version does not mind), the background Worker before the site (which is bound to it by name).
 */
export function deploySteps({ databases, site, background, scratch }: Plan): Step[] {
  return [
    { name: 'types', why: 'what does not compile is not deployed', ...tool('tsc', '--noEmit') },
    { name: 'types of the Workers', why: 'the same', ...tool('tsc', '--noEmit', '-p', 'workers') },
    { name: 'lint', why: 'the same', ...tool('eslint', '.') },
    {
      name: 'laws of the house, contracts, configuration',
      why: 'seconds; the whole `npm test` is the business of CI',
      ...tool('vitest', 'run', '--project', 'unit', 'house.test.ts', 'tests/'),
    },
    {
      name: 'build',
      why: 'with the dev-only doors closed',
      ...tool('node', 'scripts/build.ts', '--production'),
    },
    {
      name: 'account',
      why: 'stops here when nobody is signed in to Cloudflare',
      run: ['wrangler', 'whoami'],
      dry: null,
    },
    ...databases.map((database): Step => ({
      name: `migrations of ${database}`,
      why: 'they only add: the version that runs now keeps running',
      run: [
        'wrangler',
        'd1',
        'migrations',
        'apply',
        database,
        '--remote',
        '--env',
        'production',
        '-c',
        background,
      ],
      dry: [
        'wrangler',
        'd1',
        'migrations',
        'apply',
        database,
        '--local',
        '--persist-to',
        scratch,
        '-c',
        background,
      ],
    })),
    {
      name: 'background Worker',
      why: 'first: the site is bound to it, and it reads what the old site sends',
      run: ['wrangler', 'deploy', '-c', background, '--env', 'production'],
      dry: ['wrangler', 'deploy', '-c', background, '--env', 'production', '--dry-run', '--outdir', scratch],
    },
    {
      name: 'site',
      why: 'last: from here on people see it',
      run: ['wrangler', 'pages', 'deploy', 'build/client', '--project-name', site, '--branch', 'main'],
      dry: null,
    },
  ];
}

/** An all-but-zero id is the one that local builds use: the real database has not been written into the file. */
export const isPlaceholder = (databaseId: string): boolean =>
  /^00000000-0000-4000-8000-0+\d{1,3}$/.test(databaseId);
