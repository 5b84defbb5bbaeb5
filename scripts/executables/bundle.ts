/** The command line with all its packages in one file, for a Node that is delivered with it. */
import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { bundledPackages, noticesOf, packagesOf } from '../build/bundled.js';
import { docsPlugin } from '../build/docs-plugin.js';
import { filesBelow } from '../checks/files.js';

/** These are never loaded: Node has SQLite, and the command line starts no workers of a queue. */
const unused = ['libsql', 'pg-native', 'graphile-worker'];

/** The file beside the program that the package reads, as a text in the bundle. */
const guides: Plugin = {
  name: 'guides',
  setup({ onLoad }) {
    onLoad({ filter: /\/cli\/mcp\/guides\.ts$/ }, () => {
      const texts = filesBelow('docs/guide', '.md').map((file) => [
        basename(file, '.md'),
        readFileSync(file, 'utf8'),
      ]);
      const contents = `
        const texts = new Map(${JSON.stringify(texts)});
        const titleOf = (name, text) => /^# (.+)$/m.exec(text)?.[1] ?? name;
        export const packageGuides = () => ({
          list: async () => [...texts].map(([name, text]) => ({ name, title: titleOf(name, text) })),
          read: async (name) => texts.get(name),
        });`;
      return { contents, loader: 'js' };
    });
  },
};

function replaced(text: string, [before, after]: readonly [before: string, after: string]): string {
  if (text.split(before).length !== 2) throw new Error(`Not once in the thread of workbooks: ${before}`);
  return text.replace(before, () => after);
}

/** The thread that reads workbooks finds its library by the name of a file. Here it gets the text of the library. */
const workbooks: Plugin = {
  name: 'workbooks',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^text-of-workbook-library$/ }, ({ path }) => ({ path, namespace: 'text' }));
    onLoad({ filter: /./, namespace: 'text' }, async () => {
      const { outputFiles, metafile } = await build({
        ...settings,
        entryPoints: ['@e965/xlsx'],
        mainFields: ['main'],
        conditions: ['require'],
        metafile: true,
      });
      for (const file of Object.keys(metafile.inputs)) inputs.add(file);
      return { contents: outputFiles[0]?.text ?? '', loader: 'text' };
    });
    onLoad({ filter: /\/cli\/workbook\/library\.ts$/ }, ({ path }) => ({
      contents: [
        ["createRequire(import.meta.url).resolve('@e965/xlsx')", 'textOfLibrary'] as const,
        [
          "import { createRequire } from 'node:module'",
          "import textOfLibrary from 'text-of-workbook-library'",
        ] as const,
        [
          'const book = require(library)',
          "const loaded = { exports: {} };\nnew Function('module', 'exports', 'require', library)(loaded, loaded.exports, require);\nconst book = loaded.exports",
        ] as const,
      ].reduce(replaced, readFileSync(path, 'utf8')),
      loader: 'ts',
    }));
  },
};

const DATA =
  /fs\.readFileSync\((?:__dirname \+ '(\/data\/[\w-]+\.afm)', 'utf8'|`\$\{__dirname\}(\/data\/\w+\.icc)`)\)/g;

/** pdfkit reads files beside its own: metrics of fonts and a colour profile. They are in the bundle. */
const dataOfPdf: Plugin = {
  name: 'data-of-pdf',
  setup({ onLoad }) {
    onLoad({ filter: /\/pdfkit\/js\/pdfkit\.js$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace(DATA, (_, metrics?: string, profile?: string) => {
        const data = readFileSync(`${dirname(path)}${metrics ?? profile}`);
        return metrics === undefined
          ? `Buffer.from('${data.toString('base64')}', 'base64')`
          : JSON.stringify(data.toString('utf8'));
      }),
      loader: 'js',
    }));
  },
};

/** Names stay as they are, so that the stack trace of an error can be read. */
const settings = {
  bundle: true,
  write: false,
  platform: 'node',
  format: 'cjs',
  target: 'node26',
  charset: 'utf8',
  minifyWhitespace: true,
  minifySyntax: true,
  tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: false } },
} as const;

const inputs = new Set<string>();

export interface Bundle {
  readonly code: string;
  /** The licences of the packages that are inside. */
  readonly notices: string;
}

export async function bundle(): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    ...settings,
    entryPoints: ['src/tools/cli/main.ts'],
    external: unused,
    plugins: [docsPlugin, guides, workbooks, dataOfPdf],
    metafile: true,
    logOverride: { 'empty-import-meta': 'error' },
  });
  for (const file of Object.keys(metafile.inputs)) inputs.add(file);
  const code = outputFiles[0]?.text ?? '';
  const beside = /(?:read|open|join|resolve)\w*\([^)]{0,20}\b__(?:dirname|filename)\b.{0,60}/.exec(code);
  if (beside !== null) throw new Error(`The bundle reads a file that is not in it: ${beside[0]}`);
  // The pages of the sandbox are texts that were bundled before.
  const packages = new Map(
    [...packagesOf([...inputs]), ...(await bundledPackages())].map((each) => [
      `${each.name}@${each.version}`,
      each,
    ]),
  );
  return { code, notices: noticesOf([...packages.values()]) };
}
