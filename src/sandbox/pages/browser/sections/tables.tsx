import type { Newest, TableLine } from '../../view/types.js';
import { usePage } from '../context.js';
import { linkTo, usePlace } from '../place.js';
import { Amount } from '../ui/document.js';
import { Company } from '../ui/house.js';
import { Section } from '../ui/section.js';
import { Table } from '../ui/table.js';
import { TableName } from '../ui/table-name.js';
import { Deadline } from '../ui/when.js';

/** The open tables, each with what is left to pay and the time by which it must be closed. */
export function Tables({ list }: { readonly list: Newest<TableLine> }) {
  const { words, view, tableNames } = usePage();
  const { filter } = usePlace();
  const textOf = (line: TableLine): string =>
    [JSON.stringify(line), view.names?.[line.vatNumber], tableNames[line.table]].join(' ');
  return (
    <Section name="tables" list={list} textOf={textOf}>
      {(lines) => (
        <Table
          caption={words.sections.tables}
          lines={lines}
          keyOf={({ id }) => id}
          linkOf={({ id }) => linkTo('tables', id, filter)}
          columns={[
            {
              head: words.columns.table,
              cell: (line) => (
                <>
                  <span class="strong">
                    <TableName line={line} />
                  </span>
                  <span class="below narrow">
                    <Company vatNumber={line.vatNumber} />
                  </span>
                </>
              ),
            },
            {
              head: words.columns.issuer,
              kind: 'wide',
              cell: ({ vatNumber, branch }) => (
                <>
                  <Company vatNumber={vatNumber} />
                  {branch !== 0 && <span class="below">{`${words.columns.branch} ${branch}`}</span>}
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
