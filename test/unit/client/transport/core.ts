import type { Core } from '../../../../src/sending/client/core.js';
import type { ClientOptions } from '../../../../src/sending/client/options.js';
import { readCallOptions, readOptions } from '../../../../src/sending/client/read-options.js';
import {
  type CallValues,
  type PreparedCall,
  prepare,
} from '../../../../src/sending/client/transport/request.js';
import type { Call } from '../../../../src/sending/service/call.js';
import { KEY, NOON } from '../service.js';
import { TestClock } from '../setup.js';

/** A call of no service. */
export const callWith = (more: Partial<Call> = {}): Call => ({
  name: 'Ask',
  api: 'provider',
  method: 'GET',
  path: '/api/v1/Ask',
  body: 'none',
  answer: 'json',
  success: [200],
  errors: [],
  repeat: 'freely',
  rateLimited: false,
  ...more,
});

/** What the calls of a client share, on a clock that stands still, and with the same random number each time. */
export function coreWith(options: Partial<ClientOptions> = {}): Core & { readonly clock: TestClock } {
  const clock = new TestClock(NOON);
  const core = readOptions({
    baseUrl: 'https://host.example',
    apiKey: KEY,
    clock,
    random: () => 0.5,
    ...options,
  });
  return { ...core, clock };
}

export const preparedWith = (core: Core, call: Partial<Call> = {}, values: CallValues = {}): PreparedCall =>
  prepare(core, callWith(call), values, readCallOptions(core, {}));
