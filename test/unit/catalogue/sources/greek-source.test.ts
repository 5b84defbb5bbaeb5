import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../../src/catalogue/catalogue.js';
import { greekSource } from '../../../../src/catalogue/sources/greek-source.js';
import { explain } from '../../../../src/explain/index.js';
import { el } from '../../../../src/locales/el/index.js';
import { runCli } from '../../cli/fake-io.js';

/** What stays in Latin letters: quoted messages, files, calls, classifications, members with a capital inside. */
const NAMES =
  /"[^"]*"|(?:docs|reference)\/[\w./-]+|POST [\w/]+(?:: VALIDATION_ERROR)?|\b(?:E3|category\d)_\w+|\bcategory\d|\b\w+\.E\d+|\d+\.x|elib\.aade\.gr|\b[A-Za-z]+[a-z][A-Z]\w*|v2\.0\.\d/g;
const ALLOWED = new Set(
  'API CPV EL EN ERP EUR GUID HTTP ISO OSS POS REST UID Unicode VIES XML XSD builders byte city dispatch double email false invoice js libphonenumber null number street'.split(
    ' ',
  ),
);

describe('greekSource', () => {
  it('leaves no English in the source of any rule', () => {
    expect(catalogue.length).toBeGreaterThan(300);
    for (const { id } of catalogue) {
      const latin =
        explain(id, el)
          ?.source.replace(NAMES, '')
          .match(/[A-Za-z]+/g) ?? [];
      expect([id, latin.filter((word) => !ALLOWED.has(word))]).toEqual([id, []]);
    }
  });

  it('keeps each part of a source: as many statements, the same numbers and the same quoted messages', () => {
    const numbers = (text: string) => [...(text.match(/\d+/g) ?? [])].sort();
    const quoted = (text: string) => text.match(/"[^"]*"/g) ?? [];
    for (const { id } of catalogue) {
      const [english = '', greek = ''] = [explain(id)?.source, explain(id, el)?.source];
      expect([id, greek.split('· ').length]).toEqual([id, english.split('; ').length]);
      expect([id, numbers(greek)]).toEqual([id, numbers(english)]);
      expect([id, quoted(greek)]).toEqual([id, quoted(english)]);
    }
  });

  it.each([
    [
      'AADE ERP REST API description v2.0.2, errors (203, 208); AADE facts, Amounts and rounding',
      'περιγραφή του REST API της ΑΑΔΕ για ERP, v2.0.2, σφάλματα (203, 208)· σημειώσεις για την ΑΑΔΕ, Ποσά και στρογγυλοποίηση',
    ],
    [
      'Service description, Table flow: the tableAA is a GUID; Delivery notes: 8.4 and 8.5 carry a payment of type 7',
      'περιγραφή της υπηρεσίας, Ροή τραπεζιού: το tableAA είναι GUID· Δελτία αποστολής: τα 8.4 και 8.5 έχουν πληρωμή τύπου 7',
    ],
    [
      'AADE errors (214); a warning because an older template has none (Observed behaviour, Documents)',
      'σφάλματα της ΑΑΔΕ (214)· προειδοποίηση, επειδή ένα παλαιότερο πρότυπο δεν έχει (παρατηρήσεις από τη λειτουργία της υπηρεσίας, Παραστατικά)',
    ],
    ['Code tables, receiving note purposes', 'πίνακες κωδικών, σκοποί ποσοτικής παραλαβής'],
    ['docs/guide/credits.md, elsewhere', 'docs/guide/credits.md, elsewhere'],
  ])('translates %j', (source, greek) => {
    expect(greekSource(source)).toBe(greek);
  });

  it('is what explain prints, as text and as JSON', async () => {
    const text = await runCli(['explain', 'table/ended', '--lang', 'el']);
    expect(text.stdout).toContain('περιγραφή της υπηρεσίας, Κύκλος ζωής του δελτίου παραγγελίας');
    const json = await runCli(['explain', 'table/ended', '--lang', 'el', '--format', 'json']);
    expect(JSON.parse(json.stdout)).toMatchObject({
      source: 'περιγραφή της υπηρεσίας, Κύκλος ζωής του δελτίου παραγγελίας',
    });
  });
});
