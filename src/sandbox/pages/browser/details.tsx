import { useEffect, useState } from 'preact/hooks';
import type { JournalEntry } from '../../http/journal.js';
import type { DocumentDetails } from '../view/types.js';
import { usePage, useWords } from './context.js';
import { ask } from './orders.js';
import { goTo, type Place } from './place.js';
import { CallDetail } from './sections/call-details.js';
import { DeliveryDetail } from './sections/deliveries.js';
import { DocumentDetail } from './sections/document-details.js';
import { RequestDetail } from './sections/request-details.js';
import { Dialog } from './ui/dialog.js';

/** What is open in a section. */
export function Details({ place: { section, id } }: { readonly place: Place }) {
  const { view, words } = usePage();
  if (id === undefined) return null;
  const close = () => goTo(section);
  if (section === 'documents') return <OpenDocument key={id} uid={id} onClose={close} />;
  if (section === 'calls') return <OpenCall key={id} id={id} onClose={close} />;
  if (section === 'requests') {
    const request = view.requests?.lines.find(({ requestId }) => requestId === id);
    return (
      <Dialog title={request?.vatNumber ?? words.sections.requests} look="drawer" onClose={close}>
        {request === undefined ? <Gone /> : <RequestDetail request={request} />}
      </Dialog>
    );
  }
  if (section === 'deliveries') {
    const delivery = view.deliveries?.lines.find(({ deliveryId }) => deliveryId === id);
    return (
      <Dialog title={delivery?.event ?? words.sections.deliveries} look="drawer" onClose={close}>
        {delivery === undefined ? <Gone /> : <DeliveryDetail delivery={delivery} />}
      </Dialog>
    );
  }
  return null;
}

/** Details that are requested again whenever their row changes. */
function useDetails<Found>(path: string, version: string): Found | undefined | null {
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

interface Open {
  readonly onClose: () => void;
}

function OpenDocument({ uid, onClose }: Open & { readonly uid: string }) {
  const { view, words } = usePage();
  const row = view.documents?.lines.find((line) => line.uid === uid);
  const path = `documents/${encodeURIComponent(uid)}?language=${words.language}`;
  const details = useDetails<DocumentDetails>(path, JSON.stringify(row));
  const title = details?.line.number ?? row?.number ?? words.sections.documents;
  return (
    <Dialog title={title} look="drawer" onClose={onClose}>
      {details === undefined ? <Gone /> : details !== null && <DocumentDetail details={details} />}
    </Dialog>
  );
}

function OpenCall({ id, onClose }: Open & { readonly id: string }) {
  const { words } = usePage();
  const entry = useDetails<JournalEntry>(`calls/${encodeURIComponent(id)}`, '');
  return (
    <Dialog title={entry?.call ?? entry?.path ?? words.sections.calls} look="drawer" onClose={onClose}>
      {entry === undefined ? <Gone /> : entry !== null && <CallDetail entry={entry} />}
    </Dialog>
  );
}

const Gone = () => <p class="empty">{useWords().gone}</p>;
