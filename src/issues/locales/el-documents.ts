import type { RuleWords, Words } from '../words-type.js';
import { batch } from './el/batch.js';
import { classification } from './el/classification.js';
import { facts } from './el/facts.js';
import { header } from './el/header.js';
import { lines } from './el/lines.js';
import { links } from './el/links.js';
import { movement } from './el/movement.js';
import { order } from './el/order.js';
import { parties } from './el/parties.js';
import { payments } from './el/payments.js';
import { pos } from './el/pos.js';
import { print } from './el/print.js';
import { shape } from './el/shape.js';
import { taxes } from './el/taxes.js';
import { totals } from './el/totals.js';
import type { facts as englishFacts } from './en/facts.js';
import type { DocumentRuleId } from './en-rules.js';

/** Greek words for rules about documents, requests and facts. */
export const documentWords: Words = {
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
  ...facts,
} satisfies Readonly<Record<DocumentRuleId | keyof typeof englishFacts, RuleWords>>;
