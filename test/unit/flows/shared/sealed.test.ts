import { describe, expect, it, test } from 'vitest';
import {
  cancellationFromJSON,
  cancellationOf,
  memoryNumbering,
  memoryNumberingFromJSON,
  oldInvoicePosPayment,
  oldInvoicePosPaymentFromJSON,
  posPaymentFromJSON,
  tableFromJSON,
} from '../../../../src/flows/index.js';
import { fnv1a64 } from '../../../../src/flows/shared/sealed.js';
import { el } from '../../../../src/issues/locales/el/index.js';
import { reversed } from '../../reversed.js';
import { note } from '../notes/notes.js';
import { session } from '../pos-payment/held.js';
import { refusedBy } from '../refused.js';
import { beer, ordered, table } from '../table/tavern.js';
import { fnvOf, withChecksum } from '../with-checksum.js';

const flows: [string, object, (json: unknown) => object][] = [
  ['a table', ordered(table, '11', { ...beer, quantity: 2 }), tableFromJSON],
  ['a payment at a terminal', session(), posPaymentFromJSON],
  [
    'a payment of an older document',
    oldInvoicePosPayment({ mark: '400001970000109', terminalId: '1', posNspId: 2 }),
    oldInvoicePosPaymentFromJSON,
  ],
  ['a cancellation', cancellationOf(note), cancellationFromJSON],
  [
    'numbers',
    memoryNumbering({
      first: [{ vatNumber: '123456783', branch: 0, invoiceType: '11.1', series: 'A', aa: '158' }],
    }),
    memoryNumberingFromJSON,
  ],
];

describe.each(flows)('the state of %s', (_, flow, read) => {
  const text = JSON.stringify(flow);

  it('has a checksum of its members', () => {
    expect(JSON.parse(text)).toEqual(withChecksum(JSON.parse(text)));
    expect(JSON.parse(text).checksum).toMatch(/^[0-9a-f]{16}$/);
  });

  it('can be restored from a database that reorders members', () => {
    const stored = reversed(JSON.parse(text));
    expect(JSON.stringify(stored)).not.toBe(text);
    expect(JSON.stringify(read(stored))).toContain(JSON.parse(text).checksum);
  });

  it('is refused when any digit has changed', () => {
    const { checksum, ...members } = JSON.parse(text);
    const body = JSON.stringify(members);
    const places = [...body.matchAll(/[0-9]/g)].map(({ index }) => index);
    expect(places.length).toBeGreaterThan(0);
    for (const place of places) {
      const other = `${body.slice(0, place)}${(Number(body[place]) + 1) % 10}${body.slice(place + 1)}`;
      // A zero that comes to stand before a number is no JSON.
      const changed = parsed(other);
      if (changed === undefined) continue;
      const [first] = refusedBy(() => read({ ...changed, checksum }));
      expect([place, first?.rule]).toEqual([
        place,
        changed.version === members.version ? 'state/checksum' : 'state/other-version',
      ]);
    }
  });

  it('is refused without a checksum or with a wrong one', () => {
    const { checksum, ...members } = JSON.parse(text);
    expect(refusedBy(() => read(members))).toEqual([
      { rule: 'state/checksum', path: ['checksum'], params: { found: 'undefined', computed: checksum } },
    ]);
    expect(refusedBy(() => read({ ...members, checksum: '0' }))[0]?.params).toEqual({
      found: '0',
      computed: checksum,
    });
  });
});

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

test('a state that is nested too deeply is refused', () => {
  const depth = 5_000;
  const deep = JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
  const [first] = refusedBy(() => tableFromJSON({ flow: 'table', version: 2, entries: deep }));
  expect(['state/not-json', 'state/checksum']).toContain(first?.rule);
});

test('the checksum FNV-1a has its published test values', () => {
  expect(fnv1a64('')).toBe('cbf29ce484222325');
  expect(fnv1a64('a')).toBe('af63dc4c8601ec8c');
  expect(fnv1a64('foobar')).toBe('85944171f73967e8');
  for (const text of ['Καφές 2,20 €', '\u0000', '😀'.repeat(500)]) expect(fnv1a64(text)).toBe(fnvOf(text));
});

test('a changed state is refused with a readable message', () => {
  expect(() => tableFromJSON({ ...table.toJSON(), checksum: '0000000000000000' })).toThrow(
    /^The stored state was changed after it was written: its checksum is 0000000000000000, but its fields give [0-9a-f]{16}\. Restore it/,
  );
  expect(() => tableFromJSON({ ...table.toJSON(), checksum: '0' }, { locale: el })).toThrow(
    /^Η αποθηκευμένη κατάσταση άλλαξε από τότε που γράφτηκε: το άθροισμα ελέγχου της είναι 0, /,
  );
});
