import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type {
  CallDetails,
  DeliveryDetails,
  DocumentDetails,
  HoldDetails,
  RequestLine,
  TableDetails,
} from '../view/types.js';
import { usePage } from './context.js';
import { ask } from './orders.js';
import { goTo, type Place, type SectionName } from './place.js';
import { CallDetail } from './sections/call-details.js';
import { DeliveryDetail } from './sections/deliveries.js';
import { DocumentDetail } from './sections/document-details.js';
import { HoldDetail } from './sections/hold-details.js';
import { MailDetail } from './sections/mails.js';
import { RequestDetail } from './sections/request-details.js';
import { TableDetail } from './sections/table-details.js';
import { Address } from './ui/address.js';
import { Dialog } from './ui/dialog.js';
import { TableName } from './ui/table-name.js';

/** What is open in a section. */
export function Details({ place }: { readonly place: Place }) {
  const { view } = usePage();
  const { section, id } = place;
  if (id === undefined) return null;
  // A call does not change.
  const version = section === 'calls' ? '' : view[section];
  const open = <Found,>(opened: Omit<Opened<Found>, 'place' | 'version'>) => (
    <Open key={id} {...(opened as Opened<unknown>)} place={place} version={version} />
  );
  switch (section) {
    case 'documents':
      return open<DocumentDetails>({
        titleOf: ({ line }) => line.number,
        show: (details) => <DocumentDetail details={details} />,
      });
    case 'calls':
      return open<CallDetails>({
        titleOf: ({ entry }) => entry.call ?? entry.path,
        show: (details) => <CallDetail details={details} />,
      });
    case 'tables':
      return open<TableDetails>({
        titleOf: ({ line }) => <TableName line={line} />,
        show: (details) => <TableDetail details={details} />,
      });
    case 'holds':
      return open<HoldDetails>({
        titleOf: ({ line }) => line.number,
        show: (details) => <HoldDetail details={details} />,
      });
    case 'requests':
      return open<RequestLine>({
        titleOf: ({ vatNumber }) => view.names?.[vatNumber] ?? vatNumber,
        show: (request) => <RequestDetail request={request} />,
      });
    case 'deliveries':
      return open<DeliveryDetails>({
        titleOf: ({ line }) => line.event,
        show: (details) => <DeliveryDetail details={details} />,
      });
    case 'mails':
      return open<MailFound>({
        titleOf: ({ to }) => <Address text={to} />,
        show: (mail) => <MailDetail mail={mail} />,
      });
    default:
      return null;
  }
}

type MailFound = Parameters<typeof MailDetail>[0]['mail'];

interface Opened<Found> {
  readonly place: Place;
  /** Details are requested again whenever it changes. */
  readonly version: unknown;
  readonly titleOf: (found: Found) => ComponentChildren;
  readonly show: (found: Found) => ComponentChildren;
}

function Open<Found>({ place: { section, id = '', filter }, version, titleOf, show }: Opened<Found>) {
  const { words } = usePage();
  const found = useDetails<Found>(pathOf(section, id, words.language), version);
  const title = found === undefined || found === null ? words.sections[section] : titleOf(found);
  return (
    <Dialog title={title} look="drawer" onClose={() => goTo(section, undefined, filter)}>
      {found === undefined ? <p class="empty">{words.gone}</p> : found !== null && show(found)}
    </Dialog>
  );
}

const pathOf = (section: SectionName, id: string, language: string): string =>
  `${section}/${encodeURIComponent(id)}?language=${language}`;

/** `null` until they have come; `undefined` if the sandbox does not have them. */
function useDetails<Found>(path: string, version: unknown): Found | undefined | null {
  const [found, setFound] = useState<Found | undefined | null>(null);
  useEffect(() => {
    let isWanted = true;
    void ask<Found>(path).then((details) => {
      if (isWanted) setFound(() => details);
    });
    return () => {
      isWanted = false;
    };
  }, [path, version]);
  return found;
}
