import { ArgumentError } from '../issues/inside.js';
import type { Document } from '../types/index.js';
import type { WebFetch } from '../types/web.js';
import { Changes } from './changes.js';
import { nextDue } from './due.js';
import { Faults } from './faults/faults.js';
import { Gate } from './gate.js';
import { defaultSettings } from './generated/settings.js';
import { openHouses, provisionFor, setCreditsOf } from './houses.js';
import { Journal, type JournalEntry } from './http/journal.js';
import {
  documentsIn,
  holdsIn,
  type SandboxDocument,
  type SandboxHold,
  type SandboxTable,
  tablesIn,
} from './inspect.js';
import { invalidOption } from './invalid-option.js';
import { defaultKey, type SandboxKey, userIdOf } from './keys.js';
import { SandboxOnboarding } from './onboarding/by-hand.js';
import type { SandboxClientOptions, SandboxOptions } from './options.js';
import { answerPage } from './pages/answer-page.js';
import { refusalOfHost, refusalOfSite } from './pages/guard.js';
import { OWN_SITE } from './pages/respond.js';
import type { Site } from './pages/site.js';
import type { HeldPayment } from './prepared/hold-payment.js';
import type { OpenedTable, SandboxTableFacts } from './prepared/open-table.js';
import { Random, seedOf } from './random.js';
import { readSandboxOptions } from './read-options.js';
import { State } from './state/state.js';
import type { StoredRow } from './state/store.js';
import { answerTerminal, isOfTerminal } from './terminals/answer.js';
import { SandboxTerminals } from './terminals/by-hand.js';
import { openTerminals, type SandboxTerminal } from './terminals/options.js';
import { between, isReached, later } from './time.js';
import { Turns } from './turns.js';
import { recordsOf, type SandboxDelivery } from './webhooks/calls.js';
import { Courier } from './webhooks/courier.js';
import { World } from './world.js';

/** The base address of a sandbox without a server. The domain is reserved, so no call leaves the machine. */
const BASE_URL = 'https://sandbox.example';

/** 100,000 years, well before the last time that a `Date` can hold. */
const LATEST_MS = 100_000 * 365 * 24 * 3_600_000;

/**
 * The service on one machine. It files nothing with the tax authority.
 *
 * @example
 * const sandbox = await createSandbox();
 * sandbox.provision('800123456');
 * const client = createClient(sandbox.clientOptions());
 */
export class Sandbox {
  readonly #world: World;
  readonly #keys: readonly SandboxKey[];
  readonly #terminals: readonly SandboxTerminal[];
  readonly #gate: Gate;
  readonly #journal: Journal;
  readonly #turns: Turns;
  readonly #site: Site;
  /** The steps of the operator and the client on onboarding requests. */
  readonly onboarding: SandboxOnboarding;
  /** The card terminals: what they charged, and what a person does at them. */
  readonly terminals: SandboxTerminals;
  /** The faults: add or clear them. */
  readonly faults: Faults;
  /** Where links in answers lead that a client got without a server: the address at which a server shows the pages. */
  address: string = BASE_URL;

