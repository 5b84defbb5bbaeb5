import { type Locale, say } from '../../issues/inside.js';
import { type TerminalStep, terminalSteps } from '../../issues/locales/generated/en/terminal-steps.js';
import { type TerminalText, terminalTexts } from '../../issues/locales/generated/en/terminals.js';
import { subtractHeld } from '../../money/held.js';
import {
  asCents,
  type Cents,
  centsToString,
  compareCents,
  parseAmount,
  zeroCents,
} from '../../money/index.js';
import { isObject, isRecord, type Members, valueAt } from '../../reading/object.js';
import { readJson } from '../client/inside.js';
import type { TerminalAction, TerminalAnswer } from './family.js';
import type { AnyFacts, Settings } from './request.js';
import type { TerminalKind, TerminalResult } from './result.js';
import type { AnswerRow, FamilyRow, MemberValue, Saying, Sayings } from './row.js';

/** What an answer says: its code, what this means, and the object with the members of the charge. */
export interface Statement {
  readonly says: Saying;
  readonly code: string;
  readonly members?: Members | undefined;
}

/** What is said of a code that no row has. */
const UNKNOWN: Saying = ['unknown', 'codeUnknown'];

const LOST: Statement = { says: ['unknown', 'lost'], code: 'lost' };

/** An answer whose body cannot be read, or is about something else. */
export const unreadable = (status: number): Statement => ({
  says: ['unknown', 'unreadable'],
  code: `http-${status}`,
});

/** What a code says, by its row. */
export const sayingOf = (rows: Sayings | undefined, code: unknown): Saying =>
  (rows !== undefined && Object.hasOwn(rows, String(code)) ? rows[String(code)] : undefined) ?? UNKNOWN;

/** What a code says; `undefined` if no row has it. */
export const sayingIfAny = (rows: Sayings | undefined, code: unknown): Saying | undefined => {
  const saying = sayingOf(rows, code);
  return saying === UNKNOWN ? undefined : saying;
};

/** Whether an action begins something at the terminal. All others only look. */
export const begins = (action: TerminalAction): boolean =>
  action === 'sale' || action === 'preload' || action === 'refund' || action === 'void';

/** What a status says before its body is looked at. Only a key that was refused proves that nothing began. */
export function ofStatus(action: TerminalAction, { status }: TerminalAnswer): Statement | undefined {
  const code = `http-${status}`;
  if (status === 0 && begins(action)) return { says: ['notBegun', 'unreachable'], code: 'not-sent' };
  if (status === 401 || status === 403) {
    const says: Saying = begins(action) ? ['notBegun', 'notPaired', 'pair'] : ['unknown', 'unknown', 'pair'];
    return { says, code };
  }
  return status >= 500 || status < 200 || (status >= 300 && status < 400)
    ? { says: ['unknown', 'unknown'], code }
    : undefined;
}

/** The JSON of an answer; `undefined` if it is none. */
export const jsonOf = ({ body }: TerminalAnswer): unknown => readJson(body)?.value;

/** A member at a path with dots; `null` is no value. */
export const at = (members: unknown, path: string): unknown => valueAt(members, path.split('.')) ?? undefined;

/** A member as text; `undefined` if it is empty or no text or number. */
export function textAt(members: unknown, path: string | undefined): string | undefined {
  const value = path === undefined ? undefined : at(members, path);
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  return text === '' ? undefined : text;
}

const WHOLE = /^\d{1,13}$/;

function centsAt(members: unknown, path: string, { unit }: AnswerRow): Cents | undefined {
  const text = textAt(members, path);
  if (unit === 'cents') return text !== undefined && WHOLE.test(text) ? asCents(Number(text)) : undefined;
  const amount = parseAmount(text);
  return amount.ok ? amount.value : undefined;
}

/** What was charged, apart from the tip. Networks may or may not count the tip in their amount. */
function chargedIn(members: unknown, row: AnswerRow, asked: Cents | undefined) {
  const whole = centsAt(members, row.amount, row);
  const tip = centsAt(members, row.tip, row) ?? zeroCents;
  if (whole === undefined) return { amount: asked, tip };
  const without = subtractHeld(whole, tip);
  const isWithTip =
    row.includesTip === true || (asked !== undefined && whole !== asked && compareCents(without, asked) <= 0);
  return { amount: isWithTip && compareCents(without, zeroCents) >= 0 ? without : whole, tip };
}

/** Whether it was an instant payment. Where the answer does not tell, what was asked for stays. */
function isInstant(members: unknown, { instant, unstated }: AnswerRow, asked: boolean): boolean {
  const isStated = instant.some(({ member }) => at(members, member) !== undefined);
  const says = ({ member, is: value }: MemberValue): boolean =>
    textAt(members, member)?.toUpperCase() === String(value).toUpperCase();
  if (!isStated || (unstated !== undefined && says(unstated))) return asked;
  return instant.some(says);
}

