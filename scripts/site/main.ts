/**
 * Writes, builds and checks the site: `npm run site`, which installs its packages first. With `--serve` it is then
 * served on loopback. With `--all`, pages of each kind are checked in every language, colour scheme and width. The result
 * is in `site/dist`, and any web server can serve it.
 */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { accessProblems } from './checks/access.js';
import { inBrowser, looks } from './checks/browser.js';
import { firstLoadProblems } from './checks/first-load.js';
import { deadLinks, foreignParts } from './checks/links.js';
import { playgroundProblems } from './checks/playground.js';
import { unansweredQuestions } from './checks/questions.js';
import { buildLibrary } from './library.js';
import { writeOffline } from './offline.js';
import { allPages } from './pages/all.js';
import { writePolicy } from './policy.js';
import { writeSearch } from './search.js';
import { serveSite } from './serve.js';
import { writeSite } from './write.js';

const BUILT = resolve('site/dist');
const PORT = 4321;

/** Runs a program of the packages of the site. */
const run = (name: string, ...args: readonly string[]): void => {
  execFileSync(resolve('site/node_modules/.bin', name), args, {
    cwd: 'site',
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
};

buildLibrary();
const { pages, files } = allPages();
writeSite(pages, files);
// Astro remembers rendered pages. It misses changes of its configuration, and on a busy machine those of a page.
rmSync('site/node_modules/.astro/data-store.json', { force: true });
run('astro', 'build', '--silent');
// After the build, which writes types that this needs.
execFileSync('node', ['node_modules/typescript-native/bin/tsc', '-p', 'site/tsconfig.json'], {
  stdio: 'inherit',
});
writeOffline(BUILT);
await writeSearch(BUILT, pages);
writePolicy(BUILT);
const ways = process.argv.includes('--all') ? looks : looks.slice(0, 2);
const problems = [
  ...deadLinks(BUILT),
  ...foreignParts(BUILT),
  ...(await inBrowser(BUILT, async (browser, base) => [
    ...(await firstLoadProblems(browser, base)),
    ...(await playgroundProblems(browser, base)),
    ...(await unansweredQuestions(browser, base)),
    ...(await accessProblems(browser, base, ways)),
  ])),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(`The site: ${pages.length} pages in site/dist, without a fault.`);

if (process.argv.includes('--serve')) {
  const server = await serveSite(BUILT, PORT);
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
}
