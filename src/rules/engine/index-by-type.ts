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
import type { DocumentView, Judgement, OnlyWith, Rule } from './rule.js';
import { holdsIn, type SpecificationVersion } from './specification.js';

/** A rule and its checks. All entries share one hidden class, which keeps the runner's loop fast. */
export interface Entry {
  readonly rule: Rule;
  readonly checks: Checks;
  /** The rule finds nothing in a document that has none of these members. */
  readonly onlyWith: readonly MemberBit[] | undefined;
}

/** The rules that remain for documents with the same members and the same judgements, one bit for each judgement. */
interface Selection {
  readonly met: MemberSet;
  readonly usual: number;
  readonly rules: RulesByLayer;
}

/** Rules with a check, by layer. */
export type RulesByLayer = Readonly<Record<Exclude<Layer, 'shape'>, readonly Entry[]>>;

/** How many selections are remembered for a type. Documents of one program have few different ones. */
const REMEMBERED = 16;

/** The rules with a check for one document type. */
export class RulesOfType {
  readonly all: RulesByLayer;
  private readonly judgements: readonly Judgement[];
  private readonly known: Selection[] = [];

  constructor(all: RulesByLayer) {
    this.all = all;
    this.judgements = [...new Set(all.document.flatMap(({ rule }) => rule.unless ?? []))];
  }

  /**
   * Those that may find something in a document with these members: most rules need a member that few documents have, or
   * something unusual. Without a view, because a member could not be read, nothing counts as usual.
   */
  for(met: MemberSet, view: DocumentView | undefined): RulesByLayer {
    const { known } = this;
    const usual = view === undefined ? 0 : this.judge(view);
    for (let at = 0; at < known.length; at += 1) {
      const each = known[at];
      if (each !== undefined && each.usual === usual && hasSame(each.met, met)) return each.rules;
    }
    const rules = this.select(met, usual);
    if (known.length === REMEMBERED) known.length = 0;
    known.push({ met, usual, rules });
    return rules;
  }

  /** A bit for each judgement that holds. */
  private judge(view: DocumentView): number {
    const { judgements } = this;
    let usual = 0;
    try {
      for (let at = 0; at < judgements.length; at += 1) if (judgements[at]?.(view)) usual |= 1 << at;
    } catch {
      // A bug in this library: judgements only save time, so all rules are run.
      return 0;
    }
    return usual;
  }

  private select(met: MemberSet, usual: number): RulesByLayer {
    const { all, judgements } = this;
    const isUsual = (unless: Judgement | undefined): boolean =>
      unless !== undefined && (usual & (1 << judgements.indexOf(unless))) !== 0;
    const mayFind = ({ onlyWith }: Entry): boolean => onlyWith === undefined || hasAny(met, onlyWith);
    return {
      document: all.document.filter((entry) => mayFind(entry) && !isUsual(entry.rule.unless)),
      calendar: all.calendar.filter(mayFind),
      across: all.across.filter(mayFind),
    };
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
