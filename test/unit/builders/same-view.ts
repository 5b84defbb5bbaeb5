import { expect } from 'vitest';
import { checkUnknown } from '../../../src/builders/index.js';
import { makeDocument } from '../../../src/builders/make-document.js';
import { Reading } from '../../../src/builders/read/reading.js';
import { documentReaders } from '../../../src/reading/generated/document-readers.js';
import { hasAny } from '../../../src/reading/members.js';
import { readWithMembers } from '../../../src/reading/read.js';
import { Spellings } from '../../../src/reading/spelling.js';
import { memberBits } from '../../../src/rules/engine/index-by-type.js';
import { allRules } from '../../../src/rules/registry.js';
import { validate } from '../../../src/rules/validate/validate.js';
import { documentShape } from '../../../src/types/generated/shapes.js';
import type { Issue } from '../../../src/types/index.js';
import { bare, type MemberShape } from '../../../src/types/shape.js';

/** The values of a view by the names of its shape, without absent ones. */
function plain(shape: MemberShape, view: unknown): unknown {
  const { shape: inner } = bare(shape);
  if (view === undefined) return undefined;
  if (inner.kind === 'list') return (view as unknown[]).map((item) => plain(inner.of, item));
  if (inner.kind !== 'object') return view;
  return Object.fromEntries(
    Object.entries(inner.members)
      .map(([name, member]) => [name, plain(member, (view as Record<string, unknown>)[name])] as const)
      .filter(([, value]) => value !== undefined),
  );
}

const withoutMessage = ({ message: _, ...issue }: Issue): Omit<Issue, 'message'> => issue;

/**
 * Where the view of a document comes from, or `undefined` if the facts give no document. The view of the builder has to be
 * the one that the reader returns, and the issues have to be those of the document in any case.
 */
export function giverOfView(facts: unknown): 'builder' | 'reader' | undefined {
  const made = makeDocument(new Reading(), () => facts);
  if (made === undefined) return undefined;
  const { document, read: own } = made;
  const { issues } = checkUnknown(facts);
  const again = validate(JSON.parse(JSON.stringify(document))).issues;
  // Remarks about the facts come first. Messages about facts have the names of facts.
  expect(issues.slice(issues.length - again.length).map(withoutMessage)).toEqual(again.map(withoutMessage));
  if (own === undefined) return 'reader';
  const read = readWithMembers(documentReaders, document, (fault) => expect.fail(fault), new Spellings());
  expect(plain(documentShape, own.view)).toStrictEqual(plain(documentShape, read?.view));
  // Views of one form are read faster.
  expect(own.view.invoiceDetails.map(Object.keys)).toEqual(read?.view.invoiceDetails.map(Object.keys));
  const { invoiceType } = document.invoiceHeader;
  for (const { id, onlyWith } of allRules) {
    const gate = memberBits(onlyWith, invoiceType) ?? [];
    if (hasAny(read?.met ?? [], gate)) expect(hasAny(own.met, gate), id).toBe(true);
  }
  return 'builder';
}
