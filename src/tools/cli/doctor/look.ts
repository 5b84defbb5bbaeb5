import { constants, existsSync } from 'node:fs';
import { access, stat, statfs } from 'node:fs/promises';
import { createServer } from 'node:http';
import { dirname, join, resolve } from 'node:path';
import { type PrinterModel, printerModels } from '../../../print/index.js';
import { ClientError } from '../../../sending/client/index.js';
import { JournalError } from '../../../sending/client/journal/inside.js';
import { drivers, findDriver } from '../../../sending/journal-sqlite/inside.js';
import { readiness } from '../../serve/ready.js';
import type { Context } from '../args/command.js';
import { countOf, textOf } from '../args/values.js';
import { roomIn } from '../serve/backend.js';
import { listening } from '../serve/listening.js';
import { folderIn, LARGEST_PORT, LOOPBACK } from '../serve/options.js';
import { clientOf } from '../service/ask.js';
import { type JournalPlace, mustNotBeLost, openStored, whyNoJournal } from '../service/stored-journal.js';
import { clean } from '../terminal/clean.js';
import type { Seen } from './checks.js';

/** How long an answer may take, in milliseconds. */
const PATIENCE = 10_000;

/** Reads everything that is judged. Nothing is issued, and nothing that a program uses is changed. */
export async function look(context: Context, database: string | undefined, port: number): Promise<Seen> {
  const { io, values } = context;
  const { env } = io;
  const hasSqlite = await findDriver(drivers).then(Boolean, () => false);
  const key = await keyIn(context);
  const address = textOf(values, 'service') ?? env.PARASTATIKO_BASE_URL;
  const authority = env.NODE_EXTRA_CA_CERTS;
  const folder = await folderAt(folderIn(values));
  const url = textOf(values, 'webhook');
  return {
    node: process.versions.node,
    hasSqlite,
    env,
    key,
    address: address && clean(address),
    answer: key.text && address ? await balanceOf(context, key.text, address) : undefined,
    unreadableAuthority:
      authority && (await textIn(context, authority)) === undefined ? authority : undefined,
    port: await portAt(textOf(values, 'host') ?? LOOPBACK, port),
    folder,
    journal:
      hasSqlite && database === undefined && folder.code === undefined
        ? await whyUnusable(context, { file: resolve(folderIn(values), 'journal.db') })
        : undefined,
    database: database && ((await whyUnusable(context, { database, schema: 'parastatiko' })) ?? ''),
    webhook: url === undefined ? undefined : { url: clean(url), fault: await faultAt(url) },
    printer: printerIn(context),
  };
}

/** The text of a file, without spaces around it; `undefined` if it cannot be read. */
async function textIn({ io }: Context, file: string): Promise<string | undefined> {
  try {
    const pieces: Uint8Array[] = [];
    for await (const piece of io.readFile(file)) pieces.push(piece);
    return Buffer.concat(pieces).toString('utf8').trim();
  } catch {
    return undefined;
  }
}

async function keyIn(context: Context): Promise<Seen['key']> {
  const { io, values } = context;
  const file = textOf(values, 'key-file');
  if (file === undefined) return { text: io.env.PARASTATIKO_API_KEY?.trim(), isOpen: false };
  const isOpen = (await io.isOpenToOthers?.(file).catch(() => false)) === true;
  return { file: clean(file), text: await textIn(context, file), isOpen };
}

async function balanceOf(context: Context, apiKey: string, baseUrl: string): Promise<Seen['answer']> {
  try {
    const client = await clientOf(context, { apiKey, baseUrl }, { maxRetries: 0, timeout: PATIENCE });
    try {
      const { creditsBalance } = await client.creditsBalance();
      return { credits: creditsBalance, skew: client.clockSkew };
    } catch (error) {
      if (ClientError.isClientError(error)) return { error, skew: client.clockSkew };
      throw error;
    }
  } catch (error) {
    if (ClientError.isClientError(error)) return { error, skew: undefined };
    throw error;
  }
}

/** Whether a server can listen there. Port 0 is any that is free. A `serve` that runs there is what is wanted. */
async function portAt(host: string, port: number): Promise<Seen['port']> {
  const address = clean(host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`);
  const server = createServer().listen(port, host);
  try {
    await listening(server);
    await new Promise((closed) => server.close(closed));
    return { address };
  } catch (error) {
    const code = codeOf(error);
    return code === 'EADDRINUSE' && (await isServe(address)) ? { address } : { address, code };
  }
}

const isServe = async (address: string): Promise<boolean> =>
  fetch(`http://${address}/health`, { signal: AbortSignal.timeout(PATIENCE) })
    .then((answer) => answer.text())
    .then(
      (text) => text === '{"ok":true}',
      () => false,
    );

/** A folder that does not exist yet is judged by the one in which it would be created. */
async function folderAt(name: string): Promise<Seen['folder']> {
  let nearest = resolve(name);
  while (!existsSync(nearest) && dirname(nearest) !== nearest) nearest = dirname(nearest);
  try {
    if (!(await stat(nearest)).isDirectory()) return { name: clean(name), code: 'ENOTDIR' };
    await access(nearest, constants.W_OK);
    return { name: clean(name), type: (await statfs(nearest)).type, room: await roomIn(nearest) };
  } catch (error) {
    return { name: clean(name), code: codeOf(error) };
  }
}

/** Why a journal cannot be used; `undefined` if it can, or if it will be created. */
async function whyUnusable(context: Context, place: JournalPlace): Promise<string | undefined> {
  const { locale, words } = context;
  try {
    if ('file' in place)
      await mustNotBeLost(place.file, ['serve.lock', 'sandbox.db'].map(beside(place.file)), locale);
    if ((await whyNoJournal(context, place, { mayUpdate: true })) !== undefined) return undefined;
    const older = await whyNoJournal(context, place, { mayUpdate: false });
    if (older !== undefined) return older;
    const journal = await openStored(place, locale);
    try {
      return (await readiness(journal)()) ? undefined : words.doctor.journal.readOnly;
    } finally {
      await journal.close();
    }
  } catch (error) {
    if (JournalError.isJournalError(error)) return error.message;
    throw error;
  }
}

const beside =
  (file: string) =>
  (name: string): string =>
    join(dirname(file), name);

/** Why an address does not answer. Any answer will do: only the service can sign a delivery. */
async function faultAt(url: string): Promise<string | undefined> {
  try {
    const { status } = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE) });
    return status >= 500 ? `HTTP ${status}` : undefined;
  } catch (error) {
    return codeOf(error instanceof Error && error.cause !== undefined ? error.cause : error);
  }
}

function printerIn({ values }: Context): Seen['printer'] {
  const model = textOf(values, 'printer');
  if (model === undefined) return undefined;
  const isModel = (name: string): name is PrinterModel => Object.hasOwn(printerModels, name);
  const pages = isModel(model) ? printerModels[model].codePages : undefined;
  return { model: clean(model), page: countOf(values, 'code-page', LARGEST_PORT) ?? 0, pages };
}

/** The code of the system, or else the name of the error. */
const codeOf = (error: unknown): string => {
  const { code, name } = Object(error) as { readonly code?: unknown; readonly name?: unknown };
  return String(code ?? name);
};
