import type { HoldLine, Newest } from '../../view/types.js';
import { useWords } from '../context.js';
import { linkTo, usePlace } from '../place.js';
import { Chip } from '../ui/chip.js';
import { Amount, useDocumentColumns } from '../ui/document.js';
import { Section } from '../ui/section.js';
import { Table } from '../ui/table.js';
import { Deadline } from '../ui/when.js';

/** The held documents, each with the amount still to be paid and the time limit. */
export function Holds({ list }: { readonly list: Newest<HoldLine> }) {
  const words = useWords();
  const { filter } = usePlace();
  const documentColumns = useDocumentColumns();
  return (
    <Section name="holds" list={list}>
      {(lines) => (
        <Table
          caption={words.sections.holds}
          lines={lines}
          keyOf={({ holdId }) => holdId}
          linkOf={({ holdId }) => linkTo('holds', holdId, filter)}
          columns={[
            ...documentColumns,
            {
              head: words.columns.gross,
              kind: 'number',
              cell: ({ gross, currency }) => <Amount amount={gross} currency={currency} />,
            },
            {
              head: `${words.columns.balance} · ${words.columns.expires}`,
              cell: ({ isIssued, signatures, currency }) => (
                <ul class="plain">
                  {isIssued && (
                    <li>
                      <Chip tone="good">{words.states.partlyCharged}</Chip>
                    </li>
                  )}
                  {signatures.map(({ token, terminalId, balance, expiresAt }) => (
                    <li key={token}>
                      <Amount amount={balance} currency={currency} />{' '}
                      <Deadline at={expiresAt} passed={words.states.expired} />
                      <span class="below">
                        {words.columns.terminal} {terminalId}
                      </span>
                    </li>
                  ))}
                </ul>
              ),
            },
          ]}
        />
      )}
    </Section>
  );
}
