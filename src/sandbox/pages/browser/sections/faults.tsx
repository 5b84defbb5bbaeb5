import type { FaultLine } from '../../view/types.js';
import { usePage } from '../context.js';
import { SectionHead } from '../ui/section.js';
import { Table } from '../ui/table.js';
import { FaultForm } from './fault-form.js';
import { Scenarios } from './scenarios.js';

/** The pending faults, and a form for another one. */
export function Faults({ list }: { readonly list: readonly FaultLine[] }) {
  const { words, order } = usePage();
  return (
    <section aria-labelledby="title">
      <SectionHead name="faults" count={list.length} />
      {list.length === 0 ? (
        <div class="empty">
          <p>{words.empty.faults}</p>
        </div>
      ) : (
        <>
          <Table
            caption={words.sections.faults}
            lines={list}
            keyOf={({ id }) => String(id)}
            columns={[
              {
                head: words.columns.fault,
                cell: ({ kind, call }) => (
                  <>
                    <code class="strong">{kind}</code> {call ?? words.fault.anyCall}
                    <span class="below">{words.fault.kinds[kind]}</span>
                  </>
                ),
              },
              {
                head: words.columns.hits,
                cell: ({ left, probability }) => (
                  <>
                    {left ?? words.fault.always}
                    {probability !== undefined && <span class="below">p = {probability}</span>}
                  </>
                ),
              },
              {
                head: words.actions.remove,
                cell: ({ id, kind }) => (
                  <button
                    type="button"
                    aria-label={`${words.actions.remove} ${kind}`}
                    onClick={() => void order(`faults/${id}/remove`)}
                  >
                    {words.actions.remove}
                  </button>
                ),
              },
            ]}
          />
          <p class="actions">
            <button type="button" onClick={() => void order('faults/clear')}>
              {words.actions.clear}
            </button>
          </p>
        </>
      )}
      <FaultForm />
      <Scenarios waiting={list} />
    </section>
  );
}
