import type { DeliveryLine, Newest } from '../../view/types.js';
import { usePage, useWords } from '../context.js';
import { prettyText } from '../payload.js';
import { linkTo } from '../place.js';
import { Chip, type Tone, toneOf } from '../ui/chip.js';
import { Facts, Part } from '../ui/facts.js';
import { Code, CopyButton } from '../ui/payload.js';
import { Section } from '../ui/section.js';
import { Table } from '../ui/table.js';
import { Deadline, When } from '../ui/when.js';

const tones: Readonly<Record<DeliveryLine['state'], Tone>> = {
  delivered: 'good',
  waiting: 'busy',
  failed: 'bad',
};

/** The deliveries of events, newest first. */
export function Deliveries({ list }: { readonly list: Newest<DeliveryLine> }) {
  const words = useWords();
  return (
    <Section name="deliveries" list={list}>
      {(lines) => (
        <Table
          caption={words.sections.deliveries}
          lines={lines}
          keyOf={({ deliveryId }) => deliveryId}
          linkOf={({ deliveryId }) => linkTo('deliveries', deliveryId)}
          columns={[
            {
              head: words.columns.event,
              cell: ({ event, url }) => (
                <>
                  <code class="strong">{event}</code>
                  <span class="below">{url ?? words.states.removed}</span>
                </>
              ),
            },
            {
              head: words.columns.state,
              cell: ({ state }) => <Chip tone={tones[state]}>{words.states[state]}</Chip>,
            },
            { head: words.columns.attempts, kind: 'number', cell: ({ attempts }) => attempts.length },
            {
              head: words.columns.next,
              kind: 'wide',
              cell: ({ nextAt }) =>
                nextAt === undefined ? '–' : <Deadline at={nextAt} passed={words.states.waiting} />,
            },
          ]}
        />
      )}
    </Section>
  );
}

/** An event with every attempt to deliver it. */
export function DeliveryDetail({ delivery }: { readonly delivery: DeliveryLine }) {
  const { words } = usePage();
  const { attempts, body, nextAt } = delivery;
  return (
    <>
      <p class="chips">
        <Chip tone={tones[delivery.state]}>{words.states[delivery.state]}</Chip>
      </p>
      <Facts
        facts={[
          [words.columns.endpoint, <code key="url">{delivery.url ?? words.states.removed}</code>],
          [words.delivery.eventId, <code key="id">{delivery.eventId}</code>],
          [
            words.columns.next,
            nextAt !== undefined && <Deadline at={nextAt} passed={words.states.waiting} />,
          ],
        ]}
      />
      <Part title={words.columns.attempts}>
        <ol class="history">
          {attempts.map(({ at, responseStatus }) => (
            <li key={at}>
              <Chip tone={toneOf(responseStatus)}>{responseStatus ?? words.states.noAnswer}</Chip>{' '}
              <When at={at} />
            </li>
          ))}
        </ol>
      </Part>
      <Part title={words.delivery.body}>
        <p class="actions">
          <CopyButton label={words.actions.copyJson} text={() => prettyText(body)} />
        </p>
        <Code label={words.delivery.body} text={prettyText(body)} />
      </Part>
    </>
  );
}
