/** What a release changes in the files that are written by hand. */

/** package.json of a release: with its version, and no longer `private`, which keeps npm from publishing it. */
export function releasedPackage(text: string, version: string): string {
  const { private: _, ...manifest } = JSON.parse(text);
  return `${JSON.stringify({ ...manifest, version }, null, 2)}\n`;
}

/** The changelog with the day of the release. It has to say what is new. */
export function releasedChangelog(text: string, version: string, day: string): string {
  const heading = `## ${version} (unreleased)`;
  if (!text.split('\n').includes(heading)) throw new Error(`CHANGELOG.md has no heading "${heading}".`);
  return text.replace(heading, `## ${version} (${day})`);
}
