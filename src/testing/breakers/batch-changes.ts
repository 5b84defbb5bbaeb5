import type { Document } from '../../types/index.js';

/**
 * Changes the documents of a request so that they break a rule, or returns `undefined` if there is nothing to change.
 */
export type BatchChange = (documents: readonly Document[]) => readonly Document[] | undefined;

/** One more document than a message to the authority may contain. */
const TOO_MANY = 5001;

const numbered = (document: Document, aa: string): Document => ({
  ...document,
  invoiceHeader: { ...document.invoiceHeader, aa },
});

/** Copies of the same documents, each with its own number. */
const tooMany: BatchChange = (documents) => {
  const many: Document[] = [];
  while (documents.length > 0 && many.length < TOO_MANY) {
    for (const document of documents) many.push(numbered(document, String(many.length + 1)));
  }
  return many.length === 0 ? undefined : many;
};

/** The same document twice. */
const repeated: BatchChange = (documents) => {
  const last = documents.at(-1);
  return last && [...documents, structuredClone(last)];
};

const OTHER_DATES = ['2026-01-02', '2026-01-03'] as const;

/** The same document again, on an earlier day. */
const onOtherDate: BatchChange = (documents) => {
  const last = documents.at(-1);
  const issueDate = OTHER_DATES.find((date) => date !== last?.invoiceHeader.issueDate);
  if (last === undefined || issueDate === undefined) return undefined;
  return [...documents, { ...last, invoiceHeader: { ...last.invoiceHeader, issueDate } }];
};

/** Members that an invoice has only because it is also a delivery note. */
const MOVEMENT = [
  'isDeliveryNote',
  'movePurpose',
  'movePurposeLabel',
  'otherMovePurposeTitle',
  'dispatchDate',
  'dispatchTime',
  'vehicleNumber',
  'otherDeliveryNoteHeader',
  'nonObligatedRecipient',
  'withoutDigitalTransportTracking',
] as const;
const MOVED = ['movePurposeLine', 'otherMovePurposeLineTitle', 'TaricNo'] as const;

function without<Value extends object>(value: Value, members: readonly string[]): Value {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !members.includes(name))) as Value;
}

/** An invoice that is also a delivery note, and one with the same number that is not. */
const alsoDeliveryNote: BatchChange = (documents) => {
  const moving = documents.find(({ invoiceHeader }) => invoiceHeader.isDeliveryNote === true);
  if (moving === undefined) return undefined;
  const { counterpart, packingsDeclarations: _, ...rest } = moving;
  const isRetail = moving.invoiceHeader.invoiceType.startsWith('11.');
  const isNamed = counterpart !== undefined && counterpart.country !== 'GR';
  const plain: Document = {
    ...rest,
    issuer: without(moving.issuer, ['name', 'address']),
    ...(counterpart && !isRetail && { counterpart: isNamed ? counterpart : without(counterpart, ['name']) }),
    invoiceHeader: without(moving.invoiceHeader, MOVEMENT),
    invoiceDetails: moving.invoiceDetails.map((line) => without(line, MOVED)),
  };
  return [...documents, plain];
};

/** Changes that break a rule for any documents in one request. */
export const batchChanges: Readonly<Record<string, BatchChange>> = {
  'batch/too-many': tooMany,
  'batch/number-repeated': repeated,
  'batch/number-of-other-date': onOtherDate,
  'batch/invoice-and-delivery-note': alsoDeliveryNote,
};
