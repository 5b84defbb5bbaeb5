import type { Locale } from '../../../issues/inside.js';
import type { Client } from '../../../sending/client/index.js';
import type { Journal } from '../../../sending/client/journal/inside.js';
import type { Terminal } from '../../../sending/terminals/index.js';
import type { Both } from '../../../types/inside.js';
import { OperationError } from './error.js';

/** A card terminal of the settings file. */
export interface NamedTerminal {
  readonly terminal: Terminal;
  /** The payment means provider (NSP) of the terminal, for documents that name it. */
  readonly posNspId: number;
}

/** What runs an operation gives it. */
export interface OperationContext {
  readonly language: keyof Both;
  /** The words of errors and issues. `undefined`: English. */
  readonly locale: Locale | undefined;
  readonly now: () => Date;
  readonly journal?: Journal | undefined;
  readonly client?: Client | undefined;
  /** The card terminals, by their names in the settings file. */
  readonly terminals?: ReadonlyMap<string, NamedTerminal> | undefined;
  /** Whether the service is a sandbox: nothing is filed, and every page says so. */
  readonly isSandbox?: boolean | undefined;
  /** With the sandbox: a company that may issue, for examples. Default: that of the documentation. */
  readonly company?: string | undefined;
  /** The key of the call: a repeated call with the same key is the same call. */
  readonly key?: string | undefined;
  /** What the caller knows the key as, and whether it is a member of the input. Default: the header of HTTP. */
  readonly keyName?: { readonly text: string; readonly isMember?: boolean } | undefined;
  /** Called if the call was made before under its key: its answer is that of the first one. */
  readonly onReplay?: (() => void) | undefined;
  /** Whether the call only shows what it would do: see `dryRun`. */
  readonly isDryRun?: boolean | undefined;
  /** The version of a stored state that the caller has seen. If it is another one, the call is refused. */
  readonly version?: number | undefined;
}

export type WithJournal = OperationContext & { readonly journal: Journal };

/** The context of an operation that needs the service. */
export type WithClient = WithJournal & { readonly client: Client };

const missing = (context: OperationContext): OperationError =>
  new OperationError('not-available', {}, context.language);

export function withJournal(context: OperationContext): WithJournal {
  const { journal } = context;
  if (journal === undefined) throw missing(context);
  return { ...context, journal };
}

export function withClient(context: OperationContext): WithClient {
  const { client } = context;
  if (client === undefined) throw missing(context);
  return { ...withJournal(context), client };
}

/** @throws OperationError if the settings have no terminal with this name */
export function terminalIn(
  name: string,
  { terminals = new Map(), language }: Pick<OperationContext, 'terminals' | 'language'>,
): NamedTerminal {
  const named = terminals.get(name);
  if (named !== undefined) return named;
  const names = [...terminals.keys()].join(', ');
  throw new OperationError('no-terminal', { name, ...(names !== '' && { names }) }, language);
}

/** The time and the words, as the functions of the library take them. */
export const optionsOf = ({ locale, now }: Pick<OperationContext, 'locale' | 'now'>) => ({
  now: now(),
  ...(locale !== undefined && { locale }),
});
