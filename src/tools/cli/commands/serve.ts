import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { withValues } from '../../../issues/inside.js';
import { MAX_ANSWER_BYTES } from '../../../sending/client/inside.js';
import { drivers, findDriver } from '../../../sending/journal-sqlite/inside.js';
import { serve as listen } from '../../../vendor/hono.js';
import { webhookReceiver } from '../../operations/index.js';
import { createApp } from '../../serve/app.js';
import type { Guard } from '../../serve/guard.js';
import { readiness } from '../../serve/ready.js';
import type { Command, Context, ExitCode, Option } from '../args/command.js';
import { COUNT, FILE, TEXT } from '../args/placeholders.js';
import { countOf, textOf } from '../args/values.js';
import { commandWords } from '../generated/commands.js';
import { optionsOption } from '../generated/options.js';
import { packageGuides } from '../mcp/guides.js';
import { wantsJson } from '../output/json-lines.js';
import { durationOf } from '../sandbox/duration.js';
import { COMPANY, housesOf } from '../sandbox/houses.js';
import { type Backend, contextIn, roomIn } from '../serve/backend.js';
import { inBackground } from '../serve/background.js';
import { hasDatabase } from '../serve/database.js';
import { listening, stopperOf } from '../serve/listening.js';
import {
  backendOptions,
  FOLDER,
  folderIn,
  LARGEST_PORT,
  LOOPBACK,
  listeningOptions,
} from '../serve/options.js';
import { startedLines } from '../serve/started.js';
import { withBackend } from '../serve/with-backend.js';
import { writeLog } from '../serve/write-log.js';
import { writing } from '../serve/writing.js';
import { secretIn } from '../service/key-and-address.js';
import { complain } from '../service/report-error.js';

export const PORT = 8087;

/** How long the answers of calls are kept. */
const KEEP_CALLS = '30d';

/** Shorter tokens can be guessed by those who reach the address. */
const SHORTEST_TOKEN = 16;

/** A slow client must not hold up a connection for ever. In milliseconds. */
const HEADERS_TIMEOUT = 10_000;
const REQUEST_TIMEOUT = 60_000;

export const serveOptions: readonly Option[] = [
  ...listeningOptions(PORT, withValues(commandWords.serve.host, { loopback: LOOPBACK })),
  {
    name: 'token-file',
    placeholder: FILE,
    ...withValues(commandWords.serve.tokenFile, { shortestToken: SHORTEST_TOKEN }),
  },
  {
    name: 'allow-host',
    inFile: true,
    placeholder: commandWords.serve.allowHostPlaceholder,
    repeats: true,
    ...commandWords.serve.allowHost,
  },
  {
    name: 'webhook-secret-file',
    inFile: true,
    placeholder: FILE,
    ...commandWords.serve.webhookSecretFile,
  },
  {
    name: 'keep-calls',
    inFile: true,
    placeholder: commandWords.serve.keepCallsPlaceholder,
    ...withValues(commandWords.serve.keepCalls, { keepCalls: KEEP_CALLS }),
  },
  {
    name: 'max-answer-bytes',
    inFile: true,
    placeholder: COUNT,
    ...withValues(commandWords.serve.maxAnswerBytes, { maxAnswerBytes: MAX_ANSWER_BYTES }),
  },
  { name: 'app-name', inFile: true, placeholder: TEXT, ...commandWords.serve.appName },
  { name: 'app-version', inFile: true, placeholder: TEXT, ...commandWords.serve.appVersion },
  { name: 'app-url', inFile: true, placeholder: TEXT, ...commandWords.serve.appUrl },
  ...backendOptions(FOLDER),
  optionsOption,
];

/** `parastatiko serve`: the operations over HTTP. */
export const serveCommand: Command = {
  operands: { en: '', el: '' },
  most: 0,
  options: serveOptions,
  description: commandWords.serve.description,
  exitCodes: commandWords.serve.exitCodes,
  examples: {
    'parastatiko serve': withValues(commandWords.serve.example, { port: PORT }),
    'parastatiko serve --service https://host.example --key-file key.txt --token-file token.txt':
      commandWords.serve.example2,
  },
  run,
};

