import { isUtf8, transcode } from 'node:buffer';
import { centsOfDigits, numberOfDigits } from '../../money/index.js';
import { touches } from '../../rules/engine/broken.js';
import type { DocumentView } from '../../rules/engine/rule.js';
import { allRules } from '../../rules/registry.js';
import { Misfit, readLeaf } from '../../rules/shape/leaf.js';
import { type MemberSet, noMembers } from '../../rules/shape/members.js';
import { objectPlanOf } from '../../rules/shape/plan.js';
import type { Read } from '../../rules/shape/read.js';
import { documentShape } from '../../types/document.js';
import type { Leaf } from '../../types/leaf.js';
import { type QuickMember, type QuickPlan, quickPlanOf } from './quick-plan.js';

const SPACE = 0x20;
const QUOTE = 0x22;
const COMMA = 0x2c;
const POINT = 0x2e;
const ZERO = 0x30;
const NINE = 0x39;
const COLON = 0x3a;
const OPEN_LIST = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_LIST = 0x5d;
const SMALL_F = 0x66;
const SMALL_T = 0x74;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** Whole numbers of so many digits are exact, and so is every power of ten that divides them. */
const DIGITS = 15;
/** A longer line may hold more than one document may. */
const LONGEST = 400_000;

/** Stands for whatever this reader does not read. It is never a value. */
const ODD = Symbol('odd');

/** Stands for a text that no rule reads. */
const UNREAD = '\u{FFFD} unread';

/** Bytes from here on are parts of a character of several. */
const ASCII_END = 0x80;
/** First bytes of a character of several, and of one of four. */
const LEAD = 0xc0;
const LEAD_OF_FOUR = 0xf0;

const READ = [...new Set(allRules.flatMap(({ paths }) => paths))];

/** Whether any rule reads a member, its inside or its surroundings. */
const isRead = (path: string): boolean => touches(READ, new Set([path]));

/**
 * Reads a document from its JSON text at once into the view that rules read, without making the JSON value. It reads
 * only what is plain and without any fault of form: every member known, none twice, every value within its bounds, no
 * exponents. For anything else it gives nothing, and the ordinary way of reading decides.
 */
export class QuickReader {
  private readonly plan: QuickPlan = quickPlanOf(objectPlanOf(documentShape), isRead);
  /** The line with each byte as one character, so that places stay. A slice of it keeps it alive, so it is no longer. */
  private text = '';
  private bytes: Buffer = Buffer.alloc(0);
  private words: DataView = new DataView(new ArrayBuffer(0));
  private at = 0;
  /** Where the line begins and ends. */
  private begin = 0;
  private end = 0;
  /** The line as text, once a text is read that is not ASCII. */
  private wide: string | undefined;
  /** How many bytes more than code units there are in the line so far. */
  private surplus = 0;
  private decimals = 0;
  private met: MemberSet = [];

  /** Takes lines that are to be read; false when they are not UTF-8. */
  open(bytes: Buffer): boolean {
    this.bytes = bytes;
    this.words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return isUtf8(bytes);
  }

  /** Reads the document between two places of the text; undefined when it is not plain. */
  read(from: number, end: number): Read<DocumentView> | undefined {
    if (end - from > LONGEST || this.bytes[from] !== OPEN_OBJECT) return undefined;
    this.begin = from;
    this.end = end;
    this.wide = undefined;
    this.surplus = 0;
    this.text = this.bytes.toString('latin1', from, end);
    this.at = from + 1;
    this.met = noMembers();
    const view = this.object(this.plan);
    if (view === ODD || this.at !== this.lastOf(from, end)) return undefined;
    return { view: view as DocumentView, met: this.met };
  }

  /** Where the text ends without the blanks behind it. */
  private lastOf(from: number, end: number): number {
    let last = end;
    while (last > from && isBlank(this.bytes[last - 1])) last -= 1;
    return last;
  }

