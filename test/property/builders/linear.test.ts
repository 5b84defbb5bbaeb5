import { expect, test } from 'vitest';
import { cash, retailReceipt } from '../../../src/builders/index.js';

const LINES = 10_000;

/** Counts how often anything at all is asked of an object. */
function counted<Value extends object>(value: Value, count: () => void): Value {
  return new Proxy(value, {
    get: (target, name, receiver) => {
      count();
      return Reflect.get(target, name, receiver);
    },
    ownKeys: (target) => {
      count();
      return Reflect.ownKeys(target);
    },
  });
}

const opening = {
  issuer: { vatNumber: '123456783', branch: 0, print: { name: 'Παπαδόπουλος Α.Ε.' } },
  series: 'A',
  aa: '101',
  issueDate: '2026-11-20',
};

const line = { description: 'Σακίδιο', gross: '1.24', vat: 24, income: 'goods' } as const;

test('ten thousand calls of line take one step each', () => {
  const asked = (lines: number): number => {
    let times = 0;
    const each = counted(line, () => {
      times += 1;
    });
    let builder = retailReceipt(opening).line(each);
    for (let index = 1; index < lines; index++) builder = builder.line(each);
    // A step copies its own line and does not read the lines before it.
    const once = times / lines;
    expect(once).toBeLessThanOrEqual(2 * Object.keys(line).length + 2);
    const { document } = builder.payment(cash('rest')).check();
    expect(document?.invoiceDetails).toHaveLength(lines);
    expect(document?.invoiceSummary.totalGrossValue).toBe((lines * 124) / 100);
    expect(times).toBe(once * lines);
    return times;
  };
  const ten = asked(10);
  expect(asked(LINES)).toBe((ten / 10) * LINES);
});

test('a template of ten thousand lines is shared, not copied', () => {
  let template = retailReceipt(opening).line(line);
  for (let index = 1; index < LINES; index++) template = template.line(line);
  const one = template.payment(cash('rest'));
  const two = template.line(line).payment(cash('rest'));
  expect(one.build().invoiceDetails).toHaveLength(LINES);
  expect(two.build().invoiceDetails).toHaveLength(LINES + 1);
  expect(template.facts().lines).toHaveLength(LINES);
});
