import { relative } from 'node:path';
import ts from 'typescript';
import { type Door, doorNames, sourceOf, specifierOf } from '../../checks/doors/doors.js';
import { block, inline, lines, madeBy, table } from '../markdown.js';
import { byTask, needlessFolders } from './export-tasks.js';
import { sourceProgram } from './program.js';

/** One exported name with its comment. */
export interface ExportedName {
  readonly name: string;
  readonly kind: 'function' | 'value' | 'type' | 'class';
  readonly sentence: string;
  readonly examples: readonly string[];
  /** The file in src that declares it. */
  readonly file: string;
}

function kindOf(symbol: ts.Symbol, checker: ts.TypeChecker): ExportedName['kind'] {
  if (symbol.flags & ts.SymbolFlags.Class) return 'class';
  if (!(symbol.flags & ts.SymbolFlags.Value)) return 'type';
  return checker.getTypeOfSymbol(symbol).getCallSignatures().length > 0 ? 'function' : 'value';
}

/** Only the first comment: an enum-like value and its type have one each. */
function sentenceOf(symbol: ts.Symbol): string {
  for (const declaration of symbol.declarations ?? []) {
    const node = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
    for (const comment of ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc)) {
      const text =
        typeof comment.comment === 'string' ? comment.comment : ts.getTextOfJSDocComment(comment.comment);
      if (text) return text.replace(/\{@link (\w+)\s*\}/g, '`$1`').replace(/\s*\n\s*/g, ' ');
    }
  }
  return '';
}

/** The names that a door exports, in alphabetical order. */
export function exportedNames(door: Door): ExportedName[] {
  const program = sourceProgram();
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(sourceOf(door));
  const module = file && checker.getSymbolAtLocation(file);
  if (module === undefined) throw new Error(`${sourceOf(door)} exports nothing`);
  return checker
    .getExportsOfModule(module)
    .map((entry) => {
      const symbol = entry.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(entry) : entry;
      const examples = symbol
        .getJsDocTags(checker)
        .filter((tag) => tag.name === 'example')
        .map((tag) => ts.displayPartsToString(tag.text).trim());
      const file = relative('src', symbol.declarations?.[0]?.getSourceFile().fileName ?? '').replaceAll(
        '\\',
        '/',
      );
      return {
        name: entry.name,
        kind: kindOf(symbol, checker),
        sentence: sentenceOf(symbol),
        examples,
        file,
      };
    })
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

const taskSection = (task: string, names: readonly ExportedName[]): string => {
  const callable = names.filter(({ kind }) => kind === 'function' || kind === 'class');
  const rest = names.filter(({ kind }) => kind === 'value' || kind === 'type');
  return lines(
    `### ${task}`,
    ...callable.flatMap(({ name, sentence, examples }) => [
      `#### ${name}`,
      sentence,
      examples.length === 0 ? undefined : block('ts', examples.join('\n')),
    ]),
    rest.length === 0
      ? undefined
      : table(
          ['Name', 'Kind', 'What it is'],
          rest.map(({ name, kind, sentence }) => [inline(name), kind, sentence]),
        ),
  ).trimEnd();
};

const doorSection = (door: Door): string =>
  lines(
    `## ${specifierOf(door)}`,
    ...[...byTask(exportedNames(door))].map(([task, names]) => taskSection(task, names)),
  ).trimEnd();

/** The page with everything that the doors of the package export, and the first sentences of each comment. */
export function exportsPage(): string {
  const needless = needlessFolders(doorNames.flatMap(exportedNames));
  if (needless.length > 0)
    throw new Error(`No export is in ${needless.join(', ')}: scripts/docs/reference/export-tasks.ts`);
  return lines(
    madeBy('the comments in src/'),
    '# What the package exports',
    'Door by door, by what one does: functions and classes with their examples, then values and types. What is thrown stands last.',
    ...doorNames.map(doorSection),
  );
}
