/**
 * Writes what our files contain: THIRD-PARTY-NOTICES with the licences of the bundled packages, and sbom.cdx.json, which
 * names these and the dependencies for programs (CycloneDX, as `npm sbom` writes it). Part of `npm run build`.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { bundledPackages, noticesOf } from './bundled.js';
import { type Sbom, shippedSbom } from './sbom.js';

const bundled = await bundledPackages();

writeFileSync('THIRD-PARTY-NOTICES', noticesOf(bundled, true));

const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
const sbom: Sbom = JSON.parse(execFileSync('npm', args, { encoding: 'utf8', maxBuffer: 64e6 }));
writeFileSync('sbom.cdx.json', `${JSON.stringify(shippedSbom(sbom, bundled), null, 1)}\n`);
