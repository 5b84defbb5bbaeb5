import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A small disk that can be filled. */
export interface SmallDisk {
  readonly folder: string;
  fill(): void;
  free(): void;
  remove(): void;
}

const PIECE = new Uint8Array(1_048_576);

/** Mounts a small disk for the user of PostgreSQL (`nobody`, because only root can mount), or says why that is not possible here. */
export function smallDisk(megabytes: number): SmallDisk | string {
  const folder = mkdtempSync(join(tmpdir(), 'parastatiko-disk-'));
  const options = `size=${megabytes}m,mode=0700,uid=65534,gid=65534`;
  const { status, stderr, error } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], {
    encoding: 'utf8',
  });
  if (status !== 0) {
    rmSync(folder, { recursive: true });
    return error?.message ?? stderr.trim();
  }
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill: () => {
      const file = openSync(ballast, 'w');
      try {
        for (;;) writeSync(file, PIECE);
      } catch {
        // It is full.
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(ballast, { force: true }),
    remove: () => {
      spawnSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
