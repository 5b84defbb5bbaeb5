import { readdirSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';

const HANDLES = '/proc/self/fd';

/** The files in a folder that this process has open. Only on Linux. */
export const handlesIn = (folder: string): string[] =>
  readdirSync(HANDLES).flatMap((handle) => {
    try {
      return [readlinkSync(join(HANDLES, handle))].filter((target) => target.startsWith(folder));
    } catch {
      return [];
    }
  });
