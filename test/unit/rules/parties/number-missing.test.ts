import { describe, expect, it } from 'vitest';
import type { Example } from '../../../../src/rules/engine/example.js';
import { issuesOf } from '../found.js';

type Sample = Example['sample'];

const withSeverities = (example: Example): string[] =>
  issuesOf(example).map(({ rule, severity, path }) => `${severity} ${rule} ${path.join('/')}`);

const without: [string, (sample: Sample) => Example][] = [
  ['absent', (sample) => ({ sample, remove: ['/counterpart/vatNumber'] })],
  ['empty', (sample) => ({ sample, set: { '/counterpart/vatNumber': '' } })],
  ['blank', (sample) => ({ sample, set: { '/counterpart/vatNumber': '  ' } })],
];

describe.each(without)('the number of the counterpart, %s', (how, example) => {
  it.each<Sample>(['salesInvoice', 'serviceInvoice', 'receivingNote'])('is an error on a %s', (sample) => {
    expect(withSeverities(example(sample))).toEqual([
      'error parties/counterpart-number-missing counterpart/vatNumber',
    ]);
  });

  it.each<Sample>(['intraCommunityInvoice', 'thirdCountryInvoice'])(
    'is always reported on a %s',
    (sample) => {
      expect(withSeverities(example(sample))).toEqual([
        how === 'absent'
          ? 'error parties/counterpart-number-missing counterpart/vatNumber'
          : 'warning parties/foreign-number-blank counterpart/vatNumber',
      ]);
    },
  );

  it.each<Sample>(['deliveryNote', 'movingInvoice', 'movingReceipt'])(
    'can be that of a private person on a %s',
    (sample) => {
      expect(withSeverities(example(sample))).toEqual([
        'warning parties/private-recipient counterpart/vatNumber',
      ]);
    },
  );

  it('is an error on a correlated note, for which no private person was observed', () => {
    const note = example('deliveryNote');
    const set = {
      ...note.set,
      '/invoiceHeader/invoiceType': '9.1',
      '/invoiceHeader/correlatedInvoices': [400001234567896],
    };
    expect(withSeverities({ ...note, set })).toEqual([
      'error parties/counterpart-number-missing counterpart/vatNumber',
    ]);
  });

  it('should be the placeholder on an aggregate note', () => {
    const issues = issuesOf(example('aggregateNote'));
    expect(issues.map(({ rule, params, message }) => [rule, params, message])).toEqual([
      [
        'parties/aggregate-note-counterpart',
        {},
        expect.stringContaining('of an aggregate delivery note has to be 000000000. '),
      ],
    ]);
  });
});

describe('a named Greek counterpart', () => {
  const set = {
    '/counterpart': { vatNumber: '987654324', country: 'GR', branch: 0, name: 'Νικολάου Ο.Ε.' },
  };

  it('is refused on an invoice', () => {
    expect(withSeverities({ sample: 'salesInvoice', set })).toEqual([
      'error parties/greek-counterpart-named counterpart/name',
    ]);
  });

  it('causes a warning on a slip, as the counterpart itself does', () => {
    expect(withSeverities({ sample: 'orderSlip', set })).toEqual([
      'warning parties/counterpart-on-slip counterpart',
      'warning parties/slip-counterpart-named counterpart/name',
    ]);
  });
});
