import { english, OptionsError } from '../../../issues/inside.js';
import { isCalendarDate } from '../../../reading/calendar.js';
import {
  type Expectation,
  isOneOf,
  isString,
  matches,
  type OptionForm,
} from '../../../reading/option-form.js';
import { readForm } from '../../../reading/options.js';
import { webhookEvents } from '../../../sending/service/webhook-values.js';
import type { WebhookEventName } from '../../../sending/webhooks/event.js';
import { isWhole } from '../../../types/forms.js';
import { type Fault, faultForm } from '../../faults/fault.js';
import type { ReviewOutcome } from '../../onboarding/review.js';
import type { StoredRow } from '../../state/store.js';
import type { TerminalMode } from '../../state/terminal-rows.js';

/**
 * The reader of a body, which has only these members.
 *
 * @throws OptionsError
 */
const bodyOf =
  <Body extends object>(form: OptionForm<Body, string>) =>
  (given: unknown, at?: string): Body =>
    readForm(given ?? '', form, undefined, english, at) as Body;

/** How far the clock moves at once, in milliseconds: 400 days. */
export const LONGEST_MOVE = 400 * 86_400_000;

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;
const isMoment = (value: unknown): boolean =>
  matches(MOMENT)(value) &&
  isCalendarDate(String(value).slice(0, 10)) &&
  Number.isFinite(Date.parse(String(value)));
const isShort = (value: unknown): boolean => isString(value) && String(value).length <= 2000;
const text: Expectation<string> = [isShort, 'text', 'required'];
const key: Expectation<string> = [isString, 'till-key', 'required'];
interface OfHouse {
  readonly key: string;
}

const outcomes: readonly ReviewOutcome[] = ['approve', 'reject', 'return'];

/** Moves the clock on by milliseconds, or to a moment. */
export const clockBody = bodyOf<{ readonly by?: number; readonly to?: string }>({
  by: [(by) => isWhole(by, 1, LONGEST_MOVE), '3600000'],
  to: [isMoment, '2026-11-20T10:00:00Z'],
});

/** A fault, and when it happens. */
export const faultBody = bodyOf<Fault>(faultForm);

export const reviewBody = bodyOf<{ readonly outcome: ReviewOutcome; readonly message?: string }>({
  outcome: [isOneOf(outcomes), 'approve', 'required'],
  message: [isShort, 'text'],
});

/** Makes the current step of provisioning fail, with this error. */
export const failBody = bodyOf<{ readonly error: string }>({ error: text });

export const statementBody = bodyOf<{ readonly status: 'ACCEPTED' | 'RECALLED' }>({
  status: [isOneOf(['ACCEPTED', 'RECALLED']), 'ACCEPTED', 'required'],
});

/** A company that may issue immediately. */
export const companyBody = bodyOf<OfHouse & { readonly vatNumber: string }>({
  key,
  vatNumber: [matches(/^[0-9]{9}$/), '800123456', 'required'],
});

/** The credits of a software house. */
export const creditsBody = bodyOf<OfHouse & { readonly credits: number }>({
  key,
  credits: [(credits) => typeof credits === 'number' && credits >= 0 && credits <= 1e9, '1000', 'required'],
});

/** An endpoint to register. The call checks its address and events. */
export const endpointBody = bodyOf<OfHouse & { readonly url: string; readonly events: readonly string[] }>({
  key: text,
  url: text,
  events: [(events) => Array.isArray(events) && events.every(isShort), 'request.created', 'required'],
});

/** An event to try an endpoint with. */
export const testEventBody = bodyOf<{ readonly event: WebhookEventName }>({
  event: [isOneOf(webhookEvents), 'request.created', 'required'],
});

const rowBody = bodyOf<StoredRow>({ table: key, id: key, json: key });

export function snapshotBody(given: unknown): readonly StoredRow[] {
  if (!Array.isArray(given)) throw new OptionsError('not-an-object', {}, english);
  return given.map((row, index) => rowBody(row, `[${index}]`));
}

/** A sample receipt to issue for a software house. */
export const sampleBody = bodyOf<OfHouse>({ key });

/** An example to make for a software house. */
export const exampleBody = bodyOf<ExampleBody>({ key, name: text });
export type ExampleBody = OfHouse & { readonly name: string };

/** Whether a terminal answers for its customer. */
export const modeBody = bodyOf<{ readonly mode: TerminalMode }>({
  mode: [isOneOf(['automatic', 'manual']), 'manual', 'required'],
});

/** A command without members. */
export const emptyBody = bodyOf<object>({});
