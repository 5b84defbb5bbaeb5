/** How the library meets one statement of the service description. */
export type Met =
  /** By rules: a document that breaks it has an issue. */
  | { readonly by: 'rules'; readonly rules: readonly [string, ...string[]]; readonly note?: string }
  /** By construction: a builder cannot build a document that breaks it. */
  | { readonly by: 'construction'; readonly note: string; readonly rules?: readonly string[] }
  /** It is not about the contents of a document. */
  | { readonly by: 'elsewhere'; readonly note: string };

/** A sentence of the service description about documents, in our own words. */
export interface Statement {
  /** The section of the service description. */
  readonly section: string;
  readonly says: string;
  readonly met: Met;
}

const rules = (...ids: [string, ...string[]]): Met => ({ by: 'rules', rules: ids });
const rulesWith = (note: string, ...ids: [string, ...string[]]): Met => ({ by: 'rules', rules: ids, note });
const construction = (note: string, ...ids: string[]): Met => ({ by: 'construction', note, rules: ids });
const elsewhere = (note: string): Met => ({ by: 'elsewhere', note });

const CALL = 'the issuance call, not the document';
const COMPLETION = 'completion of a payment over a terminal, after the document is sent';
const ACCOUNT = 'the state in the service; a document alone does not show it';

type Row = readonly [says: string, met: Met];

