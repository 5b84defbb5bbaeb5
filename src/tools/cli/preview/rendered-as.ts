import { OptionsError } from '../../../issues/inside.js';
import type {
  Attachment,
  Balance,
  CodePage,
  Email,
  Issued,
  Language,
  MissingLetter,
  PageFormat,
  PrintError,
  PrinterModel,
  PrinterOptions,
  ReceiptExtras,
  Theme,
} from '../../../print/index.js';
import { pointerOf } from '../../../reading/inside.js';
import type { Issue } from '../../../types/index.js';
import type { Context, ExitCode } from '../args/command.js';
import { UsageError } from '../args/usage-error.js';
import { countOf, textOf } from '../args/values.js';
import { isFacts } from '../input/documents.js';
import type { Entry } from '../input/entry.js';
import { clean } from '../terminal/clean.js';

type Rendered =
  | { readonly ok: true; readonly content: string | Uint8Array; readonly warnings: readonly string[] }
  | { readonly ok: false; readonly code: ExitCode };

/** What is partly read from files of its own. */
interface Files {
  readonly issued?: Issued | undefined;
  readonly theme: Theme | undefined;
  readonly receipt: ReceiptExtras;
}

/**
 * The document in the requested form; `undefined` if it cannot be printed, which is then reported on standard error.
 */
export async function renderedAs(
  kind: 'html' | 'pdf' | 'escpos' | 'email',
  entry: Entry,
  files: Files,
  context: Context,
): Promise<Rendered> {
  const { values, locale } = context;
  const print = await import('../../../print/index.js');
  const document = await documentOf(entry, context);
  if (document === undefined) return { ok: false, code: 1 };
  const format = values['format'] as PageFormat | undefined;
  const language = typeof values['lang'] === 'string' ? (values['lang'].split(',') as Language[]) : undefined;
  const warnings: string[] = [];
  const content = {
    ...files,
    language,
    balance: balanceOf(context),
    locale,
    draft: values['draft'] === true,
    sandbox: values['sandbox'] === true,
    copy: values['copy'] === true,
    details: values['details'] === true,
    watermark: textOf(values, 'watermark'),
    strict: values['strict'] === true,
    onWarning: ({ message }: PrintError) => warnings.push(message),
  };
  const printed = (of: string | Uint8Array): Rendered => ({ ok: true, content: of, warnings });
  try {
    if (kind === 'pdf') {
      const missing: MissingLetter[] = [];
      const bytes = await print.toPdf(document, {
        ...content,
        format,
        attach: textOf(values, 'attach') as Attachment | undefined,
        onMissingLetters: (letters) => missing.push(...letters),
      });
      await reportLost(missing, context.words.preview.missing, context);
      return printed(bytes);
    }
    if (kind === 'html') return printed(print.renderDocument(document, { ...content, format }));
    if (kind === 'email') return printed(withImages(print.toEmail(document, content)));
    if (format === 'a4' || format === 'a5')
      throw new UsageError((usage) => usage.together('--escpos --format roll80|roll58'));
    const { bytes, lost } = await print.toPrinter(document, { ...content, ...printerOf(context, format) });
    await reportLost(lost, context.words.preview.lost, context);
    return printed(bytes);
  } catch (error) {
    if (OptionsError.isOptionsError(error)) {
      await context.err.line(`parastatiko: ${clean(error.message)}`);
      return { ok: false, code: 2 };
    }
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

/** Letters that are printed as question marks. */
async function reportLost(
  lost: readonly { readonly letter: string }[],
  sentence: (letters: string) => string,
  { err }: Context,
): Promise<void> {
  if (lost.length === 0) return;
  const letters = lost.map(({ letter }) => letter).join(' ');
  await err.line(`parastatiko: ${sentence(clean(letters))}`);
}

function printerOf({ values }: Context, format: PageFormat | undefined): PrinterOptions {
  const page = textOf(values, 'code-page');
  return {
    printer: textOf(values, 'printer') as PrinterModel | undefined,
    width: format === undefined ? undefined : format === 'roll58' ? 58 : 80,
    codePage: page === undefined || page === 'utf-8' ? page : (Number(page) as CodePage),
    copies: countOf(values, 'copies'),
  };
}

/** The HTML with its images in place, as a mail program shows it. */
const withImages = ({ html, attachments }: Email): string =>
  attachments.reduce(
    (page, { contentId, type, bytes }) =>
      page.replaceAll(`cid:${contentId}`, `data:${type};base64,${Buffer.from(bytes).toString('base64')}`),
    html,
  );

function balanceOf({ values, words }: Context): Balance | undefined {
  const text = textOf(values, 'balance');
  if (text === undefined) return undefined;
  const [before, after, ...more] = text.split(',');
  if (before === undefined || after === undefined || more.length > 0)
    throw new UsageError(() => words.preview.balance);
  return { before, after };
}

/** A document, unchanged; facts are built first. */
async function documentOf(entry: Entry, context: Context): Promise<unknown> {
  if (!isFacts(entry.value)) return entry.value;
  const { checkUnknown } = await import('../../../builders/check-document.js');
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
