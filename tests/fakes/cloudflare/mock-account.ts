// One Cloudflare account, in memory, spoken to by the real wrangler: the calls of its API that a deployment makes, written
// from wrangler's source (4.135.0) and tried with it. What is not known answers 404 and is kept in `unknown`.
import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';

export interface Call {
  method: string;
  /** Without the account's prefix, databases by name. */
  path: string;
  body: Buffer;
}

interface Database {
  uuid: string;
  name: string;
  sqlite: DatabaseSync;
  upload: string;
  /** What it was, by bookmark: Time Travel. */
  kept: Map<string, { copy(): DatabaseSync }>;
}

/** Everything in it, to be made again. */
function remembered(sqlite: DatabaseSync): { copy(): DatabaseSync } {
  const schema = sqlite
    .prepare("select sql from sqlite_master where sql is not null and name not like 'sqlite_%'")
    .all();
  const tables = sqlite
    .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")
    .all();
  const rows = tables.map(({ name }) => ({
    name: String(name),
    rows: sqlite.prepare(`select * from "${String(name)}"`).all(),
  }));
  return {
    copy() {
      const again = new DatabaseSync(':memory:');
      for (const { sql } of schema) again.exec(String(sql));
      for (const { name, rows: all } of rows)
        for (const row of all) {
          const columns = Object.keys(row);
          const places = columns.map(() => '?').join();
          again
            .prepare(`insert into "${name}" (${columns.map((one) => `"${one}"`).join()}) values (${places})`)
            .run(...Object.values(row));
        }
      return again;
    },
  };
}

interface PagesDeployment {
  id: string;
  environment: string;
  url: string;
  latest_stage: { name: string; status: string };
}

interface Project {
  name: string;
  production_branch: string;
  domains: { name: string; status: string }[];
  secrets: Record<string, Record<string, unknown>>;
  deployments: PagesDeployment[];
  /** What is served: index of a deployment. */
  live: string | null;
}

interface Script {
  /** Metadata of each version, oldest first. */
  versions: { id: string; metadata: Record<string, unknown> }[];
  crons: { cron: string }[];
  /** What has served and when it began to, oldest first: the last one serves. */
  deployments: { versions: { version_id: string; percentage: number }[]; on: string }[];
}

const ACCOUNT = 'a0000000000000000000000000000001';
const ZONE = 'stylecast.app';

export class MockAccount {
  readonly calls: Call[] = [];
  readonly unknown: string[] = [];
  readonly databases: Database[] = [];
  readonly buckets: string[] = [];
  readonly queues: { queue_id: string; queue_name: string; consumer: string | null }[] = [];
  readonly projects = new Map<string, Project>();
  readonly scripts = new Map<string, Script>();
  /** Host names that Workers answer at. */
  readonly workerDomains: { id: string; hostname: string; service: string }[] = [];
  /** Called with each call before it is answered: a status there is answered instead. */
  fail: (call: Call) => number | null = () => null;
  /** False: nobody is signed in. */
  signedIn = true;
  private server: Server | null = null;

  /** @returns the environment in which wrangler speaks to this account */
  async listen(): Promise<Record<string, string>> {
    this.server = createServer((request, response) => {
      void this.answer(request).then(({ status, type, body, headers }) => {
        response.writeHead(status, { 'content-type': type, ...headers }).end(body);
      });
    });
    await new Promise<void>((done) => this.server?.listen(0, '127.0.0.1', done));
    return {
      CLOUDFLARE_API_BASE_URL: `${this.origin}/client/v4`,
      CLOUDFLARE_API_TOKEN: 'a token of the tests',
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
      WRANGLER_SEND_METRICS: 'false',
    };
  }

  get origin(): string {
    const address = this.server?.address() as AddressInfo | undefined;
    return `http://127.0.0.1:${address?.port ?? 'closed'}`;
  }

