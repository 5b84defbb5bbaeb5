import type { InvoiceType } from '../../codes/index.js';
import { documentShape } from '../../types/document.js';
import type { Layer } from '../../types/index.js';
import type { MemberBit } from '../shape/members.js';
import { memberBit } from '../shape/plan.js';
import type { Check, Rule } from './rule.js';
import { holdsIn, type SpecificationVersion } from './specification.js';

/** A rule with its check at hand; all entries have one hidden class, which keeps the runner's loop fast. */
export interface Entry {
  readonly rule: Rule;
  readonly check: Check;
  /** The member that a document must have for the rule to find anything. */
  readonly onlyWith: MemberBit | undefined;
}

/** The rules that have a check, by layer, for one document type. */
export type RulesByLayer = Readonly<Record<Exclude<Layer, 'shape'>, readonly Entry[]>>;

/** Looks up the rules of a type in a version; each is indexed at its first use and kept. */
export function indexByType(
  rules: readonly Rule[],
): (type: InvoiceType, version: SpecificationVersion) => RulesByLayer {
  const index = new Map<SpecificationVersion, Map<InvoiceType, RulesByLayer>>();
  return (type, version) => {
    let ofVersion = index.get(version);
    if (ofVersion === undefined) {
      ofVersion = new Map();
      index.set(version, ofVersion);
    }
    let found = ofVersion.get(type);
    if (found === undefined) {
      found = byLayer(rules.filter((rule) => isFor(rule, type) && holdsIn(version, rule)));
      ofVersion.set(type, found);
    }
    return found;
  };
}

const isFor = ({ appliesTo }: Rule, type: InvoiceType): boolean =>
  appliesTo === 'all' || appliesTo.includes(type);

function byLayer(rules: readonly Rule[]): RulesByLayer {
  const of = (layer: Layer): Entry[] =>
    rules.flatMap((rule) => (rule.layer === layer && rule.check ? [entryOf(rule, rule.check)] : []));
  return { document: of('document'), calendar: of('calendar'), across: of('across') };
}

const entryOf = (rule: Rule, check: Check): Entry => ({
  rule,
  check,
  onlyWith: rule.onlyWith === undefined ? undefined : memberBit(documentShape, rule.onlyWith),
});
