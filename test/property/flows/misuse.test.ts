import fc from 'fast-check';
import { expect, test } from 'vitest';
import { InvalidDocumentError } from '../../../src/builders/index.js';
import {
  readCancellationAnswer as answerOf,
  cancellationFromJSON,
  cancellationOf,
  creditOf,
  invoiceOfNotes,
  memoryNumberingFromJSON,
  posPaymentFromJSON,
  RefusedStepError,
  receivingNoteOf,
  remainingOf,
  remainingOfNotes,
  tableFromJSON,
} from '../../../src/flows/index.js';
import { OptionsError } from '../../../src/issues/options-error.js';
import { creditInvoice, salesInvoice } from '../../../src/rules/examples/invoices.js';
import { deliveryNote } from '../../../src/rules/examples/notes.js';
import { NOON, session } from '../../unit/flows/pos-payment/held.js';
import { answered, bill, cancelled, espresso, ordered, table, wine } from '../../unit/flows/table/tavern.js';
import { withChecksum } from '../../unit/flows/with-checksum.js';

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const invoice = { document: salesInvoice, mark: '400001234567890' };
const note = { document: deliveryNote, mark: '400001234567891' };
const head = { series: 'Α', aa: '1', issueDate: '2026-11-20', payments: [{ type: 3, amount: 'rest' }] };
const credit = {
  ...head,
  lines: [
    { line: 1, quantity: 1 },
    { line: 2, net: '1.50', income: { category: 'category1_95' } },
  ],
  earlier: [creditInvoice],
  print: { documentComments: 'Επιστροφή' },
};
const invoicing = {
  ...head,
  prices: [{ description: 'Καρέκλα γραφείου', unitPrice: '40', vat: 24, income: 'goods' }],
  quantities: [{ description: 'Καρέκλα γραφείου', quantity: 5 }],
  invoices: [],
  cancelled: [],
  counterpart: { branch: 0, print: { phone: '2310' } },
};
const receiving = {
  series: 'Α',
  aa: '1',
  issueDate: '2026-11-20',
  receivingNotePurpose: 5,
  received: [{ line: 1, quantity: 19 }],
  issuer: { print: { phone: '2310' } },
};
const state = cancellationOf(note).sent().toJSON();

/** Stored states, each with a checksum that fits whatever is in it. */
const sealedStep =
  (read: (json: unknown) => unknown): Step =>
  (json: unknown) =>
    read(isJson(json) ? withChecksum(plain(json) as object) : json);

function isJson(value: unknown): boolean {
  try {
    const copy = plain(value);
    return typeof copy === 'object' && copy !== null;
  } catch {
    return false;
  }
}
const numbers = memoryNumberingFromJSON(
  withChecksum({
    flow: 'numbering',
    version: 2,
    series: [
      {
        vatNumber: '123456783',
        branch: 0,
        invoiceType: '11.1',
        series: 'A',
        first: '7',
        next: '9',
        numbers: [
          { aa: '7', mark: '400001970000109' },
          { aa: '8', reason: 'the customer left', usedBy: { mark: '400001970000110' } },
        ],
      },
    ],
  }),
);
const closing = answered(
  cancelled(
    ordered(table, '11', { ...espresso, quantity: 3 }, { ...wine, quantity: 1 }),
    '12',
    'Espresso',
    1,
  ).close(bill),
);
const payment = session().charged({
  payment: 1,
  transactionId: '000417',
  paymentAmount: '19.99',
  paymentType: 7,
  at: NOON,
});

type Step = (first: never, second: never) => unknown;

/** Each flow with arguments that it takes. */
const steps: readonly (readonly [name: string, step: Step, first: unknown, second: unknown])[] = [
  ['creditOf', creditOf as Step, invoice, credit],
  ['remainingOf', remainingOf as Step, invoice, [creditInvoice]],
  ['invoiceOfNotes', invoiceOfNotes as Step, [note], invoicing],
  ['remainingOfNotes', remainingOfNotes as Step, [note], { invoices: [], cancelled: [] }],
  ['receivingNoteOf', receivingNoteOf as Step, note, receiving],
  ['cancellationOf', cancellationOf as Step, note, {}],
  ['cancellationFromJSON', cancellationFromJSON as Step, state, {}],
  ['a sealed cancellation', sealedStep(cancellationFromJSON), state, {}],
  ['a sealed table', sealedStep(tableFromJSON), plain(closing), {}],
  ['a sealed payment', sealedStep(posPaymentFromJSON), plain(payment), {}],
  ['sealed numbers', sealedStep(memoryNumberingFromJSON), plain(numbers), {}],
];

type Pick = readonly number[];

/** Puts something else somewhere into a value: which way, the numbers say. */
function broken(value: unknown, [first = 0, ...rest]: Pick, other: unknown): unknown {
  if (typeof value !== 'object' || value === null || rest.length === 0) return other;
  const keys = Object.keys(value);
  const key = keys[first % (keys.length + 1)] ?? `strange${first % 3}`;
  if (Array.isArray(value))
    return value.map((item, index) => (String(index) === key ? broken(item, rest, other) : item));
  return { ...value, [key]: broken((value as Record<string, unknown>)[key], rest, other) };
}

const pick: fc.Arbitrary<Pick> = fc.array(fc.nat({ max: 40 }), { minLength: 1, maxLength: 8 });
const strange = fc.oneof(
  fc.constantFrom(null, undefined, Number.NaN, -1, 0, 1e21, '', 'x', '-0', '1e3', true, [], {}, [null], [[]]),
  fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true, withMap: true }),
);

test.each(steps)(
  '%s completes, refuses, or reports an invalid document for any input',
  (_, step, first, second) => {
    expect(() => step(first as never, second as never)).not.toThrow();
    fc.assert(
      fc.property(pick, strange, fc.boolean(), (way, other, isFirst) => {
        const given = isFirst ? [broken(first, way, other), second] : [first, broken(second, way, other)];
        try {
          step(given[0] as never, given[1] as never);
        } catch (error) {
          if (OptionsError.isOptionsError(error)) return;
          const isReported =
            RefusedStepError.isRefusedStepError(error) || InvalidDocumentError.isInvalidDocumentError(error);
          if (!isReported) throw error;
          expect(error.issues.length).toBeGreaterThan(0);
        }
      }),
    );
  },
);

test('any value is handled as an answer', () => {
  fc.assert(
    fc.property(strange, pick, (other, way) => {
      const answer = {
        response: [{ statusCode: 'Success', cancellationMark: 400001234567999, errors: [{}] }],
      };
      expect(typeof answerOf(broken(answer, way, other)).cancelled).toBe('boolean');
    }),
  );
});
