import type { Example } from '../engine/example.js';
import type { Rule } from '../engine/rule.js';
import type { factsSamples } from './samples.js';

type FactsSample = keyof typeof factsSamples;

interface FactsRuleFacts {
  readonly params: readonly string[];
  readonly source?: string;
  readonly authorityCode?: number;
  readonly severity?: 'warning';
  /** The facts of the good example, which the bad example changes. */
  readonly sample?: FactsSample;
  readonly set?: Example['set'];
  readonly remove?: Example['remove'];
}

const FACTS = 'docs/architecture.md, Facts';
export const TYPES = 'reference/codes.json, invoiceTypes';
export const LEVY =
  'reference/accommodation-levy.json: an amount for each room and night, by season and period';

/** A rule for facts with the usual values. Its examples start from sample facts. */
export function ruleOfFacts<const Name extends string>(
  name: Name,
  facts: FactsRuleFacts,
): Rule & { readonly id: `facts/${Name}` } {
  const { params, source = FACTS, authorityCode, sample = 'salesInvoice', set, remove } = facts;
  return {
    id: `facts/${name}`,
    layer: 'facts',
    severity: facts.severity ?? 'error',
    appliesTo: 'all',
    paths: [''],
    params,
    source,
    since: '2.0.1',
    good: { sample },
    bad: [{ sample, ...(set && { set }), ...(remove && { remove }) }],
    ...(authorityCode !== undefined && { authorityCode }),
  };
}
