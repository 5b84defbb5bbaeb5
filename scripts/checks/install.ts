import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Packs the package and unpacks it in a folder, as npm would install it. Returns where it is. */
export function install(folder: string): string {
  const target = join(folder, 'node_modules/parastatiko');
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const args = ['pack', '--ignore-scripts', '--json', '--pack-destination', folder];
  const [{ filename }] = JSON.parse(execFileSync('npm', args, { encoding: 'utf8' })) as [
    { filename: string },
  ];
  execFileSync('tar', ['-xzf', join(folder, filename), '-C', target, '--strip-components=1']);
  return target;
}
