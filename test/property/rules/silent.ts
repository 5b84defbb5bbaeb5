import type { Document } from '../../../src/types/index.js';
import type { Mutation } from './mutations.js';

/** A change of a valid document that leaves it as valid as before, and why. */
interface Silent {
  readonly how: Mutation['how'];
  /** The members, without indexes, as a pattern of the whole path. */
  readonly at: RegExp;
  readonly why: string;
  /** Where it is silent; everywhere unless said. */
  readonly when?: (mutation: Mutation, document: Document) => boolean;
}

const members = (...names: readonly string[]): RegExp =>
  new RegExp(`^(?:${names.map((name) => name.replace(/[[\].]/g, '\\$&')).join('|')})$`);

const cents = (value: unknown): number => Math.round(Number(value) * 100);
const isOneCent = ({ before, after }: Mutation): boolean => Math.abs(cents(before) - cents(after)) <= 1;
const lineOf = ({ path }: Mutation, document: Document) => document.invoiceDetails[path[1] as number];
const taxOf = ({ path }: Mutation, document: Document) => document.taxesTotals?.[path[1] as number];

const header = (...names: readonly string[]): string[] => names.map((name) => `invoiceHeader.${name}`);
const lines = (...names: readonly string[]): string[] => names.map((name) => `invoiceDetails[].${name}`);

/** Whether goods travel by a document, or have arrived by it: then it asks for all of an address. */
const hasPlaces = ({ invoiceHeader: { invoiceType, isDeliveryNote } }: Document): boolean =>
  isDeliveryNote === true || /^(?:9|10)\./.test(invoiceType);
const isBlank = ({ after }: Mutation): boolean => typeof after === 'string' && after.trim() === '';

/** The payment label always, and on invoices to Greece the one place where the name of the counterpart stands. */
const isAskedForInPrint = ({ at }: Mutation, { counterpart, invoiceHeader }: Document): boolean =>
  at.endsWith('paymentMethodInvoiceLabel') ||
  (/\.counterpart(?:\.name)?$/.test(at) &&
    counterpart?.country === 'GR' &&
    counterpart.name === undefined &&
    /^(?:[12357]\.|8\.1)/.test(invoiceHeader.invoiceType));

const TAXES = ['withheld', 'fees', 'stampDuty', 'otherTaxes', 'deductions'] as const;

