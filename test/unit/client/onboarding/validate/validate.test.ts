import { describe, expect, it } from 'vitest';
import { el } from '../../../../../src/issues/locales/el/index.js';
import { validateOnboarding } from '../../../../../src/sending/client/onboarding/lazy.js';
import { payload } from '../setup.js';

type Members = Record<string, unknown>;

const now = new Date('2026-11-20T10:00:00Z');

/** The payload with one member changed; `undefined` takes it away. */
function changed(path: string, value: unknown): Members {
  const copy = JSON.parse(JSON.stringify(payload)) as Members;
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  const owner = steps.reduce<Members>((each, step) => each[step] as Members, copy);
  if (value === undefined) delete owner[last];
  else owner[last] = value;
  return copy;
}

const found = async (given: unknown, moment: Date | undefined = now): Promise<string[]> => {
  const options = moment === undefined ? {} : { now: moment };
  const { issues } = await validateOnboarding(given, options);
  return issues.map(({ rule, severity, path }) => `${severity} ${rule} ${path.join('.')}`);
};

describe('validateOnboarding', () => {
  it('finds no issues in a valid payload', async () => {
    expect(await validateOnboarding(payload, { now })).toEqual({ ok: true, issues: [], skipped: [] });
  });

  it.each([
    ['companyDetails.legalName', undefined, 'error onboarding/missing'],
    ['companyDetails.legalName', '  ', 'error onboarding/blank'],
    ['companyDetails.legalName', 5, 'error onboarding/type'],
    ['companyDetails.legalName', null, 'error onboarding/missing'],
    ['companyDetails.tradeName', null, 'warning onboarding/null-member'],
    ['address', undefined, 'error onboarding/missing'],
    ['address', 'Ναύπλιο', 'error onboarding/type'],
    ['companyDetails.transactionTypes', 'B2B', 'error onboarding/type'],
    ['companyDetails.vatNumber', '094014202', 'error onboarding/vat-number'],
    ['companyDetails.vatNumber', 'EL094014201', 'error onboarding/vat-number'],
    ['companyDetails.vatNumber', '000000000', 'error onboarding/vat-number-placeholder'],
    ['companyDetails.vatNumber', '111111111', 'error onboarding/vat-number-placeholder'],
    ['companyDetails.vatNumber', '123456783', 'warning onboarding/vat-number-sequence'],
    ['administrator.vatNumber', '12345678', 'error onboarding/vat-number'],
    ['contactInfo.email', 'avli.gr', 'error onboarding/email'],
    ['contactInfo.email', 'a@b@avli.gr', 'error onboarding/email'],
    ['contactInfo.email', 'info@avli', 'error onboarding/email'],
    ['contactInfo.email', 'info @avli.gr', 'error onboarding/email'],
    ['contactInfo.email', '@avli.gr', 'error onboarding/email'],
    ['contactInfo.email', 'info@avli..gr', 'error onboarding/email'],
    ['contactInfo.email', 'info@.gr', 'error onboarding/email'],
    ['contactInfo.email', 'info@avli.', 'error onboarding/email'],
    ['contactInfo.email', 'info@avli.gr and more', 'error onboarding/email'],
    ['contactInfo.email', 'πληροφορίες@αυλή.gr', 'warning onboarding/email-doubtful'],
    ['contactInfo.phone', '2752 012345', 'error onboarding/phone'],
    ['contactInfo.phone', '275201234', 'error onboarding/phone'],
    ['contactInfo.phone', '+302752012345x', 'error onboarding/phone'],
    ['contactInfo.phone', 'x2752012345', 'error onboarding/phone'],
    ['contactInfo.phone', '27520123456', 'error onboarding/phone'],
    ['contactInfo.phone', '+1', 'error onboarding/phone'],
    ['contactInfo.phone', '+0302752012345', 'error onboarding/phone'],
    ['contactInfo.phone', '+1234567890123456', 'error onboarding/phone'],
    ['contactInfo.phone', '0000000000', 'warning onboarding/phone-doubtful'],
    ['contactInfo.backupPhone', '12', 'error onboarding/phone'],
    ['ispDetails.providerName', undefined, 'error onboarding/isp-missing'],
    ['ispDetails.contractDate', '2026-02-30', 'error onboarding/contract-date'],
    ['ispDetails.contractDate', '1/3/2025', 'error onboarding/contract-date'],
    ['ispDetails.contractDate', '2026-11-21', 'error onboarding/contract-date-future'],
    ['requestType', 'NEW_CONTRACT', 'warning onboarding/unknown-member'],
    ['contactInfo.mail', 'info@avli.gr', 'warning onboarding/unknown-member'],
  ])('refuses %s = %s: %s', async (path, value, expected) => {
    expect(await found(changed(path, value))).toEqual([`${expected} ${path}`]);
  });

  it.each([
    ['contactInfo.email', 'info@mail.avli.gr'],
    ['contactInfo.phone', '2752012345'],
    ['contactInfo.phone', '6971234567'],
    ['contactInfo.phone', '+491711234567'],
    ['contactInfo.backupPhone', '2101234567'],
    ['ispDetails.contractDate', '2026-11-20'],
    ['companyDetails.tradeName', 'Αυλή'],
    ['address.postalCode', '21100'],
  ])('accepts %s = %s', async (path, value) => {
    expect(await found(changed(path, value))).toEqual([]);
  });

  it('refuses B2G, with the path of its place in the list', async () => {
    const given = changed('companyDetails.transactionTypes', ['B2B', 'B2G', 'b2c']);
    expect(await found(given)).toEqual([
      'error onboarding/b2g companyDetails.transactionTypes.1',
      'error onboarding/transaction-type companyDetails.transactionTypes.2',
    ]);
    expect(await found(changed('companyDetails.transactionTypes', []))).toEqual([
      'error onboarding/transaction-types-empty companyDetails.transactionTypes',
    ]);
  });

  it('requires all three internet provider details for B2C, and none for B2B alone', async () => {
    const without = changed('ispDetails', undefined);
    expect(await found(without)).toEqual([
      'error onboarding/isp-missing ispDetails.providerName',
      'error onboarding/isp-missing ispDetails.contractNumber',
      'error onboarding/isp-missing ispDetails.contractDate',
    ]);
    expect(await found(changed('ispDetails', null))).toEqual(await found(without));
    expect(await found(changed('ispDetails', 'ΟΤΕ'))).toEqual(await found(without));
    const { companyDetails } = payload;
    const onlyB2B = { ...without, companyDetails: { ...companyDetails, transactionTypes: ['B2B'] } };
    expect(await found(onlyB2B)).toEqual([]);
    expect(await found({ ...onlyB2B, ispDetails: {} })).toEqual([
      'warning onboarding/isp-unneeded ispDetails',
    ]);
  });

  it('compares days in Athens', async () => {
    const given = changed('ispDetails.contractDate', '2026-11-21');
    // Midnight in Athens is 22:00 UTC in winter.
    expect(await found(given, new Date('2026-11-20T21:59:59Z'))).toHaveLength(1);
    expect(await found(given, new Date('2026-11-20T22:00:00Z'))).toEqual([]);
  });

  it('reports what it skipped without a clock', async () => {
    const given = changed('ispDetails.contractDate', '2999-01-01');
    const { ok, skipped } = await validateOnboarding(given);
    expect(ok).toBe(true);
    expect(skipped.map(({ layer }) => layer)).toEqual(['calendar']);
  });

  it('offers unambiguous corrections as fixes', async () => {
    const phone = await validateOnboarding(changed('contactInfo.phone', '0030 2752-012345'), { now });
    expect(phone.issues[0]?.fix?.value).toBe('+302752012345');
    const number = await validateOnboarding(changed('companyDetails.vatNumber', 'EL 094014201'), { now });
    expect(number.issues[0]?.fix?.value).toBe('094014201');
  });

  it('reports in Greek', async () => {
    const given = changed('contactInfo.phone', '12');
    const { issues } = await validateOnboarding(given, { now, locale: el });
    expect(issues[0]?.message).toMatch(/^Το contactInfo\.phone είναι 12, που δεν έχει/);
  });

  it('never throws, whatever the payload is', async () => {
    const loop: Members = {};
    loop['self'] = loop;
    const all = [undefined, null, 5, 'x', [], new Date(), loop, { toJSON: () => undefined }, 1n];
    for (const given of all) expect((await validateOnboarding(given, { now })).ok).toBe(false);
  });
});

