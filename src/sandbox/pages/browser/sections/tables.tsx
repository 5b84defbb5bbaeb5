import type { Newest, TableLine } from '../../view/types.js';
import { useWords } from '../context.js';
import { linkTo } from '../place.js';
import { Amount, NumberCell } from '../ui/document.js';
import { Section } from '../ui/section.js';
import { Table } from '../ui/table.js';
import { Deadline } from '../ui/when.js';

/** The open tables, each with its slips and the time by which they must be closed. */
export function Tables({ list }: { readonly list: Newest<TableLine> }) {
  const words = useWords();
  return (
    <Section name="tables" list={list}>
      {(lines) =>
        lines.map(({ table, vatNumber, branch, slips }) => (
          <article key={`${vatNumber} ${branch} ${table}`} class="group">
            <h2>
              <code>{table}</code>
              <span class="muted">
                {vatNumber} / {branch}
              </span>
            </h2>
            <Table
              caption={table}
              lines={slips}
              keyOf={({ uid }) => uid}
              linkOf={({ uid }) => linkTo('documents', uid)}
              columns={[
                { head: words.columns.slip, cell: NumberCell },
                {
                  head: words.columns.gross,
                  kind: 'number',
                  cell: ({ gross, currency }) => <Amount amount={gross} currency={currency} />,
                },
                {
                  head: words.columns.closeBy,
                  cell: ({ deadline }) => <Deadline at={deadline} passed={words.states.overdue} />,
                },
              ]}
            />
          </article>
        ))
      }
    </Section>
  );
}
