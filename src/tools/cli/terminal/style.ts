import type { Io, Sink } from '../io.js';

/** Functions that add colours, or leave text unchanged. */
export type Style = Readonly<
  Record<'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan', (text: string) => string>
>;

const paint =
  (on: number, off: number) =>
  (text: string): string =>
    `\u001b[${on}m${text}\u001b[${off}m`;

const coloured: Style = {
  bold: paint(1, 22),
  dim: paint(2, 22),
  red: paint(31, 39),
  green: paint(32, 39),
  yellow: paint(33, 39),
  cyan: paint(36, 39),
};

const same = (text: string): string => text;
const plain: Style = { bold: same, dim: same, red: same, green: same, yellow: same, cyan: same };

/**
 * Colours are used only on a terminal. `FORCE_COLOR` turns them on everywhere (0 or false: off, as in Node), and
 * `NO_COLOR` (no-color.org) turns them off unless `FORCE_COLOR` is set.
 */
export function styleFor(sink: Sink, env: Io['env']): Style {
  const forced = env.FORCE_COLOR;
  if (forced !== undefined) return styled(forced !== '0' && forced !== 'false');
  return styled(sink.isTerminal && !env.NO_COLOR && env.TERM !== 'dumb');
}

/** The style with or without colours. */
export const styled = (isColoured: boolean): Style => (isColoured ? coloured : plain);

export const isColoured = (style: Style): boolean => style === coloured;