/** The whole list; anything else that passes unnoticed is a fault of the rules. */
const silent: readonly Silent[] = [
  {
    how: 'remove',
    at: /^providerAdditionalInvoiceDetails\.(?:counterpart|additionalDetails)\b.*/,
    why: 'for print; only the payment label, the issuer and a name of who receives an invoice are asked for',
    when: (mutation, document) => !isAskedForInPrint(mutation, document),
  },
  {
    how: 'change',
    at: /^providerAdditionalInvoiceDetails\.(?:counterpart|additionalDetails)\..*/,
    why: 'for print: a text that may be left out may be left empty',
    when: (mutation, document) => isBlank(mutation) && !isAskedForInPrint(mutation, document),
  },
  {
    how: 'change',
    at: members(
      ...lines('lineCode', 'lineDescription', 'lineComments', 'itemCode', 'measurementUnitLabel'),
      ...lines('vatExemptionCategoryLabel'),
      ...header('movePurposeLabel', 'correlatedInvoicesLabel', 'vehicleNumber'),
      'taxesTotals[].taxTypeLabel',
      'paymentMethods[].paymentMethodInfo',
    ),
    why: 'a text that may be left out everywhere may be left empty',
    when: isBlank,
  },
  {
    how: 'change',
    at: members('counterpart.name'),
    why: 'an aggregate note has no counterpart',
    when: (mutation, { invoiceHeader }) => isBlank(mutation) && invoiceHeader.invoiceType === '9.2',
  },
  {
    how: 'change',
    at: members('counterpart.address.street', 'counterpart.address.number'),
    why: 'the schema wants neither where goods do not move',
    when: (mutation, document) => isBlank(mutation) && !hasPlaces(document),
  },
  {
    how: 'change',
    at: members('providerAdditionalInvoiceDetails.additionalDetails.documentSizeCode'),
    why: 'its table is not published',
  },
  {
    how: 'remove',
    at: members(
      ...lines(
        'lineCode',
        'lineDescription',
        'lineComments',
        'itemCode',
        'itemDescr',
        'measurementUnitLabel',
      ),
      ...lines('lineUnitPrice', 'totalNetPriceBeforeDiscount', 'totalDiscountValue', 'vatCategoryPercent'),
      ...lines('vatExemptionCategoryLabel'),
      ...header('movePurposeLabel', 'correlatedInvoicesLabel'),
      'taxesTotals[].taxTypeLabel',
      'paymentMethods[].paymentMethodInfo',
    ),
    why: 'for print: it may be left out where goods do not move',
  },
  {
    how: 'change',
    at: members(
      'issuer.branch',
      'counterpart.branch',
      'counterpart.country',
      ...header('exchangeRate', 'dispatchDate', 'movePurpose', 'receivingNotePurpose'),
      ...header('reverseDeliveryNotePurpose', 'specialInvoiceCategory'),
      ...header('otherDeliveryNoteHeader.startShippingBranch'),
      ...header('otherDeliveryNoteHeader.completeShippingBranch'),
      ...header('otherCorrelatedEntities[].type', 'otherCorrelatedEntities[].entityData.branch'),
      ...header('otherCorrelatedEntities[].entityData.country'),
      ...lines('vatExemptionCategory', 'fuelCode', 'movePurposeLine', 'recType', 'measurementUnit'),
      'packingsDeclarations[].Packages[].packagingType',
      'packingsDeclarations[].Packages[].quantity',
      'paymentMethods[].type',
      'paymentMethods[].posNspId',
    ),
    why: 'another fact, as possible as the first: only who issues the document knows it',
  },
  {
    how: 'change',
    at: members('invoiceHeader.invoiceType'),
    why: 'a document of the other type looks the same: 8.1 and 2.1, 5.1 and 1.6',
  },
  {
    how: 'change',
    at: members('invoiceHeader.currency'),
    why: 'another foreign currency, with its rate',
    when: ({ before }) => before !== 'EUR',
  },
  {
    how: 'change',
    at: members('invoiceDetails[].lineNumber'),
    why: 'line numbers need only differ',
  },
  {
    how: 'change',
    at: members('invoiceDetails[].vatCategory'),
    why: '4 % is two categories',
    when: ({ before, after }) => [before, after].every((category) => category === 6 || category === 10),
  },
  {
    how: 'change',
    at: members(...lines('totalDiscountValue', 'totalNetPriceBeforeDiscount')),
    why: 'the arithmetic of a line has one cent of slack',
    when: isOneCent,
  },
  {
    how: 'change',
    at: members('invoiceDetails[].quantity'),
    why: 'without a price the quantity stands for itself; with one, the arithmetic of a line has a cent of slack',
    when: (mutation, document) => {
      const difference = Math.abs(Number(mutation.before) - Number(mutation.after));
      return (lineOf(mutation, document)?.lineUnitPrice ?? 0) * difference <= 0.02;
    },
  },
  {
    how: 'change',
    at: members(
      ...lines('withheldPercentCategory', 'feesPercentCategory', 'stampDutyPercentCategory'),
      ...lines('otherTaxesPercentCategory'),
      'taxesTotals[].taxCategory',
    ),
    why: 'the other category has an amount that is entered, or is an amount for each item that fits too, or the same percent',
  },
  {
    how: 'change',
    at: members('taxesTotals[].underlyingValue'),
    why: 'the base of a tax that is entered, or one cent of slack at a low rate',
  },
  {
    how: 'change',
    at: members('taxesTotals[].taxType'),
    why: 'a tax of nothing weighs in no total',
    when: (mutation, document) => taxOf(mutation, document)?.taxAmount === 0,
  },
  {
    how: 'remove',
    at: members('taxesTotals', 'taxesTotals[]'),
    why: 'a tax of nothing weighs in no total',
    when: ({ before }) => [before].flat().every((tax) => (tax as { taxAmount: number }).taxAmount === 0),
  },
  {
    how: 'remove',
    at: members('taxesTotals[].underlyingValue'),
    why: 'optional in the schema: without a base the net total is meant, of a tax that is entered or within a cent of it',
  },
  {
    how: 'remove',
    at: members('taxesTotals[].taxCategory'),
    why: 'a tax of nothing needs no category',
    when: (mutation, document) => taxOf(mutation, document)?.taxAmount === 0,
  },
  {
    how: 'change',
    at: members('invoiceDetails[].lineUnitPrice'),
    why: 'the arithmetic of a line has one cent of slack',
    when: (mutation, document) => {
      const difference = Math.abs(Number(mutation.before) - Number(mutation.after));
      return (lineOf(mutation, document)?.quantity ?? 0) * difference <= 0.02;
    },
  },
  {
    how: 'remove',
    at: members(...TAXES.map((tax) => `invoiceDetails[].${tax}Amount`)),
    why: 'a tax of nothing weighs in no total',
    when: ({ before }) => before === 0,
  },
  {
    how: 'remove',
    at: members(...TAXES.map((tax) => `invoiceDetails[].${tax}PercentCategory`)),
    why: 'a tax of nothing needs no category',
    when: (mutation, document) =>
      TAXES.some(
        (tax) =>
          mutation.at.endsWith(`${tax}PercentCategory`) && lineOf(mutation, document)?.[`${tax}Amount`] === 0,
      ),
  },
  {
    how: 'remove',
    at: members(
      'invoiceDetails[]',
      'invoiceDetails[].incomeClassification[]',
      'invoiceDetails[].incomeClassification',
    ),
    why: 'a line without a value weighs in no total',
    when: ({ before }) =>
      [before].flat().every((part) => {
        const { netValue = 0, vatAmount = 0, amount = 0 } = part as Record<string, number>;
        return netValue + vatAmount + amount === 0;
      }),
  },
  {
    how: 'remove',
    at: members('counterpart', 'counterpart.name', 'counterpart.address'),
    why: 'optional where goods do not move: a self-supply has no counterpart, a Greek one no address; 9.2 has no counterpart',
  },
  {
    how: 'remove',
    at: members('counterpart.address.street', 'counterpart.address.number'),
    why: 'the schema wants neither where goods do not move',
    when: (_, document) => !hasPlaces(document),
  },
  {
    how: 'remove',
    at: members(
      ...header('correlatedInvoices', 'correlatedInvoices[]', 'multipleConnectedMarks'),
      ...header('multipleConnectedMarks[]', 'multipleConnectedUids', 'multipleConnectedUids[]'),
    ),
    why: 'what a document refers to is known to who issues it, but where its type asks for it',
  },
  {
    how: 'remove',
    at: members(
      ...header('currency', 'specialInvoiceCategory', 'selfPricing', 'thirdPartyCollection', 'toWeigh'),
      ...header('vatPaymentSuspension', 'vehicleNumber', 'nonObligatedRecipient'),
      ...header('withoutDigitalTransportTracking', 'otherCorrelatedEntities', 'otherCorrelatedEntities[]'),
      ...header('otherDeliveryNoteHeader.startShippingBranch'),
      ...header('otherDeliveryNoteHeader.completeShippingBranch'),
      ...lines('TaricNo', 'fuelCode', 'movePurposeLine', 'recType'),
      'packingsDeclarations',
      'packingsDeclarations[]',
      'packingsDeclarations[].Packages[]',
      'transmissionFailure',
    ),
    why: 'optional, and nothing else in the document tells that it was meant; without a currency it is EUR',
  },
  {
    how: 'remove',
    at: members('paymentMethods', 'paymentMethods[]'),
    why: 'types that need no payment: 3.x, 6.x, 8.2; or a payment of nothing',
    when: (_, { invoiceHeader: { invoiceType } }) => /^(?:3|6)\.|^8\.2$/.test(invoiceType),
  },
];

/** Whether a change is on the list. */
export const isListed = (mutation: Mutation, document: Document): boolean =>
  silent.some(
    ({ how, at, when }) =>
      how === mutation.how && at.test(mutation.at) && (when?.(mutation, document) ?? true),
  );
