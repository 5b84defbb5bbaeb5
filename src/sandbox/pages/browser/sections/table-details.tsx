import { useState } from 'preact/hooks';
import { posNspIds } from '../../../../codes/generated/pos-nsp-ids.js';
import type { TableDetails } from '../../view/types.js';
import { quantityText } from '../amount.js';
import { usePage } from '../context.js';
import { goTo, linkTo } from '../place.js';
import { Action } from '../ui/action.js';
import { Chip } from '../ui/chip.js';
import { Amount } from '../ui/document.js';
import { Facts, Part } from '../ui/facts.js';
import { NumberFields } from '../ui/number-fields.js';
import { Deadline } from '../ui/when.js';

/** What the sandbox answers to a document of the page. */
interface Sent {
  readonly uid?: string;
  readonly isHeld: boolean;
}

/** A table with what is left of it, and what a till can do with it. */
export function TableDetail({ details }: { readonly details: TableDetails }) {
  const { words } = usePage();
  const { line, items } = details;
  return (
    <>
      <Facts
        facts={[
          [words.columns.left, <Amount key="left" amount={line.left} currency={line.currency} />],
          [words.columns.table, <code key="table">{line.table}</code>],
          [words.columns.issuer, <code key="issuer">{`${line.vatNumber} / ${line.branch}`}</code>],
        ]}
      />
      <p class="actions">
        {items !== undefined && items.length > 0 && <CloseTable details={details} />}
        <CancelTable details={details} />
      </p>
      <Part title={words.table.items}>
        {items === undefined ? <p class="note">{words.table.unreadable}</p> : <Items details={details} />}
      </Part>
      <Part title={words.table.slips}>
        <ul>
          {line.slips.map(({ uid, number, gross, currency, deadline, cancels }) => (
            <li key={uid}>
              <a href={linkTo('documents', uid)}>{number}</a>{' '}
              {cancels && <Chip tone="plain">{words.table.cancellation}</Chip>}{' '}
              <Amount amount={gross} currency={currency} />{' '}
              <Deadline at={deadline} passed={words.states.overdue} />
            </li>
          ))}
        </ul>
      </Part>
    </>
  );
}

interface OfTable {
  readonly details: TableDetails;
}

function Items({ details }: OfTable) {
  const { words } = usePage();
  const { items = [], line } = details;
  if (items.length === 0) return <p class="note">{words.table.nothingLeft}</p>;
  return (
    <table class="items">
      <thead>
        <tr>
          <th scope="col">{words.table.item}</th>
          <th scope="col" class="number">
            {words.table.quantity}
          </th>
          <th scope="col" class="number">
            {words.columns.left}
          </th>
          <td />
        </tr>
      </thead>
      <tbody>
        {items.map(({ name, quantity, gross }, index) => (
          <tr key={`${name} ${index}`}>
            <th scope="row">{name}</th>
            <td class="number">{quantityText(quantity, words.language)}</td>
            <td class="number">
              <Amount amount={gross} currency={line.currency} />
            </td>
            <td class="buttons">
              <ItemAction details={details} index={index} kind="cancel-item" />
              <ItemAction details={details} index={index} kind="move" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function CloseTable({ details: { line, closingNumber } }: OfTable) {
  const { words, order } = usePage();
  const { table } = words;
  const [payment, setPayment] = useState('cash');
  const act = async ({ series, aa, income, terminalId, posNspId }: Readonly<Record<string, string>>) => {
    const terminal = payment === 'terminal' && { terminalId, posNspId: Number(posNspId) };
    const sent = await order<Sent>(`tables/${line.id}/close`, {
      series,
      aa,
      income,
      payment: { kind: payment, ...terminal },
    });
    if (sent !== undefined) {
      if (sent.isHeld) goTo('holds');
      else goTo('documents', sent.uid);
    }
    return sent !== undefined;
  };
  return (
    <Action label={table.close} look="primary" does={table.issue} note={table.closeNote} act={act}>
      <NumberFields number={closingNumber} />
      <label class="field">
        {table.income}
        <select name="income">
          <option value="goods">{table.goods}</option>
          <option value="services">{table.services}</option>
        </select>
      </label>
      <label class="field">
        {table.payment}
        <select value={payment} onChange={({ currentTarget }) => setPayment(currentTarget.value)}>
          {(['cash', 'card', 'terminal'] as const).map((kind) => (
            <option key={kind} value={kind}>
              {table.payments[kind]}
            </option>
          ))}
        </select>
      </label>
      {payment === 'terminal' && (
        <>
          <label class="field">
            {words.columns.terminal}
            <input name="terminalId" defaultValue="16000123" maxLength={50} required />
          </label>
          <label class="field">
            {table.nsp}
            <select name="posNspId">
              {posNspIds.map(({ code, en }) => (
                <option key={code} value={code}>
                  {code} {en}
                </option>
              ))}
            </select>
          </label>
        </>
      )}
    </Action>
  );
}

function CancelTable({ details: { line, slipNumber } }: OfTable) {
  const { words, order } = usePage();
  const { table } = words;
  return (
    <Action
      label={table.cancelAll}
      look="danger"
      does={table.issueCancellation}
      note={table.cancelAllNote}
      act={async ({ series, aa }) => {
        const sent = await order<Sent>(`tables/${line.id}/cancel`, { series, aa });
        if (sent !== undefined) goTo('documents', sent.uid);
        return sent !== undefined;
      }}
    >
      <NumberFields number={slipNumber} />
    </Action>
  );
}

interface OfItem extends OfTable {
  readonly index: number;
  readonly kind: 'cancel-item' | 'move';
}

function ItemAction({ details: { line, items = [], slipNumber, others }, index, kind }: OfItem) {
  const { words, order } = usePage();
  const { table } = words;
  const item = items[index];
  if (item === undefined) return null;
  const isMove = kind === 'move';
  return (
    <Action
      label={isMove ? table.move : table.cancel}
      name={isMove ? table.moveItem(item.name) : table.cancelItem(item.name)}
      does={isMove ? table.issueMove : table.issueCancellation}
      note={isMove ? table.moveNote : undefined}
      act={async ({ series, aa, quantity = '', to }) => {
        const body = { series, aa, item: index, quantity: quantity.replace(',', '.') };
        const target = isMove && to !== undefined && to !== '' ? { to } : {};
        return (await order(`tables/${line.id}/${kind}`, { ...body, ...target })) !== undefined;
      }}
    >
      <label class="field">
        {table.quantity}
        <input
          name="quantity"
          inputMode="decimal"
          defaultValue={quantityText(item.quantity, words.language)}
          required
        />
      </label>
      {isMove && (
        <label class="field">
          {table.to}
          <select name="to">
            <option value="">{table.newTable}</option>
            {others.map(({ id, table: other }) => (
              <option key={id} value={id}>
                {other}
              </option>
            ))}
          </select>
        </label>
      )}
      <NumberFields number={slipNumber} />
    </Action>
  );
}
