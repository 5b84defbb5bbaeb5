import { isObject } from '../../reading/object.js';
import type { Facts } from '../facts/facts.js';
import { infoOf, kindOf } from '../kinds/kind-info.js';
import { CANCELLED, dispatch, dispatchExtras, type KindRow, RESTAURANT } from '../kinds/kind-row.js';
import type { Kind } from '../kinds/kinds.js';
import { literal } from './literal.js';

/** The code of one document, and what it imports. */
export interface Code {
  readonly text: string;
  readonly imports: readonly string[];
}

/** A step of a builder with its arguments. */
type Call = readonly [step: string, ...given: readonly string[]];

type Members = Readonly<Record<string, unknown>>;

/** Members of the header that every opening takes. */
const ALWAYS = [
  'issuer',
  'series',
  'aa',
  'issueDate',
  'otherCorrelatedEntities',
  'transmissionFailure',
  'print',
];
const MOVEMENT: readonly string[] = [...dispatch, ...dispatchExtras];
/** Members of the header that have a step, or that follow from the kind. */
const BY_STEP: readonly string[] = ['packages', 'toWeigh', 'totalCancelDeliveryOrders'];
const TAXES = ['withheld', 'fees', 'stampDuty', 'otherTaxes', 'deductions'];

/** The functions that make a payment of an amount, and those that make one through a terminal. */
const PAYMENTS: ReadonlyMap<unknown, string> = new Map([
  [1, 'bankTransfer'],
  [2, 'foreignBankTransfer'],
  [3, 'cash'],
  [4, 'cheque'],
  [5, 'onCredit'],
  [6, 'webBanking'],
]);
const TERMINAL_PAYMENTS: ReadonlyMap<unknown, string> = new Map([
  [7, 'card'],
  [8, 'instantPayment'],
]);
const TERMINAL_MEMBERS: readonly string[] = ['type', 'amount', 'terminalId', 'posNspId', 'paymentMethodInfo'];

/** The builder that states the same as the facts, or `undefined` if they have what no builder states. */
export function fluentCode(given: Facts, indent: string): Code | undefined {
  const facts = statedIn(given);
  const kind = kindOfFacts(facts);
  if (kind === undefined) return undefined;
  const { row } = infoOf(kind);
  const isMoving = MOVEMENT.some((member) => facts[member] !== undefined) && row.moves !== 'no';
  const left = new Set(Object.keys(facts));
  const take = (members: readonly string[]): Members => {
    const taken = members.filter((member) => left.delete(member));
    return Object.fromEntries(taken.map((member) => [member, facts[member]]));
  };
  const imports = new Set<string>([kind]);
  const inner = `${indent}  `;
  const written = (step: string, value: unknown): Call => [step, literal(value, inner, step.length + 3)];
  const one = (step: string, value: unknown): Call[] => (value === undefined ? [] : [written(step, value)]);
  const each = (step: string, value: unknown): Call[] =>
    (Array.isArray(value) ? value : value === undefined ? [] : [value]).map((item) => written(step, item));

  left.delete('type');
  // Taken first, because it says what the opening need not say.
  const movement = isMoving ? take(MOVEMENT) : {};
  if (isMoving && facts['isDeliveryNote'] === true) left.delete('isDeliveryNote');
  const links = linkStep(row, facts);
  for (const member of links?.states ?? []) left.delete(member);
  if (row.line === 'none' && facts['totalCancelDeliveryOrders'] === true)
    left.delete('totalCancelDeliveryOrders');
  const opening = take([...openingOf(row), ...ALWAYS]);
  const calls: Call[] = [
    ...(isMoving ? [written('movement', movement)] : []),
    ...(row.counterpart === 'no' && !isMoving
      ? []
      : one('counterpart', take(['counterpart'])['counterpart'])),
    ...(links === undefined ? [] : [written(links.step, links.given)]),
    ...(row.line === 'none' ? [] : each('line', linesOf(kind, take(['lines'])['lines']))),
    ...one('discount', take(['discount'])['discount']),
    ...TAXES.flatMap((tax) => each(tax, take([tax])[tax])),
    ...(facts['toWeigh'] === true && left.delete('toWeigh') ? [['toWeigh'] as const] : []),
    ...packagesStep(take(['packages'])['packages'], inner),
    ...paymentSteps(row, take(['payments'])['payments'], inner, imports),
    ['build'],
  ];
  if (left.size > 0 || !isAllowed(kind, facts, isMoving)) return undefined;
  const steps = calls.map(([step, ...args]) => `\n${inner}.${step}(${args.join(', ')})`).join('');
  return {
    text: `${kind}(${literal(inOrder(opening, facts), indent, kind.length + 24)})${steps}`,
    imports: [...imports],
  };
}

