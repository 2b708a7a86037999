// A process that has the real wrangler loaded and runs one command after the other: to load its fourteen megabytes takes longer
// than most commands do. wrangler's own tests call it the same way. Its input is closed, so whoever asks something fails.
import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire, Module } from 'node:module';
import { dirname } from 'node:path';

interface Order {
  args: string[];
  env: Record<string, string>;
}
interface Done {
  code: number;
  output: string;
}

export interface WarmWrangler {
  /** Commands wait for each other. */
  run(args: string[], env: Record<string, string>): Promise<Done>;
  end(): void;
}

export function warmWrangler(cwd: string, env: NodeJS.ProcessEnv): WarmWrangler {
  const child: ChildProcess = fork(import.meta.filename, {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // As its own bin does: a warning would stand in what is read as JSON.
    execArgv: ['--no-warnings'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (data: Buffer) => (output += data.toString()));
  let last: Promise<unknown> = Promise.resolve();
  const runNext = (order: Order) =>
    new Promise<Done>((done, fail) => {
      output = '';
      const died = () => fail(new Error(`wrangler ended by itself:\n${output}`));
      child.once('exit', died);
      child.once('message', (code: number) => {
        child.off('exit', died);
        done({ code, output });
      });
      child.send(order);
    });
  return {
    run(args, extra) {
      const next = last.then(() => runNext({ args, env: extra }));
      last = next.catch(() => undefined);
      return next;
    },
    end: () => void child.kill(),
  };
}

type Main = (args: string[]) => Promise<void>;

/** wrangler's entry, which it does not export. */
function loadMain(): Main {
  // As in its own tests: it neither starts by itself nor lets go of whoever started it.
  Object.assign(globalThis, { vitest: true });
  const file = createRequire(import.meta.url).resolve('wrangler');
  const loaded = new Module(file) as Module & { _compile(source: string, file: string): void };
  loaded.filename = file;
  loaded.paths = createRequire(file).resolve.paths('any') ?? [dirname(file)];
  loaded._compile(`${readFileSync(file, 'utf8')}\nexports.main = main;`, file);
  return (loaded.exports as { main: Main }).main;
}

/** Waits until what was printed has arrived. */
const flushed = (stream: NodeJS.WriteStream) => new Promise((done) => stream.write('', done));

function serve(): void {
  const main = loadMain();
  const untouched = { ...process.env };
  process.on('message', (order: Order) => {
    process.env = { ...untouched, ...order.env };
    process.argv.splice(2, Infinity, ...order.args);
    process.exitCode = 0;
    void main(order.args)
      .then(
        () => Number(process.exitCode ?? 0),
        () => 1,
      )
      .then(async (code) => {
        await Promise.all([flushed(process.stdout), flushed(process.stderr)]);
        process.send?.(code);
      });
  });
}

if (import.meta.main) serve();
