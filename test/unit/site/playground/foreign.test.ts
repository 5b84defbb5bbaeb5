import { describe, expect, test } from 'vitest';
import { checkForeign } from '../../../../site/src/playground/foreign.js';
import { entriesIn, foreignIn } from '../../../../site/src/playground/recognized.js';
import { samplesOn } from '../../../../site/src/playground/samples.js';
import { buildUnknown } from '../../../../src/index.js';
import { el } from '../../../../src/issues/locales/el/index.js';
import { toRegistryXml } from '../../../../src/registry/index.js';

const now = new Date('2026-11-20T12:00:00+02:00');
const given = (text: string) => ({ text, now, locale: el });
const documents = samplesOn('2026-11-20')
  .slice(0, 2)
  .map(({ facts }) => buildUnknown(facts, { now }));

const TEXT_228 =
  'Uid: 5E1C3A9F0B7D2468ACE013579BDF02468ACE1357 has already been sent. MARK: 400001234567890, AUTHENTICATION_CODE: 0F1E';
const answers: readonly (readonly [string, string, readonly string[]])[] = [
  [
    'of the service',
    `{"response":[{"statusCode":"ValidationError","errors":[{"code":"228","message":"${TEXT_228}"}]}]}`,
    ['228'],
  ],
  ['of one document', `{"statusCode":"ValidationError","errors":[{"code":203,"message":"x"}]}`, ['203']],
  ['with errors of another name', `{"validationErrors":[{"errorCode":"204","errorMessage":"x"}]}`, ['204']],
  ['as a list of errors', `[{"code":"203","message":"x"},{"code":"204","message":"y"}]`, ['203', '204']],
  ['that is a code', '228', ['228']],
  ['that is a code with its text', `228: ${TEXT_228}`, ['228']],
  ['that was copied in Greek', 'Σφάλμα 313 σε γραμμή', ['313']],
];

describe('what is pasted into the playground', () => {
  test.each(answers)('an answer %s is recognized, and its errors are explained', (_, text, codes) => {
    expect(foreignIn(text)).toBe('answer');
    const checked = checkForeign('answer', given(text));
    expect(checked).toMatchObject({ kind: 'answer', ok: false });
    const errors = checked.explained?.entries.flatMap((entry) => entry.errors) ?? [];
    expect(errors.map(({ code }) => code)).toEqual(codes);
    for (const { code, known } of errors) expect(known?.page).toBe(code);
  });

  test('a MARK keeps its digits, and an accepted document is no error', () => {
    const text =
      '{"response":[{"statusCode":"Success","invoiceUid":"5E1C","invoiceMark":400001234567890123,"errors":[]}]}';
    expect(checkForeign('answer', given(text))).toMatchObject({
      ok: true,
      explained: { entries: [{ status: 'Success', mark: '400001234567890123', uid: '5E1C', errors: [] }] },
    });
  });

  test('a problem of the service has its texts, with the fields', () => {
    const text =
      '{"title":"One or more validation errors occurred.","status":400,"errors":{"Invoice":["The Invoice field is required."]}}';
    expect(entriesIn(text)[0]?.errors).toEqual([{ text: 'Invoice: The Invoice field is required.' }]);
  });

  test.each([
    ['facts', JSON.stringify(samplesOn('2026-11-20')[0]?.facts)],
    ['a payload', JSON.stringify(documents[0])],
    ['a request', JSON.stringify({ invoice: documents })],
    ['text that is being typed', '{ "type": '],
    ['nothing', ''],
    ['a list of numbers', '[1, 2]'],
    ['an empty list', '[]'],
    ['a number of many digits', '400001234567890'],
  ])('%s is no answer', (_, text) => {
    expect(foreignIn(text)).toBeUndefined();
  });

  test('XML of the authority is read and checked, without the texts for print', () => {
    const xml = toRegistryXml(documents);
    expect(foreignIn(xml)).toBe('xml');
    const checked = checkForeign('xml', given(xml));
    expect(checked).toMatchObject({ kind: 'xml', ok: true, issues: [] });
    expect(checked.documents).toHaveLength(2);
  });

  test('XML of an answer is an answer', () => {
    const xml =
      '<ResponseDoc><response><statusCode>ValidationError</statusCode><errors><error><message>x</message><code>203</code></error></errors></response></ResponseDoc>';
    const checked = checkForeign('xml', given(xml));
    expect(checked.explained?.entries[0]?.errors.map(({ code }) => code)).toEqual(['203']);
  });

  test.each(['<', '<a/>', '<InvoicesDoc', '<!DOCTYPE html><p>x</p>'])(
    '%s is XML that cannot be read',
    (text) => {
      const checked = checkForeign('xml', given(text));
      expect(checked.ok).toBe(false);
      expect(checked.explained?.unreadable).not.toBe('');
    },
  );
});
