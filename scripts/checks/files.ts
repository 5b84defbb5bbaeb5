import { readdirSync } from 'node:fs';

/**
 * The files in a folder with a given ending, at any depth: paths from the project's root, with forward slashes, in a
 * fixed order.
 */
export function filesBelow(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith(ending))
    .sort();
}
