import type { Newest, RequestLine } from '../../view/types.js';
import { useWords } from '../context.js';
import { linkTo, usePlace } from '../place.js';
import { StateChip } from '../ui/chip.js';
import { Company } from '../ui/house.js';
import { Section } from '../ui/section.js';
import { Table } from '../ui/table.js';
import { When } from '../ui/when.js';

/** The onboarding requests, newest first. */
export function Requests({ list }: { readonly list: Newest<RequestLine> }) {
  const words = useWords();
  const { filter } = usePlace();
  return (
    <Section
      name="requests"
      list={list}
      choices={[
        {
          name: 'state',
          label: words.columns.state,
          options: [...new Set(list.lines.map(({ status }) => status))].map(
            (state) => [state, state] as const,
          ),
        },
      ]}
    >
      {(lines) => (
        <Table
          caption={words.sections.requests}
          lines={lines}
          keyOf={({ requestId }) => requestId}
          linkOf={({ requestId }) => linkTo('requests', requestId, filter)}
          columns={[
            {
              head: words.columns.company,
              cell: ({ vatNumber, requestType }) => (
                <>
                  <span class="strong">
                    <Company vatNumber={vatNumber} />
                  </span>
                  <code class="below">{requestType}</code>
                </>
              ),
            },
            { head: words.columns.state, cell: ({ status }) => <StateChip state={status} /> },
            {
              head: words.columns.provisioning,
              cell: ({ provisioning }) =>
                provisioning?.status === undefined ? '–' : <StateChip state={provisioning.status} />,
            },
            { head: words.columns.time, kind: 'wide', cell: ({ createdAt }) => <When at={createdAt} /> },
          ]}
        />
      )}
    </Section>
  );
}
