import { describe, expect, it } from 'vitest';
import { el } from '../../../src/issues/locales/el/index.js';
import { catalogue, wordsOfRule } from '../../../src/tools/catalogue/catalogue.js';
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
      example: {
        what: 'The stored state has version 1, but this library reads version 2.',
        todo: 'Read it with the version of the library that wrote it.',
      },
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
      example: {
        what: 'The service refuses the transaction type B2G.',
        todo: 'Remove B2G from companyDetails.transactionTypes.',
      },
      bad: [],
    });
    expect(explain('onboarding/null-member', el)).toMatchObject({
      severity: 'warning',
      what: 'Το {place} είναι null.',
    });
  });

  it('fills the sentences of every rule with the values of an example, in both languages', () => {
    const unfilled = catalogue.flatMap(({ id }) =>
      [undefined, el].flatMap((locale) => {
        const { what = '', todo = '' } = explain(id, locale)?.example ?? {};
        const words = wordsOfRule(id, locale);
        const names = [...`${words?.what} ${words?.todo}`.matchAll(/\{\w+\}/g)].map(([name]) => name);
        return names.some((name) => `${what} ${todo}`.includes(name)) || what === '' ? [id] : [];
      }),
    );
    expect(unfilled).toEqual([]);
  });

  it('returns undefined for an unknown id', () => {
    expect(explain('state/nothing')).toBeUndefined();
    expect(explain('__proto__')).toBeUndefined();
  });
});
