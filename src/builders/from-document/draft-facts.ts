import { recordOf } from '../../reading/record.js';
import { languageOf } from '../assemble/labels.js';
import { infoOf, type KindInfo, kindOf } from '../kinds/kind-info.js';
import { factsOfHeader } from './header.js';
import { factsOfLine, type LineContext } from './line.js';
import { factsOfParty } from './party.js';
import { printFacts } from './print.js';
import { type Stated, stated } from './stated.js';
import { taxesOfDocument } from './taxes.js';

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
