import { useEffect, useState } from 'preact/hooks';
import type { View } from '../view/types.js';
import { usePage } from './context.js';
import type { Connection } from './live.js';
import { linkTo, type SectionName, sectionNames } from './place.js';
import { Calls } from './sections/calls.js';
import { Deliveries } from './sections/deliveries.js';
import { Documents } from './sections/documents.js';
import { Faults } from './sections/faults.js';
import { Holds } from './sections/holds.js';
import { Houses } from './sections/houses.js';
import { Mails } from './sections/mails.js';
import { Requests } from './sections/requests.js';
import { Tables } from './sections/tables.js';
import { Terminals } from './sections/terminals.js';
import { Today } from './sections/today.js';

/** The sections with their counts, and links to other pages of the sandbox. */
export function Navigation({ current }: { readonly current: SectionName }) {
  const { words, view } = usePage();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(false), [current]);
  return (
    <nav aria-label={words.navigation}>
      <button
        type="button"
        class="menu"
        aria-expanded={isOpen}
        aria-controls="sections"
        onClick={() => setOpen(!isOpen)}
      >
        {words.sections[current]}
      </button>
      <ul id="sections" class={isOpen ? 'open' : ''}>
        {sectionNames.map((name, index) => (
          <li key={name}>
            <a
              href={linkTo(name)}
              aria-current={name === current ? 'page' : undefined}
              aria-keyshortcuts={String((index + 1) % 10)}
            >
              {words.sections[name]} <span class="count">{countOf(name, view)}</span>
            </a>
          </li>
        ))}
        <li class="apart">
          <a href="/openapi">{words.apiReference}</a>
        </li>
      </ul>
    </nav>
  );
}

function countOf(name: SectionName, view: Partial<View>): string {
  if (name === 'houses' || name === 'today') return '';
  const section = view[name];
  const count = section === undefined ? 0 : 'total' in section ? section.total : section.length;
  return count === 0 ? '' : String(count);
}

/** Whether the page is up to date. */
export const Live = ({ connection }: { readonly connection: Connection }) => (
  <p class={`live ${connection}`} role="status">
    {usePage().words.connection[connection]}
  </p>
);

/** The current section, as soon as the state has arrived. */
export function Current({ section }: { readonly section: SectionName }) {
  const { view, words } = usePage();
  const { today, documents, calls, tables, holds, requests, deliveries, mails, faults, houses } = view;
  const parts = {
    today: today && <Today today={today} />,
    documents: documents && <Documents list={documents} />,
    calls: calls && <Calls list={calls} />,
    tables: tables && <Tables list={tables} />,
    holds: holds && (
      <>
        <Holds list={holds} />
        <Terminals />
      </>
    ),
    requests: requests && <Requests list={requests} />,
    deliveries: deliveries && <Deliveries list={deliveries} />,
    mails: mails && <Mails list={mails} />,
    faults: faults && <Faults list={faults} />,
    houses: houses && <Houses list={houses} />,
  };
  return parts[section] ?? <p class="empty">{words.loading}</p>;
}
