import { describe, expect, it } from 'vitest';
import { identityOf } from '../../../../src/flows/shared/answer.js';
import { counterpartOf, issuerOf } from '../../../../src/flows/shared/parties.js';
import { RefusedStepError } from '../../../../src/flows/shared/refused-step-error.js';
import { Refusing } from '../../../../src/flows/shared/refusing.js';
import { sealed } from '../../../../src/flows/shared/sealed.js';
import { whole } from '../../../../src/flows/shared/state-form.js';
import { samples } from '../../../../src/rules/examples/index.js';
import { ParastatikoError } from '../../../../src/types/parastatiko-error.js';
import { refusedBy } from '../refused.js';

describe('a refused step', () => {
  it('has all reasons as errors, and a line for each in its message', () => {
    const refusing = new Refusing(undefined);
    refusing.done();
    refusing.add('numbering/reason-missing', ['reason'], { aa: '1' });
    refusing.add('answer/nothing', []);
    expect(refusing.count).toBe(2);
    let thrown: unknown;
    try {
      refusing.done();
    } catch (error) {
      thrown = error;
    }
    if (!RefusedStepError.isRefusedStepError(thrown)) throw new Error('The step was taken.');
    expect(thrown.issues.map(({ rule, severity, path, params }) => [rule, severity, path, params])).toEqual([
      ['numbering/reason-missing', 'error', ['reason'], { aa: '1' }],
      ['answer/nothing', 'error', [], {}],
    ]);
    const lines = thrown.message.split('\n');
    expect(lines.map((line) => /\(([^()]+)\)$/.exec(line)?.[1])).toEqual([
      'numbering/reason-missing',
      'answer/nothing',
    ]);
    expect(thrown).toBeInstanceOf(ParastatikoError);
    expect([thrown.name, thrown.code]).toEqual(['RefusedStepError', 'refused-step']);
  });
});

describe('the identity in an answer', () => {
  const read = (answer: object) => {
    const refusing = new Refusing(undefined);
    return identityOf(answer, refusing);
  };

  it.each([null, '', undefined])('has no UID if the answer has %j', (uid) => {
    expect(read({ mark: '5', uid })).toStrictEqual({ mark: '5' });
  });

  it.each([
    ['short', 'short'],
    [['A'.repeat(40)], 'array'],
    [7, 7],
  ])('is refused with the UID %j', (uid, found) => {
    expect(refusedBy(() => read({ mark: '5', uid }))).toEqual([
      { rule: 'answer/uid-form', path: ['uid'], params: { found } },
    ]);
  });

  it.each(['toString', ['issued'], 5])('is refused with the kind %j', (kind) => {
    expect(refusedBy(() => read({ kind, mark: '5' }))).toMatchObject([
      { rule: 'answer/outcome', path: ['kind'] },
    ]);
  });
});

describe('the parties of a document', () => {
  it('have the printed members of the document, and none without a print block', () => {
    const { salesInvoice, retailReceipt } = samples;
    const print = salesInvoice.providerAdditionalInvoiceDetails;
    expect(issuerOf(salesInvoice).print).toBe(print?.issuer);
    expect(counterpartOf(salesInvoice)?.print).toBe(print?.counterpart);
    const { providerAdditionalInvoiceDetails: _, ...plain } = salesInvoice;
    expect(issuerOf(plain)).toMatchObject({ vatNumber: '800123456', print: undefined });
    expect(counterpartOf(plain)).toMatchObject({ vatNumber: '987654324', print: undefined });
    expect(counterpartOf({ ...retailReceipt, counterpart: undefined } as never)).toBeUndefined();
  });
});

describe('a stored state', () => {
  it('is the same object each time, with its checksum', () => {
    const state = { flow: 'table', version: 2 };
    const once = sealed(state);
    expect(sealed(state)).toBe(once);
    expect(sealed({ ...state })).not.toBe(once);
    expect(sealed({ ...state })).toEqual(once);
    expect(once.checksum).toMatch(/^[0-9a-f]{16}$/);
  });

  it.each([
    [0, true],
    [7, true],
    [-1, false],
    [1.5, false],
    ['1', false],
  ])('takes %j as an index: %s', (value, fits) => {
    expect(whole.kind === 'own' && whole.read(value) === value).toBe(fits);
  });
});
