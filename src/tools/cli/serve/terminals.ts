import { dirname, resolve } from 'node:path';
import type { Locale } from '../../../issues/inside.js';
import { isRecord } from '../../../reading/inside.js';
import type { Sandbox } from '../../../sandbox/index.js';
import type { Family, Terminal } from '../../../sending/terminals/index.js';
import { ParastatikoError } from '../../../types/inside.js';
import type { NamedTerminal } from '../../operations/core/context.js';
import type { Context } from '../args/command.js';
import { textOf } from '../args/values.js';
import { readPayload } from '../read-file.js';
import { secretIn } from '../service/key-and-address.js';
import { complain } from '../service/report-error.js';

/** The terminals with results in a language. */
export type TerminalsIn = (locale: Locale | undefined) => ReadonlyMap<string, NamedTerminal>;

/** Members of settings that are keys: they are read from a file or from the environment, and are never in the settings. */
export const TERMINAL_KEYS: ReadonlySet<string> = new Set([
  'apiKey',
  'clientSecret',
  'licenseKey',
  'password',
]);

type Made = (locale: Locale | undefined) => NamedTerminal;

/**
 * The card terminals of the settings file that `--terminals` names. `null` if the file cannot be used, which is then
 * reported.
 */
export async function terminalsOf(context: Context): Promise<TerminalsIn | undefined | null> {
  const file = textOf(context.values, 'terminals');
  if (file === undefined) return undefined;
  const read = await readPayload(context, file);
  if (read === undefined) return null;
  const rows = isRecord(read.payload) ? Object.entries(read.payload) : [];
  if (rows.length === 0) {
    await complain(context, context.words.serve.noTerminals(file));
    return null;
  }
  const made = new Map<string, Made>();
  for (const [name, row] of rows) {
    const terminal = await terminalOf(context, { file, name, row: isRecord(row) ? row : {} });
    if (terminal === undefined) return null;
    made.set(name, terminal);
  }
  const known = new Map<Locale | undefined, ReadonlyMap<string, NamedTerminal>>();
  return (locale) => {
    const terminals = known.get(locale) ?? new Map([...made].map(([name, make]) => [name, make(locale)]));
    known.set(locale, terminals);
    return terminals;
  };
}

interface Row {
  readonly file: string;
  readonly name: string;
  readonly row: Readonly<Record<string, unknown>>;
}

/** What makes terminals: the families by their names in settings. */
async function library() {
  const { terminal, viva, vivaHosts, vivaLocal, webEcr, megEftPos } = await import(
    '../../../sending/terminals/index.js'
  );
  const families = {
    viva: (given: object) => viva({ ...vivaHosts.production, ...given } as never),
    vivaLocal: (given: object) => vivaLocal(given as never),
    webEcr: (given: object) => webEcr(given as never),
    megEftPos: (given: object) => megEftPos(given as never),
  };
  return { terminal, families };
}

/** The provider of payments whose signatures a simulated terminal verifies. */
const SIMULATED_NSP = 2;

/** The simulated terminals of a sandbox, each with the name of its family. Its address may still change. */
export async function simulatedTerminals(sandbox: Sandbox, now: () => Date): Promise<TerminalsIn> {
  const { terminal, families } = await library();
  const ask = (...given: Parameters<typeof fetch>) => sandbox.fetch(new Request(...given));
  return (locale) =>
    new Map(
      sandbox.terminals.list().flatMap(({ family: name, settings }) => {
        const make = Object.entries(families).find(([each]) => each === name)?.[1];
        if (make === undefined) return [];
        const family = make({ ...settings, ...(locale !== undefined && { locale }) });
        const parts = { fetch: ask as typeof fetch, clock: { now } };
        return [[name, { terminal: terminal(family, parts), posNspId: SIMULATED_NSP }] as const];
      }),
    );
}

/** One terminal, whose settings were tried once. */
async function terminalOf(context: Context, { file, name, row }: Row): Promise<Made | undefined> {
  const { io, words, locale } = context;
  const { terminal, families } = await library();
  const { family, posNspId, ...settings } = row;
  const make = Object.entries(families).find(([each]) => each === family)?.[1];
  if (make === undefined) {
    const names = Object.keys(families);
    await complain(context, words.serve.noFamily(file, name, names.join(', ')));
    return undefined;
  }
  if (!Number.isSafeInteger(posNspId)) {
    await complain(context, words.serve.noNsp(file, name));
    return undefined;
  }
  const values = await valuesOf(context, { file, name, row: settings });
  if (values === undefined) return undefined;
  const familyIn = (language: Locale | undefined): Family =>
    make({ ...values, ...(language !== undefined && { locale: language }) });
  try {
    familyIn(locale);
  } catch (error) {
    if (!ParastatikoError.isParastatikoError(error)) throw error;
    await complain(context, `${file}: ${name}: ${error.message}`);
    return undefined;
  }
  const terminalIn = (language: Locale | undefined): Terminal =>
    terminal(familyIn(language), { fetch, clock: { now: io.now } });
  return (language) => ({ terminal: terminalIn(language), posNspId: Number(posNspId) });
}

/** The settings of a terminal, with what its files and the environment have. */
async function valuesOf(context: Context, { file, name, row }: Row): Promise<object | undefined> {
  const values: Record<string, unknown> = {};
  for (const [member, value] of Object.entries(row)) {
    const isElsewhere = isRecord(value);
    const read = isElsewhere ? await secretOf(context, file, value) : value;
    if (!isElsewhere && TERMINAL_KEYS.has(member)) {
      await complain(context, context.words.serve.plainKey(file, name, member));
      return undefined;
    }
    if (read === undefined) {
      await complain(context, context.words.serve.noKey(file, name, member));
      return undefined;
    }
    values[member] = read;
  }
  return values;
}

/** What `{ "file": … }` or `{ "env": … }` stands for. A file is beside the settings. */
async function secretOf(
  context: Context,
  settings: string,
  { file, env }: Readonly<Record<string, unknown>>,
): Promise<string | undefined> {
  if (typeof file === 'string') return await secretIn(context, resolve(dirname(settings), file));
  return typeof env === 'string' ? context.io.env[env]?.trim() || undefined : undefined;
}
