/** A caller that does what the answers tell it. */

import { toRegistryXml } from '../../src/registry/index.js';
import type { SandboxDocument } from '../../src/sandbox/inspect.js';
import { operations } from '../../src/tools/operations/index.js';
import type { Answer } from './server.js';
import type { Till } from './till.js';
import type { Intent, World } from './world.js';

/** How often a call is repeated when nothing bad happens any more. */
const PATIENCE = 14;
/** How much the clocks of two tills may differ. Two equal sales within it cannot be told apart by their times. */
const TOLERANCE = 60_000;
const DONE: ReadonlySet<unknown> = new Set([
  'issued',
  'alreadyIssued',
  'queued',
  'cancelled',
  'alreadyCancelled',
]);
/** What a refusal says if the same call is to be repeated. After any other one, a new key may be used. */
const SAME_CALL: ReadonlySet<unknown> = new Set(['repeat-later', 'search-first', 'settle-first']);
/** Codes of answers that ask for the same call again. */
const BUSY: ReadonlySet<string> = new Set(['call/same-number-in-flight', 'call/lease-lost']);

/** The routes of all operations, and which calls they are for. */
const routes = operations.map(({ route }) => ({
  route,
  form: new RegExp(`^${route.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

/** Thrown when a caller goes away for ever. */
export class Gone extends Error {}

export interface Call {
  readonly route: string;
  readonly body?: object | undefined;
  readonly key?: string | undefined;
  /** What it is to have filed: one for each document, in their order. */
  readonly intents?: readonly Intent[] | undefined;
  /** The table whose version may be stated. */
  readonly table?: string | undefined;
  /** What to do after a refusal: another body, or to leave it. Without it, the same again. */
  readonly refused?: (
    answer: Answer,
    tries: number,
  ) => Promise<object | 'leave' | undefined> | object | 'leave' | undefined;
}

export class Caller {
  #keys = 0;
  /** The key of the last move. */
  before: string | undefined;

  readonly world: World;
  readonly till: Till;
  readonly name: string;

  constructor(world: World, till: Till, name: string) {
    this.world = world;
    this.till = till;
    this.name = name;
  }

  /** A tag, or a key. */
  tag(): string {
    this.#keys += 1;
    return `${this.name}.${this.#keys}`;
  }

  /** A key; sometimes that of the last move with a number, as a caller writes who numbers the calls of a table. */
  keyAfter(tag: string): string {
    const { before } = this;
    if (before === undefined || this.world.random.next() < 0.6) return tag;
    this.before = undefined;
    this.world.reach('a key with a number');
    return `${before} #2`;
  }

  intent(what: string, credits?: Intent['credits']): Intent {
    const { world, till } = this;
    const intent: Intent = {
      ...{ tag: this.tag(), fate: 'open', what, credits },
      ...{ till: till.name, since: world.time },
    };
    world.intents.set(intent.tag, intent);
    return intent;
  }

  /** Repeats a call until it is done. `undefined`: it was refused and is left. */
  async call(given: Call): Promise<Answer | undefined> {
    const { world } = this;
    const { route, intents = [], table } = given;
    let { body, key } = given;
    let version = table !== undefined && world.chance('ifMatch') ? await this.version(table) : undefined;
    let inDoubt = false;
    /** How often in a row its number was taken. */
    let taken = 0;
    for (let calm = 0; ; ) {
      if (world.isCalm) calm += 1;
      if (calm > PATIENCE) {
        this.#stuck(given, 'is repeated without end');
        return undefined;
      }
      const answer = await this.#heard(route, body, key, version, intents);
      if (answer === undefined) {
        inDoubt = true;
        await this.#wait(1000, 20_000);
        continue;
      }
      const { status } = answer;
      const code = codeOf(answer);
      world.say(
        `${this.name} ${route} [${key ?? ''}]${version === undefined ? '' : ` v${version}`}: ${status} ${code}`,
      );
      if (status === 200) {
        await this.#check(route, answer, intents);
        world.reach(`done: ${routes.find(({ form }) => form.test(route))?.route}`);
        return answer;
      }
      if (status === 500) world.find(`${route} [${key}] answers 500`);
      const isPartial = this.#isPartial(answer);
      if (status === 202 || status >= 500 || BUSY.has(code) || isPartial) {
        if (status === 202) world.reach('202');
        if (status === 202 && route.endsWith('/completion')) world.reach('a completion without an outcome');
        if (isPartial && /moves|discounts/.test(route)) world.reach('a half move, repeated');
        inDoubt ||= status === 202 || status >= 500 || isPartial;
        if (!world.isCalm && world.chance('gone')) throw this.#gone();
        await this.#wait(5000, world.isCalm ? 200_000 : 100_000);
        continue;
      }
      this.#notFiled(route, key, answer, intents);
      world.reach(`refused: ${status}`);
      if (code.endsWith('numberTaken')) world.reach('a taken number');
      if (code.endsWith('skip-signature') && route.endsWith('closing'))
        world.reach('a closing refused for skipSignature');
      if (status === 412) {
        world.reach(inDoubt ? '412 after a lost answer' : '412');
        version = await this.version(table ?? '');
      }
      const todo = (await given.refused?.(answer, calm)) ?? body;
      if (todo === 'leave') {
        for (const each of intents) each.fate = 'refused';
        return undefined;
      }
      if (code === 'key-reused' && key !== undefined && world.odds.impatient === 0)
        world.find(`${route} [${key}]: a corrected call is refused under its own key`);
      const isSameNumber = code.endsWith('numberTaken') && JSON.stringify(todo) === JSON.stringify(body);
      taken = isSameNumber && world.isCalm ? taken + 1 : 0;
      const isTaken = taken > 3;
      if (isTaken) world.find(`the key keeps a number that is taken: ${route} [${key}]`);
      body = todo;
      const isSame = SAME_CALL.has(answer.body.outcome?.next?.step);
      if (isSame) world.reach('a refusal that asks for the same call');
      const isNew = !isSame && world.random.next() < world.odds.newKey;
      if (key !== undefined && (isTaken || code === 'key-reused' || isNew)) key = `${key}'`;
      else if (key !== undefined) world.reach('a key used again after a refusal');
      inDoubt = false;
      if (table !== undefined && version !== undefined && status !== 412) version = await this.version(table);
      await this.#wait(500, 60_000);
    }
  }

  /** A view; read until it is heard. */
  async read(route: string): Promise<Answer> {
    for (;;) {
      const answer = await this.#heard(route, undefined, undefined, undefined, []);
      if (answer !== undefined && answer.status < 500) return answer;
      await this.#wait(1000, 5000);
    }
  }

  async version(table: string): Promise<number | undefined> {
    const { etag } = await this.read(`GET /tables/${table}`);
    return etag === null ? undefined : Number(etag.slice(1, -1));
  }

  async #heard(
    route: string,
    body: unknown,
    key: string | undefined,
    version: number | undefined,
    intents: readonly Intent[],
  ): Promise<Answer | undefined> {
    const { world, till } = this;
    await world.turn();
    const headers = {
      ...(key !== undefined && { 'idempotency-key': key }),
      ...(version !== undefined && { 'if-match': `"${version}"` }),
    };
    const server = till.server();
    if (server === undefined) return undefined;
    const first = server.call(route, body, headers);
    if (key !== undefined && intents.length > 0 && world.chance('impatient')) {
      const other = till.server() ?? server;
      world.reach(other === server ? 'a call repeated at once' : 'a call repeated at once at another server');
      await Promise.race([first, world.sleep(world.random.next() * 200)]);
      world.say(`${this.name} ${route} [${key}] again at ${other.name}`);
      return await other.call(route, body, headers);
    }
    const answer = await first;
    if (answer === undefined || world.chance('unheard')) {
      world.say(`${this.name} ${route} [${key ?? ''}]: no answer`);
      world.reach('an answer that its caller did not hear');
      if (!world.isCalm && world.chance('gone')) throw this.#gone();
      return undefined;
    }
    return answer;
  }

  #gone(): Gone {
    this.world.reach('a caller that goes away');
    this.world.say(`${this.name} goes away`);
    return new Gone();
  }

  async #wait(least: number, most: number): Promise<void> {
    await this.world.sleep(least + this.world.random.next() * (most - least));
  }

  #stuck({ route, key, intents = [] }: Call, what: string): void {
    this.world.find(`stuck: ${route} [${key ?? ''}] ${what}`);
    for (const each of intents) each.fate = 'gone';
  }

  /** Whether one document of the call is issued and another one is not. */
  #isPartial({ body, status }: Answer): boolean {
    return status !== 200 && DONE.has(body.order?.outcome?.kind);
  }

  /** What is answered as done is filed, and is what was meant. */
  async #check(route: string, { body }: Answer, intents: readonly Intent[]): Promise<void> {
    const { world } = this;
    const sent = body.order === undefined ? [body] : [body.order, body.cancellation];
    for (const [index, intent] of intents.entries()) {
      const { outcome } = sent[index] ?? {};
      const { kind, mark, uid } = outcome ?? {};
      if (kind === 'held') {
        world.reach('held');
        continue;
      }
      if (kind === 'queued') world.reach('queued');
      if (!DONE.has(kind)) world.find(`${route} is answered 200 with ${kind}`);
      const filed = world.sandbox
        .documents()
        .find((each) => (mark === undefined ? each.uid === uid : each.mark === String(mark)));
      const tag = tagOf(filed?.document);
      if (tag !== intent.tag && filed !== undefined && (await this.#isTheSame(intent, filed))) {
        world.reach('a sale that cannot be told from that of another till');
        intent.fate = 'gone';
        continue;
      }
      if (tag !== intent.tag)
        world.find(
          `reported as filed, but not filed: ${intent.what} ${intent.tag} is answered ${kind} ${mark ?? uid}, which is ${tag}`,
        );
      intent.fate = 'done';
    }
  }

  /** Whether a filed document is that of another till, and nothing that the service lets us read tells it from the wanted one. */
  async #isTheSame({ tag, till, since }: Intent, filed: SandboxDocument): Promise<boolean> {
    const { world } = this;
    const other = world.intents.get(tagOf(filed.document) ?? '');
    if (other === undefined || other.till === till || filed.charges.length > 0) return false;
    if (world.timeOf(filed.insertedAt) < since - TOLERANCE) return false;
    for await (const row of this.till.journal.rows({ operation: 'issue' })) {
      const document = JSON.parse(row.request.body).invoice[0];
      const isSame = tagOf(document) === tag && toRegistryXml([document]) === toRegistryXml([filed.document]);
      if (isSame) return true;
    }
    return false;
  }

  /** What is refused is not filed. */
  #notFiled(route: string, key: string | undefined, answer: Answer, intents: readonly Intent[]): void {
    const { world } = this;
    if (world.odds.impatient > 0) return;
    for (const { tag, what } of intents)
      if (world.sandbox.documents().some(({ document }) => tagOf(document) === tag))
        world.find(
          `filed, but reported as refused: ${what} ${tag} (${route} [${key}]: ${answer.status} ${codeOf(answer)})`,
        );
  }
}

/** What an answer is about. */
export function codeOf({ status, body }: Answer): string {
  if (status === 200) return String(body.outcome?.kind ?? '');
  const { outcome, issues, type } = body;
  const code = String(type ?? '').replace('urn:parastatiko:', '');
  const rules = ((issues ?? []) as { readonly rule: string; readonly severity: string }[])
    .filter(({ severity }) => severity === 'error')
    .map(({ rule }) => rule);
  return [code, ...rules, outcome?.kind, outcome?.why ?? outcome?.reason].filter(Boolean).join(' ');
}

/** Whether a refusal says that a stated number belongs to another document. */
export const isOfAnother = (answer: Answer): boolean =>
  /numberTaken|number-taken|numberUnsettled|key-reused|given-up|same-number|known-number|duplicate/.test(
    codeOf(answer),
  );

/** The tag that a document carries. */
export const tagOf = (document: unknown): string | undefined =>
  (document as ReturnType<typeof JSON.parse>)?.providerAdditionalInvoiceDetails?.additionalDetails
    ?.documentComments;
