import { describe, expect, test } from 'vitest';
// @ts-expect-error: what the configuration of the site loads is JavaScript.
import { longCells } from '../../../site/src/long-cells.mjs';

const cell = (value: string) => ({ type: 'element', tagName: 'td', children: [{ type: 'text', value }] });
const tableOf = (...rows: readonly (readonly string[])[]) => ({
  type: 'element',
  tagName: 'table',
  properties: {} as { className?: string[] },
  children: rows.map((cells) => ({ type: 'element', tagName: 'tr', children: cells.map(cell) })),
});

/** The classes of a table, once it has its place on a page. */
function classesOf(...rows: readonly (readonly string[])[]): readonly string[] {
  const table = tableOf(...rows);
  longCells()({ children: [table] });
  return table.properties.className ?? [];
}

describe('a table', () => {
  test('is broad if its columns do not fit beside each other', () => {
    const sentence = 'A long sentence that has a line of its own in a column.';
    expect(classesOf(['a', 'b'], [sentence, sentence])).toEqual([]);
    expect(classesOf(['a', 'b', 'c'], ['1', '2', sentence])).toEqual(['wide']);
    // A long sentence breaks, so it counts as forty letters: 1 + 40 + 40 fit, three times 40 do not.
    expect(classesOf(['a', 'b', 'c'], ['1', sentence, sentence])).toEqual(['wide']);
    expect(classesOf(['a', 'b', 'c'], [sentence, sentence, sentence])).toEqual(['wide', 'broad']);
    expect(classesOf(Array(10).fill('x'), Array(10).fill('ten letters'))).toEqual(['wide', 'broad']);
  });

  test('breaks long names between their words, and never a number or a short name', () => {
    const brokenIn = (text: string) => {
      const table = tableOf([text]);
      longCells()({ children: [table] });
      const children = table.children[0]?.children[0]?.children ?? [];
      return children.map((child: { value?: string }) => child.value ?? '|').join('');
    };
    expect(brokenIn('multipleConnectedMarks')).toBe('multiple|Connected|Marks');
    expect(brokenIn('invoiceHeader.dispatchDate of myDATA')).toBe('invoice|Header.|dispatch|Date of myDATA');
    expect(brokenIn('parties/vat-number-not-bare')).toBe('parties/|vat-|number-|not-|bare');
    expect(brokenIn('184467440737.09551615 on 2026-11-20T22:30')).toBe(
      '184467440737.09551615 on 2026-11-20T22:30',
    );
  });

  test('leaves tags within a cell as they are, and does not count them', () => {
    const tag = { type: 'raw', value: '<span id="row-invoiceHeader.issueDate/time">' };
    const table = tableOf(['Code', 'b', 'c'], ['E3_561', '2', '3']);
    const first = table.children[1]?.children[0] as ReturnType<typeof cell> & { properties?: object };
    first.children.unshift(tag);
    longCells()({ children: [table] });
    expect(first.children).toEqual([tag, { type: 'text', value: 'E3_561' }]);
    expect(first.properties).toMatchObject({ className: [] });
    expect(table.properties.className).toEqual(['wide']);
  });
});
