import { forms, type Part, pos, search, slips, tables } from './sentence.js';

export const providerCalls: readonly Part[] = [
  {
    name: 'GET /api/v1/Provider/RequestTransmittedDocs',
    sentences: [
      ['issuerVatNumber, issuedFrom and issuedTo are required.', search('requires the issuer and the dates')],
      ['uid, invoiceMark and authenticationcode select one document.', search('has every documented filter')],
      [
        'series, aa, invoiceType, branch and counterpartVatNumber are filters.',
        search('has every documented filter'),
      ],
      ['resultNumber is the largest number of results.', search('has every documented filter')],
      [
        'nextPageKey is the page that is asked for; results come in pages of 100.',
        search('has pages of 100 records'),
      ],
      [
        'The answer is 200 with providerTransmittedDocs, an array of records.',
        search('returns the documented record of a document'),
      ],
    ],
  },
  {
    name: 'POST /api/v1/Provider/CancelDeliveryNote and CancelReceivingNote',
    sentences: [
      ['The body is { mark, entityVatNumber }.', tables('is cancelled only with its MARK and company')],
      [
        'CancelDeliveryNote cancels a delivery note (9.x) without a new one and costs 0.25 credits.',
        tables('is cancelled once through its own endpoint, for 0.25 credits'),
      ],
      [
        'CancelReceivingNote does the same for a receiving note (10.x).',
        tables('of type 10.x uses the other endpoint'),
      ],
      [
        'On success statusCode is Success and cancellationMark has the MARK of the cancellation.',
        tables('is cancelled once through its own endpoint, for 0.25 credits'),
      ],
      [
        'A note is never deleted, only cancelled.',
        tables('cannot be referred to after it is cancelled, but is still found'),
      ],
    ],
  },
  {
    name: 'GET /api/v1/Provider/GetCreditsBalance',
    sentences: [
      ['The answer is { userId, creditsBalance }.', search('returns the balance of credits and the owner')],
    ],
  },
  {
    name: 'Public document calls (no API key)',
    sentences: [
      [
        'GetInvoicePdf/{fileName} is the PDF behind invoiceUrl or qrUrl.',
        search('return the PDF without a key, marked as not filed'),
      ],
      [
        'GetInvoice/{uid}/{fileType} with pdf, or without a type, is the PDF.',
        search('return the PDF without a key, marked as not filed'),
      ],
      [
        'Its other value gives the detailed XML of the registry.',
        search(
          "return registry XML that is valid against the official schema, with the authority's additions",
        ),
      ],
      [
        'GetInvoicePdfByAuthenticationCode/{authenticationCode} is the PDF.',
        search('return the PDF without a key, marked as not filed'),
      ],
    ],
  },
  {
    name: 'POST /api/v1/Provider/CompletionPosInvoices',
    sentences: [
      ['The body is an array of objects.', pos('with %j instead of a list is answered with 400')],
      [
        'signatureToken is required: the token of a signature of the issuance answer.',
        pos('with %j names the invalid field'),
        pos('%s is refused with the documented message and issues nothing'),
      ],
      ['transactionId is required.', pos('%s is refused with the documented message and issues nothing')],
      [
        'paymentAmount is required, above 0 and not above the balance of the signature.',
        pos('with %j names the invalid field'),
        pos('must include all charges or none, and two charges within one balance are added up'),
      ],
      [
        'tipAmount is a tip.',
        pos('issues the document with tips and final types, and costs 0.25 for each signature'),
      ],
      [
        'paymentType is the final type, 7 or 8; default 7.',
        pos('issues the document with tips and final types, and costs 0.25 for each signature'),
        search('return the payments as completed'),
      ],
      [
        'The answer has the form of the issuance answer.',
        pos('issues the document with tips and final types, and costs 0.25 for each signature'),
      ],
    ],
  },
  {
    name: 'POST /api/v1/Provider/AskSignatureForOldInvoice',
    sentences: [
      [
        'An earlier document is paid through a POS.',
        pos('is signed for the amount not yet collected, and completed'),
      ],
      [
        'The body is the bare MARK as a JSON number, not an object.',
        pos('needs a MARK without quotes: %s is answered with 400'),
      ],
      ['terminalId and posNspId are in the query.', pos('is signed for the terminal named in the query')],
      [
        'The answer has token, data, createdDate, expiryDate, paymentBalance and issuerVatNumber.',
        pos('is signed for the terminal named in the query'),
      ],
    ],
  },
  {
    name: 'POST /api/v1/Provider/CompletionAskSignatureForOldInvoice',
    sentences: [
      [
        'The charge is in the query: signatureToken, transactionId, paymentAmount, tipAmount.',
        pos('is signed for the amount not yet collected, and completed'),
      ],
      [
        'paymentType is optional: 7 or 8, default 7.',
        pos('is signed for the amount not yet collected, and completed'),
        pos('is refused with the documented message with %j'),
      ],
      [
        'The body is the bare MARK as a JSON number.',
        pos('is signed for the amount not yet collected, and completed'),
      ],
    ],
  },
  {
    name: 'GET /api/v1/Provider/GetOpenTables',
    sentences: [
      [
        'With VatNumber and Branch, the GUIDs of the tables that have open slips.',
        tables('is open until a bill that equals its slips'),
        tables('can be requested by its GUID'),
      ],
    ],
  },
  {
    name: 'GET /api/v1/Provider/GetOpenOrdersForTable',
    sentences: [
      [
        'With TableId, VatNumber and Branch, the open slips by mark, uid, quantityProducts and totalNet.',
        tables('is open until a bill that equals its slips'),
      ],
      ['404 when the table has no open slips.', tables('is open until a bill that equals its slips')],
    ],
  },
  {
    name: 'Issuance behaviour referenced by the calls above',
    sentences: [
      [
        'skipSignature is true unless it is false, and matters only for payments of type 7 or 8.',
        pos('is issued at once without the skipSignature parameter'),
        pos('is issued at once with skipSignature=true, or without such a payment'),
      ],
      [
        'With true the document is issued at once and no signature is returned.',
        pos('is issued at once with skipSignature=true, or without such a payment'),
      ],
      [
        'With false it is held, not sent to the tax authority, and providerSignature is returned.',
        pos('is held with one signature for each payment, in the format of its NSP'),
      ],
      [
        'With false each payment line needs terminalId and posNspId.',
        pos('is refused with the documented message without %s'),
      ],
      [
        'The payment type at issuance is not final: the customer may switch.',
        pos('issues the document with tips and final types, and costs 0.25 for each signature'),
      ],
      ['A signature is valid 24 hours.', pos('is too late after 24 hours')],
      [
        'For restaurant transactions it is valid 2 hours.',
        pos('has a signature that is valid for two hours in a restaurant'),
      ],
      [
        'Each payment line with a signature costs 0.25 credits extra.',
        pos('issues the document with tips and final types, and costs 0.25 for each signature'),
      ],
      [
        'Each order is an 8.6 with the GUID of its table and no payments.',
        tables('is open until a bill that equals its slips'),
        forms('refuses a %s with payments'),
      ],
      [
        'A partial cancellation is a new 8.6 of the same table with recType 7 on its lines.',
        tables('is open until a bill that equals its slips'),
      ],
      [
        'A closing has all MARKs of the table, and lines that hold what remains.',
        tables('is open until a bill that equals its slips'),
        slips('is refused if it leaves out an open slip of its table'),
      ],
      [
        'A closing whose quantity or net value differs from the open slips is rejected.',
        tables('stays open if a document differs from its slips'),
      ],
      [
        'A slip without a MARK is named by its UID, which the service converts.',
        tables('is closed by the UID of an offline slip, which is replaced by its MARK'),
      ],
      ['A total cancellation closes the slips that it names.', tables('is closed by a total cancellation')],
      [
        'An invoice may be a delivery note too (isDeliveryNote, otherDeliveryNoteHeader).',
        forms('issues %s'),
      ],
      ['A plain 9.3 has no payments.', forms('issues %s'), forms('refuses a %s with payments')],
      [
        'A 1.1 may close earlier notes, whose MARKs it names.',
        forms('issues an invoice that closes a delivery note by its MARK'),
      ],
      ['9.1, 9.2, 10.1 and 10.2 exist.', forms('issues %s')],
      [
        '8.4 and 8.5 carry a payment of type 7 with terminalId and posNspId; 8.4 may name earlier MARKs.',
        forms('signs a collection that names the MARK of the paid document'),
      ],
    ],
  },
];
