import * as z from 'zod';
import { checkUnknown, factsOf, InvalidDocumentError } from '../../../builders/index.js';
import { withValues } from '../../../issues/inside.js';
import type { Issued } from '../../../print/inside.js';
import { membersOf } from '../../../reading/inside.js';
import { fromRegistryXml, toRegistryXml } from '../../../registry/index.js';
import { applyFixes, explainAuthorityError, validate } from '../../../rules/inside.js';
import { explainTotals } from '../../../totals/index.js';
import type { Document, Issue, Related } from '../../../types/index.js';
import type { Both } from '../../../types/inside.js';
import { explain } from '../../catalogue/explain.js';
import { listed } from '../core/bounds.js';
import { type OperationContext, optionsOf } from '../core/context.js';
import { OperationError } from '../core/error.js';
import { exampleReceipt, shortReceipt, shortXml } from '../core/examples.js';
import { operationTexts } from '../core/generated/texts.js';
import { type Operation, operation } from '../core/operation.js';
import { pageOf } from '../core/page.js';
import { asJson, plain } from '../core/plain.js';
import { described, document, facts, issues, moreIssues, page, printed, text } from '../core/schemas.js';
import { choosing, codes } from './choose.js';
import { members } from './members.js';

const validating = operation({
  id: 'documents.validate',
  route: 'POST /validate',
  needs: 'nothing',
  changes: false,
  input: z.strictObject({
    document,
    related: described<readonly Related[]>({ type: 'array', items: {} }).optional(),
  }),
  output: z.strictObject({ ok: z.boolean(), issues, more: moreIssues, skipped: z.array(z.unknown()) }),
  example: { document: shortReceipt },
  run({ document: given, related }, context) {
    const report = validate(given, { ...optionsOf(context), ...(related !== undefined && { related }) });
    const { first: issues, ...more } = listed(report.issues);
    return plain({ ...report, issues, ...more });
  },
});

/** A document of facts, with the warnings of its validation. Throws `InvalidDocumentError`. */
export function built(
  given: unknown,
  context: Pick<OperationContext, 'locale' | 'now'>,
): { readonly document: Document; readonly issues: Issue[] } {
  const checked = checkUnknown(given, optionsOf(context));
  if (!checked.ok) throw new InvalidDocumentError(checked.issues, context.locale);
  return { document: checked.document, issues: checked.issues };
}

const building = operation({
  id: 'documents.build',
  route: 'POST /build',
  needs: 'nothing',
  changes: false,
  input: z.strictObject({ facts }),
  output: z.strictObject({ document, issues, more: moreIssues }),
  example: { facts: exampleReceipt },
  run({ facts: given }, context) {
    const { document: made, issues: warnings } = built(given, context);
    const { first, ...more } = listed(warnings);
    return plain({ document: made, issues: first, ...more });
  },
});

const takingFacts = operation({
  id: 'documents.facts',
  route: 'POST /facts',
  needs: 'nothing',
  changes: false,
  input: z.strictObject({ document }),
  output: z.strictObject({
    complete: z.boolean(),
    facts: facts.optional(),
    lost: z.array(z.looseObject({ why: z.string(), message: z.string() })),
  }),
  example: { document: shortReceipt },
  run({ document: given }, { locale }) {
    const { complete, facts: found, lost } = factsOf(given, { locale });
    return asJson({ complete, ...(found && { facts: found }), lost });
  },
});

/** How many lines are explained in one answer. */
const MOST_LINES = 20_000;

const hasLinesToShow = (given: unknown): boolean => {
  const { invoiceDetails } = membersOf(given);
  return !Array.isArray(invoiceDetails) || invoiceDetails.length <= MOST_LINES;
};

const totals = operation({
  id: 'documents.totals',
  route: 'POST /totals',
  needs: 'nothing',
  changes: false,
  input: z.strictObject({
    document: document.refine(hasLinesToShow, {
      params: withValues(operationTexts.documents.mostLines, { mostLines: MOST_LINES }) satisfies Both,
    }),
  }),
  output: z.strictObject({ agrees: z.boolean(), steps: z.array(z.looseObject({})) }),
  example: { document: shortReceipt },
  run({ document: given }) {
    const steps = explainTotals(given);
    return { agrees: steps.every(({ agrees }) => agrees), steps: asJson([...steps]) };
  },
});

const fixing = operation({
  id: 'documents.fix',
  route: 'POST /fix',
  needs: 'nothing',
  changes: false,
  input: z.strictObject({ document }),
  output: z.strictObject({
    document,
    applied: issues,
    moreApplied: moreIssues,
    left: issues,
    moreLeft: moreIssues,
  }),
  example: { document: shortReceipt },
  run({ document: given }, context) {
    const fixed = applyFixes(given, validate(given, optionsOf(context)));
    const applied = listed(fixed.applied);
    const left = listed(validate(fixed.document, optionsOf(context)).issues);
    return plain({
      document: fixed.document,
      applied: applied.first,
      moreApplied: applied.more,
      left: left.first,
      moreLeft: left.more,
    });
  },
});

const printing = operation({
  id: 'documents.print',
  route: 'POST /print',
  needs: 'nothing',
  changes: false,
  input: z.strictObject({
    document,
    issued: described<Issued>({
      type: 'object',
      description: 'The outcome of issuing it. Without it, the page is a draft.',
    }).optional(),
    page,
  }),
  output: printed,
  example: { document: shortReceipt, page: { form: 'html' } },
  run: async ({ document: given, issued, page: wanted }, context) =>
    (await pageOf(wanted, given, issued, context)) as z.infer<typeof printed>,
});

const explaining = operation({
  id: 'rules.explain',
  route: 'GET /explanations',
  needs: 'nothing',
  changes: false,
  input: z.strictObject({
    of: text.meta({ description: 'A rule such as totals/gross, or a code such as 203.' }),
    text: text.optional().meta({ description: 'The message that came with the code.' }),
  }),
  output: z.strictObject({ rule: z.looseObject({}).optional(), error: z.looseObject({}).optional() }),
  example: { of: '203' },
  run({ of, text }, { locale, language }) {
    const rule = explain(of, locale);
    const error = rule === undefined ? explainAuthorityError(of, text, locale) : undefined;
    if (rule === undefined && error === undefined) {
      const what = operationTexts.documents.kind[language];
      throw new OperationError('not-found', { what, name: of }, language);
    }
    return plain({ ...(rule && { rule: { ...rule } }), ...(error && { error: { ...error } }) });
  },
});

const toXml = operation({
  id: 'documents.toXml',
  route: 'POST /xml',
  needs: 'nothing',
  changes: false,
  input: z.strictObject({ documents: z.array(document).min(1) }),
  output: z.strictObject({ xml: z.string() }),
  example: { documents: [shortReceipt] },
  run: ({ documents }, { locale }) => ({
    xml: toRegistryXml(documents as Document[], locale === undefined ? {} : { locale }),
  }),
});

const fromXml = operation({
  id: 'documents.fromXml',
  route: 'POST /from-xml',
  needs: 'nothing',
  changes: false,
  input: z.strictObject({ xml: text }),
  output: z.strictObject({ documents: z.array(z.looseObject({})) }),
  example: { xml: shortXml },
  run: ({ xml }, { locale }) => ({
    documents: asJson([...fromRegistryXml(xml, locale === undefined ? {} : { locale })]),
  }),
});

/** What needs neither a service nor a journal. */
export const documentOperations: readonly Operation[] = [
  validating,
  building,
  takingFacts,
  totals,
  fixing,
  printing,
  toXml,
  fromXml,
  explaining,
  choosing,
  members,
  codes,
];
