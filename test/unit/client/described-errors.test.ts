import { describe, expect, it } from 'vitest';
import { providerTexts } from '../../../src/sending/service/errors/provider-texts.js';
import { cardReceipt, receipt, withService } from './setup.js';

const at = withService();

/** What the description and the observations state of each message, apart from its text. */
const meanings: Readonly<Record<string, readonly [reason: string, step: string, rules: readonly string[]]>> =
  {
    'terminal-missing': ['validation', 'correct-document', ['pos/terminal-missing']],
    'nsp-missing': ['validation', 'correct-document', ['pos/nsp-missing']],
    'transaction-missing': ['payment', 'correct-payment', []],
    'token-not-verified': ['payment', 'correct-payment', []],
    'balance-too-low': ['payment', 'correct-payment', []],
    'payment-type': ['payment', 'correct-payment', ['pos/instant-payment-only']],
    'open-table': ['branchBlocked', 'close-table', []],
  };

/** The shapes in which the provider side was seen to give errors, and others that say the same. */
const shapes: readonly (readonly [name: string, make: (text: string) => string])[] = [
  ['a list of texts', (text) => JSON.stringify({ errors: [text] })],
  ['a problem document', (text) => JSON.stringify({ title: 'Bad', status: 400, errors: { Field: [text] } })],
  ['the title of a problem document', (text) => JSON.stringify({ title: text, status: 400 })],
  [
    'an entry',
    (text) =>
      JSON.stringify({
        response: [{ statusCode: 'ValidationError', errors: [{ error: [{ code: null, message: text }] }] }],
      }),
  ],
  [
    'the envelope of the onboarding API',
    (text) => JSON.stringify({ success: false, error: { code: 'BAD_REQUEST', message: text } }),
  ],
  ['a JSON text', (text) => JSON.stringify(text)],
];

const cases = providerTexts.flatMap(({ message, text, status }) =>
  shapes.map(([shape, make]) => ({ message, shape, status, body: make(text), text })),
);

describe('the error messages of the provider', () => {
  it('are all in the table', () => {
    expect(Object.keys(meanings).sort()).toEqual(providerTexts.map(({ message }) => message).sort());
  });

  it.each(cases)('$message in $shape refuses a document', async ({ message, status, body, text }) => {
    at.service.answer('SendInvoices', body, status);
    const [reason, step, rules] = meanings[message]!;
    const outcome = await at.client().issue(receipt());
    expect(outcome).toMatchObject({ kind: 'refused', reason, sent: true, next: { step } });
    expect(outcome.kind === 'refused' && outcome.errors[0]).toMatchObject({
      message: text,
      explanation: { rules },
    });
  });

  it.each(cases)('$message in $shape answers a completion', async ({ message, status, body }) => {
    at.service.answer('CompletionPosInvoices', body, status);
    const [reason] = meanings[message]!;
    const charge = { signatureToken: 't', transactionId: '1', paymentAmount: 12.4, paymentType: 7 } as const;
    const outcome = await at.client().completePosPayment({ document: cardReceipt(), body: [charge] });
    // A signature that is used or not valid proves nothing: the network may have delivered the call twice.
    const isUsed = message === 'token-not-verified' || message === 'balance-too-low';
    expect(outcome).toMatchObject(
      isUsed ? { kind: 'unknown', why: 'filed-but-not-found' } : { kind: 'refused', reason },
    );
  });
});

const entry = (statusCode: string, ...errors: [code: number | string, message: string][]) => ({
  response: [{ statusCode, errors: [{ error: errors.map(([code, message]) => ({ code, message })) }] }],
});

describe('other errors that are documented or observed', () => {
  it.each([
    [
      'a key that is missing or invalid',
      401,
      { success: false, error: { code: 'UNAUTHORIZED' } },
      'keyRefused',
      'check-key',
    ],
    [
      'an action that the key does not allow',
      403,
      { success: false, error: { code: 'FORBIDDEN' } },
      'forbidden',
      'check-key',
    ],
    [
      'a VAT number with letters in front',
      401,
      { errors: ['no authority for this VAT number'] },
      'notAuthorised',
      'check-authorisation',
    ],
    [
      'a label that is missing',
      400,
      {
        title: 'One or more validation errors occurred.',
        status: 400,
        errors: {
          'Invoice[0].ProviderAdditionalInvoiceDetails.AdditionalDetails.PaymentMethodInvoiceLabel': [
            'The PaymentMethodInvoiceLabel field is required.',
          ],
        },
      },
      'validation',
      'correct-document',
    ],
    [
      'a body that does not bind',
      400,
      { title: 'Bad Request', status: 400, errors: { $: ['The JSON value could not be converted.'] } },
      'validation',
      'report-gap',
    ],
    [
      'rules of the authority',
      200,
      entry('ValidationError', [313, 'Classification type not allowed']),
      'validation',
      'correct-document',
    ],
    ['a code as text', 200, entry('ValidationError', ['331', 'Category']), 'validation', 'correct-document'],
    [
      'malformed XML',
      200,
      entry('XMLSyntaxError', [101, 'XML Syntax Validation Error']),
      'validation',
      'correct-document',
    ],
    ['a late resend', 200, entry('ValidationError', [238, 'Transmission failure']), 'tooLate', 'issue-anew'],
    [
      'a technical error without a code',
      200,
      { response: [{ statusCode: 'TechnicalError', errors: [] }] },
      'technical',
      'search-first',
    ],
    [
      'a refusal without errors',
      200,
      { response: [{ statusCode: 'ValidationError', errors: null }] },
      'validation',
      'correct-document',
    ],
    [
      'too many calls',
      429,
      { success: false, error: { code: 'RATE_LIMITED' } },
      'rateLimited',
      'repeat-later',
    ],
  ])('are a refusal with a reason and a next step: %s', async (_, status, body, reason, step) => {
    at.service.answer('SendInvoices', body, status);
    expect(await at.client().issue(receipt())).toMatchObject({ kind: 'refused', reason, next: { step } });
  });

  it.each([
    [251, 'alreadyCancelled', undefined],
    [301, 'refused', 'notFound'],
  ])('are read in the answer to a cancellation: %i is %s', async (code, kind, reason) => {
    at.service.answer('CancelDeliveryNote', entry('ValidationError', [code, 'A note']));
    const body = { mark: '400001970000101', entityVatNumber: '800123456' };
    const outcome = await at.client().cancelNote({ call: 'CancelDeliveryNote', body });
    expect(outcome).toMatchObject({ kind, ...(reason !== undefined && { reason }) });
  });

  it('name the rule that finds a missing terminal', async () => {
    const { terminalId: _, ...payment } = cardReceipt().paymentMethods![0]!;
    const document = { ...cardReceipt(), paymentMethods: [payment] };
    const { text, status } = providerTexts.find(({ message }) => message === 'terminal-missing')!;
    at.service.answer('SendInvoices', { errors: [text] }, status);
    const outcome = await at.client().issue(document, { skipSignature: false, sendWithErrors: true });
    expect(outcome).toMatchObject({ kind: 'refused', foreseenBy: ['pos/terminal-missing'] });
  });
});
