/** How the library meets one statement of the service description. */
export type Met =
  /** By rules: a document that breaks it has an issue. Rules state in `enforces` which names they meet. */
  | { readonly by: 'rules'; readonly name: string; readonly note?: string }
  /** By construction: a builder cannot build a document that breaks it. Rules may meet it too. */
  | { readonly by: 'construction'; readonly note: string; readonly name?: string }
  /** It is not about the contents of a document. */
  | { readonly by: 'elsewhere'; readonly note: string };

/** A sentence of the service description about documents, in our own words. */
export interface Statement {
  /** The section of the service description. */
  readonly section: string;
  readonly says: string;
  readonly met: Met;
}

const rules = (name: string, note?: string): Met => ({ by: 'rules', name, ...(note && { note }) });
const construction = (note: string, name?: string): Met => ({
  by: 'construction',
  note,
  ...(name && { name }),
});
const elsewhere = (note: string): Met => ({ by: 'elsewhere', note });

const CALL = 'the issuance call, not the document';
const COMPLETION = 'completion of a payment at a terminal, after the document is sent';
const ACCOUNT = 'the state in the service; a document alone does not show it';

type Row = readonly [says: string, met: Met];

const SECTIONS: readonly (readonly [section: string, rows: readonly Row[]])[] = [
  [
    'What the service does',
    [
      [
        'A MARK is an integer in JSON bodies.',
        rules('mark-integer', 'in facts a MARK is text; the payload has the number'),
      ],
      ['A VAT number has 9 digits.', rules('vat-number-nine-digits')],
      ['A UID is 40 hexadecimal characters, upper case.', rules('uid-form')],
      ['A plain date is YYYY-MM-DD.', rules('date-form')],
    ],
  ],
  [
    'Document (invoice) payload used by the issuance operation',
    [
      [
        'The body is an object with an array invoice, one element per document.',
        construction('toRequest wraps the documents'),
      ],
      ['Each element has the listed groups and fields.', rules('listed-members')],
      [
        'The fields are strings, integers, numbers, booleans, arrays and objects as listed.',
        rules('listed-types'),
      ],
      [
        'Issuer and counterpart have vatNumber, country and branch.',
        rules('party-members', 'names and addresses of parties are in the print block, except if goods move'),
      ],
      [
        'The counterpart has an address of street, number, postal code and city.',
        rules('counterpart-address'),
      ],
      ['issueDate and dispatchDate are dates, dispatchTime is HH:mm:ss.', rules('dates-and-times')],
      ['invoiceType is a code such as 1.1 or 9.3.', rules('type-code')],
      ['multipleConnectedMarks holds integers, multipleConnectedUids strings.', rules('connected-lists')],
      ['tableAA is a GUID string.', rules('table-guid')],
      ['specialInvoiceCategory 12 is restaurant transactions.', rules('restaurant-category')],
      ['Lines and summary carry numbers; amounts have two decimals.', rules('amounts-two-decimals')],
      [
        'incomeClassification of the summary has the shape of the one in lines.',
        construction('the summary is derived from the lines', 'summary-classification'),
      ],
      [
        'loadingAddress and deliveryAddress have a street, number, postal code and city each.',
        rules('movement-address-members'),
      ],
      ['packagingType is an integer 1 to 6; a package has a quantity.', rules('packaging')],
      [
        'The print block holds issuer, counterpart and additionalDetails, printed on the PDF.',
        rules('print-block'),
      ],
    ],
  ],
  [
    'Value rules',
    [
      ['Payment type 7 is card, 8 is the instant-payment scheme, 5 is on credit.', rules('payment-types')],
      ['movePurpose 6, 15, 16, 17, 18 are no longer accepted.', rules('withdrawn-purposes')],
      ['otherTransportDetails was removed; sending it gives an error.', rules('transport-details-removed')],
      ['toWeigh is allowed only on 9.1, 9.2, 9.3.', rules('to-weigh-types')],
      ['receivingNotePurpose is required on 10.1 and 10.2.', rules('receiving-purpose')],
      ['otherReceivingNotePurposeTitle accompanies value 7.', rules('receiving-title')],
      ['movePurposeLine sets another purpose for one line.', rules('line-purpose')],
      ['otherMovePurposeLineTitle accompanies value 19.', rules('line-purpose-title')],
      [
        'nonObligatedRecipient: the recipient does not take part in the digital process.',
        rules('non-obligated-recipient'),
      ],
      [
        'withoutDigitalTransportTracking: the note is outside tracking and complete on issuance.',
        rules('without-tracking'),
      ],
      [
        'loadingAddress and deliveryAddress are required for delivery-note invoices.',
        rules('movement-addresses'),
      ],
      [
        'startShippingBranch and completeShippingBranch are given only if the facility differs.',
        rules('shipping-branches'),
      ],
      ['The line classification of a plain 9.3 is category3.', rules('note-classification')],
      [
        'The line classification of an 8.6 is category1_95 alone, without type.',
        rules('slip-classification'),
      ],
      ['dispatchDate, dispatchTime and vehicleNumber state the planned dispatch.', rules('planned-dispatch')],
      [
        'Start, transshipment and delivery are declared by carrier and recipient with the tax authority.',
        elsewhere('not available through the service; shape/removed-member reports them'),
      ],
      ['Amounts in a partial cancellation are written positive.', rules('cancelled-amounts-positive')],
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
      ['A slip with a tableAA is open.', rules('open-slip')],
      [
        'A closing document (11.1, 1.1, 11.4, 5.x) whose multipleConnectedMarks lists the marks closes the slips.',
        rules(
          'closing-closes-slips',
          'the tax authority refuses multipleConnectedMarks on 5.1, so there it is a warning',
        ),
      ],
      [
        'An 8.6 with totalCancelDeliveryOrders true closes them too.',
        rules('total-cancellation-closes-slips'),
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
        rules('skip-signature', 'the option skipSignature of validate'),
      ],
      ['With skipSignature=true the document is issued at once.', elsewhere(CALL)],
      [
        'With skipSignature=false each payment line then needs terminalId and posNspId.',
        rules('terminal-with-signature'),
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
        rules('order-slips-share-table', 'the builders of later slips keep it the same'),
      ],
      ['The tableAA is generated by the caller.', construction('derived from the first slip of the table')],
      ['A slip has no paymentMethods.', rules('slip-without-payments')],
      ['Keep each MARK.', elsewhere('what the till stores')],
      [
        'A partial cancellation is a new 8.6 with only the cancelled lines, each with recType 7.',
        rules('partial-cancellation'),
      ],
      ['It is on the same tableAA.', construction('its builder requires the table', 'cancellation-on-table')],
      ['A closing is a value document: 11.1 or 1.1 (debit), 11.4 or 5.x (credit).', rules('closing-types')],
      [
        'Its multipleConnectedMarks holds all marks of the table, orders and cancellations.',
        rules('closing-lists-all-slips'),
      ],
      ['It has specialInvoiceCategory 12.', rules('closing-category')],
      ['Its lines hold what remains, ordered minus cancelled.', rules('closing-lines-remain')],
      ['It has normal paymentMethods.', rules('closing-payments')],
      [
        'Total quantity and net value equal the open slips, otherwise the document is rejected.',
        rules('closing-equals-slips'),
      ],
      [
        'A slip issued offline is referenced by its UID in multipleConnectedUids.',
        rules('offline-slip-by-uid'),
      ],
      ['The service converts such a UID.', elsewhere('the behaviour of the service')],
      ['A total cancellation is an 8.6 with totalCancelDeliveryOrders true.', rules('total-cancellation')],
      ['Its multipleConnectedMarks holds the marks cancelled.', rules('total-cancellation-marks')],
      ['It has one line with zero amounts and vatCategory 8.', rules('total-cancellation-line')],
    ],
  ],
  [
    'Delivery notes',
    [
      [
        'An invoice that is also a delivery note is a 1.1 or 11.1 with isDeliveryNote true.',
        rules('delivery-invoice-types'),
      ],
      ['It has otherDeliveryNoteHeader.', rules('movement-header')],
      ['A plain delivery note 9.3 has no payment methods.', rules('note-without-payments')],
      [
        'It has zero or real values.',
        rules('note-values', 'both are accepted; an invoice of zero gives a warning'),
      ],
      [
        'An invoice closing earlier notes is a 1.1 with multipleConnectedMarks holding their marks.',
        rules('invoice-of-notes'),
      ],
      ['Types 9.1, 9.2, 10.1, 10.2 exist.', rules('note-types')],
      ['8.4 and 8.5 carry a payment of type 7.', rules('pos-receipt-card')],
      ['It has terminalId and posNspId.', rules('pos-receipt-terminal')],
      [
        '8.4 may reference earlier marks in multipleConnectedMarks.',
        rules('pos-receipt-links', 'it is accepted; only a repetition gives a warning'),
      ],
    ],
  ],
  [
    'Errors: provider API messages',
    [
      ['The Terminal Id (tid) field is required.', rules('terminal-required')],
      ['The Pos Nsp Id field is required.', rules('nsp-required')],
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

/** The name by which rules refer to a statement, if rules meet it. */
export const nameOf = ({ met }: Statement): string | undefined =>
  met.by === 'elsewhere' ? undefined : met.name;
