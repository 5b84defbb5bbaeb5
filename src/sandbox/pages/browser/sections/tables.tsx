import type { Newest, TableLine } from '../../view/types.js';
import { useWords } from '../context.js';
import { linkTo, usePlace } from '../place.js';
import { Amount } from '../ui/document.js';
import { Section } from '../ui/section.js';
import { Table } from '../ui/table.js';
import { Deadline } from '../ui/when.js';

/** The open tables, each with what is left to pay and the time by which it must be closed. */
export function Tables({ list }: { readonly list: Newest<TableLine> }) {
  const words = useWords();
  const { filter } = usePlace();
  return (
    <Section name="tables" list={list} isWhole>
      {(lines) => (
        <Table
          caption={words.sections.tables}
          lines={lines}
          keyOf={({ id }) => id}
          linkOf={({ id }) => linkTo('tables', id, filter)}
          columns={[
            {
              head: words.columns.table,
              cell: ({ table, vatNumber, branch }) => (
                <>
                  <code class="strong">
                    {table.slice(0, 8)}
                    <span class="wide">{table.slice(8)}</span>
                  </code>
                  <span class="below">
                    {vatNumber} / {branch}
                  </span>
                </>
              ),
            },
            { head: words.columns.slips, kind: 'wide number', cell: ({ slips }) => slips.length },
            {
              head: words.columns.left,
              kind: 'number',
              cell: ({ left, currency }) => <Amount amount={left} currency={currency} />,
            },
            {
              head: words.columns.closeBy,
              cell: ({ slips }) => (
                <Deadline
                  at={slips.map(({ deadline }) => deadline).sort()[0] ?? ''}
                  passed={words.states.overdue}
                />
              ),
            },
          ]}
        />
      )}
    </Section>
  );
}
