import type { CodePage, Language, PageFormat } from '../../print/index.js';
import type { Issued } from '../../print/issued.js';
import type { Issue } from '../../types/index.js';
import type { Context, ExitCode } from '../args/command.js';
import { UsageError } from '../args/usage-error.js';
import { isFacts } from '../input/documents.js';
import type { Entry } from '../input/entry.js';
import { clean } from '../output/clean.js';
import { pointerOf } from '../output/pointer.js';
import { textOf } from '../service/options.js';

type Rendered =
  | { readonly ok: true; readonly content: string | Uint8Array }
  | { readonly ok: false; readonly code: ExitCode };

/**
 * The document in the requested form; `undefined` if it cannot be printed, which is then reported on standard error.
 */
export async function renderedAs(
  kind: 'html' | 'pdf' | 'escpos',
  entry: Entry,
  issued: Issued | undefined,
  context: Context,
): Promise<Rendered> {
  const { values, locale } = context;
  const print = await import('../../print/index.js');
  const document = await documentOf(entry, context);
  if (document === undefined) return { ok: false, code: 1 };
  const format = values['format'] as PageFormat | undefined;
  const language = typeof values['lang'] === 'string' ? (values['lang'].split(',') as Language[]) : undefined;
  const content = {
    language,
    issued,
    locale,
    draft: values['draft'] === true,
    sandbox: values['sandbox'] === true,
    copy: values['copy'] === true,
    details: values['details'] === true,
    watermark: textOf(values, 'watermark'),
  };
  try {
    if (kind === 'pdf') return { ok: true, content: await print.toPdf(document, { ...content, format }) };
    if (kind === 'html') return { ok: true, content: print.renderDocument(document, { ...content, format }) };
    if (format === 'a4') throw new UsageError((usage) => usage.oneOf('--escpos --format roll80|roll58'));
    const codePage =
      values['code-page'] === undefined ? undefined : (Number(values['code-page']) as CodePage);
    const width = format === 'roll58' ? 58 : 80;
    return { ok: true, content: print.toEscPos(document, { ...content, width, codePage }) };
  } catch (error) {
    if (!print.isPrintError(error)) throw error;
    if (error.reason === 'document') {
      await reportIssues(error.issues, entry, context);
      return { ok: false, code: 1 };
    }
    const isAnswer = error.reason === 'issued';
    const file = isAnswer ? `${clean(textOf(values, 'issued') ?? '')}: ` : '';
    await context.err.line(`parastatiko: ${file}${clean(error.message)}`);
    return { ok: false, code: isAnswer ? 1 : 2 };
  }
}

/** A document, unchanged; facts are built first. */
async function documentOf(entry: Entry, context: Context): Promise<unknown> {
  if (!isFacts(entry.value)) return entry.value;
  const { checkUnknown } = await import('../../builders/check-document.js');
  const { document, issues } = checkUnknown(entry.value, { locale: context.locale });
  if (document === undefined) await reportIssues(issues, entry, context);
  return document;
}

async function reportIssues(
  issues: readonly Issue[],
  { source }: Entry,
  { err, words }: Context,
): Promise<void> {
  const from = source === '-' ? words.report.standardInput : clean(source);
  await err.line(`parastatiko: ${from}: ${words.preview.notPrinted}`);
  for (const { severity, path, message, rule } of issues) {
    if (severity === 'error') await err.line(`  ${clean(pointerOf(path))}  ${clean(message)} (${rule})`);
  }
}
