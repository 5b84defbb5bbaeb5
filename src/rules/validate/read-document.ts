import type { FaultSink } from '../../reading/faults.js';
import { fixOfFault } from '../../reading/fixes.js';
import { type Read, readWithMembers } from '../../reading/read.js';
import { documentShape } from '../../types/generated/shapes.js';
import type { Params } from '../../types/index.js';
import { pattern } from '../engine/broken.js';
import type { Findings } from '../engine/findings.js';
import type { DocumentView, Rule } from '../engine/rule.js';
import { shapeRule, shapeRuleNamed } from '../shape/index.js';
import { otherForm } from '../shape/other-form.js';

/** Reads any value as a document. Reports what is wrong with its form, and adds the affected members to `broken`. */
export function readDocument(
  document: unknown,
  findings: Findings,
  broken: Set<string>,
): Read<DocumentView> | undefined {
  try {
    const other = otherForm(document);
    if (other !== undefined) {
      findings.add(other.rule, [], other.params);
      return undefined;
    }
    const sink: FaultSink = (fault, path, params, meant) => {
      const rule = shapeRule(fault, path, params);
      if (rule.severity === 'error') broken.add(pattern(path));
      findings.add(rule, path, declared(rule, params), fixOfFault(fault, path, params, meant));
    };
    return readWithMembers(documentShape, document, sink, findings.spellings);
  } catch {
    // A getter or a proxy threw an error, so this is not a document.
    findings.add(shapeRuleNamed('unreadable'), []);
    return undefined;
  }
}

/** Only the parameters that the rule declares. A fault may have more. */
function declared({ params: names }: Rule, params: Params): Params {
  for (const name in params) {
    if (!names.includes(name))
      return Object.fromEntries(Object.entries(params).filter(([each]) => names.includes(each)));
  }
  return params;
}
