import type { Context } from '../args/command.js';
import { textOf } from '../args/values.js';
import { secretIn } from '../service/key-and-address.js';
import { complain } from '../service/report-error.js';

/** A password in a URL, or among its parameters. */
const PASSWORD = /^[^/]*\/\/[^/@:]*:[^/@]+@|[?&]password=/i;

export const hasDatabase = ({ values, io }: Pick<Context, 'values' | 'io'>): boolean =>
  values['database'] !== undefined ||
  values['database-file'] !== undefined ||
  inEnvironment(io) !== undefined;

/**
 * The address of the database of the journal: from the options, a file, or the environment. `null` if it cannot be used, which
 * is then reported. A password that other users can see is reported, too.
 */
export async function databaseOf(context: Context): Promise<string | undefined | null> {
  const { io, values, words } = context;
  const stated = textOf(values, 'database');
  const file = textOf(values, 'database-file');
  if (stated !== undefined && file !== undefined) {
    await complain(context, words.serve.oneDatabase);
    return null;
  }
  if (file !== undefined) return (await secretIn(context, file)) ?? null;
  if (stated !== undefined && PASSWORD.test(stated)) await complain(context, words.serve.passwordSeen);
  return stated ?? inEnvironment(io);
}

const inEnvironment = ({ env }: Context['io']): string | undefined =>
  env.PARASTATIKO_DATABASE?.trim() || undefined;
