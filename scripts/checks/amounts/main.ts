/** Amounts are computed only in src/money: `npm run check:amounts`. */
import { readFileSync } from 'node:fs';
import { filesBelow } from '../files.js';
import { exceptions } from './exceptions.js';
import { judge } from './judge.js';

const sources = filesBelow('src', '.ts').map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const { refused, unused } = judge(sources, exceptions);

for (const { file, line, text, why } of refused) console.error(`${file}:${line}  ${why}:  ${text}`);
for (const { file, text } of unused)
  console.error(`exceptions.ts: nothing needs ${file}${text ? `: ${text}` : ''}`);
if (refused.length > 0)
  console.error('Arithmetic outside src/money: move it there, or state why it is not an amount.');
if (refused.length > 0 || unused.length > 0) process.exitCode = 1;
else console.log(`amounts: ${sources.length} sources, no arithmetic outside src/money`);
