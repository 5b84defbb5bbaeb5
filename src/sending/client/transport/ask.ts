import type { Core } from '../core.js';
import type { CallOptions } from '../generated/call-options.js';
import { readCallOptions } from '../read-options.js';
import { backOff, retryAfter } from '../time.js';
import { type Answered, attempt, type Lost, type Opened, open } from './attempt.js';
import { answerError, lostError, unreadableError } from './failure.js';
import { readJson } from './json.js';
import type { RawResponse } from './raw-response.js';
import { type CallValues, type PreparedCall, prepare, type SentCall } from './request.js';

/** Longer pauses are left to the caller. */
const LONGEST_WAIT = 60_000;

/**
 * An answer to a call, read as JSON; `undefined` for an empty body.
 *
 * @example
 * const { json }: JsonAnswer = await client.request({ method: 'GET', path });
 */
export interface JsonAnswer {
  readonly json: unknown;
  readonly response: RawResponse;
}

/** Makes a call and reads its JSON. Repeats it if the call may be repeated. Throws if it does not succeed. */
export async function ask(
  core: Core,
  call: SentCall,
  values: CallValues,
  options: CallOptions | undefined,
): Promise<JsonAnswer> {
  const prepared = prepare(core, call, values, readCallOptions(core, options));
  const { response } = await succeeded(core, prepared, attempt);
  if (response.body.trim() === '') return { json: undefined, response };
  const read = readJson(response.body);
  if (read === undefined) throw unreadableError(core, response, 'no-json', isRepeatable(prepared));
  return { json: read.value, response };
}

/** Makes a call whose body is streamed. */
export async function stream(
  core: Core,
  call: SentCall,
  values: CallValues,
  options: CallOptions | undefined,
): Promise<Opened> {
  const prepared = prepare(core, call, values, readCallOptions(core, options));
  const opened = await succeeded<Answered | Opened>(core, prepared, open);
  if ('stream' in opened) return opened;
  throw unreadableError(core, opened.response, 'no-body');
}

type Attempt<Result> = (core: Core, prepared: PreparedCall, number: number) => Promise<Result | Lost>;

async function succeeded<Result extends Answered | Opened>(
  core: Core,
  prepared: PreparedCall,
  make: Attempt<Result>,
): Promise<Result> {
  const { call, options } = prepared;
  const most = isRepeatable(prepared) ? options.maxRetries : 0;
  for (let number = 1; ; number += 1) {
    const result = await make(core, prepared, number);
    if (!result.lost && call.success.includes(result.response.status)) return result;
    const pause = pauseAfter(core, result, number);
    if (number > most || pause === undefined || pause > LONGEST_WAIT) {
      throw result.lost ? lostError(core, prepared, result) : answerError(core, prepared, result.response);
    }
    await core.clock.wait(pause, options.signal);
  }
}

const isRepeatable = ({ call, headers }: PreparedCall): boolean =>
  call.repeat === 'freely' || (call.repeat === 'with-key' && headers['idempotency-key'] !== undefined);

const PASSING: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504]);

/** Failures that another attempt would only repeat. */
const FINAL: ReadonlySet<Lost['why']> = new Set(['aborted', 'too-large']);

/** How long to wait before the next attempt; `undefined` if another attempt would give the same result. */
function pauseAfter(core: Core, result: Answered | Opened | Lost, number: number): number | undefined {
  const pause = backOff(number, core.random);
  if (result.lost) return FINAL.has(result.why) ? undefined : pause;
  const { status, headers } = result.response;
  if (!PASSING.has(status)) return undefined;
  return retryAfter(headers['retry-after'], core.clock.now()) ?? pause;
}
