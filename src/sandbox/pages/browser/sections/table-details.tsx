import type { TableDetails } from '../../view/types.js';
import { useWords } from '../context.js';
import { linkTo } from '../place.js';
import { Chip } from '../ui/chip.js';
import { CurlToCopy } from '../ui/curl-to-copy.js';
import { Amount } from '../ui/document.js';
import { Facts, Part } from '../ui/facts.js';
import { Company, HouseName } from '../ui/house.js';
import { Deadline } from '../ui/when.js';

/** A table with its open slips, and the call that cancels it. */
export function TableDetail({ details: { line, house, call } }: { readonly details: TableDetails }) {
  const words = useWords();
  return (
    <>
      <Facts
        facts={[
          [words.columns.left, <Amount key="left" amount={line.left} currency={line.currency} />],
          ['tableAA', <code key="table">{line.table}</code>],
          [words.columns.issuer, <Company key="issuer" vatNumber={line.vatNumber} />],
          [words.columns.branch, line.branch !== 0 && line.branch],
          [words.document.house, <HouseName key="house" house={house} />],
        ]}
      />
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
      {call !== undefined && (
        <Part title={words.table.call}>
          <p class="note">{words.table.note}</p>
          <CurlToCopy title={words.table.call} call={call} house={house} />
        </Part>
      )}
    </>
  );
}
