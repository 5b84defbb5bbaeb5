import type { HoldDetails } from '../../view/types.js';
import { usePage } from '../context.js';
import { pretty } from '../payload.js';
import { Chip } from '../ui/chip.js';
import { CurlToCopy } from '../ui/curl-to-copy.js';
import { Amount, TypeCell } from '../ui/document.js';
import { Facts, Part } from '../ui/facts.js';
import { Company, HouseName } from '../ui/house.js';
import { Code, CopyButton } from '../ui/payload.js';
import { Deadline } from '../ui/when.js';

/** A held document with the signatures for its terminals, and the call that completes it. */
export function HoldDetail({ details }: { readonly details: HoldDetails }) {
  const { words } = usePage();
  const { line, document, signatures, house, call } = details;
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
          [words.columns.issuer, <Company key="issuer" vatNumber={line.vatNumber} />],
          [words.document.house, <HouseName key="house" house={house} />],
        ]}
      />
      <Part title={words.hold.signatures}>
        {signatures.map(({ token, data, nsp, terminalId, balance, expiresAt }) => (
          <Facts
            key={token}
            facts={[
              [`${nsp}, ${words.columns.terminal}`, <code key="terminal">{terminalId}</code>],
              [words.columns.balance, <Amount key="balance" amount={balance} currency={line.currency} />],
              [
                words.columns.expires,
                <Deadline key="expires" at={expiresAt} passed={words.states.expired} />,
              ],
              ['token', <code key="token">{token}</code>],
              ['data', <code key="data">{data}</code>],
            ]}
          />
        ))}
      </Part>
      {call !== undefined && (
        <Part title={words.hold.call}>
          <p class="note">{words.hold.note}</p>
          <CurlToCopy title={words.hold.call} call={call} house={house} />
        </Part>
      )}
      <Part title={words.document.payload}>
        <p class="actions">
          <CopyButton label={words.actions.copyJson} text={() => pretty(document)} />
        </p>
        <Code label={words.document.payload} text={pretty(document)} />
      </Part>
    </>
  );
}