  /** An object, from behind its bracket. */
  private object(plan: QuickPlan): unknown {
    const { bytes, met } = this;
    const slots: unknown[] = plan.blank.slice();
    let before: QuickMember | undefined;
    let at = this.at;
    if (bytes[at] === CLOSE_OBJECT) this.at = at + 1;
    else {
      for (;;) {
        while (bytes[at] === SPACE) at += 1;
        if (bytes[at] !== QUOTE) return ODD;
        at += 1;
        let member = before === undefined ? plan.likely : before.likely;
        if (member === undefined || !this.isKey(member, at)) {
          member = this.find(plan, before, at);
          if (member === undefined) return ODD;
          if (before === undefined) plan.likely = member;
          else before.likely = member;
        }
        if (slots[member.index] !== undefined) return ODD;
        at += member.length;
        while (bytes[at] === SPACE) at += 1;
        this.at = at;
        const value = member.leaf === undefined ? this.nested(member) : this.leaf(member.leaf, member);
        if (value === ODD) return ODD;
        slots[member.index] = value;
        met[member.bit.word] = (met[member.bit.word] as number) | member.bit.mask;
        before = member;
        at = this.at;
        const next = bytes[at];
        at += 1;
        if (next === COMMA) continue;
        if (next !== CLOSE_OBJECT) return ODD;
        this.at = at;
        break;
      }
    }
    const { required } = plan;
    for (let index = 0; index < required.length; index += 1) {
      if (slots[required[index] as number] === undefined) return ODD;
    }
    return new plan.View(slots);
  }

  private isKey({ words, rest, length }: QuickMember, at: number): boolean {
    const { bytes, words: text } = this;
    if (at + length > bytes.length) return false;
    let here = at;
    for (let index = 0; index < words.length; index += 1) {
      if (text.getUint32(here, true) !== words[index]) return false;
      here += 4;
    }
    for (let index = 0; index < rest.length; index += 1) {
      if (bytes[here + index] !== rest[index]) return false;
    }
    return true;
  }

  /** The member whose key stands here: documents keep the described order and leave out members, or have their own. */
  private find(plan: QuickPlan, before: QuickMember | undefined, at: number): QuickMember | undefined {
    const { members } = plan;
    for (let index = before === undefined ? 0 : before.index + 1; index < members.length; index += 1) {
      const member = members[index] as QuickMember;
      if (this.isKey(member, at)) return member;
    }
    const end = this.bytes.indexOf(QUOTE, at);
    if (this.bytes[end + 1] !== COLON) return undefined;
    return plan.byName.get(this.slice(at, end));
  }

  private nested(member: QuickMember): unknown {
    const open = this.bytes[this.at];
    this.at += 1;
    if (member.object !== undefined) return open === OPEN_OBJECT ? this.object(member.object) : ODD;
    return open === OPEN_LIST ? this.list(member) : ODD;
  }

  /** A list, from behind its bracket. */
  private list({ items, itemLeaf, atLeast }: QuickMember): unknown {
    const { bytes } = this;
    const list: unknown[] = [];
    if (bytes[this.at] === CLOSE_LIST) this.at += 1;
    else {
      for (;;) {
        while (bytes[this.at] === SPACE) this.at += 1;
        let item: unknown = ODD;
        if (itemLeaf !== undefined) item = this.leaf(itemLeaf, undefined);
        else if (items !== undefined && bytes[this.at] === OPEN_OBJECT) {
          this.at += 1;
          item = this.object(items);
        }
        if (item === ODD) return ODD;
        list.push(item);
        const next = bytes[this.at];
        this.at += 1;
        if (next === COMMA) continue;
        if (next !== CLOSE_LIST) return ODD;
        break;
      }
    }
    return list.length < atLeast ? ODD : list;
  }

  private leaf(leaf: Leaf, member: QuickMember | undefined): unknown {
    switch (leaf.kind) {
      case 'amount': {
        const digits = this.digits();
        return digits < 0 ? ODD : (centsOfDigits(digits, this.decimals) ?? ODD);
      }
      case 'number': {
        const digits = this.digits();
        if (digits < 0 || (leaf.decimals !== undefined && this.decimals > leaf.decimals)) return ODD;
        const value = numberOfDigits(digits, this.decimals);
        const fits =
          (leaf.above === undefined || value > leaf.above) &&
          (leaf.min === undefined || value >= leaf.min) &&
          (leaf.max === undefined || value <= leaf.max);
        return fits ? value : ODD;
      }
      case 'integer':
      case 'mark': {
        const digits = this.digits();
        return digits < 0 || this.decimals > 0 ? ODD : fitting(leaf, digits);
      }
      case 'code': {
        const code = this.string(-1);
        return code === undefined ? ODD : (member?.codes?.get(code) ?? ODD);
      }
      case 'text': {
        const unread = member === undefined ? -1 : member.unreadUpTo;
        const text = this.string(unread);
        if (text === undefined) return ODD;
        return unread >= 0 && text === UNREAD ? text : fitting(leaf, text);
      }
      case 'date':
      case 'pattern': {
        const text = this.string(-1);
        return text === undefined ? ODD : fitting(leaf, text);
      }
      case 'flag':
        return this.flag();
      default:
        return ODD;
    }
  }

