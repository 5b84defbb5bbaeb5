import { invoiceTypes } from '../../../../codes/generated/invoice-types.js';
import { titleOf } from '../../../../print/words/titles.js';
import type { DocumentLine, Newest } from '../../view/types.js';
import { useWords } from '../context.js';
import { linkTo, usePlace } from '../place.js';
import { Amount, DocumentChips, useDocumentColumns } from '../ui/document.js';
import { useHouseChoice } from '../ui/house.js';
import { Samples } from '../ui/samples.js';
import { Section } from '../ui/section.js';
import { type Column, Table } from '../ui/table.js';
import { When } from '../ui/when.js';

const STATES = ['filed', 'queued', 'cancelled', 'closed', 'charged', 'issues', 'dropped'] as const;

/** The issued documents, newest first. */
export function Documents({ list }: { readonly list: Newest<DocumentLine> }) {
  const words = useWords();
  const { filter } = usePlace();
  const columns: readonly Column<DocumentLine>[] = [
    ...useDocumentColumns(),
    { head: words.columns.issued, kind: 'wide', cell: ({ insertedAt }) => <When at={insertedAt} /> },
    {
      head: words.columns.gross,
      kind: 'number',
      cell: ({ gross, currency }) => <Amount amount={gross} currency={currency} />,
    },
    { head: words.columns.state, cell: DocumentChips },
  ];
  return (
    <Section
      name="documents"
      list={list}
      hint={<Samples />}
      choices={[
        ...useHouseChoice(),
        {
          name: 'type',
          label: words.columns.type,
          options: invoiceTypes.map(
            ({ code }) => [code, `${code} ${titleOf(code, words.language)}`] as const,
          ),
        },
        {
          name: 'state',
          label: words.columns.state,
          options: STATES.map((state) => [state, words.documentStates[state]] as const),
        },
        { name: 'from', label: words.columns.from, options: 'date' },
        { name: 'to', label: words.columns.to, options: 'date' },
      ]}
    >
      {(lines) => (
        <Table
          caption={words.sections.documents}
          columns={columns}
          lines={lines}
          keyOf={({ uid }) => uid}
          linkOf={({ uid }) => linkTo('documents', uid, filter)}
        />
      )}
    </Section>
  );
}
