import { recordOf } from '../../reading/record.js';
import type { Language } from '../../types/language.js';
import { addressLine } from '../assemble/address.js';
import { EURO, purposeText } from '../assemble/header.js';
import { documentLabel, languageOf, printedCountry } from '../assemble/labels.js';
import { paymentsLabel } from '../assemble/payments.js';
import { paperFor } from '../assemble/print-details.js';
import { infoOf, type KindInfo, kindOf } from '../kinds/kind-info.js';
import { HOME } from '../read/party.js';
import { factsOfLine, type LineContext } from './line.js';
import { type Stated, someOf, stated, withoutDerived } from './stated.js';
import { taxesOfDocument } from './taxes.js';

/** The facts of a party, from its form for the tax authority and its printed form. */
function factsOfParty(party: unknown, printed: unknown, language: Language, isIssuer: boolean): unknown {
  const sent = recordOf(party);
  if (sent === undefined) return party;
  const { vatNumber, country, branch, name, address } = sent;
  const isHome = isIssuer && country === HOME;
  return stated({
    vatNumber,
    country: isHome ? undefined : country,
    branch,
    name,
    address,
    print: printOf(sent, printed, language),
  });
}

/** The printed members that do not follow from the name, the address and the country. */
function printOf(sent: Stated, given: unknown, language: Language): unknown {
  const print = recordOf(given);
  if (print === undefined) return given;
  const { name, country } = sent;
  const own = withoutDerived(withoutAddress(print, recordOf(sent['address'])), {
    name,
    addressCountry: typeof country === 'string' ? printedCountry(country, language) : undefined,
  });
  // Without name, address and print, nothing would be printed.
  const isPrinted = name !== undefined || sent['address'] !== undefined;
  return isPrinted ? someOf(own) : own;
}

const IN_ADDRESS = {
  addressStreet: 'street',
  addressNumber: 'number',
  addressPostalCode: 'postalCode',
  addressCity: 'city',
} as const;

/** Leaves out the printed address if it is the address of the party in every member. */
function withoutAddress(print: Stated, address: Stated | undefined): Stated {
  if (address === undefined) return print;
  const members = Object.entries(IN_ADDRESS);
  if (!members.every(([printed, sent]) => print[printed] === address[sent])) return print;
  return stated({ ...print, ...Object.fromEntries(members.map(([printed]) => [printed, undefined])) });
}

/** Members that facts have under the same name, with the same value. */
const SAME = [
  'series',
  'aa',
  'issueDate',
  'vatPaymentSuspension',
  'exchangeRate',
  'correlatedInvoicesLabel',
  'selfPricing',
  'fuelInvoice',
  'multipleConnectedUids',
  'tableAA',
  'specialInvoiceCategory',
  'totalCancelDeliveryOrders',
  'isDeliveryNote',
  'movePurpose',
  'otherMovePurposeTitle',
  'dispatchDate',
  'dispatchTime',
  'vehicleNumber',
  'toWeigh',
  'nonObligatedRecipient',
  'withoutDigitalTransportTracking',
  'receivingNotePurpose',
  'otherReceivingNotePurposeTitle',
  'reverseDeliveryNote',
  'reverseDeliveryNotePurpose',
  'thirdPartyCollection',
  'otherCorrelatedEntities',
] as const;

function factsOfHeader(header: Stated, language: Language): Stated {
  const same = Object.fromEntries(SAME.map((member) => [member, header[member]]));
  const { currency, movePurposeLabel } = header;
  const places = recordOf(header['otherDeliveryNoteHeader']) ?? {};
  return {
    type: header['invoiceType'],
    ...same,
    currency: currency === EURO ? undefined : currency,
    correlatedInvoices: marksOf(header['correlatedInvoices']),
    multipleConnectedMarks: marksOf(header['multipleConnectedMarks']),
    movePurposeLabel: movePurposeLabel === derivedPurpose(header, language) ? undefined : movePurposeLabel,
    loadingAddress: places['loadingAddress'],
    deliveryAddress: places['deliveryAddress'],
    startShippingBranch: places['startShippingBranch'],
    completeShippingBranch: places['completeShippingBranch'],
  };
}

/** MARKs are texts in programs and numbers in documents. */
const marksOf = (marks: unknown): unknown =>
  Array.isArray(marks)
    ? marks.map((mark: unknown) => (typeof mark === 'number' ? String(mark) : mark))
    : marks;

