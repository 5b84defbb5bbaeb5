import type { Newest, View } from '../../view/types.js';
import { useWords } from '../context.js';
import { linkTo, usePlace } from '../place.js';
import { Address } from '../ui/address.js';
import { Facts } from '../ui/facts.js';
import { Section } from '../ui/section.js';
import { Table } from '../ui/table.js';
import { When } from '../ui/when.js';

type Mail = View['mails']['lines'][number];

/** The mails that the service would have sent, newest first. */
export function Mails({ list }: { readonly list: Newest<Mail> }) {
  const words = useWords();
  const { filter } = usePlace();
  return (
    <Section name="mails" list={list}>
      {(lines) => (
        <Table
          caption={words.sections.mails}
          lines={lines}
          keyOf={({ mailId }) => mailId}
          linkOf={({ mailId }) => linkTo('mails', mailId, filter)}
          columns={[
            {
              head: words.mail.to,
              cell: ({ to }) => (
                <span class="strong">
                  <Address text={to} />
                </span>
              ),
            },
            {
              head: words.mail.about,
              cell: (mail) =>
                mail.kind === 'contract'
                  ? words.mail.contract(mail.vatNumber)
                  : words.mail.document(mail.number),
            },
            { head: words.columns.time, kind: 'wide', cell: ({ at }) => <When at={at} /> },
          ]}
        />
      )}
    </Section>
  );
}

/** What a mail carries. */
export function MailDetail({ mail }: { readonly mail: Mail }) {
  const { mail: said, columns } = useWords();
  const file = (href: string) => (
    <a key="file" href={href} target="_blank" rel="noopener">
      PDF
    </a>
  );
  return (
    <>
      <Facts
        facts={[
          [said.to, <Address key="to" text={mail.to} />],
          [columns.time, <When key="at" at={mail.at} full />],
          ...(mail.kind === 'contract'
            ? ([
                [said.contractFile, file(`/_sandbox/requests/${mail.requestId}/contract`)],
                [said.upload, <code key="upload">{mail.uploadPath}</code>],
                [
                  columns.request,
                  <a key="request" href={linkTo('requests', mail.requestId)}>
                    {mail.vatNumber}
                  </a>,
                ],
              ] as const)
            : ([
                [said.documentFile, file(mail.documentPath)],
                [
                  columns.document,
                  <a key="document" href={linkTo('documents', mail.uid)}>
                    {mail.number}
                  </a>,
                ],
              ] as const)),
        ]}
      />
      <p class="note">{said.note}</p>
    </>
  );
}
