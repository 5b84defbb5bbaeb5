import type { CallLine, Newest } from '../../view/types.js';
import { useWords } from '../context.js';
import { linkTo } from '../place.js';
import { Chip, toneOf } from '../ui/chip.js';
import { Samples } from '../ui/samples.js';
import { Section } from '../ui/section.js';
import { type Column, Table } from '../ui/table.js';
import { When } from '../ui/when.js';

/** The journal of calls, newest first. */
export function Calls({ list }: { readonly list: Newest<CallLine> }) {
  const words = useWords();
  const columns: readonly Column<CallLine>[] = [
    {
      head: words.columns.call,
      cell: ({ method, path, call }) => (
        <>
          <span class="strong">{call ?? path}</span>
          <code class="below">
            {method} {path}
          </code>
        </>
      ),
    },
    { head: words.columns.result, cell: ResultChips },
    { head: words.columns.time, kind: 'wide', cell: ({ at }) => <When at={at} /> },
  ];
  return (
    <Section name="calls" list={list} hint={<Samples />}>
      {(lines) => (
        <Table
          caption={words.sections.calls}
          columns={columns}
          lines={lines}
          keyOf={({ id }) => String(id)}
          linkOf={({ id }) => linkTo('calls', id)}
        />
      )}
    </Section>
  );
}

/** How a call ended. */
export function ResultChips({ status, errors, fault }: Pick<CallLine, 'status' | 'errors' | 'fault'>) {
  const words = useWords();
  return (
    <span class="chips">
      <Chip tone={toneOf(status)}>{status ?? words.states.noAnswer}</Chip>
      {errors.slice(0, 3).map((code) => (
        <Chip key={code} tone="bad">
          {code}
        </Chip>
      ))}
      {fault !== undefined && (
        <Chip tone="busy">
          {words.call.fault}: {fault}
        </Chip>
      )}
    </span>
  );
}
