import { forms, type Part, pos, search, tables } from './sentence.js';

export const providerCalls: readonly Part[] = [
  {
    name: 'GET /api/v1/Provider/RequestTransmittedDocs',
    sentences: [
      ['issuerVatNumber, issuedFrom and issuedTo are required.', search('needs the issuer and the days')],
      [
        'uid, invoiceMark and authenticationcode select one document.',
        search('has every filter that is described'),
      ],
      [
        'series, aa, invoiceType, branch and counterpartVatNumber are filters.',
        search('has every filter that is described'),
      ],
      ['resultNumber is the largest number of results.', search('has every filter that is described')],
      [
        'nextPageKey is the page that is asked for; results come in pages of 100.',
        search('has pages of 100'),
      ],
      [
        'The answer is 200 with providerTransmittedDocs, an array of records.',
        search('gives the record of a document as it is described'),
      ],
    ],
  },
  {
    name: 'POST /api/v1/Provider/CancelDeliveryNote and CancelReceivingNote',
    sentences: [
      ['The body is { mark, entityVatNumber }.', tables('needs its MARK and its company')],
      [
        'CancelDeliveryNote cancels a delivery note (9.x) without a new one and costs 0.25 credits.',
        tables('is cancelled once, by its own route, for 0.25 credits'),
      ],
      [
        'CancelReceivingNote does the same for a receiving note (10.x).',
        tables('of type 10.x has the other route'),
      ],
      [
        'On success statusCode is Success and cancellationMark has the MARK of the cancellation.',
        tables('is cancelled once, by its own route, for 0.25 credits'),
      ],
      [
        'A note is never deleted, only cancelled.',
        tables('that is cancelled cannot be named any more, and is still found'),
      ],
    ],
  },
  {
    name: 'GET /api/v1/Provider/GetCreditsBalance',
    sentences: [
      ['The answer is { userId, creditsBalance }.', search('gives the balance of credits and whose it is')],
    ],
  },
  {
    name: 'Public document calls (no API key)',
    sentences: [
      [
        'GetInvoicePdf/{fileName} is the PDF behind invoiceUrl or qrUrl.',
        search('give the PDF without a key, which says that nothing was filed'),
      ],
      [
        'GetInvoice/{uid}/{fileType} with pdf, or without a type, is the PDF.',
        search('give the PDF without a key, which says that nothing was filed'),
      ],
      [
        'Its other value gives the detailed XML of the registry.',
        search('give registry XML that the official schema accepts, with what the authority wrote'),
      ],
      [
        'GetInvoicePdfByAuthenticationCode/{authenticationCode} is the PDF.',
        search('give the PDF without a key, which says that nothing was filed'),
      ],
    ],
  },
  {
    name: 'POST /api/v1/Provider/CompletionPosInvoices',
    sentences: [
      ['The body is an array of objects.', pos('of %j, which is no list, gives 400')],
      [
        'signatureToken is required: the token of a signature of the issuance answer.',
        pos('with %j names the field'),
        pos('%s gives the described message and issues nothing'),
      ],
      ['transactionId is required.', pos('%s gives the described message and issues nothing')],
      [
        'paymentAmount is required, above 0 and not above the balance of the signature.',
        pos('with %j names the field'),
        pos('of all charges or of none: two within one balance are added'),
      ],
      [
        'tipAmount is a tip.',
        pos('issues the document, with tips and the final types, and costs 0.25 for each signature'),
      ],
      [
        'paymentType is the final type, 7 or 8; default 7.',
        pos('issues the document, with tips and the final types, and costs 0.25 for each signature'),
        search('give the payments as they were completed'),
      ],
      [
        'The answer has the form of the issuance answer.',
        pos('issues the document, with tips and the final types, and costs 0.25 for each signature'),
      ],
    ],
  },
  {
    name: 'POST /api/v1/Provider/AskSignatureForOldInvoice',
    sentences: [
      [
        'An earlier document is paid through a POS.',
        pos('is signed for what is not collected, and its payment completed'),
      ],
      [
        'The body is the bare MARK as a JSON number, not an object.',
        pos('is named by its bare MARK: %s gives 400'),
      ],
      ['terminalId and posNspId are in the query.', pos('is signed for a terminal, which the query names')],
      [
        'The answer has token, data, createdDate, expiryDate, paymentBalance and issuerVatNumber.',
        pos('is signed for a terminal, which the query names'),
      ],
    ],
  },
  {
    name: 'POST /api/v1/Provider/CompletionAskSignatureForOldInvoice',
    sentences: [
      [
        'The charge is in the query: signatureToken, transactionId, paymentAmount, tipAmount.',
        pos('is signed for what is not collected, and its payment completed'),
      ],
      [
        'paymentType is optional: 7 or 8, default 7.',
        pos('is signed for what is not collected, and its payment completed'),
        pos('with %j gives the described message'),
      ],
      [
        'The body is the bare MARK as a JSON number.',
        pos('is signed for what is not collected, and its payment completed'),
      ],
    ],
  },
  {
    name: 'GET /api/v1/Provider/GetOpenTables',
    sentences: [
      [
        'With VatNumber and Branch, the GUIDs of the tables that have open slips.',
        tables('is open until a closing that equals its slips'),
        tables('is asked for by its GUID'),
      ],
    ],
  },
  {
    name: 'GET /api/v1/Provider/GetOpenOrdersForTable',
    sentences: [
      [
        'With TableId, VatNumber and Branch, the open slips by mark, uid, quantityProducts and totalNet.',
        tables('is open until a closing that equals its slips'),
      ],
      ['404 when the table has no open slips.', tables('is open until a closing that equals its slips')],
    ],
  },
  {
    name: 'Issuance behaviour referenced by the calls above',
    sentences: [
      [
        'skipSignature is true unless it is false, and matters only for payments of type 7 or 8.',
        pos('is issued at once without the parameter skipSignature'),
        pos('is issued at once with skipSignature=true, and with no such payment'),
      ],
      [
        'With true the document is issued at once and no signature is returned.',
        pos('is issued at once with skipSignature=true, and with no such payment'),
      ],
      [
        'With false it is held, not sent to the tax authority, and providerSignature is returned.',
        pos('is held, with one signature for each payment, in the form of its NSP'),
      ],
      [
        'With false each payment line needs terminalId and posNspId.',
        pos('without %s gives the described message'),
      ],
      [
        'The payment type at issuance is not final: the customer may switch.',
        pos('issues the document, with tips and the final types, and costs 0.25 for each signature'),
      ],
      ['A signature is valid 24 hours.', pos('comes too late after 24 hours')],
      ['For restaurant transactions it is valid 2 hours.', pos('of a restaurant is signed for two hours')],
      [
        'Each payment line with a signature costs 0.25 credits extra.',
        pos('issues the document, with tips and the final types, and costs 0.25 for each signature'),
      ],
      [
        'Each order is an 8.6 with the GUID of its table and no payments.',
        tables('is open until a closing that equals its slips'),
        forms('a %s with payments is refused'),
      ],
      [
        'A partial cancellation is a new 8.6 of the same table with recType 7 on its lines.',
        tables('is open until a closing that equals its slips'),
      ],
      [
        'A closing has all MARKs of the table, and lines that hold what remains.',
        tables('is open until a closing that equals its slips'),
      ],
      [
        'A closing whose quantity or net value differs from the open slips is rejected.',
        tables('is not closed by a document that differs from its slips'),
      ],
      [
        'A slip without a MARK is named by its UID, which the service converts.',
        tables('is closed by the UID of a slip that was issued offline, which becomes its MARK'),
      ],
      ['A total cancellation closes the slips that it names.', tables('is closed by a total cancellation')],
      [
        'An invoice may be a delivery note too (isDeliveryNote, otherDeliveryNoteHeader).',
        forms('%s is issued'),
      ],
      ['A plain 9.3 has no payments.', forms('%s is issued'), forms('a %s with payments is refused')],
      [
        'A 1.1 may close earlier notes, whose MARKs it names.',
        forms('an invoice that closes a delivery note names its MARK'),
      ],
      ['9.1, 9.2, 10.1 and 10.2 exist.', forms('%s is issued')],
      [
        '8.4 and 8.5 carry a payment of type 7 with terminalId and posNspId; 8.4 may name earlier MARKs.',
        forms('a collection names the MARK of what is paid, and is signed'),
      ],
    ],
  },
];
