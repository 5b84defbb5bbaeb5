/**
 * About one rule.
 *
 * `explain` shows what a rule requires, where that is stated, and which document breaks it.
 */
import { explain } from 'parastatiko/explain';
import { el } from 'parastatiko/locales/el';

const rule = explain('totals/gross', el);

console.log(`${rule?.rule} (${rule?.severity}), error ${rule?.authorityCode} of the tax authority`);
console.log(rule?.what);
console.log(rule?.todo);
console.log(rule?.source);
for (const { issues } of rule?.bad ?? []) console.log(issues[0]?.message);
