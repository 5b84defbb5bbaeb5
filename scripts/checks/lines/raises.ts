import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

type Limits = Readonly<Record<string, number>>;

const git = (...words: readonly string[]): string =>
  execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** The stored versions of the limits, the newest first. Outside a checkout there is only the one in the folder. */
function versionsOf(file: string): Limits[] {
  const now: Limits = JSON.parse(readFileSync(file, 'utf8'));
  try {
    const commits = git('log', '--format=%h', '--', file).split('\n').filter(Boolean);
    return [now, ...commits.map((commit): Limits => JSON.parse(git('show', `${commit}:${file}`)))];
  } catch {
    return [now];
  }
}

/** The rows `| date | wing | +120 | what for | what could go instead |` of a page, as `wing +120`, with a reason in each. */
function reasonsIn(page: string): string[] {
  return page.split('\n').flatMap((line) => {
    const [, date = '', wing = '', raise = '', purpose = '', instead = ''] = line
      .split('|')
      .map((cell) => cell.trim());
    return /^\d{4}-\d\d-\d\d$/.test(date) && purpose !== '' && instead !== '' ? [`${wing} ${raise}`] : [];
  });
}

/** Each raise of a limit, from one version of `file` to the next, for which `page` has no row of its own. */
export function raisesWithoutReason(file: string, page: string, versions = versionsOf(file)): string[] {
  const reasons = reasonsIn(page);
  return versions.slice(0, -1).flatMap((later, index) =>
    Object.entries(later).flatMap(([wing, limit]) => {
      const raise = limit - (versions[index + 1]?.[wing] ?? limit);
      if (raise <= 0) return [];
      const place = reasons.indexOf(`${wing} +${raise}`);
      if (place >= 0) reasons.splice(place, 1);
      return place >= 0 ? [] : [`${wing} +${raise}`];
    }),
  );
}
