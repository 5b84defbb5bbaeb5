/**
 * `npm run release -- 0.1.0`: turns the tree into this version, checks it, and makes its commit and its tag. Pushing the tag
 * publishes it: .github/workflows/release.yml. If a check fails, the files are as before.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { releasedChangelog, releasedPackage } from './files.js';

const asked = (program: string, ...args: string[]): string =>
  execFileSync(program, args, { encoding: 'utf8' }).trim();
const run = (program: string, ...args: string[]): void => {
  execFileSync(program, args, { stdio: 'inherit' });
};

const [version = ''] = process.argv.slice(2);
const day = new Date().toISOString().slice(0, 10);
const rewrite = (file: string, change: (text: string) => string): void =>
  writeFileSync(file, change(readFileSync(file, 'utf8')));

if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error('Name the version: npm run release -- 0.1.0');
if (asked('git', 'status', '--porcelain') !== '') throw new Error('The tree has changes. Commit them first.');
if (asked('git', 'tag', '--list', `v${version}`) !== '')
  throw new Error(`There is a tag v${version} already.`);

try {
  rewrite('CHANGELOG.md', (text) => releasedChangelog(text, version, day));
  rewrite('package.json', (text) => releasedPackage(text, version));
  run('npm', 'install', '--package-lock-only', '--ignore-scripts');
  run('npm', 'run', 'docs');
  run('npm', 'test');
  run('npm', 'run', 'test:all');
  run('npm', 'run', 'check:advisories', '--', '--registry');
} catch (error) {
  run('git', 'restore', '.');
  throw error;
}
run('git', 'commit', '--all', '--message', `Release ${version}`);
run('git', 'tag', '--annotate', `v${version}`, '--message', `Release ${version}`);
console.log(`Version ${version} is ready. To publish it: git push --follow-tags`);
