import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { doorNames, specifierOf } from '../../scripts/checks/doors/doors.js';
import { packageExports } from '../../scripts/checks/doors/exports.js';
import { doorExports } from './plan.js';

const installed = process.env['PACKAGE_FOLDER'] ?? '';
const load = createRequire(join(installed, 'package.json'));

it.each(doorNames)('%s gives the same values with import and require', async (door) => {
  const entry = packageExports()[door];
  const file = typeof entry === 'object' ? entry.import.node : '';
  const imported: Readonly<Record<string, unknown>> = await import(
    /* @vite-ignore */ resolve(installed, file)
  );
  const required: Readonly<Record<string, unknown>> = load(specifierOf(door));
  const names = doorExports.filter((each) => each.door === door).map(({ name }) => name);
  expect(names.filter((name) => required[name] === undefined || imported[name] !== required[name])).toEqual(
    [],
  );
  expect(names).not.toEqual([]);
});
