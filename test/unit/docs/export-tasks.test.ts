import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { doorNames } from '../../../scripts/checks/doors/doors.js';
import { byTask, needlessFolders } from '../../../scripts/docs/reference/export-tasks.js';

const exported = (name: string, kind: string, file: string) => ({ name, kind, file });

describe('the exports of a door', () => {
  test('stand under what one does with them, each once, errors last', () => {
    const names = [
      exported('PrintError', 'class', 'print/error.ts'),
      exported('PrintProblem', 'type', 'print/error.ts'),
      exported('isUidTextError', 'function', 'registry/uid/uid.ts'),
      exported('UidTextError', 'class', 'registry/uid/uid.ts'),
      exported('uidOf', 'function', 'registry/uid/uid.ts'),
      // No class: an answer of the service.
      exported('CancellationError', 'type', 'flows/notes/read-cancellation-answer.ts'),
      exported('toPdf', 'function', 'print/pdf/to-pdf.ts'),
    ];
    const groups = [...byTask(names)].map(([task, group]) => [task, group.map(({ name }) => name)]);
    expect(groups).toEqual([
      ['Move and receive goods', ['CancellationError']],
      ['Make a PDF', ['toPdf']],
      ['Compute a UID', ['uidOf']],
      ['Errors', ['PrintError', 'PrintProblem', 'isUidTextError', 'UidTextError']],
    ]);
  });

  test('have a task, and a row of the tasks has exports', () => {
    expect(() => byTask([exported('x', 'function', 'elsewhere/x.ts')])).toThrow('src/elsewhere/x.ts');
    expect(needlessFolders([exported('toPdf', 'function', 'print/pdf/to-pdf.ts')])).toContain(
      'print/printer/',
    );
  });

  test('are on the page under tasks, with the errors of each door at its end', () => {
    const doors = readFileSync('docs/reference/exports.md', 'utf8').split(/^## /m).slice(1);
    expect(doors).toHaveLength(doorNames.length);
    for (const door of doors) {
      const headings = [...door.matchAll(/^###(#?) (.+)$/gm)].map(([, deep, name = '']) =>
        deep ? name : `# ${name}`,
      );
      const end = headings.indexOf('# Errors');
      const before = end === -1 ? headings : headings.slice(0, end);
      expect(before[0]).toMatch(/^# /);
      expect(before.filter((name) => /^[A-Z]\w*Error$/.test(name))).toEqual([]);
      expect(headings.slice(before.length + 1).filter((name) => name.startsWith('# '))).toEqual([]);
    }
  });
});
