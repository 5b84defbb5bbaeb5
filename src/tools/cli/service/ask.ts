import type { Client } from '../../../sending/client/client.js';
import type { Context, ExitCode } from '../args/command.js';
import { keyAndAddress } from './key-and-address.js';
import { reportError } from './report-error.js';
import { withJournal } from './with-journal.js';

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
