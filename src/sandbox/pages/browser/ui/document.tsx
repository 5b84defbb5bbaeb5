import type { DocumentLine, DocumentName } from '../../view/types.js';
import { amountText } from '../amount.js';
import { useWords } from '../context.js';
import { Chip, type Tone } from './chip.js';
import { Company } from './house.js';
import type { Column } from './table.js';

type Named = DocumentName & { readonly mark?: string };

/** The number of a document, with its MARK below, and on a phone also its type. */
const NumberCell = ({ number, mark, type, typeName }: Named) => (
  <>
    <span class="strong">{number}</span>
    {mark !== undefined && <code class="below mark">{mark}</code>}
    <span class="below narrow">
      {type} {typeName[useWords().language]}
    </span>
  </>
);

/** The type of a document: its code, and its name in the language of the page. */
export const TypeCell = ({ type, typeName }: Pick<DocumentName, 'type' | 'typeName'>) => (
  <span class="type">
    <code>{type}</code> <span>{typeName[useWords().language]}</span>
  </span>
);

export const Amount = ({ amount, currency }: { readonly amount: string; readonly currency: string }) => (
  <span class="amount">{amountText(amount, useWords().language, currency)}</span>
);

/** The first columns of every list of documents. */
export function useDocumentColumns(): readonly Column<Named>[] {
  const { columns } = useWords();
  return [
    { head: columns.number, cell: NumberCell },
    { head: columns.type, kind: 'wide', cell: TypeCell },
    { head: columns.issuer, kind: 'wide', cell: Company },
  ];
}

const tones: Readonly<Record<DocumentLine['state'], Tone>> = {
  filed: 'good',
  queued: 'busy',
  cancelled: 'plain',
};

/** The state of a document, and its issues. */
export function DocumentChips({ state, closedBy, issues, dropped }: DocumentLine) {
  const words = useWords();
  return (
    <span class="chips">
      <Chip tone={tones[state]}>{words.states[state]}</Chip>
      {closedBy !== undefined && <Chip tone="plain">{words.states.closed}</Chip>}
      {issues > 0 && <Chip tone="busy">{words.issueCount(issues)}</Chip>}
      {dropped > 0 && <Chip tone="bad">{words.droppedCount(dropped)}</Chip>}
    </span>
  );
}
