import type { AnswerEntry, IssuanceAnswer } from '../../service/answers/issuance.js';
import type { CreditsBalance } from '../../service/answers/provider.js';
import type { SearchAnswer, TransmittedDocument } from '../../service/answers/search.js';
import type { OpenOrder, PosSignature, ProviderSignature } from '../../types/index.js';
import { flag, integer, list, moment, number, orNull, record, ref, type Schema, text } from '../schema.js';

const link = (description: string): Schema => ({ type: 'string', format: 'uri', description });

const members = (properties: Readonly<Record<string, Schema>>, description: string): Schema => ({
  type: 'object',
  description,
  properties,
});

/** What the provider API answers. Source: service description, Resources; observed behaviour, Issuing: answer. */
export const providerSchemas = {
  Mark: {
    type: ['integer', 'string'],
    pattern: '^[0-9]{1,20}$',
    description:
      'A MARK: an integer in JSON bodies, sometimes a text. `0` means that the document has no MARK.',
  },
  Uid: {
    type: 'string',
    pattern: '^[0-9A-F]{40}$',
    description: 'The identifier of a document: 40 hexadecimal characters, upper case.',
  },
  IssuanceAnswer: record<IssuanceAnswer>(
    'The answer to issuing, completing or cancelling.',
    {
      response: list(
        ref('AnswerEntry'),
        'One entry for each document. A held document may have none: see `providerSignature`.',
      ),
      providerSignature: list(
        ref('ProviderSignature'),
        'The signatures of documents that are held. It was also observed inside an entry.',
      ),
    },
    ['response'],
  ),
  AnswerEntry: record<AnswerEntry>(
    'What became of one document. HTTP 200 does not mean that it was issued: read `statusCode`.',
    {
      statusCode: text(
        '`Success`; `Offline`: queued, the MARK comes later; `ValidationError`, `XMLSyntaxError` or `TechnicalError`: refused, see `errors`.',
        'Success',
      ),
      invoiceUid: ref('Uid'),
      invoiceMark: ref('Mark'),
      authenticationCode: text('Authentication code of the document.'),
      cancellationMark: ref('Mark', 'MARK of the cancellation. Only when a note was cancelled.'),
      qrUrl: link("The provider's copy of the document."),
      aadeQrUrl: link("The tax authority's page about the document."),
      invoiceUrl: link('The PDF.'),
      credits: text('Cost in credits, with a decimal comma.', '1,00'),
      errors: orNull(list(ref('AuthorityErrors'), 'Why the document was refused.')),
      providerSignature: list(ref('ProviderSignature'), 'The signatures, if they are in the entry.'),
    },
    ['statusCode'],
  ),
  AuthorityErrors: members(
    {
      error: list(
        members(
          {
            code: { type: ['string', 'integer'], description: 'Code of the tax authority.' },
            message: text('What is wrong.'),
          },
          'One error.',
        ),
        'The errors.',
      ),
    },
    'Errors of a document.',
  ),
  ProviderSignature: record<ProviderSignature>(
    'The signatures of one held document.',
    {
      invoiceUid: ref('Uid'),
      signatures: list(ref('PosSignature'), 'One signature for each payment of type 7 or 8.'),
    },
    ['signatures'],
  ),
  PosSignature: record<PosSignature>(
    'A signature for one payment over a terminal.',
    {
      token: text('For the NSP, unchanged: it already has the format (hex or base64) that the NSP expects.'),
      data: text('The signed data. Some NSPs want it together with the token.'),
      createdDate: moment('When it was created.'),
      expiryDate: moment('When it expires: after 24 hours, for restaurant transactions after 2 hours.'),
      isExpired: flag('Whether it had expired when the answer was written.'),
      paymentBalance: number('What may still be collected with it, in euros.'),
      issuerVatNumber: text('Issuer VAT number.'),
    },
    ['token', 'paymentBalance'],
  ),
  SearchAnswer: record<SearchAnswer>(
    'One page of the search.',
    {
      providerTransmittedDocs: list(ref('TransmittedDocument'), 'Up to 100 documents.'),
      nextPageKey: text('The next page. Its form is not described.'),
    },
    ['providerTransmittedDocs'],
  ),
  TransmittedDocument: record<TransmittedDocument>('A transmitted document.', {
    uid: ref('Uid'),
    mark: ref('Mark'),
    authenticationCode: text('Authentication code of the document.'),
    issuer: members({ vatNumber: text('VAT number.'), branch: integer('Branch.') }, 'Issuer.'),
    counterpart: members({ vatNumber: orNull(text('VAT number.')) }, 'Counterpart.'),
    invoiceHeader: members(
      {
        series: text('Series.'),
        aa: text('Serial number.'),
        issueDate: moment('Issue date.'),
        invoiceType: text('Document type.', '1.1'),
      },
      'Number, date and type.',
    ),
    invoiceSummary: members(
      {
        totalNetValue: number('Net, in euros.'),
        totalVatAmount: number('VAT, in euros.'),
        totalGrossValue: number('Gross, in euros.'),
      },
      'Totals.',
    ),
    cost: number('Cost in credits.'),
    pdfUrl: link('The PDF.'),
    insertedDateTime: moment('When the service took the document.'),
  }),
  CreditsBalance: record<CreditsBalance>(
    'The credits that are left.',
    { userId: text('Who the key belongs to.'), creditsBalance: number('Credits.') },
    ['creditsBalance'],
  ),
  OpenOrder: record<OpenOrder>(
    'An open order slip. The service does not return its lines.',
    {
      mark: text('MARK of the slip.'),
      uid: text('UID of the slip.'),
      quantityProducts: number('Sum of the quantities.'),
      totalNet: number('Sum of the net values, in euros.'),
    },
    ['mark', 'uid', 'quantityProducts', 'totalNet'],
  ),
} satisfies Readonly<Record<string, Schema>>;
