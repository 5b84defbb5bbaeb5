import type * as z from 'zod';
import { PrintError } from '../../../print/index.js';
import type { Issued } from '../../../print/inside.js';
import type { IssueOutcome } from '../../../sending/client/inside.js';
import { base64Of } from '../../../types/inside.js';
import type { OperationContext } from './context.js';
import type { page, printed } from './schemas.js';

type Page = z.infer<typeof page>;
type Printed = z.infer<typeof printed>;

const TYPES = {
  html: 'text/html; charset=utf-8',
  pdf: 'application/pdf',
  escpos: 'application/octet-stream',
} as const;

/**
 * The printed document, if the call asks for it. A document that is not issued is printed as a draft only if the caller says
 * so: see `PrintError`.
 */
export async function pageOf(
  wanted: Page | undefined,
  document: unknown,
  issued: Issued | undefined,
  {
    locale,
    isSandbox: sandbox = false,
    isDryRun: draft = false,
  }: Pick<OperationContext, 'locale' | 'isSandbox' | 'isDryRun'>,
): Promise<Printed | undefined> {
  if (wanted === undefined) return undefined;
  const { renderDocument, toPdf, toPrinter } = await import('../../../print/index.js');
  const { form, format, language, strict } = wanted;
  const warnings: string[] = [];
  const onWarning = ({ message }: PrintError) => void warnings.push(message);
  const content = { language, issued, locale, sandbox, strict, onWarning, ...(draft && { draft }) };
  const said = () => warnings.length > 0 && { warnings };
  if (form === 'html') {
    const text = renderDocument(document, { ...content, format });
    return { type: TYPES.html, text, ...said() };
  }
  if (form === 'pdf') {
    const base64 = base64Of(await toPdf(document, { ...content, format }));
    return { type: TYPES.pdf, base64, ...said() };
  }
  const { bytes, lost } = await toPrinter(document, { ...content, width: format === 'roll58' ? 58 : 80 });
  const letters = lost.map(({ letter, paths }) => ({ letter, paths: [...paths] }));
  return {
    type: TYPES.escpos,
    base64: base64Of(bytes),
    ...(letters.length > 0 && { lost: letters }),
    ...said(),
  };
}

/** Whether an outcome is one that a page may show: the others are refused by printing. */
export const isPrintable = ({ kind }: { readonly kind: string }): boolean =>
  kind === 'issued' || kind === 'alreadyIssued' || kind === 'queued';

/**
 * The printed document of a sent one, or the reason why it cannot be printed. An error would hide the outcome from the caller,
 * although the document may be filed.
 */
export async function pageOfSent(
  wanted: Page | undefined,
  document: unknown,
  outcome: IssueOutcome,
  context: OperationContext,
): Promise<{ page?: Printed | undefined; notPrinted?: string }> {
  const isShown = isPrintable(outcome) || (outcome.kind as string) === 'dryRun';
  if (wanted === undefined || !isShown) return {};
  try {
    const issued = context.isDryRun === true ? undefined : (outcome as never);
    return { page: await pageOf(wanted, document, issued, context) };
  } catch (error) {
    if (!PrintError.isPrintError(error)) throw error;
    return { notPrinted: error.message };
  }
}
