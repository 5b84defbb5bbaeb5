import { isObject } from '../../reading/object.js';
import { recordOf } from '../../reading/record.js';
import { shown } from '../../reading/shown.js';
import type { Params, Path } from '../../types/index.js';
import type { Findings } from '../engine/findings.js';
import { shapeRuleNamed } from '../shape/index.js';
import {
  isPublicSectorBlock,
  isPublicSectorLine,
  memberWhere,
  PUBLIC_SECTOR_BLOCK,
} from '../shared/public-sector.js';

/** A code of the Common Procurement Vocabulary, with or without its check digit. */
const CPV = /^\d{8}(?:-\d)?$/;
/** The code of a contracting authority: `1020.E00697.0001`. */
const AUTHORITY = /^\d{4}\.\p{L}\d{5}\.\d{4}$/u;
/** What is probably meant to be one: three parts with full stops. */
const LIKE_AUTHORITY = /^[^.\s]+\.[^.\s]+\.[^.\s]+$/;

const isIdentifiers = (name: string): boolean =>
  isPublicSectorLine(name) && name.toLowerCase() === 'itemclassificationidentifiers';

/** Whether a document has the block of the public sector, which decides the call that sends it. */
export function hasPublicSectorBlock(document: unknown): boolean {
  const members = recordOf(document);
  if (members === undefined) return false;
  for (const name in members) if (isPublicSectorBlock(name) && members[name] !== undefined) return true;
  return false;
}

/** Warns about what a document to the public sector lacks: CPV codes, the contract, the contracting authority. */
export function checkPublicSector(document: unknown, findings: Findings): void {
  const members = recordOf(document);
  if (members === undefined) return;
  const found = (name: string, path: Path, params: Params = {}): void =>
    findings.add(shapeRuleNamed(name), path, params);
  checkLines(members['invoiceDetails'], found);
  const block = memberWhere(members, isPublicSectorBlock);
  const at = block?.name ?? PUBLIC_SECTOR_BLOCK;
  const texts = textsIn(block?.value);
  if (!texts.some(({ name, text }) => text !== '' && /contract/i.test(name))) found('contract-missing', [at]);
  if (texts.some(({ text }) => AUTHORITY.test(text))) return;
  const meant =
    texts.find(({ name, text }) => text !== '' && /^buyerIdentifiers?$|authority/i.test(name)) ??
    texts.find(({ text }) => LIKE_AUTHORITY.test(text));
  found('contracting-authority', [at], meant === undefined ? {} : { value: shown(meant.text) });
}

function checkLines(lines: unknown, found: (name: string, path: Path, params: Params) => void): void {
  if (!Array.isArray(lines)) return;
  for (let index = 0; index < lines.length; index += 1) {
    const line = recordOf(lines[index]);
    if (line === undefined) continue;
    const stated = memberWhere(line, isIdentifiers);
    const texts = textsIn(stated?.value).filter(({ text }) => text !== '');
    if (texts.some(({ text }) => CPV.test(text))) continue;
    const [first] = texts;
    found('cpv', ['invoiceDetails', index, stated?.name ?? 'itemClassificationIdentifiers'], {
      line: index + 1,
      ...(first !== undefined && { value: shown(first.text) }),
    });
  }
}

/** How deep members are searched, and how many of them, so that no value takes long. */
const DEEPEST = 6;
const MOST = 1000;

/** A text inside a value, with the name of its member or of the list that it is in. */
interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** The texts inside a value, at any depth. Numbers count as text. The members of the block are not described. */
function textsIn(value: unknown, name = ''): NamedText[] {
  const found: NamedText[] = [];
  collect(value, name, 0, found);
  return found;
}

function collect(value: unknown, name: string, depth: number, found: NamedText[]): void {
  if (found.length >= MOST || depth > DEEPEST) return;
  if (typeof value === 'string' || typeof value === 'number')
    found.push({ name, text: String(value).trim() });
  else if (Array.isArray(value)) {
    for (const each of value.slice(0, MOST)) collect(each, name, depth + 1, found);
  } else if (isObject(value)) {
    for (const [key, each] of Object.entries(value)) collect(each, key, depth + 1, found);
  }
}