  /** Use `createSandbox`. */
  constructor(state: State, options: SandboxOptions) {
    const { clock = { now: () => new Date() }, seed = 'sandbox', keys = [{ key: defaultKey }] } = options;
    const changes = new Changes();
    const world = new World(state, { ...defaultSettings, ...options.settings }, clock, seed);
    this.#world = world;
    this.#keys = keys;
    this.#terminals = options.terminals ?? [];
    this.#journal = new Journal(
      { length: world.settings.journalLength, size: world.settings.journalCharacters },
      changes.tell,
    );
    this.faults = new Faults(new Random(seedOf(`faults ${seed}`)), changes.tell, options.faults);
    this.#turns = new Turns(
      world,
      options.store,
      changes.tell,
      (inTurn) => new Courier(world, options.fetch, inTurn),
    );
    this.onboarding = new SandboxOnboarding(world, this.#turns.take);
    this.terminals = new SandboxTerminals(world, this.#turns.take, () => this.address);
    const parts = { world, keys, faults: this.faults, journal: this.#journal, inTurn: this.#turns.take };
    this.#gate = new Gate({
      ...parts,
      originOf: ({ origin }) => (origin === BASE_URL ? this.address : origin),
    });
    this.#site = {
      ...parts,
      terminals: this.terminals,
      changes,
      onboarding: this.onboarding,
      callAsPage: (request) => this.#gate.answer(request, new URL(request.url), 'page'),
      controls: this,
    };
    this.#open();
  }

  /** Sets up what the options name, and the state does not have. */
  #open(): void {
    openHouses(this.#world, this.#keys);
    openTerminals(this.#world, this.#terminals, this.#firstKey());
  }

  /** Answers a call, as `fetch` does. A server passes its requests to this function. */
  readonly fetch: WebFetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = input instanceof Request && init === undefined ? input : new Request(input, init);
    const url = new URL(request.url);
    return answerPage(this.#site, request, url) ?? (await this.#answer(request, url));
  };

  /** Answers a call of the service, unless a page of another site makes it. */
  async #answer(request: Request, url: URL): Promise<Response> {
    // Only a call over the network has this header. A program may call `fetch` with the address of its own service.
    const isRemote = request.headers.has('host');
    const refusal =
      (isRemote ? refusalOfHost(url, this.#world.settings.pageHosts) : undefined) ?? refusalOfSite(request);
    if (refusal !== undefined) return refusal;
    const response = isOfTerminal(url)
      ? await answerTerminal(this.#site, request, url)
      : await this.#gate.answer(request, url);
    for (const [name, value] of Object.entries(OWN_SITE)) response.headers.set(name, value);
    return response;
  }

  /** The options for `createClient`. */
  clientOptions(key: string = this.#firstKey()): SandboxClientOptions {
    return { baseUrl: BASE_URL, apiKey: key, fetch: this.fetch, clock: { now: () => this.now() } };
  }

  /** The time in the sandbox. */
  now(): Date {
    return this.#world.now();
  }

  /**
   * Moves the clock forward, and runs everything that becomes due on the way at its own time.
   *
   * @throws OptionsError if it is no number of milliseconds, or below zero.
   */
  async advance(milliseconds: number): Promise<void> {
    const isTime = Number.isFinite(milliseconds) && milliseconds >= 0 && milliseconds < LATEST_MS;
    if (!isTime) throw invalidOption('milliseconds', '300_000');
    const target = later(this.now(), milliseconds);
    for (;;) {
      const due = nextDue(this.#world);
      if (due === undefined || !isReached(due.at, new Date(target))) break;
      await this.#moveTo(due.at);
    }
    await this.#moveTo(target);
  }

  /** Runs what is due by now, and waits for deliveries. A server calls it from time to time. */
  async tick(): Promise<void> {
    await this.#turns.take(async () => undefined);
    await this.idle();
  }

  /** Waits until no delivery is in progress. */
  async idle(): Promise<void> {
    await this.#turns.idle();
  }

  /** Sets up a company to issue, without onboarding. */
  provision(vatNumber: string, key: string = this.#firstKey()): void {
    provisionFor(this.#world, key, vatNumber);
    this.#site.changes.tell();
  }

  /**
   * Opens a table and issues its orders, for tests of closings and cancellations.
   *
   * @throws RefusedStepError or InvalidDocumentError for invalid facts; ArgumentError if the sandbox refuses a slip, for
   * example because the company is not provisioned.
   * @example
   * const { table } = await sandbox.openTable({ issuer: shop, series: 'ΔΠ', orders: [{ aa: '201', issueDate, lines }] });
   */
  async openTable(facts: SandboxTableFacts, key: string = this.#firstKey()): Promise<OpenedTable> {
    const { openTableHere } = await import('./prepared/open-table.js');
    return this.#turns.take(() => openTableHere(this.#issuing(key), facts));
  }

  /**
   * Holds a document for its payment at a linked terminal, for tests of completions.
   *
   * @throws ArgumentError if the document has no payment of type 7 or 8, or if the sandbox refuses it.
   * @example
   * const { document, payment } = await sandbox.holdPayment(receipt);
   * const { body } = payment.charged({ payment: 0, transactionId, paymentAmount, paymentType: 7, at: sandbox.now() }).completion();
   */
  async holdPayment(document: Document, key: string = this.#firstKey()): Promise<HeldPayment> {
    const { holdPaymentHere } = await import('./prepared/hold-payment.js');
    return this.#turns.take(() => holdPaymentHere(this.#issuing(key), document));
  }

  /** Sets the credits of a software house. */
  setCredits(credits: number, key: string = this.#firstKey()): void {
    setCreditsOf(this.#world, key, credits);
    this.#site.changes.tell();
  }

  /**
   * The public key that verifies the signatures of payments for a software house, as PEM. It is also at
   * `/sandbox/public-key?key=…`.
   *
   * @example
   * const isSigned = createVerify('SHA256').update(data).verify(await sandbox.publicKey(), token, 'hex');
   */
  async publicKey(key: string = this.#firstKey()): Promise<string> {
    const { publicKeyOf } = await import('./signing.js');
    return publicKeyOf(this.#world.house(userIdOf(key)).signingKey);
  }

  /** Every document, the oldest first. */
  documents(): readonly SandboxDocument[] {
    return documentsIn(this.#world);
  }

  /** Documents that are waiting for payment. */
  holds(): readonly SandboxHold[] {
    return holdsIn(this.#world);
  }

  /** Tables with open slips, and the time by which each slip must be closed. */
  tables(): readonly SandboxTable[] {
    return tablesIn(this.#world);
  }

  /** Every attempt to deliver an event. */
  deliveries(): readonly SandboxDelivery[] {
    return [...this.#world.state.deliveries.all()].flatMap(recordsOf);
  }

  /** The last calls with their bodies, the oldest first. */
  calls(): readonly JournalEntry[] {
    return this.#journal.entries;
  }

  /** The whole state, for `createSandbox({ snapshot })`: for example, to start a test on a known day. */
  snapshot(): readonly StoredRow[] {
    this.#world.noteChance();
    return this.#world.state.stored();
  }

  /**
   * Replaces the whole state by that of a snapshot, also in the store. Faults and the journal of calls stay.
   *
   * @throws ArgumentError if a row does not belong to a sandbox. Then nothing changes.
   * @example
   * const morning = sandbox.snapshot();
   * // … a test …
   * await sandbox.restore(morning);
   */
  async restore(snapshot: readonly StoredRow[]): Promise<void> {
    const world = this.#world;
    await this.#turns.take(async () => {
      const before = world.state.stored();
      try {
        world.replace(snapshot);
        this.#open();
      } catch (error) {
        world.replace(before);
        throw ArgumentError.isArgumentError(error)
          ? error
          : new ArgumentError('arguments/not-a-snapshot', {});
      }
    });
  }

  /** Starts again: no documents, no faults and no calls, the credits and companies of the beginning, and the time of the clock. */
  async reset(): Promise<void> {
    this.faults.clear();
    this.#journal.clear();
    await this.restore([]);
  }

  #issuing(key: string): { readonly world: World; readonly house: string; readonly origin: string } {
    return { world: this.#world, house: userIdOf(key), origin: this.address };
  }

  #firstKey(): string {
    return this.#keys[0]?.key ?? defaultKey;
  }

  async #moveTo(moment: string): Promise<void> {
    const ahead = between(this.now(), moment);
    if (ahead > 0) this.#world.moveClock(ahead);
    await this.tick();
  }
}

/**
 * Creates a sandbox: the whole service in memory, or in a store. It answers calls as the service's description says,
 * files nothing with the tax authority, and depends only on its clock and its seed.
 *
 * @throws OptionsError if an option, a setting, or a member of a key or fault is unknown or invalid.
 * @throws ArgumentError if the store has rows that do not belong to a sandbox.
 * @example
 * const sandbox = await createSandbox({ keys: [{ key: 'till-key', companies: ['800123456'] }] });
 * const client = createClient(sandbox.clientOptions());
 * const outcome = await client.issue(document); // 'issued', with a MARK of the sandbox
 */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const read = readSandboxOptions(options);
  const state = new State();
  const stored = [...((await read.store?.load()) ?? [])];
  state.load(stored.length > 0 ? stored : (read.snapshot ?? []));
  return new Sandbox(state, read);
}
