import { isRecord } from '../../reading/object.js';
import { PUBLIC_SECTOR_BLOCK, validate } from '../../rules/inside.js';
import type { Document, Issue, Related } from '../../types/index.js';
import { type Answer, message, problem } from '../http/answer.js';
import type { Effects } from '../http/asked.js';
import { type Documents, isSlip, linksOf, type Owned, placeOf } from '../state/documents.js';
import type { DocumentRow, TakenDocument } from '../state/rows.js';
import type { World } from '../world.js';
import type { Bound } from './bind.js';
import type { EntryError } from './entry.js';
import { linkErrors } from './link-errors.js';
import { notServed } from './not-served.js';
import { isBlocked, isOwnSlip } from './slips.js';

/**
 * The documents that a document is compared with: those that it refers to, others that refer to the same ones, and the
 * slips of their tables. The slips of another issuer, branch or software house are not among them.
 */
function relatedTo(documents: Documents, owned: Owned): readonly Related[] {
  const rows = new Map<string, DocumentRow>();
  const take = (row: DocumentRow): void => void rows.set(row.uid, row);
  const takeTable = (slip: Owned): void => {
    for (const each of documents.slipsOf(placeOf(slip))) {
      if (each.closedBy === undefined) take(each);
    }
  };
  takeTable(owned);
  for (const link of linksOf(owned)) {
    const named = documents.byLink(link);
    if (named === undefined || (isSlip(named) && !isOwnSlip(owned, named))) continue;
    take(named);
    if (isSlip(named)) takeTable(named);
    for (const other of documents.naming(named)) take(other);
  }
  return [...rows.values()].map(({ document: other, mark, uid }) => ({
    document: other,
    uid,
    ...(mark !== undefined && { mark }),
  }));
}

/** A body without these members does not bind. Source: observed behaviour, Issuing: answer. */
const BINDING: ReadonlySet<string> = new Set([
  'shape/type',
  'shape/missing',
  'shape/not-whole',
  'shape/date',
  'shape/time',
  'shape/unreadable',
  'shape/request',
  'shape/facts',
  'print/payment-label-missing',
]);

/** What is refused only with the setting `checkCancellations`. */
const CANCELLATIONS = {
  'order/cancels-more-than-ordered': 'error',
  'order/cancels-without-order': 'error',
} as const;

/** The issues of a document, given the state of the sandbox. */
export function judge(
  world: World,
  house: string,
  { document, publicSector: block, isPublicSector: publicSector }: Omit<Bound, 'dropped'>,
  skipSignature: boolean,
): readonly Issue[] {
  const related = isReadable(document) ? relatedTo(world.documents, { house, document }) : [];
  const { splitBills: splitBill, checkCancellations } = world.settings;
  const severity = checkCancellations ? CANCELLATIONS : {};
  const whole =
    block === undefined || !isRecord(document) ? document : { ...document, [PUBLIC_SECTOR_BLOCK]: block };
  return validate(whole, { now: world.now(), skipSignature, splitBill, related, publicSector, severity })
    .issues;
}

/**
 * The errors of a held document at its completion. Only the documents that it refers to, and the slips of its table, can
 * have changed since it was held. Its date was checked then: a completion may come on the next day.
 */
export function judgeAgain(world: World, held: TakenDocument, effects: Effects): EntryError[] {
  const { document } = held;
  if (linksOf(held).length === 0) return [];
  const related = relatedTo(world.documents, held);
  const { splitBills: splitBill } = world.settings;
  const { issues } = validate(document, { skipSignature: false, splitBill, related });
  return [...errorsIn(issues), ...linkErrors(world, held, effects)];
}

/** The answer to a request that is refused as a whole, or `undefined` if each document is judged on its own. */
export function refusalOfAll(
  world: World,
  house: string,
  bound: readonly Bound[],
  found: readonly (readonly Issue[])[],
): Answer | undefined {
  const errors = found.flatMap((issues, index) =>
    issues
      .filter(({ rule, severity }) => severity === 'error' && BINDING.has(rule))
      .map((issue) => [fieldOf(index, issue), issue.message] as const),
  );
  if (errors.length > 0) return problem(byField(errors));
  for (const { document } of bound) {
    const { issuer } = document as Document;
    const notAuthorised = notServed(world, house, issuer.vatNumber, 'send invoices');
    if (notAuthorised !== undefined) return notAuthorised;
  }
  const isAnyBlocked = bound.some(({ document }) =>
    isBlocked(world, { house, document: document as Document }),
  );
  if (isAnyBlocked) return message('open-table', 401);
  const rules = new Set(found.flat().map(({ rule }) => rule));
  if (rules.has('pos/terminal-missing')) return message('terminal-missing', world.settings.messageStatus);
  if (rules.has('pos/nsp-missing')) return message('nsp-missing', world.settings.messageStatus);
  return undefined;
}

export const errorsIn = (issues: readonly Issue[]): EntryError[] =>
  issues
    .filter(({ severity }) => severity === 'error')
    .map(({ rule, authorityCode, message: said }) => ({
      code: String(authorityCode ?? rule),
      message: said,
    }));

/** Whether a document has the members that identify it, so that others can be compared with it. */
function isReadable(document: unknown): document is Document {
  const { issuer, invoiceHeader } = (document ?? {}) as Partial<Document>;
  return (
    typeof issuer === 'object' &&
    typeof issuer.vatNumber === 'string' &&
    typeof invoiceHeader === 'object' &&
    [
      invoiceHeader.correlatedInvoices,
      invoiceHeader.multipleConnectedMarks,
      invoiceHeader.multipleConnectedUids,
    ].every((list) => list === undefined || (Array.isArray(list) && list.every(isLink))) &&
    (invoiceHeader.tableAA === undefined || typeof invoiceHeader.tableAA === 'string')
  );
}

const isLink = (link: unknown): boolean => typeof link === 'string' || typeof link === 'number';

const fieldOf = (index: number, { path }: Issue): string =>
  path.reduce<string>(
    (name, step) => (typeof step === 'number' ? `${name}[${step}]` : `${name}.${step}`),
    `invoice[${index}]`,
  );

function byField(errors: readonly (readonly [string, string])[]): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const [field, said] of errors) fields[field] = [...(fields[field] ?? []), said];
  return fields;
}
