import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { Script } from 'node:vm';
import { collect } from './tests.mjs';

const COVER = /stryCov_9fa48\d*\(((?:"\d+"(?:,\s*)?)+)\)/g;
const IS_ACTIVE = /stryMutAct_9fa48\d*\("(\d+)"\)/g;
const LEFT = /stry(?:Cov|MutAct)_9fa48\d*\("/;

/** Around the tests: which mutant is active, how often it was met, and what each test covers. */
const HEAD = `let __active = __mutant.id;
__mutant.activate = (id) => { __active = id; };
const __hit = () => {
  __mutant.hits += 1;
  if (__mutant.hits > __mutant.limit) throw new Error('The mutant was met too often: a loop without an end.');
  return true;
};
const __cover = __mutant.cover;
`;

const compile = (text, name) =>
  new Script(`(function (exports, require, module, __tests__, __mutant) {${text}\n})`, {
    filename: name,
  }).runInThisContext();

/** Stryker asks by two calls for each place; comparing two numbers is some ten times faster. */
function lighten(text, covering) {
  const light = text
    .replace(COVER, (_, ids) => (covering ? `__cover(${ids.replaceAll('"', '')})` : '0'))
    .replace(IS_ACTIVE, (_, id) => `(__active === ${id} && __hit())`);
  if (LEFT.test(light)) throw new Error('Stryker writes its mutants in another way than this runner reads.');
  return HEAD + light;
}

/** Takes bundles and gives a function that loads the tests anew, as often as it is asked. */
export function loaderOf({ tests, steady, names }) {
  const nodeRequire = createRequire(resolve('package.json'));
  const kept = { exports: {} };
  compile(steady, 'steady.js')(kept.exports, nodeRequire, kept);
  const modules = new Map(names.map((name, index) => [`steady:${name}`, kept.exports[`s${index}`]]));
  const compiled = new Map();

  /** @param {{ id: number, hits: number, limit: number, cover?: (...ids: number[]) => void }} mutant */
  return (mutant) => {
    const covering = mutant.cover !== undefined;
    let run = compiled.get(covering);
    if (run === undefined) {
      run = compile(lighten(tests, covering), 'tests.js');
      compiled.set(covering, run);
    }
    const collected = collect();
    const module = { exports: {} };
    const require = (name) =>
      name === 'vitest' ? collected.vitest : (modules.get(name) ?? nodeRequire(name));
    run(module.exports, require, module, collected.place, mutant);
    return collected;
  };
}