async function run(context: Context): Promise<ExitCode> {
  const { values, words, repeated } = context;
  const port = countOf(values, 'port', LARGEST_PORT) ?? PORT;
  const host = textOf(values, 'host') ?? LOOPBACK;
  const keepCalls = durationOf(values, 'keep-calls', KEEP_CALLS);
  const isOpen = host !== LOOPBACK && host !== 'localhost' && host !== '::1';
  if (isOpen && values['token-file'] === undefined) {
    await complain(context, words.serve.needsToken(host));
    return 2;
  }
  const [token, secret] = [
    await secretOf(context, 'token-file'),
    await secretOf(context, 'webhook-secret-file'),
  ];
  if (token === null || secret === null) return 2;
  if (isOpen && token !== undefined && token.length < SHORTEST_TOKEN) {
    await complain(context, words.serve.shortToken(host, SHORTEST_TOKEN));
    return 2;
  }
  const hosts = [...(repeated['allow-host'] ?? []), host];
  const folder = await keptIn(context);
  return await withBackend(context, { folder, address: `${host}:${port}` }, (backend) =>
    answer(context, backend, { port, host, token, secret, hosts, keepCalls, folder }),
  );
}

/**
 * The folder of the journal and of the sandbox. A first try that names no place, where SQLite is not installed, is kept in
 * memory; a real service never is.
 */
async function keptIn(context: Context): Promise<string | undefined> {
  const { values } = context;
  const folder = folderIn(values);
  const isNamed = values['data'] !== undefined || values['service'] !== undefined || hasDatabase(context);
  if (isNamed || existsSync(folder)) return folder;
  const hasSqlite = await findDriver(drivers).then(
    () => true,
    () => false,
  );
  return hasSqlite ? folder : undefined;
}

/** The secret in the file that an option names; `null` if it cannot be read, which is then reported. */
async function secretOf(context: Context, option: string): Promise<string | undefined | null> {
  const file = textOf(context.values, option);
  return file === undefined ? undefined : ((await secretIn(context, file)) ?? null);
}

/** Where a server listens, and who may call. */
interface Listening extends Guard {
  readonly port: number;
  readonly host: string;
  /** The secret of webhooks. */
  readonly secret: string | undefined;
  /** In milliseconds. */
  readonly keepCalls: number;
  /** Where the journal and the sandbox are kept; `undefined`: in memory. */
  readonly folder: string | undefined;
}

/** Answers calls until the program is asked to stop. */
async function answer(
  context: Context,
  backend: Backend,
  { port, host, secret, keepCalls, folder, ...guard }: Listening,
): Promise<ExitCode> {
  const { io, values, words, out } = context;
  const { journal, now, isSandbox, company, sandbox } = backend;
  const stopping = new AbortController();
  const webhooks = secret === undefined ? undefined : webhookReceiver({ journal, now, secrets: [secret] });
  const app = createApp({
    ...guard,
    now,
    isSandbox,
    company,
    sandbox: sandbox?.fetch,
    guides: packageGuides(),
    stopping: stopping.signal,
    webhooks,
    contextFor: (language) => contextIn(backend, language),
    isReady: readiness(
      journal,
      folder === undefined || hasDatabase(context) ? undefined : () => roomIn(folder),
    ),
    log: (line) => void writeLog(context, line),
  });
  const server = listen({
    fetch: writing(app),
    port,
    hostname: host,
    // The globals Request and Response stay those of Node.
    overrideGlobalObjects: false,
    serverOptions: { headersTimeout: HEADERS_TIMEOUT, requestTimeout: REQUEST_TIMEOUT },
  }) as Server;
  const stop = stopperOf(server);
  const baseUrl = await listening(server).catch(async (error: unknown) => {
    await backend.undo();
    throw error;
  });
  if (sandbox !== undefined) sandbox.address = baseUrl;
  const [house] = housesOf(context);
  const started = {
    baseUrl,
    folder,
    sandbox: isSandbox ? { key: house.key, company: house.companies[0] ?? COMPANY } : undefined,
  };
  if (wantsJson(values)) await out.line(JSON.stringify(started));
  else for (const line of startedLines(started, words.serve)) await out.line(line);
  await out.flush();
  const onError = (error: unknown): void =>
    void writeLog(context, { time: now().toISOString(), background: errorText(error) });
  await webhooks?.resume().catch(onError);
  const stopBackground = inBackground(backend, { keepCalls, onError });
  await io.untilStopped?.();
  stopping.abort();
  await stop();
  await webhooks?.idle();
  await stopBackground();
  return 0;
}

const errorText = (error: unknown): string => (error instanceof Error ? error.message : 'unknown');
