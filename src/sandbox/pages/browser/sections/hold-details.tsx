import { useState } from 'preact/hooks';
import type { HoldDetails } from '../../view/types.js';
import { usePage } from '../context.js';
import { pretty } from '../payload.js';
import { goTo } from '../place.js';
import { Chip } from '../ui/chip.js';
import { Amount, TypeCell } from '../ui/document.js';
import { Facts, Part } from '../ui/facts.js';
import { Code, CopyButton } from '../ui/payload.js';
import { Deadline } from '../ui/when.js';

type Signature = HoldDetails['signatures'][number];

/** A held document, and a form that charges its payments as their terminals would. */
export function HoldDetail({ details }: { readonly details: HoldDetails }) {
  const { words } = usePage();
  const { line, document, signatures } = details;
  return (
    <>
      <p class="chips">
        <TypeCell {...line} />
        {line.isIssued && <Chip tone="good">{words.states.partlyCharged}</Chip>}
      </p>
      <Facts
        facts={[
          [words.columns.gross, <Amount key="gross" amount={line.gross} currency={line.currency} />],
          ['UID', <code key="uid">{line.uid}</code>],
          [words.columns.issuer, <code key="issuer">{line.vatNumber}</code>],
          [words.document.house, <code key="house">{details.house}</code>],
        ]}
      />
      <Part title={words.hold.charge}>
        <ChargeForm details={details} />
      </Part>
      <Part title={words.hold.signatures}>
        {signatures.map(({ token, data, nsp, terminalId }) => (
          <Facts
            key={token}
            facts={[
              [`${nsp}, ${words.columns.terminal}`, <code key="terminal">{terminalId}</code>],
              ['token', <code key="token">{token}</code>],
              ['data', <code key="data">{data}</code>],
            ]}
          />
        ))}
      </Part>
      <Part title={words.document.payload}>
        <p class="actions">
          <CopyButton label={words.actions.copyJson} text={() => pretty(document)} />
        </p>
        <Code label={words.document.payload} text={pretty(document)} />
      </Part>
    </>
  );
}

function ChargeForm({ details: { line, signatures, charged } }: { readonly details: HoldDetails }) {
  const { words, order } = usePage();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const open = signatures.filter(({ balance }) => balance !== '0.00');
  const chosen = open.filter(({ token }) => !left.has(token));
  const submit = (event: Event) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    const field = (name: string, index: number) =>
      String(form.get(`${name}-${index}`) ?? '').replace(',', '.');
    const charges = open.flatMap(({ token }, index) => {
      if (left.has(token)) return [];
      const tip = field('tip', index);
      return [
        {
          token,
          amount: field('amount', index),
          type: Number(field('type', index)),
          transactionId: String(form.get(`transaction-${index}`) ?? ''),
          ...(tip !== '' && { tip }),
        },
      ];
    });
    void order<{ uid?: string }>(`holds/${line.holdId}/complete`, { charges }).then((sent) => {
      if (sent !== undefined) goTo('documents', sent.uid);
    });
  };
  const toggle = (token: string) => {
    const next = new Set(left);
    if (!next.delete(token)) next.add(token);
    setLeft(next);
  };
  return (
    <form onSubmit={submit}>
      {open.map((signature, index) => (
        <ChargeFields
          key={signature.token}
          signature={signature}
          index={index}
          transactionId={String(FIRST_TRANSACTION + charged + index).padStart(6, '0')}
          currency={line.currency}
          isChosen={!left.has(signature.token)}
          onToggle={() => toggle(signature.token)}
        />
      ))}
      <p class="note">{words.hold.note}</p>
      <p class="actions">
        <button type="submit" class="primary" disabled={chosen.length === 0}>
          {words.hold.complete}
        </button>
      </p>
    </form>
  );
}

interface Charged {
  readonly signature: Signature;
  readonly index: number;
  /** Suggested; each charge has its own. */
  readonly transactionId: string;
  readonly currency: string;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}

const FIRST_TRANSACTION = 417;

/** What the terminal reports for one signature. */
function ChargeFields({ signature, index, transactionId, currency, isChosen, onToggle }: Charged) {
  const { words } = usePage();
  const { hold, columns } = words;
  const { nsp, terminalId, balance, type, expiresAt } = signature;
  return (
    <fieldset>
      <legend>
        <label class="check">
          <input type="checkbox" checked={isChosen} onChange={onToggle} />
          {nsp}, {columns.terminal} {terminalId}
        </label>
      </legend>
      <p>
        {columns.balance} <Amount amount={balance} currency={currency} />{' '}
        <Deadline at={expiresAt} passed={words.states.expired} />
      </p>
      {isChosen && (
        <div class="fields">
          <label class="field">
            {hold.amount}
            <input name={`amount-${index}`} inputMode="decimal" defaultValue={balance} required />
          </label>
          <label class="field">
            {hold.type}
            <select name={`type-${index}`}>
              {([7, 8] as const).map((each) => (
                <option key={each} value={each} selected={each === type}>
                  {hold.types[each]}
                </option>
              ))}
            </select>
          </label>
          <label class="field">
            {hold.tip}
            <input name={`tip-${index}`} inputMode="decimal" />
          </label>
          <label class="field">
            {hold.transaction}
            <input name={`transaction-${index}`} defaultValue={transactionId} maxLength={200} required />
          </label>
        </div>
      )}
    </fieldset>
  );
}
