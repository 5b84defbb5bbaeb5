import fc from 'fast-check';
import { expect, test } from 'vitest';
import { InvalidDocumentError } from '../../../../src/builders/index.js';
import {
  openTable,
  RefusedStepError,
  type Table,
  tableFromJSON,
  tableFromOpenOrders,
} from '../../../../src/flows/index.js';
import { LocaleError } from '../../../../src/issues/locale-error.js';
import { el } from '../../../../src/issues/locales/el/index.js';
import { OptionsError } from '../../../../src/issues/options-error.js';

const issuer = { vatNumber: '800123456', branch: 0 };
const header = { series: 'OS', aa: '2', issueDate: '2026-11-20' };
const line = { description: 'Coffee', quantity: 2, unit: 1, unitPrice: '2.00', vat: 24 } as const;
const first = openTable({ issuer }).order({ ...header, aa: '1', lines: [line] });
const open: Table = first.table.issued(first.document, { mark: 1 });
const state: object = JSON.parse(JSON.stringify(open));

const halves = {
  order: { ...header, aa: '3' },
  cancellation: { ...header, aa: '4' },
  lines: [{ description: 'Coffee', quantity: 1 }],
};
const moving = open.split(halves);
const half = moving.table.issued(moving.order, { mark: 2 }).notIssued(moving.cancellation);

/** What a program without types may give: anything at all, or the right thing with one member that is anything. */
const oddly = (right: object): fc.Arbitrary<unknown> =>
  fc.oneof(
    fc.anything(),
    fc
      .tuple(fc.constantFrom(...Object.keys(right), 'slips', 'type', 'income', 'print'), fc.anything())
      .map(([member, value]) => ({ ...right, [member]: value })),
  );

const steps: readonly (readonly [name: string, right: object, step: (odd: never) => unknown])[] = [
  ['openTable', { issuer, series: 'OS' }, (odd) => openTable(odd)],
  ['tableFromJSON', state, (odd) => tableFromJSON(odd)],
  ['tableFromOpenOrders', { issuer, orders: [] }, (odd) => tableFromOpenOrders(odd)],
  ['order', { ...header, lines: [line] }, (odd) => open.order(odd)],
  ['an ordered line', line, (odd) => open.order({ ...header, lines: [odd] })],
  ['cancel', { ...header, lines: [{ description: 'Coffee', quantity: 1 }] }, (odd) => open.cancel(odd)],
  [
    'a cancelled line',
    { description: 'Coffee', quantity: 1, slip: header, line: 1 },
    (odd) => open.cancel({ ...header, lines: [odd] }),
  ],
  ['cancelAll', header, (odd) => open.cancelAll(odd)],
  [
    'close',
    { ...header, type: '11.1', payments: [{ type: 3, amount: 'rest' }], incomeOf: {} },
    (odd) => open.close(odd),
  ],
  ['move', halves, (odd) => open.move(odd, openTable({ issuer, series: 'OS' }))],
  ['another table', {}, (odd) => open.move(halves, odd)],
  ['split', halves, (odd) => open.split(odd)],
  ['half of a split', header, (odd) => open.split({ ...halves, order: odd })],
  ['discount', { ...halves, percent: 10 }, (odd) => open.discount(odd)],
  ['finishMove', { move: moving.order, ...header }, (odd) => half.finishMove(odd)],
  ['an answer to the order of a move', header, (odd) => moving.table.issued(odd, { mark: 7 })],
  ['options', { locale: el, now: new Date('2026-11-20T10:00:00Z') }, (odd) => open.cancelAll(header, odd)],
  ['issued', header, (odd) => open.issued(odd, { mark: 1 })],
  ['an answer', { mark: 1, uid: '', issuedAt: '' }, (odd) => open.issued(first.document, odd)],
  ['notIssued', header, (odd) => open.notIssued(odd)],
  ['deadlines', {}, (odd) => open.deadlines(odd)],
];

/** What is thrown that is no refusal; a refusal has issues. */
function crashOf(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    if (OptionsError.isOptionsError(error) || LocaleError.isLocaleError(error)) return undefined;
    const isTyped =
      RefusedStepError.isRefusedStepError(error) || InvalidDocumentError.isInvalidDocumentError(error);
    return isTyped && error.issues.length > 0 ? undefined : error;
  }
  return undefined;
}

test.each(steps)('%s refuses invalid input and never crashes', (_, right, step) => {
  fc.assert(
    fc.property(oddly(right), (odd) => {
      expect(crashOf(() => step(odd as never))).toBeUndefined();
    }),
  );
});
