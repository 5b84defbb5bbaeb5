import { describe, expect, it } from 'vitest';
import { readLocale } from '../../../../src/issues/locale.js';
import type { Core } from '../../../../src/sending/client/core.js';
import { copyDocument } from '../../../../src/sending/client/issue/document-copy.js';
import { factsOf, nameOf, numberIn } from '../../../../src/sending/client/issue/document-facts.js';
import { isSameDocument } from '../../../../src/sending/client/issue/same-document.js';
import { closesSlips, requestOf } from '../../../../src/sending/client/issue/sending.js';
import { signedPayments } from '../../../../src/sending/client/issue/signed-payments.js';
import { documentIn } from '../../../../src/sending/client/journal/document-in.js';
import { keyOf } from '../../../../src/sending/client/journal/number-in-key.js';

const coreWith = (more: Partial<Core> = {}) =>
  ({ locale: readLocale(undefined), trace: {}, ...more }) as Core;
const issuer = { vatNumber: '800123456', branch: 0 };
const invoiceHeader = { invoiceType: '11.1', series: 'A', aa: '101', issueDate: '2026-11-20' };
const document = { issuer, invoiceHeader, invoiceSummary: { totalGrossValue: '12.40' } };
const number = { vatNumber: '800123456', branch: 0, invoiceType: '11.1', series: 'A', aa: '101' };
const dated = { ...number, issueDate: '2026-11-20' };
/** SHA-1 of `800123456-2026-11-20-0-11.1-A-101`, computed with sha1sum. */
const UID = '854ED4F508A014BD167604E2E7B3E12F90CCB2A1';

describe('a copy of a document', () => {
  const circular: Record<string, unknown> = {};
  circular['self'] = circular;
  it.each([
    [circular, 'it cannot be converted to JSON'],
    [undefined, 'an object is expected'],
    ['{}', 'an object is expected'],
    [[document], 'an object is expected'],
    [{ invoice: [document] }, 'it is a whole request; its documents are sent one by one'],
    [{ issuer }, 'invoiceHeader is missing'],
  ])('is refused if it is not a document: %#', (given, why) => {
    expect(() => copyDocument(coreWith(), given)).toThrow(why);
  });

  it('keeps what the document was, and says whether it has the block of the public sector', () => {
    const header = { ...invoiceHeader };
    const copy = copyDocument(coreWith(), { ...document, invoiceHeader: header });
    header.aa = '102';
    expect(copy).toEqual({ members: document, isB2G: false });
  });
});

describe('the members that identify a document', () => {
  it('are those of its issuer and its header', () => {
    expect(numberIn(document)).toStrictEqual(dated);
    expect(nameOf({ ...dated, gross: undefined, uid: undefined, members: document })).toBe('11.1 A 101');
    expect(keyOf(number)).toBe('["800123456",0,"11.1","A","101"]');
  });

  it.each([
    [{ issuer: { ...issuer, vatNumber: undefined } }],
    [{ issuer: { ...issuer, vatNumber: '' } }],
    [{ issuer: { ...issuer, branch: undefined } }],
    [{ issuer: { ...issuer, branch: 0.5 } }],
    [{ issuer: undefined }],
    [{ invoiceHeader: { ...invoiceHeader, invoiceType: 11.1 } }],
    [{ invoiceHeader: { ...invoiceHeader, series: '' } }],
    [{ invoiceHeader: { ...invoiceHeader, aa: 101 } }],
    [{ invoiceHeader: { ...invoiceHeader, issueDate: null } }],
    [{ invoiceHeader: undefined }],
  ])('are missing with %j', async (change) => {
    expect(numberIn({ ...document, ...change })).toBeUndefined();
    const copy = { members: { ...document, ...change }, isB2G: false };
    await expect(factsOf(coreWith(), copy)).rejects.toMatchObject({
      code: 'call/not-a-document',
      message: expect.stringContaining('it needs issuer.vatNumber and issuer.branch'),
    });
  });

  it('come with the total in cents and the UID, and are named to the hooks', async () => {
    const core = coreWith();
    const facts = await factsOf(core, { members: document, isB2G: false });
    expect(facts).toMatchObject({ ...dated, uid: UID });
    expect(facts.gross).toEqual(
      (
        await factsOf(core, {
          members: { ...document, invoiceSummary: { totalGrossValue: 12.4 } },
          isB2G: false,
        })
      ).gross,
    );
    expect(core.trace.document).toStrictEqual(number);
  });

  it.each([
    ['no total', document.invoiceHeader, {}],
    ['a total that is not an amount', document.invoiceHeader, { totalGrossValue: 'twelve' }],
  ])('come without the total if there is %s', async (_, header, invoiceSummary) => {
    const members = { ...document, invoiceHeader: header, invoiceSummary };
    expect((await factsOf(coreWith(), { members, isB2G: false })).gross).toBeUndefined();
  });

  it('come without the UID if there is no Web Crypto, or its encoding lacks a character', async () => {
    const copy = { members: document, isB2G: false };
    expect((await factsOf(coreWith({ crypto: {} as never }), copy)).uid).toBeUndefined();
    const members = { ...document, invoiceHeader: { ...invoiceHeader, series: '漢' } };
    expect((await factsOf(coreWith(), { members, isB2G: false })).uid).toBeUndefined();
  });

  it('include the type of deviation, which changes the UID', async () => {
    const withVariation = { ...document, invoiceHeader: { ...invoiceHeader, invoiceVariationType: 1 } };
    const { uid } = await factsOf(coreWith(), { members: withVariation, isB2G: false });
    expect(uid).toBe('496AA63F62570711322DE9E8A5794290F172E139');
    const asText = { ...document, invoiceHeader: { ...invoiceHeader, invoiceVariationType: '1' } };
    expect((await factsOf(coreWith(), { members: asText, isB2G: false })).uid).toBe(UID);
  });
});

