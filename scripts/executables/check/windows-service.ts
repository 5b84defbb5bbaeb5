import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const BASE = 'scripts/executables/check/service-base.cs';

/** Compiles the service by the rules of the compiler that Windows has: C# 5. */
export function checkWindowsService(source: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'parastatiko-service-'));
  try {
    const args = ['-langversion:5', '-warnaserror', BASE, `-out:${join(folder, 'service.exe')}`];
    const { error, status, stderr } = spawnSync('mcs', [...args, source], { encoding: 'utf8' });
    if (error !== undefined) console.log('The service for Windows is not compiled: there is no mcs.');
    else if (status !== 0) throw new Error(`${source} cannot be compiled:\n${stderr}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
