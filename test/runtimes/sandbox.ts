import { createContext, Script } from 'node:vm';
import { build } from 'esbuild';

/** The front door from source, or another, bundled with everything it needs for a browser. */
export async function bundleFrontDoor(door = 'src/index.ts'): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [door],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'parastatiko',
    platform: 'browser',
    target: 'es2022',
    logLevel: 'silent',
  });
  const [file] = outputFiles;
  if (file === undefined) throw new Error('esbuild gave no file');
  return file.text;
}

export interface Sandbox {
  /** Evaluates an expression where `parastatiko` is the front door; the answer travels as JSON. */
  run(expression: string): unknown;
}

/**
 * A world with the language and the given globals only: no process, Buffer, require, console or timers.
 * `evalAllowed: false` is the world of edge runtimes and of pages with a strict content policy.
 */
export function sandbox(bundle: string, options: { evalAllowed: boolean }): Sandbox {
  const strings = options.evalAllowed;
  const context = createContext({}, { codeGeneration: { strings, wasm: false } });
  // V8 puts a console into every context.
  new Script('delete globalThis.console').runInContext(context);
  new Script(bundle, { filename: 'parastatiko.js' }).runInContext(context);
  return {
    run(expression) {
      const answer = new Script(`JSON.stringify(${expression})`).runInContext(context, { timeout: 20_000 });
      return answer === undefined ? undefined : JSON.parse(answer);
    },
  };
}
