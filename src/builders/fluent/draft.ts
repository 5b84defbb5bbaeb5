import { readLocale } from '../../issues/inside.js';
import { readOptions } from '../../reading/options.js';
import { type ValidateOptions, validateForm } from '../../rules/inside.js';
import type { Document } from '../../types/index.js';
import { documentOf } from '../build-document.js';
import { type BuildOptions, type CheckedDocument, checkGiven } from '../check-document.js';
import type { Facts } from '../facts/facts.js';
import { RESTAURANT } from '../kinds/kind-row.js';
import type { Kind } from '../kinds/kinds.js';
import { Reading } from '../read/reading.js';
import { copyOf } from './copy.js';
import { gather } from './gather.js';
import type { Note } from './note.js';

/**
 * The class behind all builders, with every step. The types show only the steps of the document; in JavaScript, issues
 * report any others. A step adds one note, with a copy of its argument, to a list that it shares with all earlier
 * builders.
 */
export class Draft {
  readonly #kind: Kind;
  readonly #opening: unknown;
  readonly #last: Note | undefined;

  constructor(kind: Kind, opening: unknown, last?: Note) {
    this.#kind = kind;
    this.#opening = opening;
    this.#last = last;
  }

  counterpart(party: unknown): Draft {
    return this.#note('set', 'counterpart', party);
  }

  line(line: unknown): Draft {
    return this.#note('add', 'lines', line);
  }

  lines(lines: unknown): Draft {
    return this.#note('addAll', 'lines', listOf(lines));
  }

  discount(discount: unknown): Draft {
    return this.#note('set', 'discount', discount);
  }

  withheld(tax: unknown): Draft {
    return this.#note('add', 'withheld', tax);
  }

  fees(tax: unknown): Draft {
    return this.#note('add', 'fees', tax);
  }

  stampDuty(tax: unknown): Draft {
    return this.#note('add', 'stampDuty', tax);
  }

  otherTaxes(tax: unknown): Draft {
    return this.#note('add', 'otherTaxes', tax);
  }

  deductions(deductions: unknown): Draft {
    return this.#note('add', 'deductions', deductions);
  }

  payment(payment: unknown): Draft {
    return this.#note('add', 'payments', payment);
  }

  movement(movement: unknown): Draft {
    return this.#note('merge', 'movement', movement);
  }

  closesTable(table: { readonly marks?: unknown; readonly uids?: unknown } | null | undefined): Draft {
    const { marks, uids } = table ?? {};
    const offline = uids === undefined ? [] : listOf(uids);
    const online = listOf(marks);
    const onlyOffline = online.length === 0 && offline.length > 0;
    const closed = onlyOffline ? this : this.#note('addAll', 'multipleConnectedMarks', online);
    const both = offline.length === 0 ? closed : closed.#note('addAll', 'multipleConnectedUids', offline);
    return both.#note('set', 'specialInvoiceCategory', RESTAURANT);
  }

  closesNotes(marks: unknown): Draft {
    return this.#note('addAll', 'multipleConnectedMarks', listOf(marks));
  }

  refersTo(marks: unknown): Draft {
    return this.#note('addAll', 'multipleConnectedMarks', listOf(marks));
  }

  correlatesWith(marks: unknown): Draft {
    return this.#note('addAll', 'correlatedInvoices', listOf(marks));
  }

  toWeigh(): Draft {
    return this.#note('set', 'toWeigh', true);
  }

  packages(...packages: unknown[]): Draft {
    return this.#note('addAll', 'packages', packages);
  }

  print(print: unknown): Draft {
    return this.#note('mergeInto', 'print', print);
  }

  facts(): Facts {
    return copyOf(this.#gather(new Reading())) as Facts;
  }

  check(options?: BuildOptions): CheckedDocument {
    return checkGiven((reading) => this.#gather(reading), options);
  }

  build(options?: BuildOptions): Document {
    const read = readOptions<ValidateOptions>(options, validateForm);
    return documentOf(this.check(read), readLocale(read.locale));
  }

  #gather(reading: Reading): unknown {
    return gather(reading, this.#kind, this.#opening, this.#last);
  }

  #note(how: Note['how'], member: string, value: unknown): Draft {
    return new Draft(this.#kind, this.#opening, { how, member, value: copyOf(value), before: this.#last });
  }
}

/**
 * The items of an iterable, read immediately, because an iterator returns them only once. Text and values that are not
 * iterable become a single item; the reader of facts checks it.
 */
function listOf(items: unknown): readonly unknown[] {
  if (Array.isArray(items)) return items;
  return isIterable(items) ? [...items] : [items];
}

const isIterable = (value: unknown): value is Iterable<unknown> =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as { [Symbol.iterator]?: unknown })[Symbol.iterator] === 'function';
