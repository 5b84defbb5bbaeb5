import fc from 'fast-check';
import type { RegistryDocument } from '../../../src/registry/index.js';
import { typesOfSchema } from '../../unit/registry/schema.js';
import { amounts, documents, texts } from './documents.js';

/** An object with any of the members, and with none that is undefined. */
const some = <Members extends Record<string, fc.Arbitrary<unknown>>>(members: Members) =>
  fc.record(members, { requiredKeys: [], noNullPrototype: true });

const byte = fc.integer({ min: -128, max: 127 });

const partyExtras = some({
  documentIdNo: texts(0, 100),
  supplyAccountNo: texts(0, 100),
  countryDocumentId: fc.constantFrom('GR', 'DE'),
});

const paymentExtras = some({
  tipAmount: amounts,
  transactionId: texts(0, 50),
  ProvidersSignature: fc.record(
    { SigningAuthor: texts(0, 20), Signature: texts(0, 50) },
    { noNullPrototype: true },
  ),
  ECRToken: fc.constant({ SigningAuthor: 'ECR', SessionNumber: '000123' }),
});

const lineExtras = some({
  dienergia: fc.constant({ applicationId: '1', applicationDate: '2026-11-01', shipId: 'Σ' }),
  discountOption: fc.boolean(),
  quantity15: fc.constantFrom(0.001, 1, 12.5),
  otherMeasurementUnitQuantity: fc.integer({ min: -2147483648, max: 2147483647 }),
  otherMeasurementUnitTitle: texts(0, 150),
  notVAT195: fc.boolean(),
});

const expensesExtras = some({
  vatAmount: amounts,
  vatCategory: fc.integer({ min: 1, max: 10 }),
  vatExemptionCategory: fc.integer({ min: 1, max: 31 }),
  id: byte,
});

const withExtras = <Value extends object>(value: Value, extras: object): Value => ({ ...value, ...extras });

/** Documents of every type of the schema, with the members that only the schema has, and some without an issuer. */
export const filedDocuments: fc.Arbitrary<RegistryDocument> = fc
  .tuple(
    documents,
    fc.constantFrom(...typesOfSchema),
    fc.boolean(),
    partyExtras,
    paymentExtras,
    lineExtras,
    expensesExtras,
    byte,
  )
  .map(([document, invoiceType, isOwn, party, payment, line, expenses, id]) => {
    const { issuer, ...rest } = document;
    const classified = (rows: readonly object[] | undefined, extras: object) =>
      rows?.map((row) => withExtras(row, extras));
    const filed: Record<string, unknown> = {
      ...(!isOwn && { issuer: withExtras(issuer, party) }),
      ...rest,
      invoiceHeader: { ...document.invoiceHeader, invoiceType },
      invoiceDetails: document.invoiceDetails.map((each) => ({
        ...withExtras(each, line),
        ...(each.expensesClassification && {
          expensesClassification: classified(each.expensesClassification, expenses),
        }),
      })),
      ...(document.paymentMethods && { paymentMethods: classified(document.paymentMethods, payment) }),
      ...(document.taxesTotals && { taxesTotals: classified(document.taxesTotals, { id }) }),
    };
    return filed as RegistryDocument;
  });
