/**
 * The memory for reading the authority's XML, compared with the size of the text: `npm run bench -- xml`, or with other
 * sizes in megabytes, `npm run bench -- xml 5 50`. Each line is a separate process.
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const reader = fileURLToPath(new URL('./read.ts', import.meta.url));
const given = process.argv.slice(2).map(Number);
const sizes = given.length > 0 ? given : [4, 16, 60];

console.log(
  'Compared with the text. Live: what a full garbage collection leaves. Peak: how much the process grew.\n',
);
for (const way of ['readRegistryInvoices', 'fromRegistryXml']) {
  for (const megabytes of sizes) {
    const line = execFileSync(process.execPath, [
      '--import',
      'tsx',
      '--expose-gc',
      reader,
      way,
      String(megabytes),
    ]);
    console.log(`${way.padEnd(22)} ${line.toString().trim()}`);
  }
}
