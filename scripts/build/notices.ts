/**
 * Writes what our files contain: THIRD-PARTY-NOTICES with the licences of the bundled packages, and sbom.cdx.json, which
 * names these and the dependencies for programs (CycloneDX, as `npm sbom` writes it). Part of `npm run build`.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type BundledPackage, bundledPackages } from './bundled.js';
import { type Sbom, shippedSbom } from './sbom.js';

function noticeOf({ name, version, folder }: BundledPackage): string {
  const licence = readdirSync(folder).find((file) => /^licen[cs]e(?:\.\w+)?$/i.test(file));
  if (licence === undefined) throw new Error(`${name} has no file with its licence.`);
  return `${name} ${version}\n\n${readFileSync(`${folder}/${licence}`, 'utf8').trim()}\n`;
}

const bundled = await bundledPackages();

const RULE = `\n${'-'.repeat(80)}\n\n`;
const head = 'The files of parastatiko contain code of these packages.\n';
writeFileSync('THIRD-PARTY-NOTICES', [head, ...bundled.map(noticeOf)].join(RULE));

const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
const sbom: Sbom = JSON.parse(execFileSync('npm', args, { encoding: 'utf8', maxBuffer: 64e6 }));
writeFileSync('sbom.cdx.json', `${JSON.stringify(shippedSbom(sbom, bundled), null, 1)}\n`);
