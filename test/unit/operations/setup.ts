import { createClient } from '../../../src/client/create-client.js';
import { memoryJournal } from '../../../src/client/journal/memory.js';
import type { OperationContext } from '../../../src/operations/index.js';
import { createSandbox } from '../../../src/sandbox/sandbox.js';

const NOW = new Date('2026-11-20T12:00:00+02:00');
export const issueDate = '2026-11-20';
export const issuer = { vatNumber: '800123456', country: 'GR', branch: 0 };

/** A receipt of 7.00. */
export const facts = {
  type: '11.1',
  series: 'A',
  aa: '101',
  issueDate,
  issuer,
  lines: [{ description: 'Καφές', quantity: 2, unit: 1, unitPriceWithVat: '3.50', vat: 13, income: 'goods' }],
  payments: [{ type: 3, amount: 'rest' }],
};

/** What operations run in: a sandbox, and a journal in memory. */
export async function contextOfTest() {
  const now = () => NOW;
  const sandbox = await createSandbox({
    clock: { now },
    keys: [{ key: 'till', companies: [issuer.vatNumber] }],
  });
  const journal = memoryJournal({ keep: 'all' });
  const context: OperationContext = {
    language: 'en',
    locale: undefined,
    now,
    journal,
    isSandbox: true,
    client: createClient({ ...sandbox.clientOptions(), journal, holder: 'test' }),
  };
  return { context, sandbox, journal };
}
