import { isGreekVatNumber } from '../../codes/index.js';
import { athensDate } from '../../issues/inside.js';
import { isRecord } from '../../reading/inside.js';
import { toRegistryXml } from '../../registry/index.js';
import {
  deliveryNote,
  MOVING_COUNTERPART,
  MOVING_ISSUER,
  retailReceipt,
} from '../../rules/examples/inside.js';
import { bytesToHex, sha256, utf8ToBytes } from '../../vendor/sha256.js';
import type { OperationContext } from './core/context.js';
import {
  EXAMPLE,
  exampleDay,
  exampleIssuer,
  exampleReceipt,
  foreignMark,
  newCompany,
  newTable,
  shortNote,
  shortReceipt,
  shortXml,
} from './core/examples.js';
import type { Operation } from './core/operation.js';
import { perform as performAsGiven } from './core/perform.js';
import { operations } from './list.js';
import { nameOfPayment } from './sending/held.js';
import { NEXT } from './sending/numbered.js';

/** For whom an example is. */
export interface ExampleSettings {
  /** The date of its documents, in Athens. */
  readonly day: string;
  /** A company that may issue. */
  readonly company?: string | undefined;
  /** Tells apart what can only be made once. */
  readonly unique: string;
}

/** A note of a supplier, as the company receives it. */
const receivedNote = { ...deliveryNote, issuer: MOVING_COUNTERPART, counterpart: MOVING_ISSUER };

const digestOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** Digits that follow from a text. */
const digitsFrom = (text: string, count: number): string =>
  String(Number.parseInt(digestOf(text).slice(0, 12), 16))
    .padStart(count, '0')
    .slice(-count);

/** A VAT number with a valid check digit, made up for the examples. */
function vatNumberFrom(text: string): string {
  const digits = digitsFrom(text, 7);
  const found = Array.from('0123456789', (last) => `9${digits}${last}`).find(isGreekVatNumber);
  return found ?? newCompany;
}

/** The example of an operation, with whole documents, as it succeeds on a day. */
export function exampleFor(
  { example }: Pick<Operation, 'example'>,
  { day, company = exampleIssuer.vatNumber, unique }: ExampleSettings,
): Readonly<Record<string, unknown>> {
  const asText = (value: unknown): string => JSON.stringify(value);
  const text = asText(example)
    .replace(asText(shortReceipt), () => asText(retailReceipt))
    .replace(asText(shortNote), () => asText(receivedNote))
    .replace(asText(shortXml), () => asText(toRegistryXml([retailReceipt])))
    .replace(asText(newTable), asText(`${newTable}-${unique}`))
    .replaceAll(exampleDay, day)
    .replaceAll(exampleIssuer.vatNumber, company)
    .replaceAll(foreignMark, `400001${digitsFrom(unique, 9)}`)
    .replaceAll(newCompany, vatNumberFrom(unique));
  return JSON.parse(text) as Readonly<Record<string, unknown>>;
}

/**
 * Runs an operation: see `perform` of core. With the sandbox, what `example` stands for in the input is made first: an open
 * table, a held payment, an issued document and so on, wherever the example of the operation has it.
 */
export async function perform(
  operation: Operation,
  given: unknown,
  context: OperationContext,
): Promise<unknown> {
  const input =
    context.isSandbox === true
      ? await withMade(operation.example, given, new Making(operation, given, context))
      : given;
  return await performAsGiven(operation, input, context);
}

/** The input with what was made. Only the places count at which the example of the operation has `example`. */
async function withMade(example: unknown, given: unknown, making: Making, name = ''): Promise<unknown> {
  if (example === EXAMPLE) return given === EXAMPLE ? await making.make(name) : given;
  if (Array.isArray(example) && Array.isArray(given)) {
    const made: unknown[] = [];
    for (const each of given) made.push(await withMade(example[0], each, making, name));
    return made;
  }
  if (!isRecord(example) || !isRecord(given)) return given;
  let made = given;
  for (const [member, inner] of Object.entries(example)) {
    if (!Object.hasOwn(given, member)) continue;
    const value = await withMade(inner, given[member], making, member);
    if (value !== given[member]) made = { ...made, [member]: value };
  }
  return made;
}

type Answer = ReturnType<typeof JSON.parse>;

/** The terminal of the sandbox. */
const byCard = { type: 7, amount: 'rest', terminalId: '16000123', posNspId: 2 };
const charge = { payment: 0, paymentAmount: '20.00' };

/** Makes what an example needs, by calls of other operations. */
class Making {
  readonly #operation: Operation;
  readonly #given: unknown;
  readonly #context: OperationContext;
  readonly #day: string;
  /** A repeated call gets what the first one got. One that only reads gets the same all day. */
  readonly #on: string;

  constructor(operation: Operation, given: unknown, context: OperationContext) {
    this.#operation = operation;
    this.#given = given;
    this.#context = context;
    this.#day = athensDate(context.now());
    const { id, changes, reads = false, route } = operation;
    const isReading = reads || route.startsWith('GET ');
    // The number that a document has got is the same, too.
    const { mark } = Object(given) as { readonly mark?: unknown };
    const key = changes ? context.key : mark;
    this.#on = `${id} ${!isReading && key !== undefined ? String(key) : isReading ? this.#day : crypto.randomUUID()}`;
  }

