import type { ComponentChildren } from 'preact';
import { useWords } from '../context.js';

export interface Column<Line> {
  readonly head: string;
  readonly cell: (line: Line) => ComponentChildren;
  /** `wide` columns are left out on a phone; the details have them. */
  readonly kind?: 'number' | 'wide' | 'wide number';
}

interface Rows<Line> {
  readonly caption: string;
  readonly columns: readonly Column<Line>[];
  readonly lines: readonly Line[];
  readonly keyOf: (line: Line) => string;
  /** The link of the first cell. The whole row can be clicked. */
  readonly linkOf?: (line: Line) => string;
}

/** A table whose rows can be opened. */
export function Table<Line>({ caption, columns, lines, keyOf, linkOf }: Rows<Line>) {
  return (
    <div class="scroll">
      <table>
        <caption class="hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ head, kind }) => (
              <th key={head} scope="col" class={kind}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={keyOf(line)} class={linkOf === undefined ? undefined : 'opens'}>
              {columns.map(({ head, kind, cell }, index) => (
                <td key={head} class={kind}>
                  {index === 0 && linkOf !== undefined ? (
                    <a class="row" href={linkOf(line)}>
                      {cell(line)}
                    </a>
                  ) : (
                    cell(line)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {lines.length === 0 && <p class="empty">{useWords().noMatch}</p>}
    </div>
  );
}
