import { v4, v5 } from '../../vendor/uuid.js';
import type { Core } from '../core.js';
import { written } from '../journal/guarded.js';

/** The UUID namespace of attempts, generated once. */
const ATTEMPTS = '0b7c6a0e-5f3d-4d51-8a54-2f1d9f6b8c13';

/** The key without a store: the same tax number and attempt give the same key, even after a restart. */
export const keyOfAttempt = (vatNumber: string, attempt: number): string =>
  v5(JSON.stringify([vatNumber, attempt]), ATTEMPTS);

const stateName = (vatNumber: string): string => `onboarding ${vatNumber}`;

/** The key of a company, stored before it is first sent. Two processes with the same journal get the same key. */
export async function storedKey(core: Core, vatNumber: string): Promise<string> {
  const journal = await core.journal();
  const state = await written(core, journal.state(stateName(vatNumber)));
  return keyIn(state) ?? exchange(core, vatNumber, state);
}

/**
 * A new key for a company, stored in place of the used one, or the key that another process has stored in the meantime.
 */
export const keyAfter = (core: Core, vatNumber: string, spent: string): Promise<string> =>
  exchange(core, vatNumber, { idempotencyKey: spent });

async function exchange(core: Core, vatNumber: string, before: unknown): Promise<string> {
  const journal = await core.journal();
  const next = { idempotencyKey: v4() };
  const stored = await written(core, journal.exchangeState(stateName(vatNumber), before, next));
  return keyIn(stored) ?? next.idempotencyKey;
}

function keyIn(state: unknown): string | undefined {
  const { idempotencyKey }: { idempotencyKey?: unknown } = Object(state);
  return typeof idempotencyKey === 'string' ? idempotencyKey : undefined;
}
