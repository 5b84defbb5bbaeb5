import { tablesIn } from '../../inspect.js';
import type { World } from '../../world.js';
import { documentLine } from './documents.js';
import type { Newest, TableLine } from './types.js';

/** The tables with open slips, ordered by the time by which a slip has to be closed. */
export function tablesView(world: World): Newest<TableLine> {
  const lines = tablesIn(world).map(({ tableAA, vatNumber, branch, slips }) => ({
    table: tableAA,
    vatNumber,
    branch,
    slips: slips.flatMap(({ uid, deadline }) => {
      const row = world.documents.byUid(uid);
      return row === undefined ? [] : [{ ...documentLine(row), deadline }];
    }),
  }));
  return { total: lines.length, lines: lines.sort((one, other) => (firstOf(one) < firstOf(other) ? -1 : 1)) };
}

const firstOf = ({ slips }: TableLine): string => slips.map(({ deadline }) => deadline).sort()[0] ?? '';
