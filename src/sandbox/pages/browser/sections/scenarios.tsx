import { useState } from 'preact/hooks';
import type { Fault } from '../../../faults/fault.js';
import type { FaultLine } from '../../view/types.js';
import { usePage } from '../context.js';
import { keep, kept } from '../language.js';
import { Action } from '../ui/action.js';
import { CopyButton } from '../ui/payload.js';

const KEY = 'parastatiko-scenarios';

/** Faults that are saved under a name in this browser. */
interface Scenario {
  readonly name: string;
  readonly faults: readonly Fault[];
}

function saved(): readonly Scenario[] {
  try {
    const stored: unknown = JSON.parse(kept(KEY) ?? '[]');
    return Array.isArray(stored) ? (stored as Scenario[]) : [];
  } catch {
    return [];
  }
}

/** The saved scenarios: inject one, copy it for a test, or save the faults that are pending. */
export function Scenarios({ waiting }: { readonly waiting: readonly FaultLine[] }) {
  const { words, order } = usePage();
  const { scenarios: said, actions } = words;
  const [scenarios, setScenarios] = useState(saved);
  const store = (next: readonly Scenario[]) => {
    keep(KEY, JSON.stringify(next));
    setScenarios(next);
  };
  const inject = async ({ faults }: Scenario) => {
    for (const fault of faults) if ((await order('faults', fault)) === undefined) return;
  };
  return (
    <article class="panel">
      <h2>{said.title}</h2>
      {scenarios.length === 0 && <p class="note">{said.empty}</p>}
      <ul class="plain">
        {scenarios.map((scenario) => (
          <li key={scenario.name} class="endpoint">
            <p>
              <span class="strong">{scenario.name}</span>
              <span class="below">{scenario.faults.map(({ kind }) => kind).join(', ')}</span>
            </p>
            <p class="actions">
              <button
                type="button"
                aria-label={`${actions.inject}: ${scenario.name}`}
                onClick={() => void inject(scenario)}
              >
                {said.inject}
              </button>
              <CopyButton
                label={actions.copyJson}
                text={() => `createSandbox({ faults: ${JSON.stringify(scenario.faults)} })`}
              />
              <button
                type="button"
                class="danger"
                aria-label={`${actions.remove} ${scenario.name}`}
                onClick={() => store(scenarios.filter((each) => each !== scenario))}
              >
                {actions.remove}
              </button>
            </p>
          </li>
        ))}
      </ul>
      {waiting.length > 0 && (
        <p class="actions">
          <Action
            label={said.save}
            does={said.save}
            act={async ({ name = '' }) => {
              const faults = waiting.map(({ id: _id, left, ...fault }) => ({
                ...fault,
                ...(left !== undefined && { times: left }),
              }));
              store([...scenarios.filter((each) => each.name !== name), { name, faults }]);
              return true;
            }}
          >
            <label class="field">
              {said.name}
              <input name="name" maxLength={100} required />
            </label>
          </Action>
        </p>
      )}
    </article>
  );
}
