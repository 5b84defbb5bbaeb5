import type { LineRead } from './facts-read.js';

/** The lines, followed by a line for each further season of a stay. */
export function withFurtherSeasons(lines: readonly LineRead[]): readonly LineRead[] {
  if (lines.every(({ furtherSeasons }) => furtherSeasons === undefined)) return lines;
  return [...lines, ...lines.flatMap(seasonLines)];
}

/** Lines with the same description and income. Nothing else of the first line is repeated. */
const seasonLines = (line: LineRead): LineRead[] =>
  (line.furtherSeasons ?? []).map((otherTaxes) => ({
    ...line,
    taxes: { otherTaxes },
    incomeClassification: line.incomeClassification?.slice(0, 1).map(({ amount: _, ...row }) => row),
  }));
