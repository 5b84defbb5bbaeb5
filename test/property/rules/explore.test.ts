import fc from 'fast-check';
import { test } from 'vitest';
import { documentOf } from '../../../src/testing/index.js';
import { validate } from '../../../src/rules/validate.js';
import { mutated } from './mutations.js';
test('explore', () => {
  const total: Record<string, [number, number, string[]]> = {};
  for (const { document, mutation, changed } of fc.sample(mutated(documentOf(undefined, {issueDate:'2026-11-20'})), { numRuns: 60000, seed: 5 })) {
    const options = { now: new Date('2026-11-20T10:00:00Z'), skipSignature: false };
    const key = (d: unknown) => new Set(validate(d, options).issues.map((i) => i.rule + i.path.join('/')));
    const before = key(document); const after = [...key(changed)].filter((k) => !before.has(k));
    const t = (total[`${mutation.how} ${mutation.at}`] ??= [0, 0, []]);
    t[0]++; if (after.length === 0) { t[1]++; if (t[2].length < 4) t[2].push(`${document.invoiceHeader.invoiceType} ${JSON.stringify(mutation.before)?.slice(0,60)}→${JSON.stringify(mutation.after)}`); }
  }
  for (const [k, [n, s, ex]] of Object.entries(total).sort()) console.log(s === 0 ? 'OK ' : 'SILENT', k, `${s}/${n}`, ex.join(' | '));
}, 600000);
