import type { Severity } from '../../../types/index.js';

export interface Counts {
  documents: number;
  fine: number;
  warned: number;
  broken: number;
  errors: number;
  warnings: number;
  /** The errors between documents, each of which may have no errors of its own. */
  amongErrors: number;
  amongWarnings: number;
  firstRule?: string;
  firstError?: string;
}

/** The parts of a result that are counted. */
interface Found {
  readonly ok: boolean;
  readonly issues: readonly { readonly rule: string; readonly severity: Severity }[];
}

/** Counts of zero. */
export const noCounts = (): Counts => ({
  documents: 0,
  fine: 0,
  warned: 0,
  broken: 0,
  errors: 0,
  warnings: 0,
  amongErrors: 0,
  amongWarnings: 0,
});

/** Counts one more document. */
export function countDocument(counts: Counts, { ok, issues }: Found): void {
  counts.documents += 1;
  if (issues.length === 0) {
    counts.fine += 1;
    return;
  }
  if (ok) counts.warned += 1;
  else counts.broken += 1;
  const { errors, warnings } = countIssues(counts, issues);
  counts.errors += errors;
  counts.warnings += warnings;
}

/** Counts the issues between the documents of one request. */
export function countList(counts: Counts, { issues }: Pick<Found, 'issues'>): void {
  const { errors, warnings } = countIssues(counts, issues);
  counts.amongErrors += errors;
  counts.amongWarnings += warnings;
}

function countIssues(counts: Counts, issues: Found['issues']): { errors: number; warnings: number } {
  let errors = 0;
  let warnings = 0;
  for (const { rule, severity } of issues) {
    counts.firstRule ??= rule;
    if (severity === 'error') {
      errors += 1;
      counts.firstError ??= rule;
    } else if (severity === 'warning') warnings += 1;
  }
  return { errors, warnings };
}
