import type { InvoiceType } from '../../codes/index.js';
import { documentShape } from '../../types/document.js';
import type { Layer } from '../../types/index.js';
import type { MemberBit } from '../shape/members.js';
import { memberBit } from '../shape/plan.js';
import type { Check, Rule } from './rule.js';

/** A rule with its check at hand; all entries have one hidden class, which keeps the runner's loop fast. */
export interface Entry {
  readonly rule: Rule;
  readonly check: Check;
  /** The member that a document must have for the rule to find anything. */
  readonly onlyWith: MemberBit | undefined;
}

/** The rules that have a check, by layer, for one document type. */
export type RulesByLayer = Readonly<Record<Exclude<Layer, 'shape'>, readonly Entry[]>>;

/** Looks up the rules of a type; each type is indexed at its first use and kept. */
export function indexByType(rules: readonly Rule[]): (type: InvoiceType) => RulesByLayer {
  const index = new Map<InvoiceType, RulesByLayer>();
  return (type) => {
    let found = index.get(type);
    if (found === undefined) {
      const ofType = rules.filter((rule) => rule.appliesTo === 'all' || rule.appliesTo.includes(type));
      const of = (layer: Layer): Entry[] =>
        ofType.flatMap((rule) => (rule.layer === layer && rule.check ? [entryOf(rule, rule.check)] : []));
      found = { document: of('document'), calendar: of('calendar'), across: of('across') };
      index.set(type, found);
    }
    return found;
  };
}

const entryOf = (rule: Rule, check: Check): Entry => ({
  rule,
  check,
  onlyWith: rule.onlyWith === undefined ? undefined : memberBit(documentShape, rule.onlyWith),
});
