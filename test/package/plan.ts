import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import ts from 'typescript';
import { originOf } from '../../scripts/build/origin.js';
import { type Door, doorNames, moduleOf, sourceOf } from '../../scripts/checks/doors/doors.js';
import { filesBelow } from '../../scripts/checks/files.js';

/** An export of a door. */
export interface DoorName {
  readonly door: Door;
  readonly name: string;
  /** Whether a test imports it only with all others of the door. */
  readonly together?: true;
}

/** A file that is not known before it is imported. */
const UNKNOWN = 'unknown';

interface Import {
  /** The file that is imported, of the tests or of the source. */
  readonly file: string;
  /** The names of values, or `*`. */
  readonly names: readonly string[];
}

const listed: Readonly<Record<Door, readonly string[]>> = JSON.parse(
  readFileSync('scripts/checks/doors/exports.snapshot.json', 'utf8'),
);

/** Every export of every door. */
export const doorExports: readonly DoorName[] = doorNames.flatMap((door) =>
  listed[door].map((name) => ({ door, name })),
);

export const keyOf = ({ door, name }: DoorName): string => `${door} ${name}`;

const declaredIn = (file: string, name: string): string | undefined => {
  const origin = existsSync(file) ? originOf(file, name) : undefined;
  return origin === undefined ? undefined : `${origin.file} ${origin.name}`;
};

/** The exports of doors by what they are, because several doors may have the same. */
const byOrigin = new Map<string, DoorName[]>();
for (const each of doorExports) {
  const origin = declaredIn(resolve(moduleOf(each.door)), each.name) ?? '';
  byOrigin.set(origin, [...(byOrigin.get(origin) ?? []), each]);
}

/** The export of a door that a name of a source file is, of that door itself if it is one. */
export function doorNameOf(source: string, name: string): DoorName | undefined {
  const module = resolve('dist/modules', relative('src', source).replace(/\.ts$/, '.js'));
  const found = byOrigin.get(declaredIn(module, name) ?? 'none') ?? [];
  return found.find(({ door }) => resolve(moduleOf(door)) === module) ?? found[0];
}

/** All exports of a door, if a source file is one; otherwise an unknown one. */
const doorOf = (source: string): readonly (DoorName | undefined)[] => {
  const found = doorExports.filter(({ door }) => resolve(sourceOf(door)) === source);
  return found.length > 0 ? found.map((each) => ({ ...each, together: true })) : [undefined];
};

/** The exports that are the same value as this one. */
export const sameAs = (each: DoorName): readonly DoorName[] =>
  [...byOrigin.values()].find((same) => same.includes(each)) ?? [];

const fileOf = (importer: string, specifier: string): string =>
  resolve(importer, '..', specifier).replace(/\.js$/, '.ts');

/** What a test file imports at run time. */
function importsOf(file: string): readonly Import[] {
  const found: Import[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [specifier] = node.arguments;
      const text = specifier !== undefined && ts.isStringLiteral(specifier) ? specifier.text : UNKNOWN;
      if (text.startsWith('.')) found.push({ file: fileOf(file, text), names: ['*'] });
      else if (text === UNKNOWN) found.push({ file: text, names: ['*'] });
    }
    if (
      (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) &&
      node.moduleSpecifier !== undefined
    ) {
      const { text } = node.moduleSpecifier as ts.StringLiteral;
      const clause = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : node.exportClause;
      const isType = ts.isImportDeclaration(node) ? node.importClause?.isTypeOnly === true : node.isTypeOnly;
      if (isType) return;
      const elements =
        clause !== undefined && (ts.isNamedImports(clause) || ts.isNamedExports(clause))
          ? [...clause.elements]
          : [];
      const names = elements
        .filter((each) => !each.isTypeOnly)
        .map((each) => (each.propertyName ?? each.name).text);
      if (elements.length > 0 && names.length === 0) return;
      if (text.startsWith('.'))
        found.push({ file: fileOf(file, text), names: elements.length > 0 ? names : ['*'] });
      else if (text.startsWith('parastatiko')) found.push({ file: UNKNOWN, names });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest));
  return found;
}

/** Documents to test with, and generated tables: data that the package has no door for. */
export const isData = (file: string): boolean =>
  /\bsrc\/rules\/examples\/|\bsite\/src\/playground\/samples\.|\/generated\/|\.json$/.test(file);

/** What a test file needs of the doors, directly or through its helpers; nothing if it needs anything else of the source. */
function neededBy(file: string, seen: Set<string>): readonly DoorName[] | undefined {
  if (seen.has(file)) return [];
  seen.add(file);
  const needed: DoorName[] = [];
  for (const { file: imported, names } of importsOf(file)) {
    const path = relative('.', imported);
    if (isData(path)) continue;
    if (path.startsWith('test/')) {
      const further = neededBy(imported, seen);
      if (further === undefined) return undefined;
      needed.push(...further);
      continue;
    }
    for (const name of names) {
      const found = name === '*' ? doorOf(imported) : [doorNameOf(imported, name)];
      for (const each of found) {
        if (each === undefined) return undefined;
        needed.push(each);
      }
    }
  }
  return needed;
}

/** The test files that use nothing but doors, and what they use of them. */
export function publicTests(): ReadonlyMap<string, readonly DoorName[]> {
  const tests = ['unit', 'property', 'golden'].flatMap((kind) => filesBelow(`test/${kind}`, '.test.ts'));
  const found = tests.map((file) => [file, neededBy(resolve(file), new Set())] as const);
  return new Map(
    found.flatMap(([file, needed]) => (needed === undefined || needed.length === 0 ? [] : [[file, needed]])),
  );
}

/** Few of them, short ones, that import every export: by its name, if any of them does so. */
export function shareOf(tests: ReadonlyMap<string, readonly DoorName[]>): readonly string[] {
  const quick = [...tests].filter(([file]) => file.startsWith('test/unit/'));
  const keysOf = (needed: readonly DoorName[], together: boolean): string[] =>
    needed.filter((each) => (each.together === true) === together).map(keyOf);
  const left = new Set(quick.flatMap(([, needed]) => needed.map(keyOf)));
  const share: string[] = [];
  for (const together of [false, true])
    for (;;) {
      let best: readonly [file: string, worth: number, keys: readonly string[]] = ['', 0, []];
      for (const [file, needed] of quick) {
        const keys = keysOf(needed, together);
        // Short files take less time.
        const worth = new Set(keys.filter((key) => left.has(key))).size / (2000 + readFileSync(file).length);
        if (worth > best[1]) best = [file, worth, keys];
      }
      if (best[1] === 0) break;
      share.push(best[0]);
      for (const key of best[2]) left.delete(key);
    }
  return share;
}
