import { useState } from 'preact/hooks';
import {
  type FaultKind,
  faultsAfter,
  faultsBefore,
  faultsOfTerminals,
  faultsWithin,
} from '../../../faults/fault.js';
import type { FaultLine } from '../../view/types.js';
import { usePage } from '../context.js';
import { SectionHead } from '../ui/section.js';
import { Table } from '../ui/table.js';
import { Scenarios } from './scenarios.js';

const GROUPS = {
  before: faultsBefore,
  within: faultsWithin,
  after: faultsAfter,
  terminals: faultsOfTerminals,
} as const;

/** The additional fields of a kind. */
const extras: Readonly<Partial<Record<FaultKind, readonly Extra[]>>> = {
  slow: ['milliseconds'],
  'wrong-date': ['milliseconds'],
  'error-before': ['status'],
  'error-after': ['status'],
  answer: ['status', 'body'],
  refuse: ['code', 'message'],
};

type Extra = 'milliseconds' | 'status' | 'code' | 'message' | 'body';

const NUMBERS: readonly string[] = ['times', 'probability', 'milliseconds', 'status'];

const attributes: Readonly<Record<Extra, object>> = {
  milliseconds: { type: 'number', min: 0, max: 86_400_000 },
  status: { type: 'number', min: 200, max: 599 },
  code: { maxLength: 100 },
  message: { maxLength: 2000 },
  body: {},
};

/** The values of a form: numbers as numbers, without empty fields. */
function filledIn(form: HTMLFormElement): object {
  const filled = [...new FormData(form)].filter(([, value]) => value !== '');
  return Object.fromEntries(
    filled.map(([name, value]) => [name, NUMBERS.includes(name) ? Number(value) : value]),
  );
}

function FaultForm() {
  const { words, view, order } = usePage();
  const [kind, setKind] = useState<FaultKind>('reset-after');
  const { fault } = words;
  return (
    <form
      class="panel"
      onSubmit={(event) => {
        event.preventDefault();
        void order('faults', filledIn(event.currentTarget));
      }}
    >
      <h2>{fault.title}</h2>
      <div class="fields">
        <label class="field">
          {fault.kind}
          <select
            id="fault-kind"
            name="kind"
            value={kind}
            onChange={({ currentTarget }) => setKind(currentTarget.value as FaultKind)}
          >
            {Object.entries(GROUPS).map(([group, kinds]) => (
              <optgroup key={group} label={fault.groups[group as keyof typeof GROUPS]}>
                {kinds.map((each) => (
                  <option key={each} value={each}>
                    {each}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
        <label class="field">
          {fault.call}
          <select name="call">
            <option value="">{fault.anyCall}</option>
            {[...(view.about?.calls ?? []).map(({ name }) => name), ...(view.about?.terminalCalls ?? [])].map(
              (name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ),
            )}
          </select>
        </label>
        <label class="field narrow">
          {fault.times}
          <input name="times" type="number" min="1" max="1000000" defaultValue="1" />
        </label>
        <label class="field narrow">
          {fault.probability}
          <input name="probability" type="number" min="0" max="1" step="any" />
        </label>
        {(extras[kind] ?? []).map((name) => (
          <label key={name} class="field">
            {fault[name]}
            <input name={name} {...attributes[name]} />
          </label>
        ))}
      </div>
      <p class="note">{fault.kinds[kind]}</p>
      <p class="actions">
        <button type="submit" class="primary">
          {words.actions.inject}
        </button>
      </p>
    </form>
  );
}

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
