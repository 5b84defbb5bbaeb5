import { describe, expect, it } from 'vitest';
import { english } from '../../../../src/issues/locale.js';
import { LocaleError } from '../../../../src/issues/locale-error.js';
import { el } from '../../../../src/issues/locales/el/index.js';
import { authorityErrors } from '../../../../src/issues/locales/generated/en/authority.js';
import { explainAuthorityError } from '../../../../src/rules/explain/explain.js';

const UID = '0123456789ABCDEF0123456789ABCDEF01234567';
const AUTHENTICATION = 'FEDCBA9876543210FEDCBA9876543210FEDCBA98';

describe('explainAuthorityError', () => {
  it('maps a code to rules, members and the next step', () => {
    expect(explainAuthorityError(217)).toEqual({
      origin: 'authority',
      code: '217',
      placedBy: 'rules',
      what: 'A line with VAT category 7 has no exemption category.',
      todo: expect.stringMatching(/^Add vatExemptionCategory.* nothing was filed\.$/),
      steps: [
        expect.stringMatching(/^Add vatExemptionCategory.* ask your accountant\.$/),
        'If the sale is not exempt, correct the VAT category instead.',
        'Then send the document again with the same number: nothing was filed.',
      ],
      next: 'correct-document',
      rules: ['lines/exemption-missing'],
      fields: ['invoiceDetails[].vatCategory', 'invoiceDetails[].vatExemptionCategory'],
    });
  });

  it('accepts the code as number or text, and answers in Greek', () => {
    expect(explainAuthorityError(' 217 ', '', el)).toMatchObject({
      code: '217',
      what: 'Γραμμή με κατηγορία ΦΠΑ 7 δεν έχει αιτία εξαίρεσης.',
      todo: expect.stringMatching(/^Προσθέστε vatExemptionCategory.* δεν διαβιβάστηκε τίποτα\.$/),
    });
  });

  it('refuses a language that is not a words object', () => {
    expect(() => explainAuthorityError(217, '', 'el' as never)).toThrow(LocaleError);
  });

  it('narrows an error with many members to those named in its text', () => {
    const all = explainAuthorityError(204);
    const one = explainAuthorityError(204, 'tableAA element is mandatory for this invoice type');
    expect(all?.rules.length).toBeGreaterThan(5);
    expect(one).toMatchObject({ fields: ['invoiceHeader.tableAA'], rules: ['order/table-missing'] });
  });

  it.each([
    [102, 'check-taxpayer'],
    [105, 'check-authorisation'],
    [251, 'check-cancellation'],
    [258, 'compare-type'],
    [301, 'wait-for-mark'],
    [319, 'compare-documents'],
    [341, 'other-channel'],
    [337, 'report'],
    [402, 'not-this-service'],
    [825, 'not-this-service'],
    ['TechnicalError', 'look-up-first'],
    ['HTTP 401', 'check-authorisation'],
  ])('gives the next step for %s: %s', (code, next) => {
    expect(explainAuthorityError(code)?.next).toBe(next);
  });

  it.each(Object.keys(authorityErrors.sentences))('has messages for %s in both languages', (code) => {
    for (const locale of [english, el]) {
      const explained = explainAuthorityError(code, '', locale);
      expect(explained?.what).toMatch(/\.$/);
      expect(explained?.todo).toMatch(/\.$/);
      expect(/\p{Script=Greek}/u.test(`${explained?.todo}`)).toBe(locale === el);
    }
  });

  it.each(Object.keys(authorityErrors.sentences))('has the same steps for %s in both languages', (code) => {
    const [en, greek] = [english, el].map((locale) => explainAuthorityError(code, '', locale));
    expect(en?.steps.join(' ')).toBe(en?.todo);
    expect(greek?.steps.join(' ')).toBe(greek?.todo);
    expect(greek?.steps).toHaveLength(en?.steps.length ?? 0);
    for (const step of [...(en?.steps ?? []), ...(greek?.steps ?? [])]) {
      // A full sentence: it begins with a capital letter or the name of a member, and closes what it opens.
      expect(step).toMatch(/^(?:\p{Lu}|[a-z]+[A-Z]).*\s.*\s.*\.$/u);
      expect(step.replace(/\([^()]*\)/g, '')).not.toMatch(/[()]/);
    }
  });

  it('cuts the steps where the words mark them, not at full stops', () => {
    for (const locale of [english, el]) expect(explainAuthorityError(228, '', locale)?.steps).toHaveLength(4);
    expect(explainAuthorityError(204)?.steps[0]).toMatch(/^Read which field .* name and address\.$/);
  });

  it.each([undefined, null, '', 0, 99, 232, 'abc', '__proto__', 'toString', Number.NaN, {}])(
    'returns undefined for %s',
    (code) => {
      expect(explainAuthorityError(code as never)).toBeUndefined();
      expect(explainAuthorityError(code as never, 'Something went wrong.')).toBeUndefined();
    },
  );

  it('reads a syntax error as 101', () => {
    expect(explainAuthorityError('XMLSyntaxError')).toMatchObject({ code: '101' });
  });
});

