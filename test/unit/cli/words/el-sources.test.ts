import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../../src/catalogue/catalogue.js';
import { greekSource } from '../../../../src/cli/words/el-sources.js';
import { docsOf } from '../../../../src/rules/docs.js';
import { runCli } from '../fake-io.js';

/** Names that stay in Latin letters: file names, calls, members with a capital inside, and these. */
const NAMES =
  /(?:docs|reference)\/[\w./-]+|POST [\w/]+(?:: VALIDATION_ERROR)?|\b[A-Za-z]+[a-z][A-Z]\w*|v2\.0\.\d/g;
const ALLOWED = new Set('API ERP POS REST UID Unicode VIES XML XSD false libphonenumber js'.split(' '));

describe('greekSource', () => {
  it('translates the source of every rule', () => {
    expect(catalogue.length).toBeGreaterThan(300);
    for (const rule of catalogue) {
      const greek = greekSource(docsOf(rule).source);
      const latin = greek.replace(NAMES, '').match(/[A-Za-z]+/g) ?? [];
      expect([rule.id, greek === '', latin.filter((word) => !ALLOWED.has(word))]).toEqual([
        rule.id,
        false,
        [],
      ]);
    }
  });

  it.each([
    [
      'AADE ERP REST API description v2.0.2, errors (203, 208); AADE facts, Amounts and rounding',
      'περιγραφή του REST API της ΑΑΔΕ για ERP, v2.0.2, σφάλματα (203, 208)· σημειώσεις για την ΑΑΔΕ, Ποσά και στρογγυλοποίηση',
    ],
    [
      'Service description, Table flow: the tableAA is a GUID; Delivery notes: 8.4 carries a payment',
      'περιγραφή της υπηρεσίας, Ροή τραπεζιού· περιγραφή της υπηρεσίας, Δελτία αποστολής',
    ],
    [
      'AADE errors (214); a warning because templates contain it (Observed behaviour, Documents)',
      'σφάλματα της ΑΑΔΕ (214)· παρατηρήσεις από τη λειτουργία της υπηρεσίας, Παραστατικά',
    ],
    ['A remark without any source', ''],
  ])('translates %j', (source, greek) => {
    expect(greekSource(source)).toBe(greek);
  });

  it('is what explain prints', async () => {
    const { stdout } = await runCli([
      'explain',
      'onboarding/contract-not-pdf',
      'table/ended',
      '--lang',
      'el',
    ]);
    expect(stdout).toContain('περιγραφή της υπηρεσίας, Κύκλος ζωής του δελτίου παραγγελίας');
    expect(stdout).not.toMatch(/Service description/);
  });
});
