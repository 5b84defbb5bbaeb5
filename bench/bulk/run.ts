import { spawn } from 'node:child_process';

/** The cost of one run. */
export interface Outcome {
  readonly seconds: number;
  /** CPU time of all its threads, in user and system mode. */
  readonly cpuSeconds: number;
  /** Its peak memory. */
  readonly megabytes: number;
  /** The end of what it printed. */
  readonly printed: string;
}

/** A process reports its cost when it ends: kilobytes, and microseconds of all its threads. */
const TELL = `import{isMainThread}from"node:worker_threads";import{writeSync}from"node:fs";
if(isMainThread)process.on("exit",()=>{const{maxRSS,userCPUTime,systemCPUTime}=process.resourceUsage();
writeSync(2,"\\ntook "+maxRSS+" "+(userCPUTime+systemCPUTime)+"\\n")})`;

/** Runs Node with these arguments, reads its output, and stops it on the signal. */
export async function run(line: readonly string[], signal: AbortSignal): Promise<Outcome> {
  const start = performance.now();
  const preload = ['--import', `data:text/javascript,${encodeURIComponent(TELL)}`];
  const child = spawn(process.execPath, [...preload, ...line], { stdio: ['ignore', 'pipe', 'pipe'], signal });
  const output = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].setEncoding('utf8').on('data', (piece: string) => {
      output[stream] = (output[stream] + piece).slice(-1000);
    });
  }
  const status = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject).on('close', resolve);
  });
  const seconds = (performance.now() - start) / 1000;
  const [, kilobytes, microseconds] = /took (\d+) (\d+)/.exec(output.stderr) ?? [];
  if (status !== 0 || kilobytes === undefined) {
    throw new Error(`${line.join(' ')} ended with ${status}: ${output.stderr}`);
  }
  return {
    seconds,
    cpuSeconds: Number(microseconds) / 1e6,
    megabytes: Number(kilobytes) / 1024,
    printed: output.stdout,
  };
}