  close(): Promise<void> {
    this.server?.closeAllConnections();
    return new Promise((done) => (this.server ? this.server.close(() => done()) : done()));
  }

  database(name: string): Database {
    const found = this.databases.find((one) => one.name === name || one.uuid === name);
    if (!found) throw new Error(`There is no database ${name}.`);
    return found;
  }

  /** 'METHOD path' of every call that changes something, in order; the same again and again is one line. */
  changes(): string[] {
    const lines = this.calls
      .filter(({ method, path, body }) => method !== 'GET' && !isReading(path, body))
      .map(({ method, path }) => `${method} ${path}`);
    return lines.filter((line, i) => line !== lines[i - 1]);
  }

  newDatabase(name: string, uuid: string = randomUUID()): Database {
    const sqlite = new DatabaseSync(':memory:');
    const made: Database = { uuid, name, sqlite, upload: '', kept: new Map() };
    this.databases.push(made);
    return made;
  }

  newQueue(queue_name: string): void {
    this.queues.push({ queue_id: randomUUID(), queue_name, consumer: null });
  }

  private keep(db: Database, bookmark: string): string {
    db.kept.set(bookmark, remembered(db.sqlite));
    return bookmark;
  }

  /** All databases as they are, under an instant that Time Travel can go back to. */
  mark(instant: string): void {
    for (const db of this.databases) this.keep(db, instant);
  }

  /** Forgets the calls so far. */
  forget(): void {
    this.calls.length = 0;
  }

  /** The version of a Worker that serves. */
  serving(script: string): string | undefined {
    const shares = this.scripts.get(script)?.deployments.at(-1)?.versions ?? [];
    return shares.toSorted((a, b) => b.percentage - a.percentage)[0]?.version_id;
  }

  /** Of the version that serves. */
  binding(script: string, name: string): Record<string, unknown> | undefined {
    const serving = this.serving(script);
    const live = this.scripts.get(script)?.versions.find(({ id }) => id === serving)?.metadata['bindings'];
    return (live as { name: string }[] | undefined)?.find((one) => one.name === name);
  }

  private async answer(request: IncomingMessage) {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const url = new URL(request.url ?? '/', this.origin);
    const raw = url.pathname.replace('/client/v4', '').replace(`/accounts/${ACCOUNT}`, '');
    const names = [
      ...this.databases.map(({ uuid, name }) => [uuid, name] as const),
      ...this.queues.map(({ queue_id, queue_name }) => [queue_id, queue_name] as const),
    ];
    const path = names.reduce((text, [id, name]) => text.replace(id, name), raw);
    const method = request.method ?? 'GET';
    const call = { method, path: decodeURIComponent(path), body };
    this.calls.push(call);
    const forced = this.fail(call);
    if (forced !== null) return refusal(forced, 10_000, 'The mock was told to fail.');
    if (!this.signedIn) return refusal(403, 9109, 'Invalid access token');
    const answer = this.route(call, url, request);
    if (answer === null) {
      this.unknown.push(`${method} ${call.path}`);
      return refusal(404, 7003, `No route for ${method} ${call.path}`);
    }
    return answer;
  }

  private route(call: Call, url: URL, request: IncomingMessage): Answer | null {
    const { method, path, body } = call;
    const at = (pattern: RegExp) => pattern.exec(`${method} ${path}`)?.slice(1) ?? null;
    const json = () => JSON.parse(body.toString() || 'null') as Record<string, never>;
    if (at(/^GET \/user$/)) return good({ id: 'u', email: 'owner@example.com' });
    if (at(/^GET \/user\/tokens\/verify$/)) return good({ id: 't', status: 'active' });
    if (at(/^GET \/accounts$/)) return good([{ id: ACCOUNT, name: 'Test account' }]);
    // The account's own zone: what the site is called in production.
    if (at(/^GET \/zones$/))
      return good(url.searchParams.get('name') === ZONE ? [{ id: 'zone', name: ZONE }] : []);
    if (at(/^GET \/zones\/zone\/workers\/routes$/)) return good([]);
    if (at(/^GET \/memberships$/))
      return good([{ id: 'm', account: { id: ACCOUNT, name: 'Test account' }, roles: [], permissions: {} }]);
    return (
      this.d1(at, json, url, body, request) ??
      this.r2(at, json) ??
      this.queuesOf(at, json, url) ??
      this.pages(at, json, body, url) ??
      this.workers(at, json, body, url)
    );
  }

