import { useState } from 'preact/hooks';
import { type FaultKind, faultsAfter, faultsBefore, faultsWithin } from '../../../faults/fault.js';
import { usePage } from '../context.js';

const GROUPS = { before: faultsBefore, within: faultsWithin, after: faultsAfter } as const;

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

export function FaultForm() {
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
            {view.about?.calls.map(({ name }) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
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
