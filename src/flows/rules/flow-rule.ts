import type { RuleRecord } from '../../rules/engine/rule.js';

/** A rule of a flow: a step that breaks it is refused. Its words are in the locales under its id, as those of all rules. */
export interface FlowRule<Id extends string = string> extends RuleRecord<Id> {
  readonly layer: 'flow';
  readonly severity: 'error';
}

/** What differs from one rule of a flow to the next. */
type Stated<Id extends string> = Pick<FlowRule<Id>, 'id' | 'params' | 'source'>;

/** Fills in what all rules of flows have. */
export const flowRules = <const Id extends string>(rules: readonly Stated<Id>[]): readonly FlowRule<Id>[] =>
  rules.map((rule) => ({ ...rule, layer: 'flow', severity: 'error' }));