  private d1(at: At, json: Json, url: URL, body: Buffer, request: IncomingMessage): Answer | null {
    if (at(/^GET \/d1\/database$/))
      return good(
        this.databases.map(({ uuid, name }) => ({ uuid, name, created_at: '', num_tables: 0 })),
        {
          page: 1,
          per_page: 100,
          count: this.databases.length,
          total_count: this.databases.length,
        },
      );
    if (at(/^POST \/d1\/database$/)) {
      const { name } = json() as unknown as { name: string };
      const made = this.newDatabase(name);
      return good({ uuid: made.uuid, name });
    }
    const info = at(/^GET \/d1\/database\/([^/]+)$/);
    if (info) {
      const found = this.databases.find(({ name }) => name === info[0]);
      return found
        ? good({ uuid: found.uuid, name: found.name })
        : refusal(404, 7404, 'The database could not be found');
    }
    const query = at(/^POST \/d1\/database\/([^/]+)\/query$/);
    if (query) return this.runSql(this.database(query[0] ?? ''), (json() as unknown as { sql: string }).sql);
    const bookmark = at(/^GET \/d1\/database\/([^/]+)\/time_travel\/bookmark$/);
    if (bookmark) {
      const db = this.database(bookmark[0] ?? '');
      // Of now: kept, so that it can be gone back to.
      return good({ bookmark: url.searchParams.get('timestamp') ?? this.keep(db, `now-${db.kept.size}`) });
    }
    const restore = at(/^POST \/d1\/database\/([^/]+)\/time_travel\/restore$/);
    if (restore) {
      const db = this.database(restore[0] ?? '');
      const to = url.searchParams.get('bookmark') ?? '';
      const then = db.kept.get(to) ?? [...db.kept].filter(([at]) => at <= to).at(-1)?.[1];
      if (!then) return refusal(400, 7500, 'There is no such bookmark.');
      const previous = this.keep(db, `before-${db.kept.size}`);
      db.sqlite = then.copy();
      return good({ bookmark: to, previous_bookmark: previous, message: '' });
    }
    const importing = at(/^POST \/d1\/database\/([^/]+)\/import$/);
    if (importing) {
      const db = this.database(importing[0] ?? '');
      const { action } = json() as unknown as { action: string };
      if (action === 'init')
        return good({
          success: true,
          filename: 'f.sql',
          upload_url: `${this.origin}/upload/${db.name}`,
          messages: [],
        });
      const meta = { duration: 1, rows_read: 0, rows_written: 1, size_after: 4096, changed_db: true };
      db.sqlite.exec(db.upload);
      return good({
        success: true,
        type: 'import',
        status: 'complete',
        messages: [],
        at_bookmark: 'b',
        result: { num_queries: 1, final_bookmark: 'b', meta },
      });
    }
    const upload = at(/^PUT \/upload\/(.+)$/);
    if (upload && request) {
      this.database(upload[0] ?? '').upload = body.toString();
      return { ...good(null), headers: { etag: createHash('md5').update(body).digest('hex') } };
    }
    return null;
  }

  /** D1's batch of one request: all of it or nothing. */
  private runSql({ sqlite }: Database, sql: string): Answer {
    const meta = { duration: 1, rows_read: 0, rows_written: 0, size_after: 4096, changed_db: true };
    try {
      if (/^\s*(select|pragma)/i.test(sql))
        return good([{ success: true, results: sqlite.prepare(sql).all(), meta }]);
      sqlite.exec('begin');
      sqlite.exec(sql);
      sqlite.exec('commit');
      return good([{ success: true, results: [], meta }]);
    } catch (error) {
      if (sqlite.isTransaction) sqlite.exec('rollback');
      return refusal(400, 7500, String(error));
    }
  }

