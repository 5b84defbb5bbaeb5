// The document types of the provider channel, the other types, and the facts that follow from each type.

import { constant, enumLike } from './declare.js';
import { invoiceTypeFacts } from './facts.js';
import { doc } from './print.js';
import type { Row } from './reference.js';
import { otherRows, providerRows } from './reference.js';

const labels = ({ code, label_el, label_en }: Row) => ({ code, el: label_el, en: label_en });

export const invoiceTypesFile = () =>
  [
    doc([
      'The document types of the provider channel (`invoiceType`), 1.1 to 11.5.',
      "@example findCode(invoiceTypes, '11.1')",
    ]),
    constant('invoiceTypes', providerRows.map(labels), { as: 'as const', expand: true }),
    '',
    ...enumLike('invoiceTypes', 'InvoiceType', providerRows).flatMap((part, index) =>
      index === 2 ? ['', part] : [part],
    ),
    '',
    doc([
      'All document types of the provider channel, as a list of codes.',
      "@example providerInvoiceTypes.includes('9.3')",
    ]),
    constant(
      'providerInvoiceTypes',
      providerRows.map(({ code }: Row) => code),
      { as: 'as const' },
    ),
  ].join('\n');

export const otherInvoiceTypesFile = () =>
  [
    doc([
      'Document types of other channels (error 223), including the reserved types 4 and 12.',
      "@example findCode(otherInvoiceTypes, '13.1')",
    ]),
    constant(
      'otherInvoiceTypes',
      otherRows.map((row: Row) => ({ ...labels(row), reserved: row.reserved })),
      {
        as: 'as const',
        expand: true,
      },
    ),
    '',
    doc(['One code of {@link otherInvoiceTypes}.']),
    "export type OtherInvoiceType = (typeof otherInvoiceTypes)[number]['code'];",
  ].join('\n');

export const factsFile = () =>
  [
    "import type { InvoiceTypeFacts } from '../invoice-type-facts.js';",
    "import type { InvoiceType } from './invoice-types.js';",
    '',
    doc([
      'The facts that depend only on the document type, and how reliable each of them is.',
      "@example invoiceTypeFacts['9.3'].paymentMethods // { rule: 'forbidden', confidence: 'described' }",
    ]),
    constant(
      'invoiceTypeFacts',
      Object.fromEntries(providerRows.map((row: Row) => [row.code, invoiceTypeFacts(row)])),
      { type: 'Readonly<Record<InvoiceType, InvoiceTypeFacts>>', expand: true },
    ),
  ].join('\n');
