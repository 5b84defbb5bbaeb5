import type { CallLine, Newest } from '../../view/types.js';
import { usePage, useWords } from '../context.js';
import { linkTo, usePlace } from '../place.js';
import { Address } from '../ui/address.js';
import { Chip, toneOf } from '../ui/chip.js';
import { useHouseChoice } from '../ui/house.js';
import { Samples } from '../ui/samples.js';
import { Section } from '../ui/section.js';
import { type Column, Table } from '../ui/table.js';
import { When } from '../ui/when.js';

const STATES = ['answered', 'refused', 'dropped', 'fault'] as const;

/** The journal of calls, newest first. */
export function Calls({ list }: { readonly list: Newest<CallLine> }) {
  const { words, view } = usePage();
  const { filter } = usePlace();
  const columns: readonly Column<CallLine>[] = [
    {
      head: words.columns.call,
      cell: ({ method, path, call }) => (
        <>
          <span class="strong">{call ?? <Address text={path} />}</span>
          <code class="below">
            {method} <Address text={path} />
          </code>
        </>
      ),
    },
    { head: words.columns.result, cell: ResultChips },
    { head: words.columns.time, kind: 'wide', cell: ({ at }) => <When at={at} /> },
  ];
  return (
    <Section
      name="calls"
      list={list}
      hint={<Samples />}
      choices={[
        ...useHouseChoice(),
        {
          name: 'call',
          label: words.columns.call,
          options: (view.about?.calls ?? []).map(({ name }) => [name, name] as const),
        },
        {
          name: 'state',
          label: words.columns.result,
          options: STATES.map((state) => [state, words.callStates[state]] as const),
        },
      ]}
    >
      {(lines) => (
        <Table
          caption={words.sections.calls}
          columns={columns}
          lines={lines}
          keyOf={({ id }) => String(id)}
          linkOf={({ id }) => linkTo('calls', id, filter)}
        />
      )}
    </Section>
  );
}

export function ResultChips({
  status,
  errors,
  fault,
  dropped,
}: Pick<CallLine, 'status' | 'errors' | 'fault' | 'dropped'>) {
  const words = useWords();
  return (
    <span class="chips">
      <Chip tone={toneOf(status)}>{status ?? words.states.noAnswer}</Chip>
      {errors.slice(0, 3).map((code) => (
        <Chip key={code} tone="bad">
          {code}
        </Chip>
      ))}
      {dropped > 0 && <Chip tone="bad">{words.droppedCount(dropped)}</Chip>}
      {fault !== undefined && (
        <Chip tone="busy">
          {words.call.fault}: {fault}
        </Chip>
      )}
    </span>
  );
}