function derivedPurpose(header: Stated, language: Language): string | undefined {
  const { movePurpose, otherMovePurposeTitle: title } = header;
  if (typeof movePurpose !== 'number') return undefined;
  const otherMovePurposeTitle = typeof title === 'string' ? title : undefined;
  return purposeText({ movePurpose, movePurposeLabel: undefined, otherMovePurposeTitle }, language);
}

/** The facts of a document, unchecked: every member that has a place in facts, without what follows from the rest. */
export function draftFacts(document: Stated): Stated {
  const header = recordOf(document['invoiceHeader']) ?? {};
  const print = recordOf(document['providerAdditionalInvoiceDetails']);
  const code = recordOf(print?.['additionalDetails'])?.['documentLanguageCode'];
  const language = languageOf(typeof code === 'string' ? code : undefined);
  const cancelsTable = header['totalCancelDeliveryOrders'] === true;
  const kind = kindOf(header['invoiceType'], cancelsTable);
  const info = kind && infoOf(kind);
  const country = recordOf(document['counterpart'])?.['country'];
  const lines = info && {
    info,
    members: membersOf(info, header),
    country: typeof country === 'string' ? country : undefined,
    language,
  };
  return stated({
    ...factsOfHeader(header, language),
    transmissionFailure: document['transmissionFailure'],
    issuer: factsOfParty(document['issuer'], print?.['issuer'], language, true),
    counterpart: factsOfParty(document['counterpart'], print?.['counterpart'], language, false),
    lines: lines && linesOf(document['invoiceDetails'], lines),
    ...taxesOfDocument(document),
    payments: paymentsOf(document['paymentMethods']),
    packages: packagesOf(document['packingsDeclarations']),
    print: printFacts(document, header, info, language),
  });
}

const membersOf = (info: KindInfo, header: Stated): LineContext['members'] =>
  info.lineMembers({
    moving: header['isDeliveryNote'] === true,
    selfBilled: header['selfPricing'] === true,
  });

/** The line of a total cancellation follows from its type. */
function linesOf(lines: unknown, context: LineContext): unknown {
  if (context.info.row.line === 'none') return undefined;
  return Array.isArray(lines) ? lines.map((line: unknown) => factsOfLine(line, context)) : lines;
}

function paymentsOf(payments: unknown): unknown {
  if (!Array.isArray(payments)) return payments;
  return payments.map((payment: unknown) => {
    const given = recordOf(payment);
    if (given === undefined) return payment;
    const { type, amount, terminalId, posNspId, paymentMethodInfo } = given;
    return stated({ type, amount, terminalId, posNspId, paymentMethodInfo });
  });
}

/** Facts have one list of packages. */
function packagesOf(declarations: unknown): unknown {
  if (!Array.isArray(declarations)) return declarations;
  return declarations.flatMap((each: unknown) => recordOf(each)?.['Packages'] ?? []);
}

/** The other printed details that do not follow from the document. */
function printFacts(
  document: Stated,
  header: Stated,
  info: KindInfo | undefined,
  language: Language,
): unknown {
  const block = recordOf(document['providerAdditionalInvoiceDetails']);
  const details = recordOf(block?.['additionalDetails']);
  if (details === undefined) return block?.['additionalDetails'];
  const places = recordOf(header['otherDeliveryNoteHeader']) ?? {};
  const derived = {
    documentLabel: info && documentLabel(info.type, language),
    documentLanguageCode: 'EL',
    documentSizeCode: info && paperFor(info, header['specialInvoiceCategory']),
    paymentMethodInvoiceLabel: labelOfPayments(document['paymentMethods'], language),
    dispatchPlaceFrom: lineOf(places['loadingAddress']),
    dispatchPlaceTo: lineOf(places['deliveryAddress']),
  };
  return someOf(withoutDerived(details, derived));
}

function labelOfPayments(payments: unknown, language: Language): string | undefined {
  if (payments !== undefined && !Array.isArray(payments)) return undefined;
  const types = (payments ?? []).map((payment: unknown) => recordOf(payment)?.['type']);
  return types.every((type): type is number => typeof type === 'number')
    ? paymentsLabel(
        types.map((type) => ({ type })),
        language,
      )
    : undefined;
}

function lineOf(value: unknown): string | undefined {
  const { street, number, postalCode, city } = recordOf(value) ?? {};
  if (typeof postalCode !== 'string' || typeof city !== 'string') return undefined;
  return addressLine({
    postalCode,
    city,
    street: typeof street === 'string' ? street : undefined,
    number: typeof number === 'string' ? number : undefined,
  });
}