describe('an explained error 228', () => {
  const filed = (text: string) => {
    const explained = explainAuthorityError('228', text);
    return explained?.origin === 'authority' ? explained.filed : undefined;
  };
  const whole = { uid: UID, mark: '400001234567890', authenticationCode: AUTHENTICATION };

  it.each([
    `Invoice with UID ${UID} has already been sent. MARK: 400001234567890 AUTHENTICATION_CODE: ${AUTHENTICATION}`,
    `uid:${UID.toLowerCase()},mark:400001234567890,authentication_code:${AUTHENTICATION.toLowerCase()}`,
    `${UID} already transmitted; AUTHENTICATION_CODE: ${AUTHENTICATION}; MARK: 400001234567890`,
    `AUTHENTICATION_CODE:${AUTHENTICATION}\nMARK:400001234567890\nUID:${UID}`,
    `{"invoiceUid":"${UID}","invoiceMark":400001234567890,"authenticationCode":"${AUTHENTICATION}"}`,
    `AuthCode = "${AUTHENTICATION}" MARK = "400001234567890" for ${UID}.`,
    `Το παραστατικό ${UID} έχει ΜΑΡΚ: 400001234567890 (AUTHENTICATION CODE: ${AUTHENTICATION})`,
  ])('names the filed document: %s', (text) => {
    expect(filed(text)).toEqual(whole);
  });

  it('keeps a MARK as text, of any length', () => {
    expect(filed('MARK: 4000012345678901')).toEqual({ mark: '4000012345678901' });
    expect(filed('MARK: 9007199254740993')).toEqual({ mark: '9007199254740993' });
  });

  it.each(['MARK: 0', 'MARK: 000', 'cancellationMark: 400001234567890', 'MARK:', 'UID: 0123', ''])(
    'finds no filed document in "%s"',
    (text) => {
      expect(filed(text)).toBeUndefined();
    },
  );

  it('leaves out what the text does not mention', () => {
    expect(filed(`UID: ${UID} MARK: 0`)).toEqual({ uid: UID });
    expect(filed(`AUTHENTICATION_CODE: ${AUTHENTICATION}`)).toEqual({ authenticationCode: AUTHENTICATION });
    // Longer than a UID, so none.
    expect(filed(`UID: ${UID}0`)).toBeUndefined();
  });

  it('warns never to renumber, as only 228 and 233 do', () => {
    expect(explainAuthorityError(228)).toMatchObject({ next: 'take-over' });
    expect(explainAuthorityError(228)?.todo).toMatch(/^Do not use another number\./);
    expect(explainAuthorityError(233, `UID: ${UID}`)).toMatchObject({ filed: { uid: UID } });
    expect(explainAuthorityError(204, `UID: ${UID}`)).not.toHaveProperty('filed');
  });

  // In quadratic time it would take minutes.
  it('reads a long text in linear time', () => {
    expect(filed(`${'MARK '.repeat(200_000)}${'A'.repeat(1_000_000)}`)).toBeUndefined();
  });
});

describe('an error text of a million characters', () => {
  it.each([
    'payment type accepts 7 ',
    'not authorised ',
    'terminal id ',
    'tokens ',
    'UID ',
    'MARK is ',
    'AUTHENTICATION CODE ',
    `UID${' '.repeat(1000)}`,
    'invoiceDetails',
  ])('that repeats "%s" is read in linear time', (words) => {
    const text = words.repeat(1_000_000 / words.length);
    expect(explainAuthorityError(undefined, text)).toBeUndefined();
    expect(explainAuthorityError('228', text)).not.toHaveProperty('filed');
  });
});

describe('errors of the provider API', () => {
  it.each([
    [451, ['payments/not-gross', 'payments/above-gross']],
    ['620', ['movement/receiving-purpose-missing', 'movement/receiving-purpose-on-type']],
    [621, ['movement/receiving-title-missing', 'movement/receiving-title-alone']],
    [622, ['movement/tracking-not-moving']],
    [623, ['movement/tracking-not-moving']],
  ])('lead from %s to its rules', (code, rules) => {
    const explained = explainAuthorityError(code);
    expect(explained).toMatchObject({ origin: 'provider', code: String(code), next: 'correct-document' });
    expect([...(explained?.rules ?? [])].sort()).toEqual([...rules].sort());
  });

  // As the service description prints them, slips of the pen included.
  it.each([
    [
      'If one of the payment methods requires pos then the Terminal Id (tid) field is required.',
      'terminal-missing',
      'correct-document',
      ['pos/terminal-missing'],
    ],
    [
      'If one of the payment methods requires pos then the Pos Nsp Id fields is required.',
      'nsp-missing',
      'correct-document',
      ['pos/nsp-missing'],
    ],
    ['The transactionId field is required.', 'transaction-missing', 'correct-payment', []],
    ['One ore more of the tokens is not verified.', 'token-not-verified', 'correct-payment', []],
    ['One ore more of the signature token balance is not enough.', 'balance-too-low', 'correct-payment', []],
    [
      'The paymentType field only accepts values 7 or 8.',
      'payment-type',
      'correct-payment',
      ['pos/instant-payment-only'],
    ],
    [
      "You don't have the authority to send invoices for this branch becouse you have open table more than 24h.",
      'open-table',
      'close-table',
      [],
    ],
    [
      'no authority for this VAT number',
      'vat-number-not-authorised',
      'check-authorisation',
      ['parties/vat-number-not-bare'],
    ],
    [
      'The paymentMethodInvoiceLabel field is required.',
      'payment-label-missing',
      'correct-document',
      ['print/payment-label-missing'],
    ],
  ])('like "%s" are recognized without a code', (text, message, next, rules) => {
    for (const code of [undefined, 400, 401, '']) {
      expect(explainAuthorityError(code, text)).toMatchObject({ origin: 'provider', message, next, rules });
    }
    expect(explainAuthorityError(undefined, text, el)?.what).toMatch(/\p{Script=Greek}/u);
    expect(explainAuthorityError(undefined, text.toUpperCase())).toMatchObject({ message });
  });

  it('do not hide an error of the authority with the same code', () => {
    expect(explainAuthorityError(245, 'No authority for VAT number 123456783.')).toMatchObject({
      origin: 'authority',
      code: '245',
    });
  });
});
