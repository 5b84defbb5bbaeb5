import { type Locale, say } from '../../issues/inside.js';
import {
  type WebhookRefusalReason,
  webhookRefusals,
} from '../../issues/locales/generated/en/webhook-refusals.js';
import type { Params, Path } from '../../types/issue.js';
import type { WebhookEvent } from './event.js';

/** A delivery that is not trusted or not understood. */
export interface WebhookRefusal {
  readonly ok: false;
  readonly reason: WebhookRefusalReason;
  readonly message: string;
  /** The member of the body, for `notAnEvent` and `tooOld`. */
  readonly path: Path;
}

/** An event with a valid signature, or the reason why the delivery is refused. */
export type WebhookReading = { readonly ok: true; readonly event: WebhookEvent } | WebhookRefusal;

export const refuse = (
  reason: WebhookRefusalReason,
  locale?: Locale | undefined,
  params: Params = {},
  path: Path = [],
): WebhookRefusal => ({ ok: false, reason, message: say(webhookRefusals, reason, params, locale), path });