  /** Makes what the member with this name stands for, and returns its name, MARK or number. */
  async make(member: string): Promise<string> {
    switch (member) {
      case 'table':
        return await this.#table(true);
      case 'to':
        return await this.#table(false);
      case 'terminal':
        return [...(this.#context.terminals?.keys() ?? [])][0] ?? EXAMPLE;
      case 'payment':
        return await this.#payment();
      case 'mark':
        return (await this.#issue(this.#operation.id.startsWith('notes.') ? this.#note() : this.#receipt()))
          .outcome.mark;
      case 'aa':
        return await this.#number();
      case 'request': {
        const create = operations.find(({ id }) => id === 'onboarding.create') as Operation;
        const { payload } = exampleFor(create, { day: this.#day, unique: this.#on });
        return (await this.#call('onboarding.create', { payload })).outcome.request.requestId;
      }
      case 'endpoint': {
        const webhook = { url: 'https://till.example/webhooks', events: ['request.provisioned'] };
        return (await this.#call('webhooks.register', webhook)).endpointId;
      }
      default:
        return EXAMPLE;
    }
  }

  async #call(id: string, input: unknown, step = ''): Promise<Answer> {
    const operation = operations.find((each) => each.id === id) as Operation;
    const context = {
      ...this.#context,
      key: `${EXAMPLE} ${this.#on} ${id}${step}`,
      version: undefined,
      onReplay: undefined,
    };
    return await performAsGiven(operation, input, context);
  }

  get #issuer() {
    return { ...exampleIssuer, vatNumber: this.#context.company ?? exampleIssuer.vatNumber };
  }

  #receipt(): object {
    return { ...exampleReceipt, aa: NEXT, series: 'EX', issueDate: this.#day, issuer: this.#issuer };
  }

  #note(): object {
    const { address } = MOVING_ISSUER;
    return {
      ...{ type: '9.3', series: 'EX', aa: NEXT, issueDate: this.#day },
      issuer: { ...MOVING_ISSUER, ...this.#issuer },
      counterpart: MOVING_COUNTERPART,
      ...{ movePurpose: 1, dispatchDate: this.#day, dispatchTime: '23:30:00', vehicleNumber: 'ΙΒΗ1234' },
      ...{ loadingAddress: address, deliveryAddress: MOVING_COUNTERPART.address },
      lines: [{ description: 'Ελαιόλαδο', unit: 1, quantity: 24 }],
    };
  }

  #issue(facts: object, skipSignature = true): Promise<Answer> {
    return this.#call('documents.issue', { facts, skipSignature });
  }

  /** A table of an establishment of its own: an order that stays open for a day blocks no other. */
  async #table(hasOrder: boolean): Promise<string> {
    const digest = digestOf(this.#on);
    const table = `${EXAMPLE}-${digest.slice(0, 6)}${hasOrder ? '' : '-b'}`;
    const branch = 1 + Number.parseInt(digest.slice(0, 6), 16);
    const opening = { issuer: { ...this.#issuer, branch }, series: 'EX' };
    await this.#call('tables.open', { table, opening }, table);
    const { lines } = exampleReceipt;
    const ordered = lines.map(({ income: _, ...line }) => line);
    if (hasOrder)
      await this.#call('tables.order', { table, facts: { aa: NEXT, issueDate: this.#day, lines: ordered } });
    return table;
  }

  /** A bill of 20.00 that waits for its card: charged already, if the operation is about what comes after it. */
  #held(series: string): Promise<Answer> {
    const lines = exampleReceipt.lines.map((line) => ({ ...line, quantity: 8, unitPriceWithVat: '2.50' }));
    return this.#issue({ ...this.#receipt(), series, lines, payments: [byCard] }, false);
  }

  async #payment(): Promise<string> {
    // Of its document, because the answer names it only as long as it waits.
    const { id } = this.#operation;
    if (id === 'payments.refund') return await this.#sale();
    const payment = nameOfPayment((await this.#held('EX')).document);
    if (id === 'payments.declined') {
      const { facts } = Object(this.#given) as Answer;
      await this.#call('payments.charging', { payment, facts: { ...charge, ...facts } });
    }
    if (id === 'payments.reversed' || id === 'payments.complete')
      await this.#call('payments.charged', {
        payment,
        facts: { ...charge, paymentType: 7, transactionId: '000417' },
      });
    return payment;
  }

  /** The payment of a sale that was charged at the terminal. */
  async #sale(): Promise<string> {
    const { terminal } = Object(this.#given) as Answer;
    const facts = { ...this.#receipt(), payments: [{ type: 7, amount: 'rest' }] };
    const at = terminal === EXAMPLE ? await this.make('terminal') : terminal;
    return nameOfPayment((await this.#call('payments.charge', { terminal: at, facts })).document);
  }

  async #number(): Promise<string> {
    if (this.#operation.id === 'journal.giveUp') {
      const { series } = Object(this.#given) as Answer;
      return (await this.#held(String(series))).document.invoiceHeader.aa;
    }
    const { aa: _, ...series } = Object(Object(this.#given).ticket) as Answer;
    return (await this.#call('numbers.reserve', { ...series, issueDate: this.#day })).aa;
  }
}
