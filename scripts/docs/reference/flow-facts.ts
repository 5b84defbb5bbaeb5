import * as shapes from '../../../src/flows/generated/shapes.js';
import * as leaves from '../../../src/flows/shared/leaves.js';
import { wordsIn } from '../../../src/tools/operations/core/flow-schemas.js';
import type { Shape } from '../../../src/types/shape.js';
import { lines, link, madeBy } from '../markdown.js';
import { factsLinks, WORDS } from './facts.js';
import { type ShapeSection, shapeSections } from './shapes.js';

const INCOME = '`"goods"`, `"services"` or a classification';

/** The objects that are shown, by what they are for. Others are only part of these. */
const SECTIONS: readonly ShapeSection[] = Object.values(shapes)
  .filter(({ name }) => !name.startsWith('Partial') && !name.endsWith('Income'))
  .map((shape) => ({ heading: shape.name, shapes: [shape], about: wordsIn('en')[shape.name]?.about ?? '' }));

/** Values that another page describes, or that only the facts of flows have. */
const OWN: ReadonlyMap<Shape, string> = new Map<Shape, string>([
  ...WORDS,
  ...factsLinks,
  [shapes.partialIssuerFactsShape, `some of ${link('The issuer', 'facts.md#the-issuer')}`],
  [shapes.partialRecipientFactsShape, `some of ${link('The counterpart', 'facts.md#the-counterpart')}`],
  [shapes.tableClosingShape.members.income.of, INCOME],
  [shapes.creditLineShape.members.income.of, INCOME],
  [leaves.incomeOf, `by item: ${INCOME}`],
  [leaves.aboveZero, 'decimal above 0'],
  [leaves.anything, 'record of the service'],
  [leaves.finalType, '7, 8 or `"default"`'],
  [leaves.greekVat, 'nine digits'],
  [leaves.issued, '`{ document, mark }`'],
  [leaves.moment, '`Date`; over HTTP a date and time'],
  [leaves.orderedUnit, 'code or text'],
  [leaves.visible, 'text that is not blank'],
]);

/** The page of the facts of flows, member by member. */
export const flowFactsPage = (): string =>
  lines(
    madeBy('reference/flow-facts.json'),
    '# Facts of steps, member by member',
    `What the steps of tables, payments at a terminal, credits, notes and numbering take, by the names of their types. ${link('Operations', 'operations.md')} takes the same over HTTP. A member that is not listed here is an error.`,
    shapeSections({ sections: SECTIONS, words: OWN, comments: wordsIn('en') }),
  );
