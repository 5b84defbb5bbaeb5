import type { InvoiceType } from '../../codes/index.js';
import {
  hasAny,
  hasSame,
  inWords,
  type MemberBit,
  type MemberSet,
  memberBit,
} from '../../reading/members.js';
import { documentShape } from '../../types/generated/shapes.js';
import type { Layer } from '../../types/index.js';
import { type Checks, checksOf, isChecked } from './checks.js';
import type { OnlyWith, Rule } from './rule.js';
import { holdsIn, type SpecificationVersion } from './specification.js';

/** A rule and its checks. All entries share one hidden class, which keeps the runner's loop fast. */
export interface Entry {
  readonly rule: Rule;
  readonly checks: Checks;
  /** The rule finds nothing in a document that has none of these members. */
  readonly onlyWith: readonly MemberBit[] | undefined;
}

/** Rules with a check, by layer. */
export type RulesByLayer = Readonly<Record<Exclude<Layer, 'shape'>, readonly Entry[]>>;

/** How many sets of members are remembered for a type. Documents of one program have few different ones. */
const REMEMBERED = 8;

/** The rules with a check for one document type. */
export class RulesOfType {
  readonly all: RulesByLayer;
  private readonly known: { readonly met: MemberSet; readonly rules: RulesByLayer }[] = [];

  constructor(all: RulesByLayer) {
    this.all = all;
  }

  /** Those that may find something in a document with these members. Most rules need a member that few documents have. */
  with(met: MemberSet): RulesByLayer {
    const { all, known } = this;
    for (let at = 0; at < known.length; at += 1) {
      const each = known[at];
      if (each !== undefined && hasSame(each.met, met)) return each.rules;
    }
    const mayFind = ({ onlyWith }: Entry): boolean => onlyWith === undefined || hasAny(met, onlyWith);
    const rules = {
      document: all.document.filter(mayFind),
      calendar: all.calendar.filter(mayFind),
      across: all.across.filter(mayFind),
    };
    if (known.length === REMEMBERED) known.length = 0;
    known.push({ met, rules });
    return rules;
  }
}

/** Returns the rules of a type in a version. Each index is built on first use and kept. */
export function indexByType(
  rules: readonly Rule[],
): (type: InvoiceType, version: SpecificationVersion) => RulesOfType {
  const index = new Map<SpecificationVersion, Map<InvoiceType, RulesOfType>>();
  return (type, version) => {
    let ofVersion = index.get(version);
    if (ofVersion === undefined) {
      ofVersion = new Map();
      index.set(version, ofVersion);
    }
    let found = ofVersion.get(type);
    if (found === undefined) {
      const ofType = rules.filter((rule) => isFor(rule, type) && holdsIn(version, rule));
      found = new RulesOfType(byLayer(ofType, type));
      ofVersion.set(type, found);
    }
    return found;
  };
}

const isFor = ({ appliesTo }: Rule, type: InvoiceType): boolean =>
  appliesTo === 'all' || appliesTo.includes(type);

function byLayer(rules: readonly Rule[], type: InvoiceType): RulesByLayer {
  const of = (layer: Layer): Entry[] =>
    rules
      .filter((rule) => rule.layer === layer && isChecked(rule))
      .map((rule) => ({ rule, checks: checksOf(rule), onlyWith: memberBits(rule.onlyWith, type) }));
  return { document: of('document'), calendar: of('calendar'), across: of('across') };
}

/** The members of which a document needs at least one for a rule to find anything, or `undefined` if it needs none. */
export function memberBits(
  onlyWith: OnlyWith | undefined,
  type: InvoiceType,
): readonly MemberBit[] | undefined {
  if (isSign(onlyWith)) return [onlyWith];
  const names = typeof onlyWith === 'function' ? onlyWith(type) : onlyWith;
  if (names === undefined) return undefined;
  return inWords([names].flat().map((name) => memberBit(documentShape, name)));
}

const isSign = (onlyWith: OnlyWith | undefined): onlyWith is MemberBit =>
  typeof onlyWith === 'object' && 'mask' in onlyWith;
