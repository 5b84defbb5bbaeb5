import type { FaultSink } from '../../reading/faults.js';
import { fixOfFault } from '../../reading/fixes.js';
import { documentReaders } from '../../reading/generated/document-readers.js';
import { type Read, readWithMembers } from '../../reading/read.js';
import { documentShape } from '../../types/generated/shapes.js';
import type { Params } from '../../types/index.js';
import { pattern } from '../engine/broken.js';
import type { Findings } from '../engine/findings.js';
import type { DocumentView, Rule } from '../engine/rule.js';
import { checkPublicSector, hasPublicSectorBlock } from '../public-sector/check.js';
import { isPublicSectorMember, shapeRule, shapeRuleNamed } from '../shape/index.js';
import { otherForm } from '../shape/other-form.js';
import { sharpened } from '../shape/sharpened.js';
import { fixOfMissingTotal } from '../totals/fix-of-missing-total.js';

/** A document that was read, but not checked yet. */
export interface ReadToCheck {
  readonly read: Read<DocumentView> | undefined;
  readonly findings: Findings;
  /** The members that could not be read, as patterns. */
  readonly broken: ReadonlySet<string>;
}

/** Most documents have no broken members, and creating a set takes longer than reading an object. */
const NONE: ReadonlySet<string> = new Set();

/**
 * Reads any value as a document, and reports what is wrong with its form to `findings`. `publicSector`: whether it is sent
 * to the public sector. If that is not stated, its block decides.
 */
export function readDocument(document: unknown, findings: Findings, publicSector?: boolean): ReadToCheck {
  let broken: Set<string> | undefined;
  let isPublic = publicSector;
  const sink: FaultSink = (fault, path, plain, meant) => {
    const params = sharpened(fault, path, plain, documentShape, 'document');
    if (fault === 'unknown-member' && isPublicSectorMember(path, String(params['member']))) {
      isPublic ??= hasPublicSectorBlock(document);
      if (isPublic) return;
    }
    const rule = shapeRule(fault, path, params);
    if (rule.severity === 'error') {
      broken ??= new Set();
      broken.add(pattern(path));
    }
    const fix =
      fault === 'missing'
        ? fixOfMissingTotal(document, path, findings.spellings)
        : fixOfFault(fault, path, params, meant);
    findings.add(rule, path, declared(rule, params), fix);
  };
  let read: Read<DocumentView> | undefined;
  try {
    const other = otherForm(document);
    if (other === undefined) read = readWithMembers(documentReaders, document, sink, findings.spellings);
    else findings.add(other.rule, [], other.params);
    if (other === undefined && isPublic === true) checkPublicSector(document, findings);
  } catch {
    // A getter or a proxy threw an error, so this is not a document.
    findings.add(shapeRuleNamed('unreadable'), []);
  }
  return { read, findings, broken: broken ?? NONE };
}

/** A document whose view is known, and in which the reader would find no faults. */
export const alreadyRead = (read: Read<DocumentView>, findings: Findings): ReadToCheck => ({
  read,
  findings,
  broken: NONE,
});

/** Only the parameters that the rule declares. A fault may have more. */
function declared({ params: names }: Rule, params: Params): Params {
  for (const name in params) {
    if (!names.includes(name))
      return Object.fromEntries(Object.entries(params).filter(([each]) => names.includes(each)));
  }
  return params;
}
