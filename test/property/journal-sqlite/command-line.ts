/** `parastatiko send --journal` in a process of its own, which its test kills before and after its calls. */
import { nodeIo } from '../../../src/tools/cli/node-io.js';
import { run } from '../../../src/tools/cli/run.js';
import { clock, orders, steppingFetch } from './stepping.js';

const { baseUrl, apiKey, file, documents } = orders;
const realFetch = globalThis.fetch;
globalThis.fetch = steppingFetch(realFetch);
const env = { PARASTATIKO_BASE_URL: baseUrl, PARASTATIKO_API_KEY: apiKey };
const line = ['send', '--journal', file, '--format', 'ndjson', documents];
process.exit(await run(line, { ...nodeIo(), ...clock, env }));
