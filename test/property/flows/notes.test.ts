import fc from 'fast-check';
import { expect, test } from 'vitest';
import { invoiceOfNotes, remainingOfNotes } from '../../../src/flows/index.js';
import { deliveryNote } from '../../../src/rules/examples/notes.js';
import { validate } from '../../../src/rules/validate/validate.js';
import type { Document, IssuedDocument } from '../../../src/types/index.js';
import { RUNS } from '../../runs.js';
import { asText, scaled } from './credit-model.js';

/** Whole sequences, each with several documents. */
const numRuns = Math.min(3_000, Math.ceil(RUNS / 2));

const ITEMS = ['Λάδι', 'Ελιές', 'Μέλι'] as const;

/** Quantities in thousandths, by item. */
const moved = fc.array(fc.tuple(fc.constantFrom(...ITEMS), fc.integer({ min: 1, max: 20_000 })), {
  minLength: 1,
  maxLength: 4,
});
type Moved = typeof moved extends fc.Arbitrary<infer Value> ? Value : never;

const movement = fc.record({ lines: moved, isReturn: fc.boolean() });
const invoiced = fc.array(
  fc.uniqueArray(
    fc.record({ item: fc.constantFrom(...ITEMS), thousandths: fc.integer({ min: 1, max: 1000 }) }),
    {
      selector: ({ item }) => item,
      minLength: 1,
    },
  ),
  { maxLength: 4 },
);

function noteOf(aa: number, lines: Moved, isReturn: boolean): IssuedDocument {
  const [issuer, counterpart] = isReturn
    ? [deliveryNote.counterpart as Document['issuer'], deliveryNote.issuer]
    : [deliveryNote.issuer, deliveryNote.counterpart];
  return {
    mark: String(400001970000100 + aa),
    document: {
      ...deliveryNote,
      issuer,
      counterpart,
      invoiceHeader: {
        ...deliveryNote.invoiceHeader,
        aa: String(aa),
        movePurpose: isReturn ? 5 : 1,
        movePurposeLabel: isReturn ? 'Επιστροφή' : 'Πώληση',
      },
      invoiceDetails: lines.map(([itemDescr, thousandths], index) => ({
        lineNumber: index + 1,
        itemDescr,
        quantity: Number(asText(BigInt(thousandths), 3)),
        measurementUnit: 2,
        netValue: 0,
        vatCategory: 8,
        vatAmount: 0,
      })),
    },
  };
}

const sum = (lines: readonly Moved[], item: string): bigint =>
  lines.flat().reduce((total, [name, quantity]) => (name === item ? total + BigInt(quantity) : total), 0n);

test('any sequence of invoices ends with exactly what was delivered and kept, and never exceeds it', () => {
  fc.assert(
    fc.property(moved, fc.array(movement, { maxLength: 4 }), invoiced, (first, others, plan) => {
      const delivered = [first, ...others.filter(({ isReturn }) => !isReturn).map(({ lines }) => lines)];
      const known = ITEMS.filter((item) => sum(delivered, item) > 0n);
      // Only what was delivered comes back.
      const moves = others
        .map(({ lines, isReturn }) => ({
          isReturn,
          lines: lines.filter(([item]) => !isReturn || known.includes(item)),
        }))
        .filter(({ lines }) => lines.length > 0);
      const returned = moves.filter(({ isReturn }) => isReturn).map(({ lines }) => lines);
      const notes = [
        noteOf(0, first, false),
        ...moves.map(({ lines, isReturn }, index) => noteOf(index + 1, lines, isReturn)),
      ];
      const left = new Map(known.map((item) => [item, sum(delivered, item) - sum(returned, item)]));
      const prices = known.map((description) => ({
        description,
        unitPrice: '3.35',
        vat: 13,
        income: 'goods' as const,
      }));
      const invoices: IssuedDocument[] = [];

      const invoice = (taken: Map<string, bigint>, isRest: boolean): void => {
        const quantities = [...taken].map(([description, quantity]) => ({
          description,
          quantity: asText(quantity, 3),
        }));
        const { document, remaining } = invoiceOfNotes(notes, {
          series: 'ΤΙΜ',
          aa: invoices.length + 1,
          issueDate: '2026-11-20',
          payments: [{ type: 5, amount: 'rest' }],
          prices,
          invoices,
          ...(!isRest && { quantities }),
        });
        expect(validate(document, { related: notes }).ok).toBe(true);
        const lines = document.invoiceDetails.map(({ itemDescr = '', quantity = 0 }): [string, bigint] => [
          itemDescr,
          scaled(quantity, 3),
        ]);
        expect(new Map(lines)).toEqual(taken);
        for (const [item, quantity] of taken) {
          left.set(
            item as (typeof ITEMS)[number],
            (left.get(item as (typeof ITEMS)[number]) ?? 0n) - quantity,
          );
        }
        invoices.push({ document, mark: String(400001970000200 + invoices.length) });
        expect(remainingOfNotes(notes, { invoices })).toEqual(remaining);
      };

      for (const asked of plan) {
        const taken = new Map<string, bigint>();
        for (const { item, thousandths } of asked) {
          const quantity = ((left.get(item) ?? 0n) * BigInt(thousandths)) / 1000n;
          if (quantity > 0n) taken.set(item, quantity);
        }
        if (taken.size > 0) invoice(taken, false);
      }
      const rest = new Map([...left].filter(([, quantity]) => quantity > 0n));
      if (rest.size > 0) invoice(rest, true);

      for (const { itemDescr, remaining, tooMuch } of remainingOfNotes(notes, { invoices })) {
        const over = left.get(itemDescr as (typeof ITEMS)[number]) ?? 0n;
        expect([remaining, scaled(tooMuch, 3)]).toEqual([0, -over]);
      }
    }),
    { numRuns },
  );
});
