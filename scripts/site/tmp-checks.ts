import { accessProblems } from './checks/access.js';
import { inBrowser, looks } from './checks/browser.js';
import { playgroundProblems } from './checks/playground.js';

const folder = process.argv[2] ?? '/work/wt/site/site/dist';
const what = process.argv[3] ?? 'both';
const p = await inBrowser(folder, async (b, base) => [
  ...(what !== 'access' ? await playgroundProblems(b, base) : []),
  ...(what !== 'play' ? await accessProblems(b, base, looks.slice(0, 2)) : []),
]);
for (const x of p) console.log(x.slice(0, 400));