const SECTIONS: readonly (readonly [section: string, rows: readonly Row[]])[] = [
  [
    'What the service does',
    [
      [
        'A MARK is an integer in JSON bodies.',
        rulesWith(
          'in facts a MARK is text; the payload has the number',
          'shape/type',
          'shape/not-whole',
          'shape/not-above',
          'shape/unsafe-integer',
        ),
      ],
      ['A VAT number has 9 digits.', rules('parties/tax-number', 'parties/vat-number-not-bare')],
      ['A UID is 40 hexadecimal characters, upper case.', rules('shape/uid')],
      ['A plain date is YYYY-MM-DD.', rules('shape/date')],
    ],
  ],
  [
    'Document (invoice) payload used by the issuance operation',
    [
      [
        'The body is an object with an array invoice, one element per document.',
        construction('toRequest wraps the documents'),
      ],
      [
        'Each element has the listed groups and fields.',
        rules(
          'shape/unknown-member',
          'shape/member-case',
          'shape/duplicate-member',
          'shape/undescribed-member',
        ),
      ],
      [
        'The fields are strings, integers, numbers, booleans, arrays and objects as listed.',
        rules('shape/type', 'shape/not-whole', 'shape/null-member'),
      ],
      [
        'Issuer and counterpart have vatNumber, country and branch.',
        rulesWith(
          'names and addresses of parties are in the print block, except if goods move',
          'shape/missing',
          'parties/counterpart-number-missing',
          'parties/foreign-number-blank',
          'parties/private-recipient',
          'parties/tax-number',
          'parties/vat-number-not-bare',
          'parties/greek-issuer-named',
          'parties/greek-counterpart-named',
          'parties/slip-counterpart-named',
        ),
      ],
      [
        'The counterpart has an address of street, number, postal code and city.',
        rules('shape/missing', 'movement/address-incomplete'),
      ],
      ['issueDate and dispatchDate are dates, dispatchTime is HH:mm:ss.', rules('shape/date', 'shape/time')],
      ['invoiceType is a code such as 1.1 or 9.3.', rules('shape/unknown-code', 'shape/type-not-on-channel')],
      [
        'multipleConnectedMarks holds integers, multipleConnectedUids strings.',
        rules('shape/type', 'shape/uid'),
      ],
      ['tableAA is a GUID string.', rules('shape/guid')],
      [
        'specialInvoiceCategory 12 is restaurant transactions.',
        rules('order/closing-category-missing', 'order/closing-on-type'),
      ],
      [
        'Lines and summary carry numbers; amounts have two decimals.',
        rules('shape/type', 'shape/decimals', 'shape/too-large'),
      ],
      [
        'incomeClassification of the summary has the shape of the one in lines.',
        construction('the summary is derived from the lines', 'classification/summary-sum'),
      ],
      [
        'loadingAddress and deliveryAddress have a street, number, postal code and city each.',
        rules('shape/missing', 'movement/address-incomplete'),
      ],
      [
        'packagingType is an integer 1 to 6; a package has a quantity.',
        rules('shape/out-of-range', 'shape/not-above', 'movement/package-title-missing'),
      ],
      [
        'The print block holds issuer, counterpart and additionalDetails, printed on the PDF.',
        rules(
          'print/payment-label-missing',
          'print/payment-label-mismatch',
          'print/document-label-mismatch',
          'print/issuer-incomplete',
        ),
      ],
    ],
  ],
  [
    'Value rules',
    [
      [
        'Payment type 7 is card, 8 is the instant-payment scheme, 5 is on credit.',
        rules('shape/out-of-range', 'pos/terminal-missing', 'pos/nsp-missing', 'pos/terminal-not-used'),
      ],
      ['movePurpose 6, 15, 16, 17, 18 are no longer accepted.', rules('movement/purpose-withdrawn')],
      ['otherTransportDetails was removed; sending it gives an error.', rules('shape/removed-member')],
      ['toWeigh is allowed only on 9.1, 9.2, 9.3.', rules('movement/to-weigh-on-type')],
      ['receivingNotePurpose is required on 10.1 and 10.2.', rules('movement/receiving-purpose-missing')],
      [
        'otherReceivingNotePurposeTitle accompanies value 7.',
        rules('movement/receiving-title-missing', 'movement/receiving-title-alone'),
      ],
      [
        'movePurposeLine sets another purpose for one line.',
        rules('movement/purpose-withdrawn', 'movement/flag-missing'),
      ],
      [
        'otherMovePurposeLineTitle accompanies value 19.',
        rules('movement/purpose-title-missing', 'movement/purpose-title-alone'),
      ],
      [
        'nonObligatedRecipient: the recipient does not take part in the digital process.',
        rules('movement/tracking-not-moving', 'movement/tracking-exclusive'),
      ],
      [
        'withoutDigitalTransportTracking: the note is outside tracking and complete on issuance.',
        rules('movement/tracking-not-moving', 'movement/tracking-exclusive'),
      ],
      [
        'loadingAddress and deliveryAddress are required for delivery-note invoices.',
        rules(
          'movement/member-missing',
          'shape/missing',
          'movement/address-incomplete',
          'movement/address-placeholder',
        ),
      ],
      [
        'startShippingBranch and completeShippingBranch are given only if the facility differs.',
        rules('movement/shipping-branch-redundant'),
      ],
      [
        'The line classification of a plain 9.3 is category3.',
        rules('classification/category-not-allowed', 'classification/type-forbidden'),
      ],
      [
        'The line classification of an 8.6 is category1_95 alone, without type.',
        rules('classification/category-not-allowed', 'classification/type-forbidden'),
      ],
      [
        'dispatchDate, dispatchTime and vehicleNumber state the planned dispatch.',
        rules('movement/dispatch-before-issue', 'movement/dispatch-date-past', 'movement/vehicle-not-moving'),
      ],
      [
        'Start, transshipment and delivery are declared by carrier and recipient with the tax authority.',
        elsewhere('not available through the service; shape/removed-member reports them'),
      ],
      ['Amounts in a partial cancellation are written positive.', rules('shape/negative')],
    ],
  ],
  [
    'States: document awaiting POS payment',
    [
      [
        'With skipSignature=false and a payment of type 7 or 8 the document is held and signatures are returned.',
        elsewhere(CALL),
      ],
      ['A completion with a valid token issues the document.', elsewhere(COMPLETION)],
    ],
  ],
  [
    'States: table order slip (8.6)',
    [
      ['A slip with a tableAA is open.', rules('order/table-missing', 'order/table-on-type')],
      [
        'A closing document (11.1, 1.1, 11.4, 5.x) whose multipleConnectedMarks lists the marks closes the slips.',
        rulesWith(
          'the tax authority refuses multipleConnectedMarks on 5.1, so there it is a warning',
          'order/closing-on-type',
          'order/close-links-differ',
          'order/listed-slip-unknown',
          'order/listed-not-a-slip',
          'order/open-slip-not-listed',
          'order/open-slip-left-open',
          'links/marks-disputed',
          'links/repeated',
        ),
      ],
      [
        'An 8.6 with totalCancelDeliveryOrders true closes them too.',
        rules(
          'order/total-cancellation-on-type',
          'order/total-cancellation-marks',
          'order/marks-on-slip',
          'order/listed-slip-cancelled',
        ),
      ],
      ['Every 8.6 is closed within 24 hours, or issuance is blocked for the branch.', elsewhere(ACCOUNT)],
    ],
  ],
  [
    'Endpoints',
    [
      [
        'CancelDeliveryNote takes 9.x, CancelReceivingNote takes 10.x.',
        elsewhere('calls about a filed document'),
      ],
      ['A note is never deleted, only cancelled.', elsewhere('calls about a filed document')],
      ['paymentAmount of a completion is above 0 and within the balance.', elsewhere(COMPLETION)],
      ['An earlier document may be paid through a POS by its MARK.', elsewhere(COMPLETION)],
    ],
  ],
  [
    'Issuance behaviour',
    [
      [
        'skipSignature matters only for documents with a payment of type 7 or 8.',
        rulesWith('the option skipSignature of validate', 'pos/terminal-missing', 'pos/nsp-missing'),
      ],
      ['With skipSignature=true the document is issued at once.', elsewhere(CALL)],
      [
        'With skipSignature=false each payment line then needs terminalId and posNspId.',
        rules('pos/terminal-missing', 'pos/nsp-missing'),
      ],
      ['A signature is valid 24 hours, for restaurant transactions 2 hours.', elsewhere(COMPLETION)],
      ['The payment type at issuance is not final.', elsewhere(COMPLETION)],
      ['Each payment line with a signature costs 0.25 credits.', elsewhere('the price of the call')],
    ],
  ],
  [
    'Table flow',
    [
      [
        'Each order is an 8.6 with the same tableAA for all orders of one table.',
        rulesWith(
          'the builders of later slips keep it the same',
          'order/table-missing',
          'order/listed-slip-of-other-table',
          'shape/guid',
        ),
      ],
      ['The tableAA is generated by the caller.', construction('derived from the first slip of the table')],
      ['A slip has no paymentMethods.', rules('payments/forbidden')],
      ['Keep each MARK.', elsewhere('what the till stores')],
      [
        'A partial cancellation is a new 8.6 with only the cancelled lines, each with recType 7.',
        rules('order/cancellation-mixed', 'order/cancels-more-than-ordered', 'lines/negative-line-on-type'),
      ],
      ['It is on the same tableAA.', construction('its builder requires the table', 'order/table-missing')],
      [
        'A closing is a value document: 11.1 or 1.1 (debit), 11.4 or 5.x (credit).',
        rules('order/closing-on-type', 'order/credit-of-orders', 'links/marks-disputed'),
      ],
      [
        'Its multipleConnectedMarks holds all marks of the table, orders and cancellations.',
        rules(
          'order/close-links-differ',
          'order/open-slip-not-listed',
          'order/open-slip-left-open',
          'order/listed-slip-unknown',
          'order/listed-slip-of-other-table',
          'links/repeated',
        ),
      ],
      [
        'It has specialInvoiceCategory 12.',
        rules('order/closing-category-missing', 'order/closing-category-wrong'),
      ],
      [
        'Its lines hold what remains, ordered minus cancelled.',
        rules(
          'order/close-item-missing',
          'order/close-item-too-much',
          'order/close-quantity-mismatch',
          'order/close-net-mismatch',
          'lines/negative-line-on-type',
        ),
      ],
      ['It has normal paymentMethods.', rules('payments/missing')],
      [
        'Total quantity and net value equal the open slips, otherwise the document is rejected.',
        rules(
          'order/close-quantity-mismatch',
          'order/close-net-mismatch',
          'order/close-records-differ',
          'order/slips-shared',
          'batch/slips-closed-twice',
          'order/slip-line-incomplete',
        ),
      ],
      [
        'A slip issued offline is referenced by its UID in multipleConnectedUids.',
        rules('shape/uid', 'links/repeated', 'order/listed-slip-twice', 'order/total-cancellation-marks'),
      ],
      ['The service converts such a UID.', elsewhere('the behaviour of the service')],
      [
        'A total cancellation is an 8.6 with totalCancelDeliveryOrders true.',
        rules('order/total-cancellation-on-type', 'order/marks-on-slip'),
      ],
      ['Its multipleConnectedMarks holds the marks cancelled.', rules('order/total-cancellation-marks')],
      [
        'It has one line with zero amounts and vatCategory 8.',
        rules('order/total-cancellation-line', 'classification/on-total-cancellation'),
      ],
    ],
  ],
  [
    'Delivery notes',
    [
      [
        'An invoice that is also a delivery note is a 1.1 or 11.1 with isDeliveryNote true.',
        rules('movement/flag-missing', 'movement/flag-unusual-on-type', 'movement/flag-on-note'),
      ],
      [
        'It has otherDeliveryNoteHeader.',
        rules(
          'movement/member-missing',
          'parties/movement-party-incomplete',
          'lines/movement-line-incomplete',
        ),
      ],
      [
        'A plain delivery note 9.3 has no payment methods.',
        rules('payments/forbidden', 'header/currency-forbidden'),
      ],
      [
        'It has zero or real values.',
        rulesWith(
          'both are accepted; an invoice of zero gives a warning',
          'movement/delivery-invoice-of-zero',
        ),
      ],
      [
        'An invoice closing earlier notes is a 1.1 with multipleConnectedMarks holding their marks.',
        rules(
          'links/marks-not-admitted',
          'links/repeated',
          'links/mark-in-both-lists',
          'links/notes-item-missing',
          'links/notes-item-too-much',
          'links/connected-party-differs',
        ),
      ],
      [
        'Types 9.1, 9.2, 10.1, 10.2 exist.',
        rules(
          'links/correlated-expected',
          'parties/aggregate-note-counterpart',
          'movement/member-on-receiving-note',
        ),
      ],
      [
        '8.4 and 8.5 carry a payment of type 7.',
        rules('payments/missing', 'pos/card-payment-missing', 'pos/other-payment'),
      ],
      ['It has terminalId and posNspId.', rules('pos/terminal-missing', 'pos/nsp-missing')],
      [
        '8.4 may reference earlier marks in multipleConnectedMarks.',
        rulesWith('it is accepted; only a repetition gives a warning', 'links/repeated'),
      ],
    ],
  ],
  [
    'Errors: provider API messages',
    [
      ['The Terminal Id (tid) field is required.', rules('pos/terminal-missing')],
      ['The Pos Nsp Id field is required.', rules('pos/nsp-missing')],
      ['The transactionId field is required.', elsewhere(COMPLETION)],
      ['A token is not verified.', elsewhere(COMPLETION)],
      ['The balance of a signature is not enough.', elsewhere(COMPLETION)],
      ['paymentType only accepts 7 or 8.', elsewhere(COMPLETION)],
      ['The branch has an open table of more than 24 hours.', elsewhere(ACCOUNT)],
    ],
  ],
  [
    'Limits and versioning',
    [
      ['POS signatures and open tables have their times.', elsewhere(ACCOUNT)],
      ['skipSignature is to be removed.', elsewhere(CALL)],
    ],
  ],
];

/** Every statement of the service description about documents, in its order. */
export const statements: readonly Statement[] = SECTIONS.flatMap(([section, rows]) =>
  rows.map(([says, met]): Statement => ({ section, says, met })),
);
