import { clean } from '../terminal/clean.js';

type Parts = readonly (string | undefined)[];

/** The parts that there are as a line, and what belongs to it below. */
export const block = (head: Parts, below: Parts = []): readonly string[] => [
  head.filter(Boolean).join(' · '),
  ...below.flatMap((line) => (line ? [`  ${clean(line)}`] : [])),
];
