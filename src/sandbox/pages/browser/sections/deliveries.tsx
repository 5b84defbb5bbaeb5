import type { DeliveryDetails, DeliveryLine, Newest } from '../../view/types.js';
import { usePage } from '../context.js';
import { prettyText } from '../payload.js';
import { linkTo, usePlace } from '../place.js';
import { Address } from '../ui/address.js';
import { Chip, type Tone, toneOf } from '../ui/chip.js';
import { Facts, Part } from '../ui/facts.js';
import { Code, CopyButton } from '../ui/payload.js';
import { Section } from '../ui/section.js';
import { Table } from '../ui/table.js';
import { Deadline, When } from '../ui/when.js';
import { Endpoints } from './endpoints.js';

const tones: Readonly<Record<DeliveryLine['state'], Tone>> = {
  delivered: 'good',
  waiting: 'busy',
  failed: 'bad',
};

const STATES = ['delivered', 'waiting', 'failed'] as const;

/** The deliveries of events, newest first, and the endpoints. */
export function Deliveries({ list }: { readonly list: Newest<DeliveryLine> }) {
  const { words, view } = usePage();
  const { filter } = usePlace();
  return (
    <>
      <Section
        name="deliveries"
        list={list}
        choices={[
          {
            name: 'state',
            label: words.columns.state,
            options: STATES.map((state) => [state, words.states[state]] as const),
          },
        ]}
      >
        {(lines) => (
          <Table
            caption={words.sections.deliveries}
            lines={lines}
            keyOf={({ deliveryId }) => deliveryId}
            linkOf={({ deliveryId }) => linkTo('deliveries', deliveryId, filter)}
            columns={[
              {
                head: words.columns.event,
                cell: ({ event, url }) => (
                  <>
                    <code class="strong">
                      <Address text={event} />
                    </code>
                    <span class="below">
                      {url === undefined ? words.states.removed : <Address text={url} />}
                    </span>
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
      <Endpoints list={view.endpoints ?? []} />
    </>
  );
}

/** An event with its headers and every attempt to deliver it. */
export function DeliveryDetail({ details: { line, headers } }: { readonly details: DeliveryDetails }) {
  const { words, order } = usePage();
  const { attempts, body, nextAt, url, deliveryId } = line;
  return (
    <>
      <p class="chips">
        <Chip tone={tones[line.state]}>{words.states[line.state]}</Chip>
      </p>
      {url !== undefined && (
        <p class="actions">
          <button type="button" onClick={() => void order(`deliveries/${deliveryId}/resend`)}>
            {words.delivery.resend}
          </button>
        </p>
      )}
      <Facts
        facts={[
          [words.columns.endpoint, <code key="url">{url ?? words.states.removed}</code>],
          [
            words.columns.next,
            nextAt !== undefined && <Deadline at={nextAt} passed={words.states.waiting} />,
          ],
        ]}
      />
      <Part title={words.columns.attempts}>
        <ol class="history">
          {attempts.map(({ at, responseStatus, answer }, index) => (
            <li key={`${at} ${index}`}>
              <Chip tone={toneOf(responseStatus)}>{responseStatus ?? words.states.noAnswer}</Chip>{' '}
              <When at={at} />
              {answer !== undefined && (
                <Code label={`${words.delivery.answer} ${index + 1}`} text={prettyText(answer)} />
              )}
            </li>
          ))}
        </ol>
      </Part>
      <Part title={words.call.headers}>
        <Facts
          facts={Object.entries(headers).map(([name, value]) => [name, <code key={name}>{value}</code>])}
        />
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
