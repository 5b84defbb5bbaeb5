/**
 * `npm run executables`: makes what runs without an installed Node, in `out/executables`: one file for Linux, and zips for
 * Windows and macOS with the unchanged Node and the bundle beside it. Then checks them, and prints sizes and times.
 */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import { type Files, textOf, writeTar, writeZip } from './archive.js';
import { bundle } from './bundle.js';
import { checkEvening, printStart } from './check/evening.js';
import { checkMac, checkWindows } from './check/headers.js';
import { checkWindowsService } from './check/windows-service.js';
import { makeLinuxFile } from './linux.js';
import { LICENCE_OF_NODE, nodes, type Target } from './nodes.js';

const FOLDER = 'out/executables';
const nameOf = ({ name }: Target): string => `parastatiko-${packageJson.version}-${name}`;

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });

const { code, notices } = await bundle();
const PROGRAM = 'parastatiko.cjs';
const program = join(FOLDER, PROGRAM);
writeFileSync(program, code);

/** What each archive has. */
const papers = {
  LICENSE: readFileSync('LICENSE', 'utf8'),
  'LICENSE-NODE': readFileSync(LICENCE_OF_NODE, 'utf8'),
  'THIRD-PARTY-NOTICES': notices,
};
/** Programs of Windows end their lines with both characters. */
const windowsLines = (text: string): string => text.replace(/\r?\n/g, '\r\n');

function zipOf(target: Target, files: Files, programs: readonly string[] = []): string {
  const file = join(FOLDER, `${nameOf(target)}.zip`);
  writeZip(file, nameOf(target), { ...papers, [PROGRAM]: code, ...files }, programs);
  return file;
}

const linux = join(FOLDER, nameOf(nodes.linux));
mkdirSync(linux);
const linuxFile = makeLinuxFile(program, linux);
for (const [name, text] of Object.entries(papers)) writeFileSync(join(linux, name), text);
for (const name of readdirSync('deploy/linux')) copyFileSync(join('deploy/linux', name), join(linux, name));
const linuxTar = `${linux}.tar.gz`;
writeTar(linuxTar, FOLDER, nameOf(nodes.linux));

const windows = Object.fromEntries(
  readdirSync('deploy/windows').map((name) => [name, windowsLines(textOf('deploy/windows', name))]),
);
const zips = [
  zipOf(nodes.windows, { ...windows, 'node.exe': readFileSync(nodes.windows.file) }),
  ...[nodes.mac, nodes.macIntel].map((target) =>
    zipOf(target, { parastatiko: textOf('deploy/macos', 'parastatiko'), node: readFileSync(target.file) }, [
      'parastatiko',
      'node',
    ]),
  ),
];

checkWindows(zips[0] ?? '', nodes.windows);
checkMac(zips[1] ?? '', nodes.mac);
checkMac(zips[2] ?? '', nodes.macIntel);
checkWindowsService('deploy/windows/service.cs');
await checkEvening('the Linux file', linuxFile, []);
await checkEvening('the bundle in plain Node', nodes.linux.file, [PROGRAM]);

const megabytes = (file: string): string => `${(statSync(file).size / 1e6).toFixed(0)} MB`;
for (const file of [linuxFile, linuxTar, ...zips]) console.log(`${file}  ${megabytes(file)}`);
printStart('the Linux file', linuxFile, []);
printStart('the bundle in plain Node', nodes.linux.file, [program]);
const cache = join(FOLDER, 'cache');
printStart('the same with its cache', nodes.linux.file, [program], { NODE_COMPILE_CACHE: cache });
for (const file of [cache, program]) rmSync(file, { recursive: true });
