/**
 * `npm run terminals -- --sales 1000`: sales by card in each family, with seeded faults of terminals, networks and the
 * service, while tills and servers are killed at any step. `--family` and `--seed` choose.
 */
import { parseArgs } from 'node:util';
import { type FamilyName, familyNames, sell } from './run.js';

const { values } = parseArgs({
  options: {
    sales: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    family: { type: 'string' },
  },
});

for (const name of familyNames.filter((each) => values.family === undefined || each === values.family)) {
  const counts = await sell(name as FamilyName, Number(values.sales), Number(values.seed));
  const { doubled, lost, uncharged, ...rest } = counts;
  console.log(name, rest, `doubled ${doubled.length}, lost ${lost.length}, uncharged ${uncharged.length}`);
  for (const each of [...doubled, ...lost, ...uncharged]) console.log(`  ${each}`);
  if (doubled.length + lost.length + uncharged.length > 0) process.exitCode = 1;
}
