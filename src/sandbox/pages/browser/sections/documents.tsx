import type { DocumentLine, Newest } from '../../view/types.js';
import { useWords } from '../context.js';
import { linkTo } from '../place.js';
import { Amount, DocumentChips, useDocumentColumns } from '../ui/document.js';
import { Samples } from '../ui/samples.js';
import { Section } from '../ui/section.js';
import { type Column, Table } from '../ui/table.js';
import { When } from '../ui/when.js';

/** The issued documents, newest first. */
export function Documents({ list }: { readonly list: Newest<DocumentLine> }) {
  const words = useWords();
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
    <Section name="documents" list={list} hint={<Samples />}>
      {(lines) => (
        <Table
          caption={words.sections.documents}
          columns={columns}
          lines={lines}
          keyOf={({ uid }) => uid}
          linkOf={({ uid }) => linkTo('documents', uid)}
        />
      )}
    </Section>
  );
}
