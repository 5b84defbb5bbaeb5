import type { DocumentView, Found, LineView, Rule, Surroundings } from './rule.js';

/** The checks of a rule. All members are always present, so that all objects share one hidden class. */
export type Checks = { readonly [Name in 'when' | 'checkLine' | 'check']: Rule[Name] | undefined };

/** Whether the engine runs a rule on single documents. Other rules are reported by readers, or concern batches. */
export const isChecked = ({ checkLine, check }: Rule): boolean =>
  checkLine !== undefined || check !== undefined;

export const checksOf = ({ when, checkLine, check }: Rule): Checks => ({ when, checkLine, check });

/** Runs the checks of a rule: first on each line, then on the document. */
export function runChecks(
  { when, checkLine, check }: Partial<Checks>,
  document: DocumentView,
  found: Found,
  surroundings: Surroundings,
): void {
  if (when !== undefined && !when(document)) return;
  if (checkLine !== undefined) {
    const lines = document.invoiceDetails;
    for (let index = 0; index < lines.length; index += 1) {
      checkLine(lines[index] as LineView, index, found, document);
    }
  }
  check?.(document, found, surroundings);
}
