import { resolve } from 'node:path';
import type { ClientOptions } from '../../client/options.js';
import type { Context, ExitCode, Option } from '../args/command.js';
import { textOf } from './options.js';
import { takeAlone } from './sole-process.js';
import { complain } from './tell-error.js';

/** For commands that send something once. */
export const journalOption: Option = {
  name: 'journal',
  placeholder: { en: 'FILE', el: 'ΑΡΧΕΙΟ' },
  help: {
    en: 'Keep attempts and documents in this SQLite file, which is created if needed. You can then run an interrupted command again.',
    el: 'Κρατά προσπάθειες και παραστατικά σε αυτό το αρχείο SQLite. Δημιουργείται αν δεν υπάρχει. Έτσι εντολή που διακόπηκε μπορεί να δοθεί ξανά.',
  },
};

/** What a client gets of a journal. */
type WithJournal = Pick<ClientOptions, 'journal' | 'holder'>;

/** The name of the command line in a journal. One process at a time has it, so what a killed one held is free at once. */
const HOLDER = 'parastatiko command line';

/**
 * Does work with the journal that was named, or without one; closes it when the work is done. Standard error says why a
 * journal cannot be used: exit code 2.
 */
export async function withJournal(
  context: Context,
  work: (given: WithJournal) => Promise<ExitCode>,
): Promise<ExitCode> {
  const file = textOf(context.values, journalOption.name);
  if (file === undefined) return await work({});
  const { sqliteJournal, JournalError } = await import('../../journal-sqlite/index.js');
  try {
    const journal = await sqliteJournal({ file, locale: context.locale });
    // Beside another process this one has a name of its own, and leaves to it what it holds.
    const letGo = await takeAlone(resolve(`${file}-command-line`));
    try {
      return await work({ journal, ...(letGo !== undefined && { holder: HOLDER }) });
    } finally {
      letGo?.();
      await journal.close();
    }
  } catch (error) {
    if (!JournalError.isJournalError(error)) throw error;
    await complain(context, error.message);
    return 2;
  }
}
