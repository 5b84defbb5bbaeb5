import type { TerminalChargeLine, TerminalsView } from '../../view/types.js';
import { amountText } from '../amount.js';
import { usePage } from '../context.js';
import { Chip, type Tone } from '../ui/chip.js';
import { Amount } from '../ui/document.js';
import { Facts } from '../ui/facts.js';
import { When } from '../ui/when.js';

/** The simulated terminals and their newest charges. Nothing, if the sandbox has none. */
export function Terminals() {
  const { words, view, order } = usePage();
  const said = words.terminals;
  if (view.terminals === undefined || view.terminals.terminals.length === 0) return null;
  const { terminals, charges } = view.terminals;
  return (
    <>
      <article class="panel">
        <h2>{said.title}</h2>
        <ul class="plain">
          {terminals.map((terminal) => (
            <li key={terminal.terminalId} class="endpoint">
              <Terminal terminal={terminal} />
            </li>
          ))}
        </ul>
      </article>
      {charges.length > 0 && (
        <article class="panel">
          <h2>{said.charges}</h2>
          <ul class="plain">
            {charges.map((charge) => (
              <li key={charge.number} class="endpoint">
                <Charge
                  charge={charge}
                  act={(step) => void order(`terminal-charges/${charge.number}/${step}`)}
                />
              </li>
            ))}
          </ul>
        </article>
      )}
    </>
  );
}

function Terminal({ terminal }: { readonly terminal: TerminalsView['terminals'][number] }) {
  const { words, order } = usePage();
  const { terminalId, family, mode, batch, inBatch, capacity, settings } = terminal;
  const said = words.terminals;
  const other = mode === 'manual' ? 'automatic' : 'manual';
  return (
    <>
      <p>
        <code class="strong">{terminalId}</code> <Chip tone="plain">{family}</Chip>{' '}
        <Chip tone={mode === 'manual' ? 'busy' : 'good'}>{said.modes[mode]}</Chip>
        <span class="below">
          {said.batch} {batch}: {inBatch} / {capacity}
        </span>
      </p>
      <details>
        <summary>{said.settings}</summary>
        <Facts
          facts={Object.entries(settings).map(([name, value]) => [name, <code key={name}>{value}</code>])}
        />
      </details>
      <p class="actions">
        <button
          type="button"
          aria-label={`${said.switchTo[other]} ${terminalId}`}
          onClick={() => void order(`terminals/${terminalId}/mode`, { mode: other })}
        >
          {said.switchTo[other]}
        </button>
        <button
          type="button"
          aria-label={`${said.close} ${terminalId}`}
          onClick={() => void order(`terminals/${terminalId}/close`)}
        >
          {said.close}
        </button>
      </p>
    </>
  );
}

const tones: Readonly<Record<string, Tone>> = { approved: 'good', running: 'busy', declined: 'bad' };

interface ChargeProps {
  readonly charge: TerminalChargeLine;
  readonly act: (step: 'approve' | 'decline') => void;
}

function Charge({ charge, act }: ChargeProps) {
  const { words } = usePage();
  const { number, terminalId, action, amount, tip, paid, state, begunAt, voidedAt, parts, token } = charge;
  const said = words.terminals;
  const end = voidedAt === undefined ? state : 'voided';
  return (
    <>
      <p>
        <Amount amount={amount} currency="EUR" /> {said.actions[action]} <code>{terminalId}</code>{' '}
        <Chip tone={tones[end] ?? 'plain'}>
          {said.states[end as keyof typeof said.states] ?? <code>{end}</code>}
        </Chip>
        <span class="below">
          <When at={begunAt} /> · {said.paid} {amountText(paid, words.language, 'EUR')} · {said.tip}{' '}
          {amountText(tip, words.language, 'EUR')}
        </span>
      </p>
      {parts.length > 0 && (
        <details>
          <summary>{said.signed}</summary>
          <Facts
            facts={[
              ...parts.map(
                (part, index) =>
                  [Object.values(said.parts)[index] ?? '+', <code key={index}>{part}</code>] as const,
              ),
              ['token', <code key="token">{token}</code>],
            ]}
          />
        </details>
      )}
      {state === 'running' && (
        <p class="actions">
          <button
            type="button"
            class="primary"
            aria-label={`${said.approve} ${number}`}
            onClick={() => act('approve')}
          >
            {said.approve}
          </button>
          <button
            type="button"
            class="danger"
            aria-label={`${said.decline} ${number}`}
            onClick={() => act('decline')}
          >
            {said.decline}
          </button>
        </p>
      )}
    </>
  );
}
