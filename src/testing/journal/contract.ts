import { isFlag } from '../../reading/option-form.js';
import { readForm } from '../../reading/options.js';
import type { Journal } from '../../sending/client/journal/inside.js';
import { archive } from './archive.js';
import { attempts } from './attempts.js';
import { claims } from './claims.js';
import { completions } from './completions.js';
import { inbox } from './inbox.js';
import { type Cases, kitOf } from './kit.js';
import { limits } from './limits.js';
import { lists } from './lists.js';
import { numbers } from './numbers.js';
import { repeats } from './repeats.js';
import { states } from './states.js';
import { transactions } from './transactions.js';

/**
 * Options of `journalContract`.
 *
 * @example
 * const options: JournalContractOptions = { ownClock: true };
 */
export interface JournalContractOptions {
  /** Whether the store uses its own clock instead of the times of its callers. Default: `false`. */
  readonly ownClock?: boolean | undefined;
}

/**
 * What every journal must do. `run` throws if the journal does something else.
 *
 * @example
 * const { title, run }: JournalCase = journalContract(makeJournal)[0];
 */
export interface JournalCase {
  readonly title: string;
  readonly run: () => Promise<void>;
}

/**
 * The cases that every journal has to pass, for your own store. They work in any test runner. `makeJournal` makes an
 * empty journal for each case.
 *
 * @example
 * import { test } from 'node:test';
 * for (const { title, run } of journalContract(() => myJournal())) test(title, run);
 */
export function journalContract(
  makeJournal: () => Journal | Promise<Journal>,
  options?: JournalContractOptions,
): readonly JournalCase[] {
  const { ownClock = false } = readForm<JournalContractOptions, string>(options, {
    ownClock: [isFlag, 'true'],
  });
  return Object.entries(PARTS).flatMap(([part, cases]) =>
    Object.entries(cases).map(([title, check]) => ({
      title: `${part}: ${title}`,
      run: async () => check(kitOf(await makeJournal(), ownClock)),
    })),
  );
}

const PARTS: Readonly<Record<string, Cases>> = {
  'an attempt': attempts,
  'a repeated step': repeats,
  'the completion of a held document': completions,
  'rows to recover': claims,
  'a list': lists,
  'flow states': states,
  numbers,
  'a transaction': transactions,
  'the archive': archive,
  'the events of webhooks': inbox,
  'a shared limit': limits,
};
