import { build, type Plugin } from 'esbuild';
import { describe, expect, it } from 'vitest';

/** A package of which nothing is used is not loaded, although a door exports something that uses it. */
const unused: Plugin = {
  name: 'packages without side effects',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[a-z@]/ }, ({ path, kind }) =>
      kind === 'entry-point' ? undefined : { path, external: true, sideEffects: path.startsWith('node:') },
    ),
};

/** The modules and packages that the command line loads before it knows which command to run. */
async function loadedAtStart(): Promise<{ modules: readonly string[]; packages: readonly string[] }> {
  const { metafile } = await build({
    entryPoints: ['src/tools/cli/main.ts'],
    outdir: 'out',
    bundle: true,
    splitting: true,
    plugins: [unused],
    format: 'esm',
    platform: 'node',
    metafile: true,
    write: false,
  });
  const modules = new Set<string>();
  const packages = new Set<string>();
  const load = (file: string): void => {
    const { inputs, imports } = metafile.outputs[file]!;
    for (const [module, { bytesInOutput }] of Object.entries(inputs))
      if (bytesInOutput > 0) modules.add(module);
    for (const { path, kind, external } of imports) {
      if (kind !== 'import-statement') continue;
      if (!external) load(path);
      else if (!path.startsWith('node:')) packages.add(path);
    }
  };
  load('out/main.js');
  return { modules: [...modules], packages: [...packages] };
}

describe('the start of the command line', () => {
  it('loads no command, no rule, no table and no package', async () => {
    const { modules, packages } = await loadedAtStart();
    expect(packages).toEqual([]);
    expect(
      modules.filter((module) => /^src\/tools\/cli\/(?:commands|generated)\//.test(module)).sort(),
    ).toEqual([
      // The words of the common options are among those of commands.
      'src/tools/cli/generated/commands.ts',
      'src/tools/cli/generated/list.ts',
    ]);
    expect(
      modules.filter((module) => module.startsWith('src/') && !module.startsWith('src/tools/cli/')).sort(),
    ).toEqual([
      'src/issues/locales/greek/decimal-comma.ts',
      'src/issues/values.ts',
      'src/reading/nearest.ts',
      'src/types/generated/version.ts',
    ]);
  });
});
