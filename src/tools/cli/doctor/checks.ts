import type { ClientError } from '../../../sending/client/index.js';
import type { CliWords } from '../words/index.js';

/** What was read of a set-up, before it is judged. */
export interface Seen {
  /** The version of Node, and whether it, or a package, has SQLite. */
  readonly node: string;
  readonly hasSqlite: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The key, and the file that it is in. `undefined` text: it is missing, or cannot be read. */
  readonly key: {
    readonly file?: string | undefined;
    readonly text?: string | undefined;
    readonly isOpen: boolean;
  };
  readonly address: string | undefined;
  /** What the service answered when it was asked for the balance. */
  readonly answer?:
    | { readonly error?: ClientError; readonly credits?: number; readonly skew: number | undefined }
    | undefined;
  /** The file of `NODE_EXTRA_CA_CERTS` that cannot be read. */
  readonly unreadableAuthority?: string | undefined;
  /** Why nothing can listen there: the code of the system. */
  readonly port: { readonly address: string; readonly code?: string | undefined };
  /** The folder of the journal: why it cannot be written, the number of its file system, and the free bytes. */
  readonly folder: {
    readonly name: string;
    readonly code?: string | undefined;
    readonly type?: number;
    readonly room?: number;
  };
  /** Why the journal in the folder, or in the database, cannot be used. Empty: it can. */
  readonly journal?: string | undefined;
  readonly database?: string | undefined;
  readonly webhook?: { readonly url: string; readonly fault?: string | undefined } | undefined;
  readonly printer?:
    | { readonly model: string; readonly page: number; readonly pages: readonly number[] | undefined }
    | undefined;
}

type Said = CliWords['doctor'];

/** What is wrong, and what to do about it. */
export interface Problem {
  readonly finding: string;
  readonly toDo: string;
}

/** The oldest Node that the package runs on. */
export const OLDEST_NODE = 20;

/** The least that is well, below which somebody should act soon: in bytes, credits and milliseconds. */
const LEAST_ROOM = 100_000_000;
const LEAST_CREDITS = 100;
const MOST_SKEW = 60_000;

/** The numbers that Linux has for NFS, SMB, CIFS, SMB 2, AFS, Ceph and 9P, where SQLite's log does not work. */
const NETWORK_DRIVES: ReadonlySet<number> = new Set([
  0x6969, 0x517b, 0xff534d42, 0xfe534d42, 0x5346414f, 0x00c36400, 0x01021997,
]);
const WINDOWS_SHARE = /^(?:\\\\|\/\/)/;

const CERTIFICATE = /CERT|UNABLE_TO_VERIFY/;

const problem = (finding: string, toDo: string): Problem => ({ finding, toDo });

