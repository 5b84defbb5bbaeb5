import type { Client } from '../../client/client.js';
import type { Context, ExitCode } from '../args/command.js';
import { openClient } from './open-client.js';
import { tellError } from './tell-error.js';

/** Makes calls, and says on standard error why one failed. What `calls` gives is the exit code; 0 unless it gives one. */
export async function ask(
  context: Context,
  calls: (client: Client) => Promise<ExitCode | undefined>,
  options: { readonly withKey?: boolean } = {},
): Promise<ExitCode> {
  const client = await openClient(context, options);
  if (client === undefined) return 2;
  try {
    return (await calls(client)) ?? 0;
  } catch (error) {
    return await tellError(context, error);
  }
}
