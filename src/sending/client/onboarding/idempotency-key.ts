import { v4, v5 } from '../../../vendor/uuid.js';
import type { Core } from '../core.js';
import { written } from '../journal/guarded.js';
import { OWN, own } from '../journal/own-states.js';
import type { StoredState } from '../journal/states.js';

/** The UUID namespace of attempts, generated once. */
const ATTEMPTS = '0b7c6a0e-5f3d-4d51-8a54-2f1d9f6b8c13';

/** The key without a store: the same tax number and attempt give the same key, even after a restart. */
export const keyOfAttempt = (vatNumber: string, attempt: number): string =>
  v5(JSON.stringify([vatNumber, attempt]), ATTEMPTS);

const stateName = (vatNumber: string): string => `${OWN}onboarding ${vatNumber}`;

/**
 * The key of a company, stored before it is first sent. Two processes with the same journal get the same key.
 *
 * @param spent a key that is used up: a new one replaces it, unless another process has replaced it in the meantime
 */
export async function storedKey(core: Core, vatNumber: string, spent?: string): Promise<string> {
  const journal = await core.journal();
  const stored = await written(core, journal.storedState(stateName(vatNumber)));
  const key = keyIn(stored);
  return key === undefined || key === spent ? exchange(core, vatNumber, stored?.version) : key;
}

async function exchange(core: Core, vatNumber: string, version: number | undefined): Promise<string> {
  const journal = await core.journal();
  const next = own({ idempotencyKey: v4() });
  const { stored } = await written(core, journal.exchangeState(stateName(vatNumber), version, next));
  return keyIn(stored) ?? next.idempotencyKey;
}

function keyIn(stored: StoredState | undefined): string | undefined {
  const { idempotencyKey }: { idempotencyKey?: unknown } = Object(stored?.state);
  return typeof idempotencyKey === 'string' ? idempotencyKey : undefined;
}
