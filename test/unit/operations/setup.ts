import { createSandbox } from '../../../src/sandbox/sandbox.js';
import { createClient } from '../../../src/sending/client/create-client.js';
import { memoryJournal } from '../../../src/sending/client/journal/memory.js';
import { type OperationContext, operations, perform } from '../../../src/tools/operations/index.js';
import type { Issue } from '../../../src/types/index.js';

const NOW = new Date('2026-11-20T12:00:00+02:00');
export const issueDate = '2026-11-20';
export const issuer = { vatNumber: '800123456', country: 'GR', branch: 0 };

/** Another company that may issue in the sandbox. */
export const customer = '999000111';

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
    keys: [{ key: 'till', companies: [issuer.vatNumber, customer] }],
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

/** Calls operations by their ids, as commands, routes and tools do. */
export async function caller() {
  const { context, sandbox, journal } = await contextOfTest();
  const call = async (id: string, input: unknown, key?: string): Promise<ReturnType<typeof JSON.parse>> => {
    const operation = operations.find((each) => each.id === id);
    if (operation === undefined) throw new Error(`no operation ${id}`);
    const answer = await perform(operation, input, { ...context, key });
    const read = operation.output.safeParse(answer);
    if (!read.success) throw new Error(`${id}: ${read.error.message}`);
    return JSON.parse(JSON.stringify(answer));
  };
  return { call, context, sandbox, journal };
}

/** The issues of a refused step or document, as their rules. */
export const rulesOf = async (refused: Promise<unknown>): Promise<readonly string[]> => {
  const error = await refused.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  const { issues } = Object(error) as { readonly issues?: readonly Issue[] };
  if (issues === undefined) throw error ?? new Error('not refused');
  return issues.map(({ rule }) => rule);
};
