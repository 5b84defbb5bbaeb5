import type { batch } from '../issues/locales/en/batch.js';
import type { classification } from '../issues/locales/en/classification.js';
import type { facts } from '../issues/locales/en/facts.js';
import type { header } from '../issues/locales/en/header.js';
import type { lines } from '../issues/locales/en/lines.js';
import type { links } from '../issues/locales/en/links.js';
import type { movement } from '../issues/locales/en/movement.js';
import type { order } from '../issues/locales/en/order.js';
import type { parties } from '../issues/locales/en/parties.js';
import type { payments } from '../issues/locales/en/payments.js';
import type { pos } from '../issues/locales/en/pos.js';
import type { print } from '../issues/locales/en/print.js';
import type { shape } from '../issues/locales/en/shape.js';
import type { taxes } from '../issues/locales/en/taxes.js';
import type { totals } from '../issues/locales/en/totals.js';

/**
 * The id of a rule, in `severity` and in issues. Refused steps of flows have other ids.
 *
 * @example
 * const quiet: RuleId[] = ['print/payment-label-missing', 'links/linked-unknown'];
 */
export type RuleId =
  | keyof typeof shape
  | keyof typeof header
  | keyof typeof parties
  | keyof typeof lines
  | keyof typeof totals
  | keyof typeof taxes
  | keyof typeof payments
  | keyof typeof pos
  | keyof typeof classification
  | keyof typeof movement
  | keyof typeof order
  | keyof typeof links
  | keyof typeof print
  | keyof typeof batch
  | keyof typeof facts;
