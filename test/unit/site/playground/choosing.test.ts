import { describe, expect, test } from 'vitest';
import { choosing } from '../../../../site/src/playground/choosing.js';
import { buildUnknown } from '../../../../src/index.js';

const now = new Date('2027-02-03T12:00:00+02:00');

describe('the panel that chooses a document', () => {
  test('asks in the language of the page', async () => {
    const { question, given, choices } = await choosing({ what: 'goods' }, '', 'el', now);
    expect(question?.text).toBe('Ποιος αγοράζει;');
    expect(given).toEqual([{ question: 'what', answer: 'goods', text: 'Πώληση αγαθών' }]);
    expect(choices).toEqual([]);
  });

  test('shows documents with their codes, their sources and an example of the day', async () => {
    const { question, choices, assumed } = await choosing(
      { what: 'goods', buyer: 'business' },
      '',
      'en',
      now,
    );
    expect(question).toBeUndefined();
    expect(choices.map(({ title }) => title)).toEqual(['1.1 Sales Invoice']);
    const [choice] = choices;
    expect(choice?.vat.rows.map(([code]) => code)).toEqual(['1', '2', '3']);
    expect(choice?.classification.rows[0]?.[0]).toBe('category1_1 E3_561_001');
    expect(choice?.vat.source).toBe('source: Code tables, VAT categories (official)');
    expect(buildUnknown(JSON.parse(choice?.facts ?? ''), { now }).invoiceHeader.issueDate).toBe('2027-02-03');
    expect(assumed.map(({ id, default: usual }) => `${id}=${usual}`)).toContain('delivery=no');
  });

  test('offers what the words of the reader mean, and says if they mean nothing', async () => {
    expect((await choosing({}, 'ξενοδοχείο', 'el', now)).question?.options.map(({ id }) => id)).toEqual([
      'services',
      'stay',
    ]);
    expect((await choosing({}, 'xyzzy', 'en', now)).unknown).toContain('xyzzy');
  });
});
