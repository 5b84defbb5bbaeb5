import type { Locale } from '../../issues/inside.js';
import { type Cents, centsToNumber, parseAmount, zeroCents } from '../../money/index.js';
import { pathWith } from '../../reading/path-with.js';
import { writeJson } from '../client/inside.js';
import { dayOf, epochOf, hoursOf } from './athens-time.js';
import { TerminalError } from './error.js';
import type { DayFacts, RefundFacts, TerminalAction, TerminalRequest } from './family.js';
import type { ActionRow, BodyRow, FamilyRow, Source } from './row.js';
import { membersOfSignature } from './signed-text.js';

/** The settings of a terminal, as values for a request. */
export type Settings = Readonly<Record<string, unknown>> & {
  readonly terminalId: string;
  readonly locale?: Locale | undefined;
};

type Values = Readonly<Record<string, unknown>>;

/** Facts of any action, after the caller's types. */
export type AnyFacts = Partial<RefundFacts & DayFacts> & { readonly access?: string | undefined };

/** An amount of facts in cents. */
export function centsIn(
  facts: AnyFacts,
  fact: 'amount' | 'tip',
  locale: Locale | undefined,
): Cents | undefined {
  const given = facts[fact];
  if (given === undefined) return undefined;
  const amount = parseAmount(given);
  if (!amount.ok) throw new TerminalError('terminal/amount', { fact }, locale);
  return amount.value;
}

const euros = (cents: Cents | undefined): number | undefined =>
  cents === undefined ? undefined : centsToNumber(cents);

const base64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

/** What rows may name, besides settings. */
function valuesOf(settings: Settings, facts: AnyFacts): Values {
  const amount = centsIn(facts, 'amount', settings.locale);
  const tip = centsIn(facts, 'tip', settings.locale) ?? (amount === undefined ? undefined : zeroCents);
  const { signature, original, date, minutes, access } = facts;
  const text = signature && membersOfSignature(signature, amount ?? zeroCents, settings.terminalId);
  const { user, password } = settings;
  const { references = {} } = original ?? {};
  const day = date === undefined ? undefined : dayOf(date);
  return {
    ...facts,
    reference: facts.reference ?? facts.key,
    amountCents: amount,
    amountEuros: euros(amount),
    tipCents: tip,
    tipEuros: euros(tip),
    instant: facts.instant === true,
    hours: minutes === undefined ? undefined : hoursOf(minutes),
    data: signature?.data,
    token: signature?.token,
    signedUid: text?.uid,
    // JSON keeps the member, as the network wants it.
    signedMark: text?.mark ?? null,
    signedTime: text?.time,
    signedEpoch: text && epochOf(text.time),
    netCents: text?.net,
    vatCents: text?.vat,
    totalCents: text?.total,
    netEuros: euros(text?.net),
    vatEuros: euros(text?.vat),
    totalEuros: euros(text?.total),
    originalKey: original?.key,
    originalTransactionId: original?.transactionId,
    originalNetworkId: original?.networkId,
    originalOrderCode: references['orderCode'],
    originalEcrReference: references['ecrReferenceNumber'] ?? original?.networkId,
    originalAuthorization: references['bankAuthorizationCode'] ?? references['bankAuthorizatonCode'],
    originalReceipt: references['receiptNumber'],
    dayBegins: day?.begins,
    dayEnds: day?.ends,
    bearer: access === undefined ? undefined : `Bearer ${access}`,
    basic: user === undefined ? undefined : `Basic ${base64(`${String(user)}:${String(password)}`)}`,
    ...settings,
  };
}

/** The fact behind a value, for messages. All others have the name of their value. */
const FACTS: Readonly<Record<string, string>> = {
  amountCents: 'amount',
  amountEuros: 'amount',
  data: 'signature.data',
  token: 'signature.token',
  bearer: 'access',
  dayBegins: 'date',
  dayEnds: 'date',
  hours: 'minutes',
  originalKey: 'original.key',
  originalTransactionId: 'original.transactionId',
  originalNetworkId: 'original.networkId',
  originalAuthorization: 'original.references',
  originalReceipt: 'original.references',
};

const OF_TEXT = /^(?:signed|net|vat|total)[A-Z]/;

/** Makes the request of an action from its row. */
class Writer {
  readonly #values: Values;
  readonly #action: TerminalAction;
  readonly #locale: Locale | undefined;

  constructor(action: TerminalAction, settings: Settings, facts: AnyFacts) {
    this.#values = valuesOf(settings, facts);
    this.#action = action;
    this.#locale = settings.locale;
  }

  request({ method, url, headers = {}, query, body, form }: ActionRow): TerminalRequest {
    const params = query && this.#params(query);
    const json = body && this.#body(body);
    const text = json === undefined ? form && this.#params(form) : writeJson(json);
    const type = json === undefined ? {} : { 'Content-Type': 'application/json' };
    const address = pathWith(url, (name) => {
      const value = String(this.#value(`${name}!`));
      return ADDRESSES.has(name) ? value : encodeURIComponent(value);
    });
    return {
      method,
      url: params === undefined ? address : `${address}?${params}`,
      headers: { ...type, ...(this.#body(headers) as Readonly<Record<string, string>> | undefined) },
      ...(text !== undefined && { body: text }),
    };
  }

  #value(source: Source): unknown {
    if (typeof source !== 'string') {
      if ('is' in source) return source.is;
      return this.#values[source.of] === true ? source.yes : source.no;
    }
    const name = source.replace('!', '');
    const value = this.#values[name];
    if (value !== undefined || name === source) return value;
    if (OF_TEXT.test(name)) throw new TerminalError('terminal/signed-text', {}, this.#locale);
    const params = { action: this.#action, fact: FACTS[name] ?? name };
    throw new TerminalError('terminal/fact', params, this.#locale);
  }

  /** A body with its values. Members without a value are left out, and objects without members. */
  #body(row: BodyRow): Readonly<Record<string, unknown>> | undefined {
    const members = Object.entries(row).flatMap(([member, source]) => {
      const value = isSource(source) ? this.#value(source) : this.#body(source);
      return value === undefined ? [] : [[member, value] as const];
    });
    return members.length === 0 ? undefined : Object.fromEntries(members);
  }

  #params(row: Readonly<Record<string, Source>>): string {
    const stated = Object.entries(this.#body(row) ?? {});
    return String(new URLSearchParams(stated.map(([member, value]) => [member, String(value)])));
  }
}

const isSource = (row: Source | BodyRow): row is Source =>
  typeof row === 'string' || 'is' in row || 'of' in row;

/** Addresses are settings, so they stand as they are. Everything else is one step of a path. */
const ADDRESSES: ReadonlySet<string> = new Set(['base', 'prefix', 'api', 'accounts']);

/** The request of an action, from the row of its family. */
export function requestOf(
  { family, actions }: FamilyRow,
  action: string,
  settings: Settings,
  facts: AnyFacts,
): TerminalRequest {
  const row = actions[action];
  if (row === undefined) {
    const params = { family, action, actions: Object.keys(actions).join(', ') };
    throw new TerminalError('terminal/action', params, settings.locale);
  }
  return new Writer(action as TerminalAction, settings, facts).request(row);
}