describe('two documents', () => {
  const lines = [{ lineNumber: 1, netValue: 10 }, { lineNumber: 2 }];
  it.each([
    ['in another order of members', { b: 1, a: { d: [1, 2], c: 3 } }, { a: { c: 3, d: [1, 2] }, b: 1 }, true],
    ['with a member that is undefined', { a: 1, b: undefined }, { a: 1 }, true],
    ['one of them resent late', { a: 1, transmissionFailure: 1 }, { a: 1 }, true],
    ['both resent late', { a: 1, transmissionFailure: 1 }, { a: 1, transmissionFailure: 2 }, true],
    ['with another value', { a: 1 }, { a: 2 }, false],
    ['with null', { a: null }, {}, false],
    ['with lines in another order', { lines }, { lines: [...lines].reverse() }, false],
    [
      'with another value in a line',
      { lines },
      { lines: [{ lineNumber: 1, netValue: 11 }, { lineNumber: 2 }] },
      false,
    ],
    ['with a text instead of a number', { a: '1' }, { a: 1 }, false],
  ])('%s are compared', (_, one, other, expected) => {
    expect(isSameDocument(one, other)).toBe(expected);
    expect(isSameDocument(other, one)).toBe(expected);
  });
});

describe('a document being sent', () => {
  const facts = { ...dated, gross: undefined, uid: UID, members: document };
  const sending = { members: document, facts, isB2G: false, skipSignature: true, issues: [] };

  it('has its request in the form for the journal, from which it is read again', () => {
    const request = requestOf(sending);
    expect(request).toStrictEqual({
      call: 'SendInvoices',
      query: { skipSignature: 'true' },
      body: JSON.stringify({ invoice: [document] }),
      about: { vatNumber: '800123456', issueDate: '2026-11-20', uid: UID },
    });
    expect(documentIn({ request })).toEqual(document);
    const other = requestOf({
      ...sending,
      isB2G: true,
      skipSignature: false,
      facts: { ...facts, uid: undefined },
    });
    expect(other).toMatchObject({ call: 'SendInvoicesB2G', query: { skipSignature: 'false' } });
    expect(other.about).toStrictEqual({ vatNumber: '800123456', issueDate: '2026-11-20' });
  });

  it.each(['', 'null', '{}', '{"invoice":[]}', '{"invoice":'])(
    'is empty if the journal has only %j',
    (body) => {
      expect(documentIn({ request: { ...requestOf(sending), body } })).toEqual({});
    },
  );

  it.each([
    [{ multipleConnectedMarks: ['1'] }, true],
    [{ multipleConnectedUids: [UID] }, true],
    [{ correlatedInvoices: ['1'] }, false],
    [undefined, false],
  ])('with the header %j may close slips: %s', (header, expected) => {
    expect(closesSlips({ members: header === undefined ? {} : { invoiceHeader: header } })).toBe(expected);
  });

  it('needs signatures for its payments of type 7 and 8', () => {
    const payments = [{ type: 7 }, { type: 3 }, { type: 8 }, { type: '7' }, null];
    expect(signedPayments({ paymentMethods: payments })).toEqual([{ type: 7 }, { type: 8 }]);
    expect(signedPayments({ paymentMethods: { type: 7 } })).toEqual([]);
    expect(signedPayments({})).toEqual([]);
  });
});
