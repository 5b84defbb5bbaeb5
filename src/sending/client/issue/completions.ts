import { membersOf } from '../../../reading/object.js';
import type { Core } from '../core.js';
import { written } from '../journal/guarded.js';
import { listed } from '../journal/listed.js';
import { keyOf } from '../journal/number-in-key.js';
import type { JournalRow, RowFilter } from '../journal/rows.js';
import { readJson } from '../transport/json.js';
import { type DocumentFacts, numberIn } from './document-facts.js';

type IdentifiedDocument = Parameters<typeof keyOf>[0] & Pick<DocumentFacts, 'uid'>;

export interface Completions {
  /** The service accepted them. */
  readonly filed: readonly JournalRow[];
  /** Their outcome is not known. */
  readonly open: readonly JournalRow[];
}

/** The completions of a document in the journal, except the one with a given key. */
export async function completionsOf(
  core: Core,
  document: IdentifiedDocument,
  except?: string,
): Promise<Completions> {
  const open = await rowsOf(core, document, { standing: ['sending', 'unknown', 'held'] });
  return {
    filed: (await filedCompletionsOf(core, document)).filter(({ key }) => key !== except),
    open: open.filter(({ key }) => key !== except),
  };
}

/** The completions of a document that the service accepted, those with a MARK first. */
export async function filedCompletionsOf(
  core: Core,
  document: IdentifiedDocument,
): Promise<readonly JournalRow[]> {
  const queued = await rowsOf(core, document, { standing: ['queued'] });
  if (document.uid === undefined) return queued;
  const named = await rowsOf(core, document, { uid: document.uid });
  return [...named.filter(({ standing }) => standing === 'issued'), ...queued];
}

async function rowsOf(core: Core, document: IdentifiedDocument, filter: RowFilter): Promise<JournalRow[]> {
  const journal = await core.journal();
  const rows = await written(core, listed(journal.rows({ operation: 'complete-payment', ...filter })));
  return rows.filter((row) => documentKeyOf(row) === keyOf(document));
}

/** The transactions at terminals that completions of a document report, whatever became of them. */
export async function transactionsOf(core: Core, document: IdentifiedDocument): Promise<readonly unknown[]> {
  const { filed, open } = await completionsOf(core, document);
  const refused = await rowsOf(core, document, { standing: ['refused'] });
  return [...filed, ...open, ...refused].flatMap(({ request }) => {
    const charges = readJson(request.body)?.value;
    return Array.isArray(charges) ? charges.map((each) => membersOf(each)['transactionId']) : [];
  });
}

function documentKeyOf({ request }: JournalRow): string | undefined {
  const numbered = numberIn(readJson(String(request.about['document']))?.value);
  return numbered && keyOf(numbered);
}

/**
 * Whether the service refused a completion as used: its token or its balance. Another copy of it may have been
 * accepted, so its outcome is not known.
 */
export const isRefusedAsUsed = ({ standing, result }: JournalRow): boolean =>
  standing === 'unknown' && result?.why === USED;

/** The reason that is kept with a completion that was refused as used. */
export const USED = 'payment';