  private r2(at: At, json: Json): Answer | null {
    const info = at(/^GET \/r2\/buckets\/([^/]+)$/);
    if (info)
      return this.buckets.includes(info[0] ?? '')
        ? good({ name: info[0] })
        : refusal(404, 10_006, 'The specified bucket does not exist.');
    if (!at(/^POST \/r2\/buckets$/)) return null;
    const { name } = json() as unknown as { name: string };
    if (this.buckets.includes(name))
      return refusal(409, 10_004, 'The bucket you tried to create already exists, and you own it.');
    this.buckets.push(name);
    return good({ name });
  }

  private queuesOf(at: At, json: Json, url: URL): Answer | null {
    if (at(/^POST \/queues$/)) {
      const { queue_name } = json() as unknown as { queue_name: string };
      if (this.queues.some((one) => one.queue_name === queue_name))
        return refusal(409, 11_009, `Queue name '${queue_name}' is already taken.`);
      const queue = { queue_id: randomUUID(), queue_name, consumer: null };
      this.queues.push(queue);
      return good(queue);
    }
    if (at(/^GET \/queues$/)) {
      const names = url.searchParams.getAll('name');
      return good(
        this.queues
          .filter((one) => names.length === 0 || names.includes(one.queue_name))
          .map((one) => ({
            ...one,
            consumers: one.consumer
              ? [{ script: one.consumer, type: 'worker', consumer_id: one.queue_id, settings: {} }]
              : [],
            producers: [],
          })),
      );
    }
    const settings = at(/^PATCH \/queues\/([^/]+)$/);
    if (settings) return good(this.queues.find((one) => one.queue_name === settings[0]));
    const consumers = at(/^(?:POST|PUT) \/queues\/([^/]+)\/consumers/);
    if (consumers) {
      const queue = this.queues.find((one) => one.queue_name === consumers[0]);
      const { script_name } = json() as unknown as { script_name: string };
      if (!queue) return refusal(404, 11_000, 'Queue not found');
      queue.consumer = script_name;
      return good({});
    }
    return null;
  }

  private pages(at: At, json: Json, body: Buffer, url: URL): Answer | null {
    if (at(/^POST \/pages\/projects$/)) {
      const { name, production_branch } = json() as unknown as Project;
      if (this.projects.has(name)) return refusal(409, 8_000_002, 'A project with this name already exists.');
      const made: Project = {
        name,
        production_branch,
        domains: [],
        secrets: {},
        deployments: [],
        live: null,
      };
      this.projects.set(name, made);
      return good({ ...made, subdomain: `${name}.pages.dev`, domains: [`${name}.pages.dev`] });
    }
    if (at(/^POST \/pages\/assets\/check-missing$/))
      return good((json() as unknown as { hashes: string[] }).hashes);
    if (at(/^POST \/pages\/assets\/(upload|upsert-hashes)$/)) return good(null);
    const [name = '', rest = ''] = at(/^\w+ \/pages\/projects\/([^/]+)(.*)$/) ?? [];
    if (name === '') return null;
    const project = this.projects.get(name);
    if (!project) return refusal(404, 8_000_007, 'Project not found.');
    if (rest === '/upload-token') return good({ jwt: `x.${btoa(JSON.stringify({ exp: 4e9 }))}.x` });
    if (at(/^GET .*\/projects\/[^/]+$/)) return good(asProject(project));
    if (at(/^PATCH .*\/projects\/[^/]+$/)) {
      const { deployment_configs: configs } = json() as unknown as {
        deployment_configs: Record<string, { env_vars: Record<string, unknown> }>;
      };
      for (const [env, { env_vars }] of Object.entries(configs))
        project.secrets[env] = { ...project.secrets[env], ...env_vars };
      return good(asProject(project));
    }
    if (rest === '/domains' && at(/^GET/)) return good(project.domains);
    if (rest === '/domains') {
      const added = { name: (json() as unknown as { name: string }).name, status: 'initializing' };
      project.domains.push(added);
      return good(added);
    }
    const taken = /^\/domains\/(.+)$/.exec(rest)?.[1];
    if (taken && at(/^DELETE/)) {
      project.domains = project.domains.filter((one) => one.name !== taken);
      return good(null);
    }
    if (rest === '/deployments' && at(/^POST/)) return good(this.newDeployment(project, body));
    if (rest === '/deployments') {
      const env = url.searchParams.get('env');
      return good(project.deployments.filter((one) => env === null || one.environment === env).reverse());
    }
    const back = /^\/deployments\/([^/]+)\/rollback$/.exec(rest)?.[1];
    if (back) {
      project.live = back;
      return good({ id: back });
    }
    const one = project.deployments.find(({ id }) => rest === `/deployments/${id}`);
    return one ? good({ ...one, aliases: [] }) : null;
  }

