import { useEffect, useState } from 'preact/hooks';
import type { View } from '../view/types.js';

export type Connection = 'connecting' | 'open' | 'lost';

/** Every section that the server sends: one that is missing here does not compile. */
// biome-ignore format: a list, side by side.
const SECTIONS: Readonly<Record<keyof View, true>> = {
  about: true, clock: true, today: true, documents: true, calls: true, tables: true, holds: true, terminals: true,
  requests: true, deliveries: true, endpoints: true, mails: true, faults: true, houses: true, names: true,
};

const EVENTS = '/_sandbox/events';
const PAUSE = 2000;

/** The state of the sandbox from its server, and whether the connection is open. */
export function useLive(): { readonly view: Partial<View>; readonly connection: Connection } {
  const [view, setView] = useState<Partial<View>>({});
  const [connection, setConnection] = useState<Connection>('connecting');
  useEffect(() => {
    let source: EventSource | undefined;
    let again: ReturnType<typeof setTimeout> | undefined;
    const connect = () => {
      const opened = new EventSource(EVENTS);
      source = opened;
      opened.onopen = () => setConnection('open');
      opened.onerror = () => {
        setConnection('lost');
        // The browser reconnects by itself, unless the answer was not an event stream.
        if (opened.readyState === EventSource.CLOSED) again = setTimeout(connect, PAUSE);
      };
      for (const name of Object.keys(SECTIONS) as (keyof View)[]) {
        opened.addEventListener(name, ({ data }: MessageEvent<string>) => {
          const section: unknown = JSON.parse(data);
          setView((before) => ({ ...before, [name]: section }));
        });
      }
    };
    connect();
    return () => {
      clearTimeout(again);
      source?.close();
    };
  }, []);
  return { view, connection };
}
