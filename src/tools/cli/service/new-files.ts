import { lstatSync } from 'node:fs';
import { rm, rmdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { filesOf } from '../../../sending/journal-sqlite/inside.js';

const isMissing = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false }) === undefined;

/**
 * Returns what a start that fails calls: it removes the SQLite files and the empty folders that were not there before, so that
 * the next start finds what this one found. What cannot be removed stays.
 */
export function removerOfNew(files: readonly string[], folder?: string): () => Promise<void> {
  const added = files.filter(isMissing);
  const folders: string[] = [];
  for (let each = resolve(folder ?? '.'); folder !== undefined && isMissing(each); each = dirname(each)) {
    folders.push(each);
  }
  return async () => {
    for (const file of added.flatMap((each) => [...filesOf(each).keys()]))
      await rm(file).catch(() => undefined);
    for (const each of folders) await rmdir(each).catch(() => undefined);
  };
}
