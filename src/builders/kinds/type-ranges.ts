import { kinds } from './kinds.js';

/** The types that have builders, with three or more consecutive types as a range: `1.1–1.6, 2.1–2.4, 3.1, 3.2 …`. */
export function typeRanges(): string {
  const runs: string[][] = [];
  for (const code of new Set(Object.values(kinds).map(({ type }) => type))) {
    const run = runs.at(-1);
    if (run !== undefined && follows(run.at(-1) ?? '', code)) run.push(code);
    else runs.push([code]);
  }
  return runs.flatMap((run) => (run.length < 3 ? run : [`${run[0]}–${run.at(-1)}`])).join(', ');
}

function follows(before: string, code: string): boolean {
  const [family, number] = before.split('.');
  return code === `${family}.${Number(number) + 1}`;
}
