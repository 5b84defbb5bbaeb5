import { describe, expect, it } from 'vitest';
import { authorityErrorFields } from '../../../../src/codes/generated/authority-error-fields.js';
import { filedDocumentIn } from '../../../../src/rules/authority/filed-document.js';
import { explainAuthorityError, rulesOf, rulesOfMessage } from '../../../../src/rules/explain/explain.js';

const UID = '0123456789ABCDEF0123456789ABCDEF01234567';
const OTHER = 'AAAABBBBCCCCDDDDEEEEFFFF0000111122223333';
const AUTHENTICATION = 'FEDCBA9876543210FEDCBA9876543210FEDCBA98';

describe('members named in an error text', () => {
  const named = (text: string) => {
    const explained = explainAuthorityError(204, text);
    return [explained?.fields, explained?.rules];
  };

  it('are also found in upper case', () => {
    expect(named('TABLEAA ELEMENT IS MANDATORY')).toEqual([
      ['invoiceHeader.tableAA'],
      ['order/table-missing'],
    ]);
  });

  it('can be several, and a rule that reads any of them is likely', () => {
    expect(named('paymentMethods and tableAA are mandatory')).toEqual([
      ['paymentMethods', 'invoiceHeader.tableAA'],
      ['payments/missing', 'payments/expected', 'order/table-missing'],
    ]);
  });

  it('lead to the rules about them', () => {
    expect(named('counterpart element is mandatory')[1]).toContain('parties/movement-party-incomplete');
    expect(named('counterpart element is mandatory')[1]).not.toContain('order/table-missing');
  });

  it('are empty if the error list names no members', () => {
    expect(explainAuthorityError(274, 'tableAA')?.fields).toEqual([]);
  });

  it('are never elements of a list', () => {
    expect(
      Object.values(authorityErrorFields)
        .flat()
        .filter((field) => field.endsWith('[]')),
    ).toEqual([]);
  });
});

describe('rules that prevent an error', () => {
  // These three also stand on rules about facts: 205, 211, 262.
  it.each(['205', '211', '262'])('of %s are about documents', (code) => {
    expect(rulesOf(code).filter(({ layer }) => layer === 'facts')).toEqual([]);
  });

  it('are found by the provider message that they prevent', () => {
    expect(rulesOfMessage('nsp-missing').map(({ id }) => id)).toEqual(['pos/nsp-missing']);
    expect(rulesOfMessage('balance-too-low')).toEqual([]);
  });
});

describe('the filed document named in an error text', () => {
  it('is identified by the value labelled UID, whatever comes before it', () => {
    expect(filedDocumentIn(`Request ${OTHER}: filed as UID ${UID}`)).toStrictEqual({ uid: UID });
  });

  it('keeps leading zeros of its MARK', () => {
    expect(filedDocumentIn('MARK: 0400001234567890')).toStrictEqual({ mark: '0400001234567890' });
  });

  it('has no member that the text does not name', () => {
    expect(filedDocumentIn(`AUTHENTICATION_CODE: ${AUTHENTICATION}`)).toStrictEqual({
      authenticationCode: AUTHENTICATION,
    });
    expect(filedDocumentIn('MARK: 400001234567890')).toStrictEqual({ mark: '400001234567890' });
  });
});
