import type { WebAbortSignal } from '../../../types/web.js';
import { serviceLimits } from '../../service/limits.js';
import type { Core } from '../core.js';
import { shorterOf } from '../time.js';

const MINUTE = 60_000;

/**
 * Waits until the journal has counted a call, if the journal can: processes that share it and the key keep the limit
 * together. A journal that cannot be asked does not stop the call, because each process keeps the limit for itself, too.
 */
export async function sharedTurn(core: Core, signal: WebAbortSignal | undefined): Promise<void> {
  const journal = await core.journal();
  const name = await nameOf(core);
  if (journal.turn === undefined || name === undefined) return;
  const limit = { name, most: serviceLimits.onboardingCallsPerMinute, per: MINUTE };
  while (signal?.aborted !== true) {
    const at = core.clock.now().toISOString();
    const pause = await journal.turn({ ...limit, at }).catch(() => 0);
    if (pause <= 0) return;
    await core.clock.wait(shorterOf(pause, MINUTE), signal);
  }
}

/** The limit of a key, by its hash: the journal never has the key. `undefined` without Web Crypto. */
async function nameOf({ apiKey, crypto = globalThis.crypto }: Core): Promise<string | undefined> {
  if (crypto?.subtle === undefined) return undefined;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(apiKey));
  const digits = [...new Uint8Array(hash.slice(0, 16))].map((byte) => byte.toString(16).padStart(2, '0'));
  return `onboarding ${digits.join('')}`;
}
