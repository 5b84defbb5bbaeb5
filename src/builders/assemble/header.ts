import type {
  InvoiceHeader,
  OtherCorrelatedEntity,
  OtherDeliveryNoteHeader,
  Party,
} from '../../types/index.js';
import type { Language } from '../../types/language.js';
import { v5 } from '../../vendor/uuid.js';
import type { FactsRead } from '../read/facts-read.js';
import type { FactsView } from '../read/views.js';
import { addressOf } from './address.js';
import { purposeLabel } from './labels.js';
import { present } from './present.js';

export const EURO = 'EUR';
const OTHER_PURPOSE = 19;

/** The header of the document, with members in the order of the service description. */
export function assembleHeader(read: FactsRead, language: Language): InvoiceHeader {
  const { info, facts } = read;
  const { type } = info;
  if (!read.isUsual) return assembleAnyHeader(read, language);
  const { series, aa, issueDate } = facts;
  if (info.isNote) return Object.freeze({ series, aa, issueDate, invoiceType: type });
  if (info.row.line === 'order') {
    const tableAA = tableOf(facts);
    return Object.freeze({ series, aa, issueDate, invoiceType: type, currency: EURO, tableAA });
  }
  return Object.freeze({ series, aa, issueDate, invoiceType: type, currency: EURO });
}

function assembleAnyHeader({ info, facts, moves }: FactsRead, language: Language): InvoiceHeader {
  const { isNote, row, type } = info;
  return present<InvoiceHeader>({
    series: facts.series,
    aa: facts.aa,
    issueDate: facts.issueDate,
    invoiceType: type,
    vatPaymentSuspension: facts.vatPaymentSuspension,
    currency: isNote ? undefined : (facts.currency ?? EURO),
    exchangeRate: facts.exchangeRate,
    correlatedInvoices: frozen(facts.correlatedInvoices),
    correlatedInvoicesLabel: facts.correlatedInvoicesLabel,
    selfPricing: facts.selfPricing,
    fuelInvoice: facts.fuelInvoice,
    multipleConnectedMarks: frozen(facts.multipleConnectedMarks),
    multipleConnectedUids: frozen(facts.multipleConnectedUids),
    tableAA: row.line === 'order' || row.line === 'none' ? tableOf(facts) : undefined,
    specialInvoiceCategory: facts.specialInvoiceCategory,
    totalCancelDeliveryOrders: facts.totalCancelDeliveryOrders,
    isDeliveryNote: moves && !isNote,
    movePurpose: facts.movePurpose,
    movePurposeLabel: purposeText(facts, language),
    otherMovePurposeTitle: facts.otherMovePurposeTitle,
    dispatchDate: facts.dispatchDate,
    dispatchTime: facts.dispatchTime,
    vehicleNumber: facts.vehicleNumber,
    otherDeliveryNoteHeader: places(facts),
    toWeigh: facts.toWeigh,
    nonObligatedRecipient: facts.nonObligatedRecipient,
    withoutDigitalTransportTracking: facts.withoutDigitalTransportTracking,
    receivingNotePurpose: facts.receivingNotePurpose,
    otherReceivingNotePurposeTitle: facts.otherReceivingNotePurposeTitle,
    reverseDeliveryNote: facts.reverseDeliveryNote,
    reverseDeliveryNotePurpose: facts.reverseDeliveryNotePurpose,
    thirdPartyCollection: facts.thirdPartyCollection,
    otherCorrelatedEntities: entities(facts.otherCorrelatedEntities),
  });
}

/** The GUID of a slip's table. The first slip of a table creates it. */
const tableOf = ({ tableAA, issuer, series, aa, issueDate }: FactsView): string =>
  tableAA ?? newTable(issuer.vatNumber, issuer.branch, series, aa, issueDate);

const frozen = <Item>(items: readonly Item[] | undefined): Item[] | undefined =>
  items === undefined || items.length === 0 ? undefined : (Object.freeze([...items]) as Item[]);

/** The purpose as printed: the stated text, the title of an unlisted purpose, or the label of its code. */
export function purposeText(
  facts: Pick<FactsView, 'movePurpose' | 'movePurposeLabel' | 'otherMovePurposeTitle'>,
  language: Language,
): string | undefined {
  const { movePurpose: purpose, movePurposeLabel, otherMovePurposeTitle } = facts;
  if (purpose === undefined) return movePurposeLabel;
  const title = purpose === OTHER_PURPOSE ? otherMovePurposeTitle : undefined;
  return movePurposeLabel ?? title ?? purposeLabel(purpose, language);
}

function places(facts: FactsView): OtherDeliveryNoteHeader | undefined {
  const { loadingAddress, deliveryAddress, startShippingBranch, completeShippingBranch } = facts;
  if (loadingAddress === undefined || deliveryAddress === undefined) return undefined;
  return present<OtherDeliveryNoteHeader>({
    loadingAddress: addressOf(loadingAddress),
    deliveryAddress: addressOf(deliveryAddress),
    startShippingBranch,
    completeShippingBranch,
  });
}

function entities(given: FactsView['otherCorrelatedEntities']): OtherCorrelatedEntity[] | undefined {
  if (given === undefined || given.length === 0) return undefined;
  const assembled = given.map(({ type, entityData }) => {
    const { vatNumber, country, branch, name, address } = entityData;
    const party = present<Party>({
      vatNumber,
      country,
      branch,
      name,
      address: address && addressOf(address),
    });
    return Object.freeze({ type, entityData: party });
  });
  return Object.freeze(assembled) as OtherCorrelatedEntity[];
}

/** The UUID namespace of tables, generated once. */
const TABLES = '6d8f4c52-9f0e-4f43-9a0c-4a1f3d7c2b61';

/** The GUID of a table, derived from its first slip, so that the same facts open the same table. */
const newTable = (vatNumber: string, branch: number, series: string, aa: string, issueDate: string): string =>
  v5(JSON.stringify([vatNumber, branch, '8.6', series, aa, issueDate]), TABLES);