describe('an issue of a payload', () => {
  const firstOf = async (path: string, value: unknown) => {
    const [issue] = (await validateOnboarding(changed(path, value), { now })).issues;
    return issue;
  };

  it.each([
    ['contactInfo.email', 'avli.gr', { given: 'avli.gr' }],
    ['contactInfo.email', 'πληροφορίες@αυλή.gr', { given: 'πληροφορίες@αυλή.gr' }],
    ['contactInfo.phone', '0000000000', { given: '0000000000' }],
    ['companyDetails.vatNumber', '111111111', { vatNumber: '111111111' }],
    ['companyDetails.vatNumber', '123456783', { vatNumber: '123456783' }],
    ['ispDetails.contractDate', '1/3/2025', { given: '1/3/2025' }],
    ['ispDetails.contractDate', '2026-11-21', { given: '2026-11-21', today: '2026-11-20' }],
    ['contactInfo.emial', 'info@avli.gr', { member: 'emial', nearest: 'email' }],
    ['contactInfo.colour', 'blue', { member: 'colour' }],
  ])('at %s = %s has the values %j and no fix', async (path, value, params) => {
    const issue = await firstOf(path, value);
    expect(issue?.params).toEqual(params);
    expect(issue).not.toHaveProperty('fix');
  });

  it('of a wrong transaction type has the type, and that of a wrong kind says what is expected', async () => {
    expect(await firstOf('companyDetails.transactionTypes', ['b2b'])).toMatchObject({
      params: { given: 'b2b' },
    });
    expect((await firstOf('companyDetails.transactionTypes', 'B2B'))?.message).toContain('list');
    expect((await firstOf('address', 5))?.message).toContain('object');
    expect((await firstOf('companyDetails.legalName', 5))?.message).toContain('text');
  });

  it.each([
    ['contactInfo.phone', '+30 210 00-12345', '+302100012345'],
    ['contactInfo.phone', '0030 2752012345', '+302752012345'],
    ['companyDetails.vatNumber', 'EL094014201', '094014201'],
  ])('at %s = %s has a safe fix', async (path, value, fixed) => {
    expect((await firstOf(path, value))?.fix).toEqual({ path: path.split('.'), value: fixed, safe: true });
  });

  it.each(['12 34', '+ 1', 'x'])('of a phone that no correction makes one has no fix: %s', async (phone) => {
    expect(await firstOf('contactInfo.phone', phone)).not.toHaveProperty('fix');
  });

  it.each(['companyDetails.vatNumber', 'contactInfo.phone'])(
    'at %s, blank, is the only one',
    async (path) => {
      expect(await found(changed(path, '  '))).toEqual([`error onboarding/blank ${path}`]);
    },
  );

  it('about the details of the internet provider needs B2C', async () => {
    const { companyDetails } = payload;
    const onlyB2B = { ...payload, companyDetails: { ...companyDetails, transactionTypes: ['B2B'] } };
    const ispDetails = { contractDate: '2026-02-30' };
    expect(await found({ ...onlyB2B, ispDetails })).toEqual(['warning onboarding/isp-unneeded ispDetails']);
    expect(await found({ ...onlyB2B, ispDetails: null })).toEqual([]);
    const without = { ...payload, companyDetails: { ...companyDetails, transactionTypes: 'B2B' } };
    expect(await found({ ...without, ispDetails: {} })).toEqual([
      'error onboarding/type companyDetails.transactionTypes',
    ]);
  });

  it.each([undefined, null, 5, 'x', [], 1n])('that is no object says only that: %s', async (given) => {
    expect(await validateOnboarding(given, { now })).toMatchObject({
      ok: false,
      issues: [{ rule: 'onboarding/not-an-object', path: [], params: {} }],
      skipped: [],
    });
  });

  it('that JSON cannot write says only that it is no object', async () => {
    const loop: Members = {};
    loop['self'] = loop;
    expect(await found(loop)).toEqual(['error onboarding/not-an-object ']);
  });

  it('is not lost with unknown options, which are reported as skipped', async () => {
    const { issues, skipped } = await validateOnboarding(payload, { now, locle: el } as never);
    expect(issues).toEqual([]);
    expect(skipped).toMatchObject([{ layer: 'document' }]);
  });
});