  private newDeployment(project: Project, body: Buffer): PagesDeployment {
    const branch = /name="branch"\r\n\r\n([^\r]*)/.exec(body.toString('latin1'))?.[1] ?? '';
    const environment = branch === project.production_branch ? 'production' : 'preview';
    const made = {
      id: randomUUID(),
      environment,
      url: this.origin,
      latest_stage: { name: 'deploy', status: 'success' },
    };
    project.deployments.push(made);
    if (environment === 'production') project.live = made.id;
    return made;
  }

  private workers(at: At, json: Json, body: Buffer, url: URL): Answer | null {
    if (at(/^GET \/workers\/subdomain$/)) return good({ subdomain: 'tests' });
    if (at(/^GET \/workers\/domains$/))
      return good(this.workerDomains.filter(({ hostname }) => hostname === url.searchParams.get('hostname')));
    const gone = at(/^DELETE \/workers\/domains\/([^/]+)$/);
    if (gone) {
      this.workerDomains.splice(0, Infinity, ...this.workerDomains.filter(({ id }) => id !== gone[0]));
      return { status: 200, type: 'application/json', body: '' };
    }
    const [name = '', rest = ''] = at(/^\w+ \/workers\/(?:services|scripts)\/([^/]+)(.*)$/) ?? [];
    if (name === '') return null;
    const script = this.scripts.get(name);
    if (at(/^PUT \/workers\/scripts\/[^/]+$/) || at(/^POST \/workers\/scripts\/[^/]+\/versions$/)) {
      const text = body.toString('latin1');
      const metadata = JSON.parse(
        /name="metadata"[^{]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(text)?.[1] ?? '{}',
      ) as Record<string, unknown>;
      const id = randomUUID();
      const versions = [...(script?.versions ?? []), { id, metadata }];
      // A version alone serves nobody: a deployment of it follows.
      const deployments = script?.deployments ?? [];
      if (at(/^PUT/) || !script) deployments.push(alone(id));
      this.scripts.set(name, { versions, crons: script?.crons ?? [], deployments });
      return good({
        id,
        number: versions.length,
        metadata: {},
        resources: { bindings: [], script: { etag: 'e' }, script_runtime: {} },
        etag: 'e',
        deployment_id: id,
        startup_time_ms: 12,
        pipeline_hash: '',
        mutable_pipeline_id: '',
        modified_on: '',
        created_on: '',
      });
    }
    if (rest === '/assets-upload-session') return good({ jwt: 'assets', buckets: [] });
    if (!script) return refusal(404, 10_090, 'This Worker does not exist on your account.');
    if (rest === '/schedules' && at(/^PUT/)) {
      script.crons = json() as unknown as { cron: string }[];
      return good({ schedules: script.crons });
    }
    if (rest === '/script-settings') return good({});
    if (rest === '/secrets') return good([]);
    if (rest === '/settings')
      return good({ bindings: [], placement: {}, compatibility_date: '', compatibility_flags: [] });
    if (at(/^GET .*\/schedules$/)) return good({ schedules: script.crons });
    if (rest === '/versions')
      return good({ items: script.versions.toReversed().map((one) => asVersion(one)) });
    if (rest === '/domains/changeset') return good({ added: [], removed: [], updated: [], conflicting: [] });
    if (rest === '/domains/records') {
      const { origins } = json() as unknown as { origins: { hostname: string }[] };
      for (const { hostname } of origins)
        if (!this.workerDomains.some((one) => one.hostname === hostname))
          this.workerDomains.push({ id: randomUUID(), hostname, service: name });
      return good([]);
    }
    if (rest === '/subdomain') return good({ enabled: true, previews_enabled: true });
    if (rest === '/deployments' && at(/^GET/)) {
      return good({
        deployments: script.deployments.toReversed().map(({ versions, on }) => ({
          id: versions[0]?.version_id,
          source: 'wrangler',
          strategy: 'percentage',
          author_email: '',
          created_on: on,
          annotations: {},
          versions,
        })),
      });
    }
    if (rest === '/deployments') {
      const { versions } = json() as unknown as Script['deployments'][number];
      script.deployments.push({ versions, on: new Date().toISOString() });
      return good({ id: versions[0]?.version_id });
    }
    const version = script.versions.find(({ id }) => rest === `/versions/${id}`);
    if (version) return good(asVersion(version));
    if (at(/^GET \/workers\/services\/[^/]+$/))
      return good({
        id: name,
        default_environment: { environment: 'production', script: { last_deployed_from: 'wrangler' } },
      });
    return null;
  }
}

const alone = (id: string): Script['deployments'][number] => ({
  versions: [{ version_id: id, percentage: 100 }],
  on: new Date().toISOString(),
});

/** A version as Cloudflare shows it: its tag is an annotation. */
const asVersion = ({ id, metadata }: Script['versions'][number]) => ({
  id,
  number: 1,
  metadata: { created_on: new Date().toISOString(), author_email: '', source: 'wrangler' },
  annotations: metadata['annotations'] ?? {},
  resources: { bindings: [], script: {}, script_runtime: {} },
});

type At = (pattern: RegExp) => string[] | null;
type Json = () => unknown;

interface Answer {
  status: number;
  type: string;
  body: string;
  headers?: Record<string, string>;
}

const answered = (status: number, body: unknown): Answer => ({
  status,
  type: 'application/json',
  body: JSON.stringify(body),
});

const good = (result: unknown, result_info?: unknown): Answer =>
  answered(200, { success: true, errors: [], messages: [], result, ...(result_info ? { result_info } : {}) });

const refusal = (status: number, code: number, message: string): Answer =>
  answered(status, { success: false, errors: [{ code, message }], messages: [], result: null });

/** As Cloudflare shows a project: a hash of the config that each environment was deployed with, and the own address. */
const asProject = ({ name, production_branch, secrets }: Project) => ({
  name,
  production_branch,
  subdomain: `${name}.pages.dev`,
  domains: [`${name}.pages.dev`],
  deployment_configs: {
    production: { env_vars: secrets['production'] ?? {}, wrangler_config_hash: 'h' },
    preview: { env_vars: secrets['preview'] ?? {}, wrangler_config_hash: 'h' },
  },
});

/** Questions in the form of a POST. */
function isReading(path: string, body: Buffer): boolean {
  if (/\/assets\/(check-missing|upsert-hashes)$/.test(path)) return true;
  if (!path.endsWith('/query')) return false;
  return /^\s*(select|pragma|create table if not exists "?d1_migrations)/i.test(
    (JSON.parse(body.toString()) as { sql: string }).sql,
  );
}
