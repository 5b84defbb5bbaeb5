import type { Core } from '../core.js';
import { type Answered, attempt, type Lost } from '../transport/attempt.js';
import { lostError } from '../transport/failure.js';
import type { PreparedCall } from '../transport/request.js';
import type { HeldRow } from './guarded.js';
import type { JournalRequest, JournalStanding } from './rows.js';

/**
 * Makes one attempt for a held row. If it never left the machine, this is recorded with the given `standing`, and the
 * error is thrown.
 */
export async function attemptHeld(
  core: Core,
  row: HeldRow,
  prepared: PreparedCall,
  request: JournalRequest,
  standing: Exclude<JournalStanding, 'sending'>,
): Promise<Answered | Lost> {
  const { timeout } = prepared.options;
  const beforeSending = (): Promise<void> => row.mustOutlive(timeout, request);
  const answer = await attempt(core, { ...prepared, beforeSending });
  if (!answer.lost || answer.mayHaveLeft) return answer;
  await row.end(standing);
  throw lostError(core, prepared, answer);
}
