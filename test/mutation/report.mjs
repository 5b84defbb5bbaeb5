import { existsSync } from 'node:fs';

const LIVES = new Set(['Survived', 'NoCoverage']);
const DIES = new Set(['Killed', 'Timeout']);

const compact = (text) => text.replaceAll(/\s+/g, ' ').trim();

function textBetween(lines, { start, end }) {
  const slice = lines.slice(start.line - 1, end.line);
  slice[slice.length - 1] = slice.at(-1).slice(0, end.column - 1);
  slice[0] = slice[0].slice(start.column - 1);
  return compact(slice.join('\n'));
}

/** Every mutant of a report of Stryker that counts, with the line on which it begins and what it changes. */
function mutantsOf(report) {
  return Object.entries(report.files).flatMap(([file, { source, mutants }]) => {
    const lines = source.split('\n');
    return mutants
      .filter(({ status }) => LIVES.has(status) || DIES.has(status))
      .map(({ status, location, replacement = '' }) => ({
        file,
        line: location.start.line,
        code: lines[location.start.line - 1].trim(),
        change: `${textBetween(lines, location)} => ${compact(replacement)}`,
        lives: LIVES.has(status),
      }));
  });
}

const keyOf = (file, code, change) => [file, code, change].join('\u0000');

/**
 * Compares a report with the list of explained survivors: which survivor has no explanation, and which explanation
 * is of a mutant that a test finds by now, or of a line that is no longer there.
 *
 * @param {readonly { file: string, code: string, changes: readonly string[], why: string }[]} explained
 */
export function compare(report, explained) {
  const mutants = mutantsOf(report);
  const reasons = new Set(
    explained.flatMap(({ file, code, changes }) => changes.map((change) => keyOf(file, code, change))),
  );
  const isExplained = ({ file, code, change }) => reasons.has(keyOf(file, code, change));
  const survivors = mutants.filter(({ lives }) => lives);
  const dead = new Set(
    mutants.filter(({ lives }) => !lives).map(({ file, code, change }) => keyOf(file, code, change)),
  );
  for (const { file, code, change } of survivors) dead.delete(keyOf(file, code, change));
  const isGone = ({ file, code }) => {
    const source = report.files[file]?.source;
    // A run of one folder knows nothing of the files of others.
    if (source === undefined) return !existsSync(file);
    return source.split('\n').every((line) => line.trim() !== code);
  };
  return {
    total: mutants.length,
    killed: mutants.length - survivors.length,
    explained: survivors.filter(isExplained).length,
    unexplained: survivors.filter((mutant) => !isExplained(mutant)),
    outdated: explained
      .flatMap(({ file, code, changes }) => changes.map((change) => ({ file, code, change })))
      .filter((entry) => dead.has(keyOf(entry.file, entry.code, entry.change)) || isGone(entry)),
  };
}
