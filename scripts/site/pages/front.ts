import { readFileSync } from 'node:fs';
import { brokenReceiptOn } from '../../../site/src/playground/broken-sample.js';
import { applyFixes, type Issue, validate } from '../../../src/index.js';
import { el } from '../../../src/issues/locales/el/index.js';
import { explainAuthorityError } from '../../../src/rules/explain/explain.js';
import { faultsAfter, faultsBefore, faultsWithin } from '../../../src/sandbox/faults/fault.js';
import { catalogue } from '../../../src/tools/catalogue/catalogue.js';
import { imports } from '../../checks/sizes/imports.js';
import { addressOf, type SiteLanguage } from '../page.js';
import { routeOfRule } from '../routes.js';
import { siteWords } from '../words.js';

/** Text inside an element. Backticks, stars and brackets would be Markdown. */
const escaped = (text: string): string =>
  text.replace(/[&<>"`*_[\]{}|]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const DAY = '2026-11-20';

/** The broken receipt of the playground and what is said about it. */
function refused(language: SiteLanguage): readonly Issue[] {
  const locale = language === 'el' ? el : undefined;
  return validate(brokenReceiptOn(DAY), { now: new Date(`${DAY}T12:00:00+02:00`), locale }).issues;
}

/** The same receipt, corrected. */
export const correctedReceipt = () => {
  const receipt = brokenReceiptOn(DAY);
  return applyFixes(receipt, validate(receipt, { now: new Date(`${DAY}T12:00:00+02:00`) })).document;
};

const valueAt = (document: unknown, path: Issue['path']): unknown =>
  path.reduce<unknown>(
    (holder, step) => (holder as Record<string | number, unknown> | undefined)?.[step],
    document,
  );

/** Amounts have two decimals, as on paper. */
const code = (value: unknown): string =>
  escaped(typeof value === 'number' && !Number.isInteger(value) ? value.toFixed(2) : JSON.stringify(value));

/** Each mistake of the receipt: its member with the wrong value and the right one, and the message. */
export function correctedMembers(language: SiteLanguage): string {
  const words = siteWords[language];
  const errorsFirst = [...refused(language)].sort(
    (one, other) => Number(one.severity !== 'error') - Number(other.severity !== 'error'),
  );
  const rows = errorsFirst.map(({ fix, message, path, authorityCode, rule, severity }) => {
    if (fix?.safe !== true)
      throw new Error(`The broken receipt has an issue without one right answer: ${rule}`);
    const before = valueAt(brokenReceiptOn(DAY), path);
    const change = [
      ...(before === undefined ? [] : [`<del>${code(before)}</del>`]),
      ...(fix.value === undefined ? [] : [`<ins>${code(fix.value)}</ins>`]),
    ].join(' ');
    const label = authorityCode === undefined ? words.theRule : words.error(authorityCode);
    return `<li class="${severity}"><p><code>${escaped(path.slice(-2).join('.'))}</code> ${change}</p><p>${escaped(message)} <a href="${addressOf(routeOfRule(rule), language)}">${escaped(label)}</a></p></li>`;
  });
  return `<ul class="mistakes">${rows.join('')}</ul>`;
}

/** Figures of the start page. Each is counted here or guarded by a check, so none can go stale. */
export function figures(language: SiteLanguage): Readonly<Record<string, string>> {
  const { errors } = JSON.parse(readFileSync('reference/aade-validation-errors.json', 'utf8')) as {
    readonly errors: readonly { readonly code: number | string }[];
  };
  const found = errors.filter(({ code: each }) => {
    const explained = explainAuthorityError(each);
    return explained !== undefined && 'placedBy' in explained && explained.placedBy === 'rules';
  });
  const values = {
    rules: catalogue.length,
    errors: errors.length,
    found: found.length,
    faults: faultsBefore.length + faultsWithin.length + faultsAfter.length,
    kilobytes: Math.ceil(imports['validate']?.limit ?? Number.NaN),
  };
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value.toLocaleString(language)]),
  );
}
