import type { Fix, Issue, Report } from '../../types/index.js';
import { Draft } from './draft.js';

/** What `applyFixes` returns. */
export interface FixedDocument<Given> {
  /** The repaired document: a copy if anything was changed, otherwise the given object. */
  readonly document: Given;
  /** The issues that were fixed, in the order of the report. */
  readonly applied: readonly Issue[];
  /**
   * The issues for which nothing was changed: they have no fix, an unsafe one, or fixes that contradict each other.
   * Other changes may have resolved some of them, so validate again.
   */
  readonly left: readonly Issue[];
}

/**
 * Applies the fixes of a report that are certain (`fix.safe`): a summary amount that follows from the lines, the
 * payment label, a VAT number without its prefix, a flag that is false. Does not change its input. Never throws.
 *
 * @example
 * const { document, applied, left } = applyFixes(received, validate(received));
 */
export function applyFixes<Given>(document: Given, report: Pick<Report, 'issues'>): FixedDocument<Given> {
  let issues: Issue[] = [];
  try {
    if (Array.isArray(report?.issues)) issues = [...report.issues];
    const draft = new Draft(document);
    const made = new Set<Issue>();
    const fixable = issues.filter(isFixable);
    // A null counts as absent. It is removed first, so that a value from another fix in its place is kept.
    const nulls = new Set(fixable.filter(({ fix }) => isRemoval(fix) && draft.isNullMember(fix.path)));
    const others = fixable.filter((issue) => !nulls.has(issue));
    for (const issue of [...nulls, ...inOrder(withoutContradictions(others))]) {
      if (make(draft, issue.fix)) made.add(issue);
    }
    return {
      document: draft.result as Given,
      applied: issues.filter((issue) => made.has(issue)),
      left: issues.filter((issue) => !made.has(issue)),
    };
  } catch {
    // A getter or a proxy threw an error: the document cannot be repaired.
    return { document, applied: [], left: issues };
  }
}

type Fixable = Issue & { readonly fix: Fix };

const isFixable = (issue: Issue): issue is Fixable =>
  issue.fix?.safe === true && Array.isArray(issue.fix.path);

const isRemoval = ({ rename, value }: Fix): boolean => rename === undefined && value === undefined;

/** The issues without those whose fixes set different values, or names, for the same member. */
function withoutContradictions(fixable: readonly Fixable[]): Fixable[] {
  const wanted = new Map<string, Set<string>>();
  for (const { fix } of fixable) {
    const place = placeKey(fix);
    wanted.set(place, (wanted.get(place) ?? new Set()).add(JSON.stringify([fix.rename, fix.value])));
  }
  return fixable.filter(({ fix }) => wanted.get(placeKey(fix))?.size === 1);
}

const placeKey = ({ path, rename }: Fix): string => JSON.stringify([rename !== undefined, path]);

/** New values first, in the order of list elements; then removals; then renames. */
function inOrder(issues: readonly Fixable[]): Fixable[] {
  const of = (fits: (fix: Fix) => boolean): Fixable[] => issues.filter(({ fix }) => fits(fix));
  const isRename = (fix: Fix): boolean => fix.rename !== undefined;
  const values = of((fix) => !isRename(fix) && fix.value !== undefined);
  const goes = of(isRemoval);
  const names = of(isRename);
  return [
    ...values.sort(byIndex),
    ...goes,
    // Members inside another come before it, because its name is part of their path.
    ...names.sort((one, other) => other.fix.path.length - one.fix.path.length),
  ];
}

function byIndex({ fix: one }: Fixable, { fix: other }: Fixable): number {
  return lastIndex(one) - lastIndex(other);
}

/** The index of the list element that a fix changes. Members of objects come before list elements. */
function lastIndex({ path }: Fix): number {
  const last = path.at(-1);
  return typeof last === 'number' ? last : -1;
}

function make(draft: Draft, { path, value, rename }: Fix): boolean {
  if (rename !== undefined) return draft.rename(path, rename);
  return value === undefined ? draft.remove(path) : draft.set(path, value);
}
