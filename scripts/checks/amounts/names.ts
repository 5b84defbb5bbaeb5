import facts from '../../../reference/facts.json' with { type: 'json' };
import flowFacts from '../../../reference/flow-facts.json' with { type: 'json' };
import members from '../../../reference/members.json' with { type: 'json' };

/** The kinds of members that are amounts, or that amounts are computed from: prices, quantities and rates. */
const kinds: ReadonlySet<string> = new Set(['amount', 'number', 'decimal', 'percent', 'amountOrRest']);

interface Described {
  readonly members?: readonly { readonly name: string; readonly kind?: string }[];
}

const objects: readonly Described[] = [...members.objects, ...facts.objects, ...flowFacts.objects];
const rows = objects.flatMap((each) => each.members ?? []);

/** What else amounts are called in code. */
const usual = ['cents', 'price'];

/** The names of amounts in documents, in facts and in code. */
export const amountNames: ReadonlySet<string> = new Set([
  ...rows.filter(({ kind = '' }) => kinds.has(kind)).map(({ name }) => name),
  ...usual,
]);
