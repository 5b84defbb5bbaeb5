import { dispatch, dispatchExtras } from '../../../src/builders/kinds/kind-row.js';
import { type Kind, kinds } from '../../../src/builders/kinds/kinds.js';

type Facts = Readonly<Record<string, unknown>>;

/** Steps of a builder that take a member of facts as it is. */
const STEPS: Readonly<Record<string, string>> = { counterpart: 'counterpart', discount: 'discount' };

/** Steps that are called once for each element of a list. */
const EACH: Readonly<Record<string, string>> = {
  lines: 'line',
  payments: 'payment',
  withheld: 'withheld',
  fees: 'fees',
  stampDuty: 'stampDuty',
  otherTaxes: 'otherTaxes',
  deductions: 'deductions',
};

/** The special category of a document that closes a table. The step sets it. */
const RESTAURANT = 12;

const MOVEMENT: ReadonlySet<string> = new Set([...dispatch, ...dispatchExtras]);

/** The program that builds a document from facts: with the builder of its type, or from one object if facts are unusual. */
export function programOf(facts: unknown): string {
  const kind = isFacts(facts) ? kindOf(facts) : undefined;
  if (kind === undefined || !isFacts(facts)) return fromOneObject(facts);
  const link = hasLinks(facts) ? linkOf(kind, facts) : '';
  return link === undefined ? fromOneObject(facts) : fluent(kind, facts, link);
}

const isFacts = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Array.isArray(Object(value).lines);

function kindOf({ type, totalCancelDeliveryOrders, lines }: Facts): Kind | undefined {
  if (totalCancelDeliveryOrders === true) return undefined;
  const cancels = (lines as readonly unknown[]).some((line) => Object(line).recType === 7);
  if (type === '8.6') return cancels ? 'orderCancellation' : 'orderSlip';
  return (Object.keys(kinds) as Kind[]).find((kind) => kinds[kind].type === type);
}

const fromOneObject = (facts: unknown): string =>
  [
    "import { buildUnknown } from 'parastatiko';",
    '',
    `const document = buildUnknown(${literal(facts)});`,
    '',
  ].join('\n');

function fluent(kind: Kind, facts: Facts, link: string): string {
  const moves = kinds[kind].moves !== 'no' && facts['movePurpose'] !== undefined;
  const opening: [string, unknown][] = [];
  const movement: [string, unknown][] = [];
  const steps: string[] = [];
  for (const [name, value] of Object.entries(facts)) {
    const each = EACH[name];
    const step = STEPS[name];
    if (name === 'type' || name === 'isDeliveryNote') continue;
    if (moves && MOVEMENT.has(name)) movement.push([name, value]);
    else if (each !== undefined && Array.isArray(value)) steps.push(...value.map((one) => call(each, one)));
    else if (step !== undefined) steps.push(call(step, value));
    else if (link !== '' && isOfLink(name, value)) continue;
    else if (name === 'packages' && Array.isArray(value))
      steps.push(`.packages(${value.map((one) => literal(one, 1)).join(', ')})`);
    else if (name === 'toWeigh') steps.push('.toWeigh()');
    else opening.push([name, value]);
  }
  if (movement.length > 0) steps.unshift(call('movement', Object.fromEntries(movement)));
  if (link !== '') steps.unshift(link);
  return [
    `import { ${kind} } from 'parastatiko';`,
    '',
    `const document = ${kind}(${literal(Object.fromEntries(opening))})`,
    ...[...steps, '.build();'].map((step) => `  ${step}`),
    '',
  ].join('\n');
}

/** The step for the documents that this one closes or refers to, or `undefined` if its kind has none. */
function linkOf(kind: Kind, facts: Facts): string | undefined {
  const { multipleConnectedMarks: marks = [], multipleConnectedUids: uids } = facts;
  const links: readonly string[] = kinds[kind].links;
  if (closesTable(facts)) {
    return links.includes('slips')
      ? call('closesTable', { marks, ...(uids !== undefined && { uids }) })
      : undefined;
  }
  if (uids !== undefined) return undefined;
  if (links.includes('notes')) return call('closesNotes', marks);
  return links.includes('receipts') ? call('refersTo', marks) : undefined;
}

const isOfLink = (name: string, value: unknown): boolean =>
  name.startsWith('multipleConnected') || (name === 'specialInvoiceCategory' && value === RESTAURANT);
const closesTable = ({ specialInvoiceCategory }: Facts): boolean => specialInvoiceCategory === RESTAURANT;
const hasLinks = (facts: Facts): boolean =>
  facts['multipleConnectedMarks'] !== undefined || facts['multipleConnectedUids'] !== undefined;

const call = (name: string, value: unknown): string => `.${name}(${literal(value, 1)})`;

const WIDTH = 100;
const PLAIN_NAME = /^[A-Za-z_$][\w$]*$/;

/** A value as TypeScript, on one line if it fits. */
function literal(value: unknown, depth = 0): string {
  const short = onOneLine(value);
  if (depth * 2 + short.length <= WIDTH || typeof value !== 'object' || value === null) return short;
  const inner = '  '.repeat(depth + 1);
  const outer = '  '.repeat(depth);
  const rows = Array.isArray(value)
    ? value.map((one) => literal(one, depth + 1))
    : Object.entries(value).map(([name, one]) => `${nameOf(name)}: ${literal(one, depth + 1)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return `${open}\n${rows.map((row) => `${inner}${row},\n`).join('')}${outer}${close}`;
}

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).map(([name, one]) => `${nameOf(name)}: ${onOneLine(one)}`);
    return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
  }
  return typeof value === 'string' ? quoted(value) : String(JSON.stringify(value));
}

const nameOf = (name: string): string => (PLAIN_NAME.test(name) ? name : quoted(name));

/** A text in single quotes, escaped as in JSON. */
const quoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
