import { describe, expect, test } from 'vitest';
import { askedLines } from '../../../../src/flows/credit/asked.js';
import { factsOfCredit } from '../../../../src/flows/credit/facts.js';
import { wholeOf } from '../../../../src/flows/credit/left.js';
import { afterCredits } from '../../../../src/flows/credit/place.js';
import { take } from '../../../../src/flows/credit/take.js';
import { Refusing } from '../../../../src/flows/shared/refusing.js';
import { samples } from '../../../../src/rules/examples/index.js';
import type { Document } from '../../../../src/types/index.js';
import { counting } from '../../counting.js';
import { viewOf } from '../../rules/view-of.js';
import { HEAD, issued, withLines } from './credit.js';

/** A receipt with as many lines, each of an item of its own. */
const receiptOf = (lines: number): Document =>
  withLines(
    samples.retailReceipt,
    Array.from({ length: lines }, (_, index) => ({
      itemDescr: `Item ${index}`,
      quantity: 1,
      netValue: 1,
      vatAmount: 0.24,
    })),
    { net: lines, vat: lines, gross: lines },
  );

const asked = (lines: number) => Array.from({ length: lines }, (_, index) => ({ line: index + 1 }));

/** Ten times the lines are read ten times as often, and not a hundred times. */
function expectLinear(readsAt: (lines: number) => number): void {
  expect(readsAt(2000)).toBeLessThanOrEqual(11 * readsAt(200));
}

describe('a credit of 2,000 lines reads each line as often as a credit of 200', () => {
  test('when the facts name lines by number', () => {
    expectLinear((lines) => {
      const { view: left, reads } = counting(wholeOf(viewOf(receiptOf(lines))));
      expect(askedLines(asked(lines), left, new Refusing(undefined))).toHaveLength(lines);
      return reads();
    });
  });

  test('when the facts name lines that do not exist', () => {
    expectLinear((lines) => {
      const { view: left, reads } = counting(wholeOf(viewOf(receiptOf(lines))));
      const others = asked(lines).map(({ line }) => ({ line: line + lines }));
      expect(askedLines(others, left, new Refusing(undefined))).toEqual([]);
      return reads();
    });
  });

  test('when the facts are assembled', () => {
    expectLinear((lines) => {
      const { view: document, reads } = counting(receiptOf(lines));
      const view = viewOf(receiptOf(lines));
      const credited = wholeOf(view).lines.map((left) => ({
        left,
        amounts: take(left, { by: 'all' }),
        income: undefined,
      }));
      const original = { ...issued(document), view, mark: '400001234567890' };
      expect(factsOfCredit('11.4', original, HEAD, credited).lines).toHaveLength(lines);
      return reads();
    });
  });

  test('when earlier credits are matched, with the same line numbers or different ones', () => {
    for (const order of [1, -1]) {
      expectLinear((lines) => {
        const receipt = receiptOf(lines);
        const { view: left, reads } = counting(wholeOf(viewOf(receipt)));
        const invoiceDetails = receipt.invoiceDetails.map((line, index) => ({
          ...line,
          lineNumber: order === 1 ? index + 1 : lines - index,
        }));
        expect(afterCredits(left, [viewOf({ ...receipt, invoiceDetails })]).unplaced.count).toBe(0);
        return reads();
      });
    }
  });
});