/** The members of an object that have a value. */
const statedIn = (value: object): Members =>
  Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined));

/** The members as the facts have them, so that the reader finds them again. */
const inOrder = (members: Members, facts: Members): Members =>
  Object.fromEntries(Object.keys(facts).flatMap((name) => (name in members ? [[name, members[name]]] : [])));

/** A cancellation of single lines is a slip whose lines all say so. */
function kindOfFacts(facts: Members): Kind | undefined {
  const kind = kindOf(facts['type'], facts['totalCancelDeliveryOrders'] === true);
  const lines = objectsIn(facts['lines']);
  const cancels = lines.length > 0 && lines.every((line) => line['recType'] === CANCELLED);
  return kind === 'orderSlip' && cancels ? 'orderCancellation' : kind;
}

const objectsIn = (list: unknown): readonly Members[] =>
  Array.isArray(list) ? list.filter((item: unknown): item is Members => isObject(item)) : [];

/** The builder says itself that its lines are cancelled. */
const linesOf = (kind: Kind, lines: unknown): unknown =>
  kind === 'orderCancellation' ? objectsIn(lines).map(({ recType: _, ...line }) => line) : lines;

/** The members that the opening of a kind takes besides those of every kind. */
const openingOf = ({ needs, takes, correlates, line }: KindRow): readonly string[] => [
  ...needs.filter((member) => !MOVEMENT.includes(member)),
  ...takes.filter((member) => !BY_STEP.includes(member)),
  ...(correlates === 'no' ? [] : ['correlatedInvoices', 'correlatedInvoicesLabel']),
  ...(line === 'none' ? ['multipleConnectedMarks', 'multipleConnectedUids'] : []),
];

/** The step that links to other documents, and the members that it states. */
function linkStep({ links, line }: KindRow, facts: Members) {
  const { multipleConnectedMarks: marks, multipleConnectedUids: uids, specialInvoiceCategory } = facts;
  if (line === 'none' || (marks === undefined && uids === undefined)) return undefined;
  if (links.includes('slips') && specialInvoiceCategory === RESTAURANT) {
    const given = { marks: marks ?? [], ...(uids !== undefined && { uids }) };
    const states = ['multipleConnectedMarks', 'multipleConnectedUids', 'specialInvoiceCategory'];
    return { step: 'closesTable', given, states };
  }
  const step = links.includes('notes') ? 'closesNotes' : links.includes('receipts') ? 'refersTo' : undefined;
  return step && { step, given: marks, states: ['multipleConnectedMarks'] };
}

const packagesStep = (packages: unknown, indent: string): Call[] =>
  Array.isArray(packages) && packages.length > 0
    ? [['packages', ...packages.map((each: unknown) => literal(each, indent, 12))]]
    : [];

function paymentSteps(row: KindRow, payments: unknown, indent: string, imports: Set<string>): Call[] {
  if (row.payments === 'no' || !Array.isArray(payments)) return [];
  return payments.map((payment: unknown) => ['payment', paymentCode(payment, indent, imports)]);
}

function paymentCode(payment: unknown, indent: string, imports: Set<string>): string {
  const used = '.payment('.length;
  if (!isObject(payment)) return literal(payment, indent, used);
  const { type, amount, ...more } = statedIn(payment);
  const name = PAYMENTS.get(type);
  if (name !== undefined && amount !== undefined && Object.keys(more).length === 0) {
    imports.add(name);
    return `${name}(${literal(amount, indent)})`;
  }
  const terminal = TERMINAL_PAYMENTS.get(type);
  if (terminal === undefined || Object.keys(payment).some((member) => !TERMINAL_MEMBERS.includes(member)))
    return literal(payment, indent, used);
  imports.add(terminal);
  return `${terminal}(${literal({ amount, ...more }, indent, used + terminal.length + 1)})`;
}

/** Whether the lines have only members that the builder's lines have. */
function isAllowed(kind: Kind, facts: Members, moving: boolean): boolean {
  const { forbids } = infoOf(kind).lineMembers({ moving, selfBilled: facts['selfPricing'] === true });
  const lists = ['lines', 'payments'].map((name) => facts[name]);
  return (
    lists.every((list) => list === undefined || (Array.isArray(list) && list.every(isObject))) &&
    objectsIn(linesOf(kind, facts['lines'])).every((line) =>
      Object.keys(statedIn(line)).every((member) => !(forbids as ReadonlySet<string>).has(member)),
    )
  );
}