  /** A text; one of at most `unread` bytes, which is not empty, is only passed over. */
  private string(unread: number): string | undefined {
    const { bytes } = this;
    let at = this.at;
    if (bytes[at] !== QUOTE) return undefined;
    const from = at + 1;
    let more = 0;
    for (;;) {
      at += 1;
      const byte = bytes[at] as number;
      if (byte === QUOTE) break;
      // Past the end there is no byte, which is not a space or above either.
      if (!(byte >= SPACE)) return undefined;
      if (byte === BACKSLASH) return this.escaped(at, more);
      if (byte >= ASCII_END) more += moreThanUnits(byte);
    }
    this.at = at + 1;
    const { surplus } = this;
    this.surplus = surplus + more;
    if (at - from <= unread && at > from) return UNREAD;
    return more === 0 ? this.slice(from, at) : this.wideSlice(from - surplus, at - this.surplus);
  }

  /** A text with an escape at a place. `before`: what the bytes before it are more than units. */
  private escaped(first: number, before: number): string | undefined {
    const { bytes, at: from } = this;
    let at = first;
    let more = before;
    while (bytes[at] !== QUOTE) {
      const byte = bytes[at] as number;
      if (byte >= ASCII_END) more += moreThanUnits(byte);
      at += byte === BACKSLASH ? 2 : 1;
      if (at >= bytes.length) return undefined;
    }
    this.at = at + 1;
    const { surplus } = this;
    this.surplus = surplus + more;
    try {
      return JSON.parse(this.wideSlice(from - surplus, this.at - this.surplus)) as string;
    } catch {
      return undefined;
    }
  }

  /** A part of the line as text, by places in code units. */
  private wideSlice(from: number, end: number): string {
    this.wide ??= transcode(this.bytes.subarray(this.begin, this.end), 'utf8', 'utf16le').toString('utf16le');
    return this.wide.slice(from - this.begin, end - this.begin);
  }

  /** The digits of a number as one whole number, with the count of its decimals aside; below 0 when it is not plain. */
  private digits(): number {
    const { bytes } = this;
    let at = this.at;
    const from = at;
    let value = 0;
    let byte = bytes[at] as number;
    while (byte >= ZERO && byte <= NINE) {
      value = value * 10 + (byte - ZERO);
      at += 1;
      byte = bytes[at] as number;
    }
    const whole = at - from;
    if (whole === 0 || (whole > 1 && bytes[from] === ZERO)) return -1;
    let decimals = 0;
    if (byte === POINT) {
      at += 1;
      const point = at;
      byte = bytes[at] as number;
      while (byte >= ZERO && byte <= NINE) {
        value = value * 10 + (byte - ZERO);
        at += 1;
        byte = bytes[at] as number;
      }
      decimals = at - point;
      if (decimals === 0) return -1;
    }
    if (whole + decimals > DIGITS) return -1;
    this.at = at;
    this.decimals = decimals;
    return value;
  }

  private slice(from: number, end: number): string {
    return this.text.slice(from - this.begin, end - this.begin);
  }

  private flag(): unknown {
    const { text, bytes, at, begin } = this;
    if (bytes[at] === SMALL_T && text.startsWith('true', at - begin)) {
      this.at = at + 4;
      return true;
    }
    if (bytes[at] === SMALL_F && text.startsWith('false', at - begin)) {
      this.at = at + 5;
      return false;
    }
    return ODD;
  }
}

/** What a byte above ASCII adds: a character of four bytes has two units, one of two or three bytes has one. */
const moreThanUnits = (byte: number): number => (byte < LEAD ? 1 : byte < LEAD_OF_FOUR ? 0 : -1);

function fitting(leaf: Leaf, value: unknown): unknown {
  const read = readLeaf(leaf, value);
  return read instanceof Misfit ? ODD : read;
}

const isBlank = (byte: number | undefined): boolean => byte === SPACE || byte === 0x09 || byte === 0x0d;