/** What to do next, by kind, if the row of the code does not say it. */
const STEPS: Readonly<Record<TerminalKind, TerminalStep>> = {
  charged: 'complete',
  returned: 'keep',
  declined: 'anew',
  cancelled: 'anew',
  notBegun: 'later',
  wrongRequest: 'correct',
  running: 'ask',
  unknown: 'ask',
};

export const isRefusal = (kind: TerminalKind): boolean => kind === 'declined' || kind === 'cancelled';

export const textOf = (
  id: TerminalText,
  params: Readonly<Record<string, string>>,
  locale: Locale | undefined,
): string => say(terminalTexts, id, params, locale);

export const nextOf = (
  step: TerminalStep,
  params: Readonly<Record<string, string>>,
  locale: Locale | undefined,
): TerminalResult['next'] => ({ step, todo: say(terminalSteps, step, params, locale) });

/** The result of a statement, with whatever its members say about the charge. */
export function resultOf(
  row: FamilyRow,
  settings: Settings,
  action: TerminalAction,
  { says: [stated, sentence, step], code, members }: Statement,
  facts: AnyFacts = {},
): TerminalResult {
  const { answer, confirms } = row;
  const { locale } = settings;
  const given = parseAmount(facts.amount);
  const asked = given.ok ? given.value : undefined;
  // An answer to a question says that it was done, and not what was asked for.
  const isReturn = action === 'refund' || action === 'void' || facts.original !== undefined;
  const isDone = stated === 'charged';
  const kind = isDone && isReturn ? 'returned' : stated;
  const key = textAt(members, answer.key) ?? facts.key;
  const networkId = textAt(members, answer.networkId) ?? facts.networkId;
  const transactionId = isDone ? textAt(members, answer.transactionId) : undefined;
  const { amount, tip } = chargedIn(members, answer, asked);
  const terminalId = textAt(members, answer.terminalId) ?? settings.terminalId;
  const stamp = textAt(members, answer.at);
  const sums = {
    ...(amount !== undefined && isDone && { amount: centsToString(amount) }),
    ...(isDone && { tip: centsToString(tip) }),
  };
  const isCharge = kind === 'charged';
  const above = isCharge && asked !== undefined && amount !== undefined ? compareCents(amount, asked) : 0;
  const shown = {
    ...(sums.amount !== undefined && { amount: sums.amount }),
    ...(compareCents(tip, zeroCents) > 0 && { tip: centsToString(tip) }),
    terminal: terminalId,
  };
  const warnings = [
    ...(isCharge && transactionId === undefined && networkId !== undefined
      ? [textOf('noUniqueId', { networkId }, locale)]
      : []),
    ...(above < 0 && asked !== undefined
      ? [textOf('paidLess', { ...shown, asked: centsToString(asked) }, locale)]
      : []),
  ];
  const usual: TerminalStep =
    above > 0 ? 'return-by-hand' : isRefusal(kind) && confirms ? 'confirm' : STEPS[kind];
  return {
    kind,
    ...(key !== undefined && { key }),
    ...(transactionId !== undefined && { transactionId }),
    ...(networkId !== undefined && { networkId }),
    ...sums,
    instant: isInstant(members, answer, facts.instant === true),
    terminalId,
    ...(stamp !== undefined && { at: stamp }),
    code,
    text: textOf(above > 0 ? 'tooMuch' : kind === 'returned' ? 'returned' : sentence, shown, locale),
    next: nextOf(step ?? usual, shown, locale),
    warnings,
    references: referencesIn(members, answer),
  };
}

const referencesIn = (members: unknown, { references }: AnswerRow): Readonly<Record<string, string>> =>
  Object.fromEntries(
    references.flatMap((path) => {
      const value = textAt(members, path);
      return value === undefined ? [] : [[path.slice(path.lastIndexOf('.') + 1), value]];
    }),
  );

/** Reads an answer by the function of its family. It never throws. */
export function readBy(
  row: FamilyRow,
  settings: Settings,
  stated: (answer: TerminalAnswer) => Statement,
  action: TerminalAction,
  answer: TerminalAnswer | undefined,
  facts?: AnyFacts,
): TerminalResult {
  const statement = answer === undefined ? LOST : (ofStatus(action, answer) ?? stated(answer));
  const { members } = statement;
  const key = textAt(members, row.answer.key);
  // An answer about another charge says nothing about this one.
  const isOther = key !== undefined && facts?.key !== undefined && key !== facts.key;
  const about = isOther && answer !== undefined ? unreadable(answer.status) : statement;
  return resultOf(row, settings, action, about, facts);
}

/** The objects of a list: the whole answer, or its only list. */
export function listIn(json: unknown, member?: string): readonly Members[] | undefined {
  const list = Array.isArray(json)
    ? json
    : member === undefined
      ? isRecord(json) && Object.values(json).find(Array.isArray)
      : at(json, member);
  return Array.isArray(list) ? list.filter(isObject).filter(isRecord) : undefined;
}
