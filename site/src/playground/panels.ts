import { type Document, explainTotals, toRequest } from 'parastatiko';
import { stepRows } from '../../../src/cli/output/step-rows.js';
import { el } from '../../../src/cli/words/el.js';
import { en } from '../../../src/cli/words/en.js';
import type { Checked } from './check.js';
import { programOf } from './typescript.js';

/** What is shown beside the issues. */
export type Panel = 'totals' | 'a4' | 'roll80' | 'payload' | 'xml' | 'typescript';

/** A row of the explained totals. */
export interface TotalsRow {
  readonly cells: readonly string[];
  readonly agrees: boolean;
}

/** The content of a panel. `missing`: the text has no document for it, or only a payload. */
export type Shown =
  | { readonly as: 'rows'; readonly rows: readonly TotalsRow[] }
  | { readonly as: 'page'; readonly html: string }
  | { readonly as: 'code'; readonly text: string; readonly language: 'json' | 'xml' | 'ts' }
  | { readonly as: 'missing'; readonly why: Missing; readonly message?: string };

export type Missing = 'no-document' | 'not-facts' | 'refused';

type Language = 'en' | 'el';

/** Makes the content of a panel from what was checked. Parts of the library that only it needs are loaded now. */
export async function show(panel: Panel, checked: Checked, language: Language): Promise<Shown> {
  if (panel === 'typescript') {
    const { facts } = checked;
    if (facts === undefined) return { as: 'missing', why: 'not-facts' };
    return { as: 'code', language: 'ts', text: programOf(facts) };
  }
  const [document] = checked.documents;
  if (typeof document !== 'object' || document === null) return { as: 'missing', why: 'no-document' };
  try {
    return await shownOf(panel, document, checked.documents, language);
  } catch (error) {
    return { as: 'missing', why: 'refused', message: error instanceof Error ? error.message : String(error) };
  }
}

async function shownOf(
  panel: Exclude<Panel, 'typescript'>,
  document: object,
  documents: readonly unknown[],
  language: Language,
): Promise<Shown> {
  if (panel === 'totals') {
    return { as: 'rows', rows: stepRows(explainTotals(document), document, language === 'el' ? el : en) };
  }
  if (panel === 'payload') {
    return {
      as: 'code',
      language: 'json',
      text: JSON.stringify(toRequest(documents as readonly Document[]), null, 2),
    };
  }
  const locale = language === 'el' ? (await import('parastatiko/locales/el')).el : undefined;
  if (panel === 'xml') {
    const { toRegistryXml } = await import('parastatiko/registry');
    return {
      as: 'code',
      language: 'xml',
      text: withLines(toRegistryXml(documents as readonly Document[], { locale })),
    };
  }
  const { renderDocument } = await import('parastatiko/print');
  return { as: 'page', html: renderDocument(document as Document, { format: panel, draft: true, locale }) };
}

/** XML with one element on each line. */
export function withLines(xml: string): string {
  let depth = 0;
  return xml
    .replace(/>\s*</g, '>\n<')
    .split('\n')
    .map((line) => {
      const closes = line.startsWith('</');
      if (closes) depth -= 1;
      const row = `${'  '.repeat(depth)}${line}`;
      const opens = /^<[^?!/][^>]*[^/]>$/.test(line) || /^<\w+>$/.test(line);
      if (opens && !closes) depth += 1;
      return row;
    })
    .join('\n');
}
