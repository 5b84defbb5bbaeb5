import { describe, expect, it } from 'vitest';
import { providerInvoiceTypes } from '../../../src/codes/index.js';
import { allRules } from '../../../src/rules/registry.js';

const DELIVERY_NOTES = ['9.1', '9.2', '9.3'];
const RECEIVING_NOTES = ['10.1', '10.2'];
const NOTES = [...DELIVERY_NOTES, ...RECEIVING_NOTES];

/** The types of the channel that a rule leaves alone, written by hand from its own sentence. */
const leftAlone: readonly (readonly [string, readonly string[]])[] = [
  ['header/exchange-rate-missing', NOTES],
  ['header/third-party-collection-on-type', ['8.4', '8.5']],
  ['header/issue-date-past', NOTES],
  ['header/correlation-difficulty-on-type', ['11.4']],
  ['lines/description-blank', ['8.6', ...NOTES]],
  ['lines/taric-not-moving', NOTES],
  ['lines/negative-line-on-type', ['8.6']],
  ['lines/detail-type-unexpected', ['1.5']],
  ['parties/name-blank', NOTES],
  ['parties/address-blank', NOTES],
  ['parties/greek-issuer-named', NOTES],
  ['parties/greek-counterpart-named', ['8.6', ...NOTES]],
  ['parties/foreign-party-incomplete', NOTES],
  ['parties/counterpart-placeholder', NOTES],
  ['parties/movement-party-incomplete', RECEIVING_NOTES],
  ['parties/own-transfer-to-other', RECEIVING_NOTES],
  ['movement/dispatch-before-issue', RECEIVING_NOTES],
  ['movement/dispatch-far-ahead', RECEIVING_NOTES],
  ['movement/dispatch-date-past', RECEIVING_NOTES],
  ['movement/member-missing', RECEIVING_NOTES],
  ['movement/flag-missing', NOTES],
  ['movement/receiving-purpose-on-type', RECEIVING_NOTES],
  ['movement/reverse-on-type', ['9.3']],
  ['movement/to-weigh-on-type', DELIVERY_NOTES],
  ['movement/tracking-not-moving', NOTES],
  ['movement/vehicle-not-moving', DELIVERY_NOTES],
];

describe.each(leftAlone)('%s', (id, types) => {
  it(`looks at every type but ${types.join(', ')}`, () => {
    const rule = allRules.find((each) => each.id === id);
    expect([...(rule?.appliesTo ?? [])].sort()).toEqual(
      providerInvoiceTypes.filter((type) => !types.includes(type)).sort(),
    );
  });
});
