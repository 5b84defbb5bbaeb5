import type { InvoiceType } from '../../codes/index.js';
import type { Layer } from '../../types/index.js';
import type { Rule } from './rule.js';

/** The rules that have a check, by layer, for one document type. */
export type RulesByLayer = Readonly<Record<Exclude<Layer, 'shape'>, readonly Rule[]>>;

/** Looks up the rules of a type; each type is indexed at its first use and kept. */
export function indexByType(rules: readonly Rule[]): (type: InvoiceType) => RulesByLayer {
  const index = new Map<InvoiceType, RulesByLayer>();
  return (type) => {
    let found = index.get(type);
    if (found === undefined) {
      const of = (layer: Layer): readonly Rule[] =>
        rules.filter(
          (rule) =>
            rule.layer === layer &&
            rule.check !== undefined &&
            (rule.appliesTo === 'all' || rule.appliesTo.includes(type)),
        );
      found = { document: of('document'), calendar: of('calendar'), across: of('across') };
      index.set(type, found);
    }
    return found;
  };
}
