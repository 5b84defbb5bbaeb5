import type { Core } from './core.js';
import { callsOf } from './generated/call-loaders.js';
import type { Client } from './generated/client.js';
import type { ClientOptions } from './options.js';
import { readOptions } from './read-options.js';
import { middleOf } from './time.js';

/**
 * Creates a client of the service. Clients share nothing, so a program can use several keys at the same time. The code
 * of a call is loaded when it is first made.
 *
 * @throws ClientError if an option is invalid, such as a base address with a path of the API.
 * @throws LocaleError if `locale` is not a words object.
 * @example
 * const client = createClient({ baseUrl: 'https://host.example', apiKey: key });
 * const outcome = await client.issue(document);
 */
export const createClient = (given: ClientOptions): Client => clientOf(readOptions(given));

/**
 * A client on options that were read. Clients on the same options are one run in the journal, so that after a crash any of
 * them takes over what another one was doing.
 */
export const clientOf = (core: Core): Client => ({
  ...callsOf(core),
  journal: core.journal,
  get clockSkew() {
    return middleOf(core.running.skews);
  },
});
