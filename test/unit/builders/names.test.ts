import { describe, expect, test } from 'vitest';
import { checkUnknown } from '../../../src/builders/index.js';
import { factsSamples } from '../../../src/rules/facts/index.js';
import { changed } from './changed.js';

const { salesInvoice, deliveryNote } = factsSamples;

/** Issues of changed facts, with their severity and path. */
const reported = (of: unknown, set: Readonly<Record<string, unknown>>): string[] =>
  checkUnknown(changed(of, set)).issues.map(
    ({ rule, severity, path }) => `${severity} ${rule} ${path.join('/')}`,
  );

describe('a party name in facts', () => {
  test('has a warning if it is not used because another name is printed', () => {
    const { ok, issues, document } = checkUnknown(changed(salesInvoice, { '/issuer/name': 'Άλλη Α.Ε.' }));
    expect(ok).toBe(true);
    expect(document?.issuer).not.toHaveProperty('name');
    expect(issues).toMatchObject([
      {
        rule: 'facts/name-unused',
        severity: 'warning',
        path: ['providerAdditionalInvoiceDetails', 'issuer', 'name'],
        params: { name: 'Άλλη Α.Ε.', printed: salesInvoice.issuer.print.name },
      },
    ]);
  });

  test('has the warning for the counterpart too, with the path of the facts if there are errors', () => {
    expect(reported(salesInvoice, { '/counterpart/name': 'Άλλη Α.Ε.' })).toEqual([
      'warning facts/name-unused providerAdditionalInvoiceDetails/counterpart/name',
    ]);
    expect(reported(salesInvoice, { '/counterpart/name': 'Άλλη Α.Ε.', '/lines/0/quantity': -1 })).toEqual([
      'warning facts/name-unused counterpart/name',
      'error facts/value-negative lines/0/quantity',
    ]);
  });

  test('has the severity that the caller chooses', () => {
    const facts = changed(salesInvoice, { '/issuer/name': 'Άλλη Α.Ε.' });
    expect(checkUnknown(facts, { severity: { 'facts/name-unused': 'error' } }).ok).toBe(false);
    expect(checkUnknown(facts, { severity: { 'facts/name-unused': 'off' } }).issues).toEqual([]);
  });

  test('is used if it is printed, or sent to the authority because goods move', () => {
    expect(reported(salesInvoice, { '/issuer/name': ` ${salesInvoice.issuer.print.name}` })).toEqual([]);
    expect(reported(deliveryNote, { '/issuer/name': 'Παπαδόπουλος Εμπορική Α.Ε.' })).toEqual([]);
    const { document } = checkUnknown(
      changed(deliveryNote, { '/issuer/name': 'Παπαδόπουλος Εμπορική Α.Ε.' }),
    );
    expect(document?.issuer.name).toBe('Παπαδόπουλος Εμπορική Α.Ε.');
  });
});
