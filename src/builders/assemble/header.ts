import type {
  InvoiceHeader,
  OtherCorrelatedEntity,
  OtherDeliveryNoteHeader,
  Party,
} from '../../types/index.js';
import type { FactsRead, RareFacts } from '../read/facts-read.js';
import { addressOf } from './address.js';
import { type Language, purposeLabel } from './labels.js';
import { present } from './present.js';
import { newTable } from './table-id.js';

const EURO = 'EUR';
const OTHER_PURPOSE = 19;

/** The head of the document, its members in the order of the service description. */
export function assembleHeader(facts: FactsRead, language: Language): InvoiceHeader {
  const { info, series, aa, issueDate, rare } = facts;
  const { type } = info;
  if (rare !== undefined) return assembleAnyHeader(facts, language);
  if (info.isNote) return Object.freeze({ series, aa, issueDate, invoiceType: type });
  if (info.row.line === 'order') {
    const tableAA = tableOf(facts);
    return Object.freeze({ series, aa, issueDate, invoiceType: type, currency: EURO, tableAA });
  }
  return Object.freeze({ series, aa, issueDate, invoiceType: type, currency: EURO });
}

function assembleAnyHeader(facts: FactsRead, language: Language): InvoiceHeader {
  const { info, series, aa, issueDate, rare } = facts;
  const { isNote, row, type } = info;
  return present<InvoiceHeader>({
    series,
    aa,
    issueDate,
    invoiceType: type,
    vatPaymentSuspension: rare?.vatPaymentSuspension,
    currency: isNote ? undefined : (rare?.currency ?? EURO),
    exchangeRate: rare?.exchangeRate,
    correlatedInvoices: frozen(facts.correlatedInvoices),
    correlatedInvoicesLabel: rare?.correlatedInvoicesLabel,
    selfPricing: rare?.selfPricing,
    fuelInvoice: rare?.fuelInvoice,
    multipleConnectedMarks: frozen(facts.multipleConnectedMarks),
    multipleConnectedUids: frozen(rare?.multipleConnectedUids),
    tableAA: row.line === 'order' || row.line === 'none' ? tableOf(facts) : undefined,
    specialInvoiceCategory: rare?.specialInvoiceCategory,
    totalCancelDeliveryOrders: rare?.totalCancelDeliveryOrders,
    isDeliveryNote: facts.moves && !isNote,
    movePurpose: rare?.movePurpose,
    movePurposeLabel: purposeText(rare, language),
    otherMovePurposeTitle: rare?.otherMovePurposeTitle,
    dispatchDate: rare?.dispatchDate,
    dispatchTime: rare?.dispatchTime,
    vehicleNumber: rare?.vehicleNumber,
    otherDeliveryNoteHeader: rare && places(rare),
    toWeigh: rare?.toWeigh,
    nonObligatedRecipient: rare?.nonObligatedRecipient,
    withoutDigitalTransportTracking: rare?.withoutDigitalTransportTracking,
    receivingNotePurpose: rare?.receivingNotePurpose,
    otherReceivingNotePurposeTitle: rare?.otherReceivingNotePurposeTitle,
    reverseDeliveryNote: rare?.reverseDeliveryNote,
    reverseDeliveryNotePurpose: rare?.reverseDeliveryNotePurpose,
    thirdPartyCollection: rare?.thirdPartyCollection,
    otherCorrelatedEntities: rare && entities(rare.otherCorrelatedEntities),
  });
}

/** The table of a slip; the first slip of a table gives it its GUID. */
const tableOf = ({ tableAA, issuer, series, aa, issueDate }: FactsRead): string =>
  tableAA ?? newTable(issuer.vatNumber, issuer.branch, series, aa, issueDate);

const frozen = <Item>(items: readonly Item[] | undefined): Item[] | undefined =>
  items === undefined || items.length === 0 ? undefined : (Object.freeze([...items]) as Item[]);

/** The purpose as printed: the text stated, the title of an unlisted purpose, or the label of its code. */
function purposeText(rare: RareFacts | undefined, language: Language): string | undefined {
  const purpose = rare?.movePurpose;
  if (rare === undefined || purpose === undefined) return rare?.movePurposeLabel;
  const title = purpose === OTHER_PURPOSE ? rare.otherMovePurposeTitle : undefined;
  return rare.movePurposeLabel ?? title ?? purposeLabel(purpose, language);
}

function places(rare: RareFacts): OtherDeliveryNoteHeader | undefined {
  const { loadingAddress, deliveryAddress, startShippingBranch, completeShippingBranch } = rare;
  if (loadingAddress === undefined || deliveryAddress === undefined) return undefined;
  return present<OtherDeliveryNoteHeader>({
    loadingAddress: addressOf(loadingAddress),
    deliveryAddress: addressOf(deliveryAddress),
    startShippingBranch,
    completeShippingBranch,
  });
}

function entities(given: RareFacts['otherCorrelatedEntities']): OtherCorrelatedEntity[] | undefined {
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
