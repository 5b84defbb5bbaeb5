import { resolve } from 'node:path';
import type { Client, ClientOptions } from '../../../sending/client/index.js';
import type { Context, ExitCode } from '../args/command.js';
import { textOf } from '../args/values.js';
import { type KeyAndAddress, keyAndAddress } from './key-and-address.js';
import { reportError } from './report-error.js';
import { takeAlone } from './sole-process.js';
import { hasJournal, mustNotBeLost, openStored } from './stored-journal.js';

type WithJournal = Pick<ClientOptions, 'journal' | 'holder'>;

/**
 * The holder name of the command line in a journal. One process has it at a time, so rows held by a killed process are
 * free at once.
 */
const HOLDER = 'parastatiko command line';

/** @throws ClientError if the key or the address cannot be used */
export async function clientOf(
  { io, locale }: Context,
  settings: KeyAndAddress,
  given: Omit<ClientOptions, keyof KeyAndAddress>,
): Promise<Client> {
  const { createClient } = await import('../../../sending/client/create-client.js');
  return createClient({ ...settings, locale, clock: { now: io.now }, ...given });
}

/** Runs `work` with the journal of the command, if it has one, and closes it at the end. */
async function withJournal(
  context: Context,
  creates: boolean,
  work: (given: WithJournal) => Promise<ExitCode>,
): Promise<ExitCode> {
  const file = textOf(context.values, 'journal');
  if (file === undefined) return await work({});
  const { locale } = context;
  if (!creates && !(await hasJournal(context, { file }, { mayUpdate: true }))) return 2;
  const own = resolve(`${file}-command-line`);
  await mustNotBeLost(resolve(file), [own], locale);
  const journal = await openStored({ file }, locale);
  // If another process is running, this one uses its own holder name and leaves the other's rows alone.
  const letGo = await takeAlone(own, locale);
  try {
    return await work({ journal, ...(letGo !== undefined && { holder: HOLDER }) });
  } finally {
    await letGo?.();
    await journal.close();
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
  try {
    // Without a key or an address, no journal is created.
    const settings = await keyAndAddress(context, withKey);
    if (settings === undefined) return 2;
    return await withJournal(context, creates, async (given) =>
      calls(await clientOf(context, settings, given)),
    );
  } catch (error) {
    return await reportError(context, error);
  }
}