/** Every check, in the order in which somebody would mend them. */
export const checks: Readonly<Record<keyof Said['names'], (seen: Seen, said: Said) => Problem | undefined>> =
  {
    node: ({ node }, { node: said }) =>
      Number.parseInt(node, 10) < OLDEST_NODE
        ? problem(said.finding(node), said.toDo(OLDEST_NODE))
        : undefined,
    sqlite: ({ hasSqlite, database }, { sqlite: said }) =>
      hasSqlite || database !== undefined ? undefined : problem(said.finding, said.toDo),
    key: ({ key: { file, text, isOpen }, address, answer }, { key: said }) => {
      if (file !== undefined && text === undefined) return problem(said.unreadable(file), said.give);
      if (address !== undefined && (text ?? '') === '') return problem(said.missing, said.give);
      if (isOpen && file !== undefined) return problem(said.open(file), said.close(file));
      const { error } = answer ?? {};
      if (error === undefined) return undefined;
      if (error.code === 'answer/key-refused' || error.code === 'answer/forbidden')
        return problem(said.refused, said.compare);
      return error.member === 'apiKey' ? problem(said.unusable, error.message) : undefined;
    },
    address: (seen, { address: said }) => {
      const { address, key, answer } = seen;
      if (address === undefined) return key.text ? problem(said.missing, said.give) : undefined;
      const { error } = answer ?? {};
      if (error === undefined || ofTheKey(error) || isUntrusted(error) || lacksProxy(seen)) return undefined;
      return problem(wasLost(error) ? said.away(address) : said.other(address), error.message);
    },
    certificate: ({ unreadableAuthority, answer }, { certificate: said }) => {
      if (unreadableAuthority !== undefined)
        return problem(said.unreadable(unreadableAuthority), said.correct);
      const { error } = answer ?? {};
      return error !== undefined && isUntrusted(error) ? problem(said.untrusted, error.message) : undefined;
    },
    proxy: (seen, { proxy: said }) => {
      if (seen.answer?.error?.code === 'answer/proxy')
        return problem(said.refused, seen.answer.error.message);
      return lacksProxy(seen) ? problem(said.unused, said.toDo) : undefined;
    },
    clock: ({ answer: { skew = 0 } = {} }, { clock: said }) =>
      Math.abs(skew) > MOST_SKEW
        ? problem(said.finding(String(Math.round(skew / 1000))), said.toDo)
        : undefined,
    port: ({ port: { address, code } }, { port: said }) =>
      code === undefined
        ? undefined
        : problem(code === 'EADDRINUSE' ? said.taken(address) : said.refused(address, code), said.toDo),
    journal: ({ folder, journal }, { journal: said }) => {
      if (folder.code !== undefined) return problem(said.folder(folder.name, folder.code), said.toDo);
      return journal === undefined ? undefined : problem(said.finding, journal);
    },
    networkDrive: ({ folder: { name, type = 0 } }, { networkDrive: said }) =>
      NETWORK_DRIVES.has(type) || WINDOWS_SHARE.test(name)
        ? problem(said.finding(name), said.toDo)
        : undefined,
    disk: ({ folder: { name, room = LEAST_ROOM } }, { disk: said }) =>
      room < LEAST_ROOM
        ? problem(said.finding(name, String(Math.floor(room / 1_000_000))), said.toDo)
        : undefined,
    database: ({ database }, { database: said }) => (database ? problem(said.finding, database) : undefined),
    credits: ({ answer: { credits = LEAST_CREDITS } = {} }, { credits: said }) =>
      credits < LEAST_CREDITS ? problem(said.finding(String(credits)), said.toDo) : undefined,
    webhook: ({ webhook: { url, fault } = { url: '' } }, { webhook: said }) =>
      fault === undefined ? undefined : problem(said.finding(url, fault), said.toDo),
    printer: ({ printer }, { printer: said }) => {
      if (printer === undefined) return undefined;
      const { model, page, pages } = printer;
      if (pages === undefined) return problem(said.model(model), said.choose);
      return page === 0 || pages.includes(page)
        ? undefined
        : problem(
            said.page(model, String(page)),
            pages.length === 0 ? said.picture : said.pages(pages.join(', ')),
          );
    },
  };

const ofTheKey = ({ code, member }: ClientError): boolean =>
  member === 'apiKey' ||
  code === 'answer/key-refused' ||
  code === 'answer/forbidden' ||
  code === 'answer/proxy';

const wasLost = ({ code }: ClientError): boolean => /^transport\/(?:connection|lost|timeout)$/.test(code);

const isUntrusted = ({ code, message }: ClientError): boolean =>
  code === 'transport/connection' && CERTIFICATE.test(message);

/** Node itself reads the variable of the proxy only if it is told to. */
const lacksProxy = ({ env, answer }: Seen): boolean =>
  answer?.error !== undefined &&
  wasLost(answer.error) &&
  !isUntrusted(answer.error) &&
  Boolean(env.HTTPS_PROXY || env.https_proxy) &&
  env.NODE_USE_ENV_PROXY !== '1' &&
  env.NODE_OPTIONS?.includes('--use-env-proxy') !== true;
