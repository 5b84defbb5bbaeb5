import { readWhole } from '../../service/answers/read-answer.js';
import { creditsBalanceShape } from '../../service/generated/answer-shapes.js';
import { getCreditsBalance } from '../../service/generated/calls.js';
import type { CreditsBalance } from '../../service/generated/types.js';
import type { Core } from '../core.js';
import type { RepeatableCallOptions } from '../generated/call-options.js';
import { ask } from '../transport/ask.js';
import { unreadableError } from '../transport/failure.js';

export async function creditsBalance(core: Core, options?: RepeatableCallOptions): Promise<CreditsBalance> {
  const { json, response } = await ask(core, getCreditsBalance, {}, options);
  const balance = readWhole(creditsBalanceShape, json);
  if (balance === undefined) throw unreadableError(core, response, 'no-balance');
  return balance;
}
