import { describe, expect, it } from 'vitest';
import type { SampleName } from '../../../../src/rules/examples/index.js';
import { found, issuesOf } from '../found.js';

const at = (pointer: string, value: string, sample: SampleName = 'salesInvoice') =>
  found('shape/invisible-character', { sample, set: { [pointer]: value } });

const COMMENTS = '/providerAdditionalInvoiceDetails/additionalDetails/documentComments';

describe('shape/invisible-character', () => {
  it.each([
    ['\u202E', 'U+202E'],
    ['\u2066', 'U+2066'],
    ['\u200B', 'U+200B'],
    ['\u200D', 'U+200D'],
    ['\u200F', 'U+200F'],
    ['\u2028', 'U+2028'],
    ['\u2060', 'U+2060'],
    ['\uFEFF', 'U+FEFF'],
    ['\u00AD', 'U+00AD'],
    ['\u007F', 'U+007F'],
    ['\u0085', 'U+0085'],
    ['\u061C', 'U+061C'],
    ['\u{E0041}', 'U+E0041'],
  ])('finds %j in filed and in printed texts', (text, character) => {
    for (const pointer of ['/invoiceHeader/series', '/counterpart/name', COMMENTS]) {
      expect(at(pointer, `Α${text}Β`)).toEqual([
        { at: pointer.slice(1), params: { character, position: 2 } },
      ]);
    }
  });

  it.each(['\u0000', '\u0007', '\u001B', '\uD800', '\uFFFE'])(
    'finds %j in printed texts; in filed texts it is already an error',
    (text) => {
      expect(at(COMMENTS, `Α${text}`)).toHaveLength(1);
      expect(at('/counterpart/name', `Α${text}`)).toEqual([]);
      const set = { '/counterpart/name': `Α${text}` };
      expect(issuesOf({ sample: 'salesInvoice', set }).map(({ rule }) => rule)).toContain('shape/character');
    },
  );

  it.each([
    'Καφές\t«Αθήνα»\r\n250\u00A0g',
    'Ἀθῆναι – 2\u202F€ … ½',
    'ı̈ é й שלום العربية 中文 한국어',
    '👨‍👩‍👧 👩🏽‍🚀 🏴‍☠️ ☕️ 🇬🇷',
    '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
  ])('accepts %j', (text) => {
    expect(at(COMMENTS, text)).toEqual([]);
  });

  it('reports only the first in each text', () => {
    const set = {
      '/invoiceDetails/0/itemDescr': 'α\u200Bβ\u200B',
      '/invoiceDetails/0/lineComments': '\u202E',
    };
    expect(found('shape/invisible-character', { sample: 'deliveryNote', set })).toEqual([
      { at: 'invoiceDetails/0/itemDescr', params: { character: 'U+200B', position: 2 } },
      { at: 'invoiceDetails/0/lineComments', params: { character: 'U+202E', position: 1 } },
    ]);
  });
});
