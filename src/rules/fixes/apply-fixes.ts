import type { Fix, Issue, Report } from '../../types/index.js';
import { Draft } from './draft.js';

/** What `applyFixes` returns. */
export interface FixedDocument<Given> {
  /** The repaired document: a copy where something was changed, otherwise the one that was given. */
  readonly document: Given;
  /** The issues that are settled, in the order of the report. */
  readonly applied: readonly Issue[];
  /**
   * The issues for which nothing was changed: without a fix, with one that is not safe, or with fixes that contradict
   * each other. Some may be settled by the changes for others: validate again.
   */
  readonly left: readonly Issue[];
}

/**
 * Makes the changes of a report that leave no other answer (`fix.safe`): a summary figure that the lines give, the text
 * of the payments, a bare tax number, a flag that is false. What was given is not changed. Never throws.
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
    // A null counts as absent. It goes first: what another fix puts in its place, or inside, must stay.
    const nulls = fixable.filter(({ fix }) => isRemoval(fix) && draft.isNullMember(fix.path));
    const others = fixable.filter((issue) => !nulls.includes(issue));
    for (const issue of [...nulls, ...inOrder(withoutContradictions(others))]) {
      if (make(draft, issue.fix)) made.add(issue);
    }
    return {
      document: draft.result as Given,
      applied: issues.filter((issue) => made.has(issue)),
      left: issues.filter((issue) => !made.has(issue)),
    };
  } catch {
    // A getter or a proxy that throws: nothing of it can be repaired.
    return { document, applied: [], left: issues };
  }
}

type Fixable = Issue & { readonly fix: Fix };

const isFixable = (issue: Issue): issue is Fixable =>
  issue.fix?.safe === true && Array.isArray(issue.fix.path);

const isRemoval = ({ rename, value }: Fix): boolean => rename === undefined && value === undefined;

/** The issues but for those whose fixes want different values, or names, of one member. */
function withoutContradictions(fixable: readonly Fixable[]): Fixable[] {
  const wanted = new Map<string, Set<string>>();
  for (const { fix } of fixable) {
    const place = placeKey(fix);
    wanted.set(place, (wanted.get(place) ?? new Set()).add(JSON.stringify([fix.rename, fix.value])));
  }
  return fixable.filter(({ fix }) => wanted.get(placeKey(fix))?.size === 1);
}

const placeKey = ({ path, rename }: Fix): string => JSON.stringify([rename !== undefined, path]);

/** New values first, the elements of a list in their order; then what goes, the last elements first; names at last. */
function inOrder(issues: readonly Fixable[]): Fixable[] {
  const of = (fits: (fix: Fix) => boolean): Fixable[] => issues.filter(({ fix }) => fits(fix));
  const isRename = (fix: Fix): boolean => fix.rename !== undefined;
  const values = of((fix) => !isRename(fix) && fix.value !== undefined);
  const goes = of(isRemoval);
  const names = of(isRename);
  return [
    ...values.sort(byIndex),
    ...goes.sort((one, other) => byIndex(other, one)),
    // The inside of a member before the member itself, whose name is part of the path.
    ...names.sort((one, other) => other.fix.path.length - one.fix.path.length),
  ];
}

function byIndex({ fix: one }: Fixable, { fix: other }: Fixable): number {
  return lastIndex(one) - lastIndex(other);
}

/** Where in its list a fix works; members of objects come before all lists. */
function lastIndex({ path }: Fix): number {
  const last = path.at(-1);
  return typeof last === 'number' ? last : -1;
}

function make(draft: Draft, { path, value, rename }: Fix): boolean {
  if (rename !== undefined) return draft.rename(path, rename);
  return value === undefined ? draft.remove(path) : draft.set(path, value);
}
