import {
  type Document,
  explainTotals,
  type Facts,
  factsOf,
  type Locale,
  toRequest,
  typescriptOf,
} from 'parastatiko';
import { stepRows } from '../../../src/tools/cli/output/step-rows.js';
import { wordsIn } from '../../../src/tools/cli/words/index.js';
import type { Checked } from './check.js';
import type { PageLanguage } from './messages.js';

/** What is shown beside the issues. */
export type Panel = 'totals' | 'a4' | 'roll80' | 'payload' | 'facts' | 'xml' | 'typescript';

/** A row of the explained totals. */
export interface TotalsRow {
  readonly cells: readonly string[];
  readonly agrees: boolean;
}

/** The content of a panel. */
export type Shown =
  | { readonly as: 'rows'; readonly rows: readonly TotalsRow[] }
  | { readonly as: 'page'; readonly html: string }
  | { readonly as: 'code'; readonly text: string; readonly notes: readonly string[] }
  | { readonly as: 'missing'; readonly why: Missing; readonly message?: string };

export type Missing = 'no-document' | 'refused' | 'failed';

/** Makes the content of a panel from what was checked. Parts of the library that only it needs are loaded now. */
export async function show(panel: Panel, checked: Checked, language: PageLanguage): Promise<Shown> {
  const documents = checked.documents.filter(isDocument);
  const [document] = documents;
  if (panel === 'typescript' && checked.facts !== undefined)
    return code(typescriptOf(checked.facts as Facts));
  if (document === undefined) return { as: 'missing', why: 'no-document' };
  const locale = language === 'el' ? (await import('parastatiko/locales/el')).el : undefined;
  try {
    return await shownOf(panel, document, documents, locale);
  } catch (error) {
    return { as: 'missing', why: 'refused', message: error instanceof Error ? error.message : String(error) };
  }
}

/** Anything that is an object: the library says what is wrong with it. */
const isDocument = (value: unknown): value is Document => typeof value === 'object' && value !== null;

const code = (text: string, notes: readonly string[] = []): Shown => ({ as: 'code', text, notes });
const asJson = (value: unknown): string => JSON.stringify(value, null, 2);

async function shownOf(
  panel: Panel,
  document: Document,
  documents: readonly Document[],
  locale: Locale | undefined,
): Promise<Shown> {
  switch (panel) {
    case 'totals':
      return {
        as: 'rows',
        rows: stepRows(explainTotals(document), document, await wordsIn(locale === undefined ? 'en' : 'el')),
      };
    case 'payload':
      return code(asJson(toRequest(documents)));
    case 'facts': {
      const { facts, lost } = factsOf(document, { locale });
      return code(
        asJson(facts),
        lost.map(({ message }) => message),
      );
    }
    case 'typescript': {
      const all = documents.map((each) => factsOf(each, { locale }));
      const facts = all.map((each) => each.facts as Facts);
      const notes = all.flatMap(({ lost }) => lost.map(({ message }) => message));
      return code(typescriptOf(facts[1] === undefined && facts[0] !== undefined ? facts[0] : facts), notes);
    }
    case 'xml': {
      const { toRegistryXml } = await import('parastatiko/registry');
      return code(withLines(toRegistryXml(documents, { locale })));
    }
    default: {
      const { renderDocument } = await import('parastatiko/print');
      return { as: 'page', html: renderDocument(document, { format: panel, draft: true, locale }) };
    }
  }
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
