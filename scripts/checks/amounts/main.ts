/** Amounts are computed only in src/money: `npm run check:source`. */
import { readFileSync } from 'node:fs';
import { filesBelow } from '../files.js';
import { findArithmetic } from './scan.js';

const files = filesBelow('src', '.ts');
const findings = files.flatMap((file) => findArithmetic(readFileSync(file, 'utf8'), file));

for (const { file, line, text, why } of findings) console.error(`${file}:${line}  ${why}:  ${text}`);
if (findings.length === 0)
  console.log(`amounts: ${files.length} sources, no arithmetic on a known amount outside src/money`);
else {
  console.error('Compute amounts in src/money. What is not an amount needs another name, or another file.');
  process.exitCode = 1;
}
