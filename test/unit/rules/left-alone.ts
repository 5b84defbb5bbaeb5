import { expect, it } from 'vitest';
import { providerInvoiceTypes } from '../../../src/codes/index.js';
import type { RuleId } from '../../../src/rules/engine/rule-id.js';
import { allRules } from '../../../src/rules/registry.js';

export const DELIVERY_NOTES = ['9.1', '9.2', '9.3'];
export const RECEIVING_NOTES = ['10.1', '10.2'];
export const NOTES = [...DELIVERY_NOTES, ...RECEIVING_NOTES];

/** Tests which types of the channel each rule leaves alone; the types are written by hand from its own sentence. */
export function expectTypesLeftAlone(
  rows: readonly (readonly [rule: RuleId, types: readonly string[]])[],
): void {
  it.each(rows)('%s applies to every type except %j', (id, types) => {
    const rule = allRules.find((each) => each.id === id);
    expect([...(rule?.appliesTo ?? [])].sort()).toEqual(
      providerInvoiceTypes.filter((type) => !types.includes(type)).sort(),
    );
  });
}
