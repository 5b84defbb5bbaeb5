import type { FlowWordsId } from '../../issues/locales/generated/en/flows.js';
import type { RuleRecord } from '../../rules/inside.js';

/** A rule of a flow: a step that breaks it is refused. The locales have its words under its id, as for all rules. */
export interface FlowRule<Id extends string = string> extends RuleRecord<Id> {
  readonly layer: 'flow';
  readonly severity: 'error';
}

/** The parts that differ between flow rules. */
type Stated<Id extends string> = Pick<FlowRule<Id>, 'id' | 'params' | 'source'>;

/** Adds the members that all flow rules share. */
export const flowRules = <const Id extends FlowWordsId>(
  rules: readonly Stated<Id>[],
): readonly FlowRule<Id>[] => rules.map((rule) => ({ ...rule, layer: 'flow', severity: 'error' }));
