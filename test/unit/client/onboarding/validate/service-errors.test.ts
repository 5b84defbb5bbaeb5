import { describe, expect, it } from 'vitest';
import { english } from '../../../../../src/issues/locale.js';
import { issuesOf, pathOf } from '../../../../../src/sending/client/onboarding/validate/service-errors.js';

describe('field errors of the service', () => {
  it.each([
    ['companyDetails.vatNumber', ['companyDetails', 'vatNumber']],
    ['CompanyDetails.VatNumber', ['companyDetails', 'vatNumber']],
    ['$.contactInfo.phone', ['contactInfo', 'phone']],
    ['/ispDetails/contractDate', ['ispDetails', 'contractDate']],
    ['companyDetails.transactionTypes[1]', ['companyDetails', 'transactionTypes', 1]],
    ['ispDetails', ['ispDetails']],
    // One group has it; tax numbers are in two.
    ['email', ['contactInfo', 'email']],
    ['vatNumber', ['vatNumber']],
    ['somethingNew', ['somethingNew']],
    ['', []],
  ])('have the path in the payload: %s is %j', (field, path) => {
    expect(pathOf(field)).toEqual(path);
  });

  it("become issues with the service's messages", () => {
    const [issue] = issuesOf([{ field: 'administrator.vatNumber', message: 'Not registered' }], english);
    expect(issue).toMatchObject({
      rule: 'onboarding/refused-by-service',
      severity: 'error',
      path: ['administrator', 'vatNumber'],
      message:
        'The service refuses administrator.vatNumber: Not registered. Correct it and create the request again.',
    });
  });
});

it('errors of the service name what they name, and nothing else', () => {
  const facts = (error: { field?: string; message: string }) => {
    const [issue] = issuesOf([error], english);
    return { path: issue?.path, params: issue?.params, hasFix: issue !== undefined && 'fix' in issue };
  };
  expect(facts({ message: 'No' })).toEqual({ path: [], params: { text: 'No' }, hasFix: false });
  expect(facts({ field: 'address.city', message: '' })).toEqual({
    path: ['address', 'city'],
    params: { field: 'address.city' },
    hasFix: false,
  });
});
