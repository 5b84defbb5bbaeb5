import { describe, expect, it } from 'vitest';
import { el } from '../../../src/issues/locales/el/index.js';
import { explain } from '../../../src/tools/catalogue/explain.js';

describe('explain', () => {
  it('explains a flow rule in both languages', () => {
    expect(explain('state/other-version')).toEqual({
      rule: 'state/other-version',
      layer: 'flow',
      severity: 'error',
      source: 'docs/architecture.md, Flows',
      what: 'The stored state has version {found}, but this library reads version {expected}.',
      todo: 'Read it with the version of the library that wrote it.',
      bad: [],
    });
    expect(explain('state/other-version', el)?.todo).toBe(
      'Διαβάστε την με την έκδοση της βιβλιοθήκης που την έγραψε.',
    );
  });

  it('explains an onboarding rule in both languages', () => {
    expect(explain('onboarding/b2g')).toEqual({
      rule: 'onboarding/b2g',
      layer: 'onboarding',
      severity: 'error',
      source: 'Service description, Onboarding request: creation payload (POST body)',
      what: 'The service refuses the transaction type B2G.',
      todo: 'Remove B2G from companyDetails.transactionTypes.',
      bad: [],
    });
    expect(explain('onboarding/null-member', el)).toMatchObject({
      severity: 'warning',
      what: 'Το {place} είναι null.',
    });
  });

  it('returns undefined for an unknown id', () => {
    expect(explain('state/nothing')).toBeUndefined();
    expect(explain('__proto__')).toBeUndefined();
  });
});
