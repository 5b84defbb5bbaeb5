import { documentReaders } from '../../reading/generated/document-readers.js';
import { addMember, type MemberSet, noMembers, ODD_TEXTS } from '../../reading/members.js';
import { objectPlanOf } from '../../reading/plan.js';
import type { Read } from '../../reading/read.js';
import { touches } from '../../rules/engine/broken.js';
import type { DocumentView } from '../../rules/engine/rule.js';
import { allRules } from '../../rules/registry.js';
import { documentShape } from '../../types/generated/shapes.js';
import { LineScanner } from './line-scanner.js';
import { quickLeaf } from './quick-leaf.js';
import { type QuickMember, type QuickPlan, quickPlanOf } from './quick-plan.js';
import { CLOSE_LIST, CLOSE_OBJECT, COLON, COMMA, OPEN_LIST, OPEN_OBJECT, QUOTE, SPACE } from './signs.js';

/** A longer line may exceed the limits of one document. */
const LONGEST = 400_000;

/** Rules about unusual characters read every text. The scanner reports whether a text has any. */
const READ = [
  ...new Set(allRules.filter(({ onlyWith }) => onlyWith !== ODD_TEXTS).flatMap(({ paths }) => paths)),
];

/** Whether any rule reads a member, a part of it, or an object that contains it. */
const isRead = (path: string): boolean => touches(READ, new Set([path]));

/**
 * Reads a document from its JSON text directly into the view for rules, without parsing the JSON value. It reads only
 * plain documents without any error of form: every member is known and appears once, every value is within its bounds,
 * and there are no exponents. For anything else it returns `undefined`, which no value is, and the ordinary reader
 * decides.
 */
export class QuickReader {
  private readonly plan: QuickPlan = quickPlanOf(objectPlanOf(documentShape), isRead);
  private readonly scanner = new LineScanner();
  private met: MemberSet = [];

  /** Opens a buffer of lines to read; false if they are not UTF-8. */
  open(bytes: Buffer): boolean {
    return this.scanner.open(bytes);
  }

  /** Reads the document between two positions of the text; undefined if it is not plain. */
  read(from: number, end: number): Read<DocumentView> | undefined {
    const { scanner } = this;
    if (end - from > LONGEST || scanner.bytes[from] !== OPEN_OBJECT) return undefined;
    scanner.start(from, end);
    scanner.at += 1;
    this.met = noMembers(documentReaders.words);
    const view = this.object(this.plan);
    if (view === undefined || !scanner.isOver()) return undefined;
    if (scanner.hasOddTexts) addMember(this.met, ODD_TEXTS);
    return { view: view as DocumentView, met: this.met };
  }

  /** Reads an object from after its bracket. */
  private object(plan: QuickPlan): unknown {
    const { scanner, met } = this;
    const { bytes } = scanner;
    const slots = new Array<unknown>(plan.members.length);
    let before: QuickMember | undefined;
    let at = scanner.at;
    let isOver = bytes[at] === CLOSE_OBJECT;
    if (isOver) scanner.at = at + 1;
    while (!isOver) {
      while (bytes[at] === SPACE) at += 1;
      if (bytes[at] !== QUOTE) return undefined;
      at += 1;
      let member = before === undefined ? plan.likely : before.likely;
      if (member === undefined || !scanner.isKey(member, at)) {
        member = before === undefined ? this.find(plan, undefined, at) : this.findAfter(plan, before, at);
        if (member === undefined) return undefined;
        if (before === undefined) plan.likely = member;
      }
      if (slots[member.index] !== undefined) return undefined;
      at += member.length;
      while (bytes[at] === SPACE) at += 1;
      scanner.at = at;
      const { leaf } = member;
      const value = leaf === undefined ? this.nested(member) : quickLeaf(scanner, leaf, member);
      if (value === undefined) return undefined;
      slots[member.index] = value;
      addMember(met, member.bit);
      before = member;
      at = scanner.at;
      isOver = bytes[at] === CLOSE_OBJECT;
      if (!isOver && bytes[at] !== COMMA) return undefined;
      at += 1;
      scanner.at = at;
    }
    const { required } = plan;
    for (let index = 0; index < required.length; index += 1) {
      if (slots[required[index] as number] === undefined) return undefined;
    }
    return new plan.View(slots);
  }

  /** The member with the key at the current position, if it is not the one that followed `before` the last time. */
  private findAfter(plan: QuickPlan, before: QuickMember, at: number): QuickMember | undefined {
    const { likely, likelyBefore: known } = before;
    const member = known !== undefined && this.scanner.isKey(known, at) ? known : this.find(plan, before, at);
    if (member === undefined) return undefined;
    before.likelyBefore = likely;
    before.likely = member;
    return member;
  }

  /**
   * The member with the key at the current position. Documents have members in the described order with some left out,
   * or in their own order.
   */
  private find(plan: QuickPlan, before: QuickMember | undefined, at: number): QuickMember | undefined {
    const { scanner } = this;
    const { members } = plan;
    for (let index = before === undefined ? 0 : before.index + 1; index < members.length; index += 1) {
      const member = members[index] as QuickMember;
      if (scanner.isKey(member, at)) return member;
    }
    const end = scanner.bytes.indexOf(QUOTE, at);
    if (scanner.bytes[end + 1] !== COLON) return undefined;
    return plan.byName.get(scanner.slice(at, end));
  }

  private nested(member: QuickMember): unknown {
    const { scanner } = this;
    const open = scanner.bytes[scanner.at];
    scanner.at += 1;
    if (member.object !== undefined) return open === OPEN_OBJECT ? this.object(member.object) : undefined;
    return open === OPEN_LIST ? this.list(member) : undefined;
  }

  /** Reads a list from after its bracket. */
  private list({ items, itemLeaf, atLeast }: QuickMember): unknown {
    const { scanner } = this;
    const { bytes } = scanner;
    const list: unknown[] = [];
    let isOver = bytes[scanner.at] === CLOSE_LIST;
    if (isOver) scanner.at += 1;
    while (!isOver) {
      while (bytes[scanner.at] === SPACE) scanner.at += 1;
      let item: unknown;
      if (itemLeaf !== undefined) item = quickLeaf(scanner, itemLeaf, undefined);
      else if (items !== undefined && bytes[scanner.at] === OPEN_OBJECT) {
        scanner.at += 1;
        item = this.object(items);
      }
      if (item === undefined) return undefined;
      list.push(item);
      isOver = bytes[scanner.at] === CLOSE_LIST;
      if (!isOver && bytes[scanner.at] !== COMMA) return undefined;
      scanner.at += 1;
    }
    return list.length < atLeast ? undefined : list;
  }
}
