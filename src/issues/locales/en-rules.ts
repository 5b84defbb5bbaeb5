import type { Words } from '../words-type.js';
import { batch } from './en/batch.js';
import { classification } from './en/classification.js';
import { header } from './en/header.js';
import { lines } from './en/lines.js';
import { links } from './en/links.js';
import { movement } from './en/movement.js';
import { order } from './en/order.js';
import { parties } from './en/parties.js';
import { payments } from './en/payments.js';
import { pos } from './en/pos.js';
import { print } from './en/print.js';
import { shape } from './en/shape.js';
import { taxes } from './en/taxes.js';
import { totals } from './en/totals.js';

const all = () => ({
  ...shape,
  ...header,
  ...parties,
  ...lines,
  ...totals,
  ...taxes,
  ...payments,
  ...pos,
  ...classification,
  ...movement,
  ...order,
  ...links,
  ...print,
  ...batch,
});

/** The id of a rule about documents or requests: a rule without English words does not compile. */
export type DocumentRuleId = keyof ReturnType<typeof all>;

let words: Words | undefined;

/** English words for rules about documents and requests, put together when one is needed. */
export const ruleWords = (): Words => {
  words ??= all();
  return words;
};
