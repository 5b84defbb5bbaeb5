import type { TerminalStep } from '../../issues/locales/generated/en/terminal-steps.js';
import type { TerminalText } from '../../issues/locales/generated/en/terminals.js';
import type { TerminalKind } from './result.js';

/** Where a member takes its value from: a named value, a constant, or one of two constants. */
export type Source =
  | string
  | { readonly is: unknown }
  | { readonly of: string; readonly yes: unknown; readonly no: unknown };

/** The members of a body, which may have objects in it. */
export interface BodyRow {
  readonly [member: string]: Source | BodyRow;
}

/** A request: its address with named values in braces, and where each of its parts comes from. */
export interface ActionRow {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly url: string;
  readonly headers?: Readonly<Record<string, Source>>;
  readonly query?: Readonly<Record<string, Source>>;
  readonly body?: BodyRow;
  readonly form?: Readonly<Record<string, Source>>;
}

/** A member, and a value of it that says something. */
export interface MemberValue {
  readonly member: string;
  readonly is: string | number;
}

/** Where each part of a result is in an answer. Paths have dots. */
export interface AnswerRow {
  /** The object that has the members, if it is not the whole answer. */
  readonly within?: string;
  readonly key?: string;
  readonly code: string;
  readonly transactionId: string;
  /** The id of the network, which is not the unique payment id by law. */
  readonly networkId: string;
  readonly amount: string;
  readonly tip: string;
  readonly unit: 'cents' | 'euros';
  /** Whether the amount always has the tip in it. */
  readonly includesTip?: boolean;
  readonly terminalId?: string;
  readonly at?: string;
  /** Members with values that say that the payment was an instant payment. */
  readonly instant: readonly MemberValue[];
  /** The member and value that say that the kind of payment is not known: what was asked for stays. */
  readonly unstated?: MemberValue;
  /** Members to keep: a void or a refund may need them. */
  readonly references: readonly string[];
}

/** What a code says: its kind, its sentence, and what to do if that does not follow from the kind. */
export type Saying = readonly [kind: TerminalKind, says: TerminalText, step?: TerminalStep];

export type Sayings = Readonly<Record<string, Saying>>;

/** What a family of terminals is, from reference/terminals. */
export interface FamilyRow {
  readonly family: string;
  /** How long a till waits for the customer, in milliseconds. */
  readonly wait: number;
  /** Whether the same request with the same key may be sent again: it is never carried out twice. */
  readonly repeatable: boolean;
  /** Whether a refusal is final only after a second answer agrees. */
  readonly confirms: boolean;
  readonly actions: Readonly<Record<string, ActionRow>>;
  readonly answer: AnswerRow;
  readonly codes: Sayings;
  /** What codes beside those of charges say: of a header, or of the state of a session. */
  readonly events?: Sayings;
}
