import { resolve } from 'node:path';
import type { Client } from '../../../sending/client/client.js';
import type { ClientOptions } from '../../../sending/client/options.js';
import type { Context, ExitCode } from '../args/command.js';
import { textOf } from '../args/values.js';
import { keyAndAddress } from './key-and-address.js';
import { complain, reportError } from './report-error.js';
import { takeAlone } from './sole-process.js';
import { hasJournal, mustNotBeLost } from './stored-journal.js';

type WithJournal = Pick<ClientOptions, 'journal' | 'holder'>;

/**
 * The holder name of the command line in a journal. One process has it at a time, so rows held by a killed process are
 * free at once.
 */
const HOLDER = 'parastatiko command line';

/**
 * Runs `work` with the given journal, or without one, and closes it at the end. A journal that cannot be used is
 * reported on standard error: exit code 2.
 *
 * @param creates whether a file that does not exist is created
 */
async function withJournal(
  context: Context,
  creates: boolean,
  work: (given: WithJournal) => Promise<ExitCode>,
): Promise<ExitCode> {
  const file = textOf(context.values, 'journal');
  if (file === undefined) return await work({});
  const { sqliteJournal, JournalError } = await import('../../../sending/journal-sqlite/index.js');
  try {
    if (!creates && !(await hasJournal(context, { file }, { mayUpdate: true }))) return 2;
    const own = resolve(`${file}-command-line`);
    await mustNotBeLost(resolve(file), [own], context.locale);
    const journal = await sqliteJournal({ file, locale: context.locale });
    // If another process is running, this one uses its own holder name and leaves the other's rows alone.
    const letGo = await takeAlone(own, context.locale);
    try {
      return await work({ journal, ...(letGo !== undefined && { holder: HOLDER }) });
    } finally {
      await letGo?.();
      await journal.close();
    }
  } catch (error) {
    if (!JournalError.isJournalError(error)) throw error;
    await complain(context, error.message);
    return 2;
  }
}

interface AskOptions {
  /** `false` for calls without a key. */
  readonly withKey?: boolean;
  /** `false` for commands that only continue what a journal has: they never create one. */
  readonly creates?: boolean;
}

/** Makes calls with a client and the given journal, and reports failures on standard error. Returns the exit code. */
export async function ask(
  context: Context,
  calls: (client: Client) => Promise<ExitCode>,
  { withKey = true, creates = true }: AskOptions = {},
): Promise<ExitCode> {
  const { io, locale } = context;
  const settings = await keyAndAddress(context, withKey);
  if (settings === undefined) return 2;
  const { createClient } = await import('../../../sending/client/create-client.js');
  return await withJournal(context, creates, async (journal) => {
    try {
      const client = createClient({ ...settings, locale, clock: { now: io.now }, ...journal });
      return await calls(client);
    } catch (error) {
      return await reportError(context, error);
    }
  });
}
