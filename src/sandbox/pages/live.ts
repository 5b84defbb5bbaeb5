import { respond } from './respond.js';
import type { PageRequest } from './route.js';
import type { Site } from './site.js';
import { sections } from './view/sections.js';

/** Changes are collected for this time, in real time, so that a busy sandbox does not overload its page. */
const PAUSE = 150;
/** How often a line is sent even if nothing happens, so that a lost connection is detected. */
const HEARTBEAT = 15_000;

/** Server-sent events: each section of the page, at first and whenever it changes. */
export function liveEvents(site: Site, { signal }: PageRequest): Response {
  const feed = new Feed(site);
  const stream = new ReadableStream(feed);
  if (signal.aborted) feed.end();
  else signal.addEventListener('abort', () => feed.end(), { once: true });
  return respond(stream, 'text/event-stream; charset=utf-8');
}

/**
 * The events for one browser. Events that it has not read yet are not queued: it gets the latest state when it is
 * ready.
 */
class Feed implements UnderlyingDefaultSource<Uint8Array> {
  readonly #site: Site;
  readonly #sent = new Map<string, string>();
  readonly #encoder = new TextEncoder();
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  #release: () => void = () => undefined;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #isStale = false;

  constructor(site: Site) {
    this.#site = site;
  }

  start(controller: ReadableStreamDefaultController<Uint8Array>): void {
    this.#controller = controller;
    const unwatch = this.#site.changes.watch(() => this.#soon());
    const beat = setInterval(() => this.#beat(), HEARTBEAT);
    this.#release = () => {
      unwatch();
      clearInterval(beat);
      clearTimeout(this.#waiting);
    };
    this.#write(`retry: 1000\n\n${this.#changed()}`);
  }

  pull(): void {
    if (this.#isStale) this.#soon();
  }

  /** Ends the stream, because its browser no longer waits for it. */
  end(): void {
    this.#controller?.close();
    this.cancel();
  }

  cancel(): void {
    this.#controller = undefined;
    this.#release();
  }

  #soon(): void {
    this.#isStale = true;
    this.#waiting ??= setTimeout(() => {
      this.#waiting = undefined;
      this.#send();
    }, PAUSE);
  }

  #send(): void {
    if (!this.#isFree()) return;
    this.#isStale = false;
    this.#write(this.#changed());
  }

  #beat(): void {
    if (!this.#isFree()) return;
    this.#write(': still here\n\n');
    this.#soon();
  }

  #isFree(): boolean {
    return (this.#controller?.desiredSize ?? 0) > 0;
  }

  #write(text: string): void {
    if (text !== '') this.#controller?.enqueue(this.#encoder.encode(text));
  }

  /** The sections that differ from what was sent last, as events. */
  #changed(): string {
    const events = Object.entries(sections).map(([name, viewOf]) => {
      const data = JSON.stringify(viewOf(this.#site));
      if (this.#sent.get(name) === data) return '';
      this.#sent.set(name, data);
      return `event: ${name}\ndata: ${data}\n\n`;
    });
    return events.join('');
  }
}
