import { createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLong } from '../../../runs.js';
import { runCli } from '../fake-io.js';
import { facts, invoice } from '../sample.js';
import { fakeThreads } from './fake-threads.js';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'parastatiko-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const good = JSON.stringify(invoice());
const wrong = good.replace(/"totalGrossValue":[\d.]+/, '"totalGrossValue":1');
const odd = good.replace('{"issuer"', '{ "note":"a\\u0062c", "issuer"');
const greek = good.replace('"series":"A"', '"series":"ΛΑ½ 𝄞"');
const twice = good.replace('{"issuer"', '{"issuer":{},"issuer"');
const request = `{"invoice":[${good},${wrong}],"stray":1}`;

const INPUTS: readonly (readonly [what: string, content: string | Buffer])[] = [
  ['good lines', `${good}\n${good}\n${good}\n`],
  ['no line feed at the end', `${good}\n${wrong}`],
  ['Windows lines', `${good}\r\n${wrong}\r\n\r\n${greek}\r\n`],
  ['a byte order mark', `\uFEFF${wrong}\n${good}\n`],
  ['blank lines', `\n\n${good}\n \t\n\n${wrong}\n\n`],
  ['blank lines only', '\n \n\r\n\t\n'],
  ['nothing', ''],
  ['a blank before', ` ${good}\n ${wrong}`],
  [
    'lines of every kind',
    [good, '{"a":', twice, '[]', request, '7', odd, greek, JSON.stringify(facts()), '{}'].join('\n'),
  ],
  ['requests and lists', `${request}\n[${good},{"lines":[],"aa":"1"},${wrong}]\n${good}\n[]\n${request}`],
  [
    'bytes that are no UTF-8',
    Buffer.concat([Buffer.from(`${good}\n`), Buffer.from([0x7b, 0xff, 0x0a]), Buffer.from(`${wrong}\n`)]),
  ],
  ['a zero byte', `${good}\n\u0000\n${good}`],
  ['two documents on a line', `${good}${good}\n${good} ${wrong}\n`],
  ['deep', `${good}\n${'['.repeat(600)}${']'.repeat(600)}\n${good}`],
  ['short lines', '1\n2\n\n3\n{}\n[]\n"a"'],
];

/** As the program reads when there is one worker. */
const alone = (
  line: readonly string[],
  instead: Parameters<typeof runCli>[2],
  world: Parameters<typeof runCli>[1] = {},
) => runCli(line, world, instead);

describe.each(['text', 'json', 'ndjson'])(
  'with several workers, --format %s prints exactly the same bytes',
  (format) => {
    describe.each(INPUTS)('%s', (what, content) => {
      const line = (...more: string[]) => ['validate', '--format', format, ...more];

      it('from a file', async () => {
        const file = join(folder, `${what.replaceAll(' ', '-')}.ndjson`);
        writeFileSync(file, content);
        const readFile = (name: string) => createReadStream(name, { highWaterMark: 100 });
        for (const more of format === 'text' ? [[], ['--quiet', '--lang', 'el']] : [[]]) {
          const expected = await alone(line(...more, file, file), { readFile });
          const sizes = [content.length < 500 ? 1 : 113, 1000, good.length, good.length + 1];
          for (const [index, blockBytes] of sizes.entries()) {
            // A long run tries each size with both.
            for (const blockFindings of isLong ? [1, 1000] : [index % 2 === 0 ? 1 : 1000]) {
              const threads = fakeThreads({ blockBytes, blockFindings });
              expect(await runCli(line(...more, file, file), {}, { readFile, threads })).toEqual(expected);
              expect(threads.stopped()).toBe(threads.started());
            }
          }
        }
      });

      it('from a pipe', async () => {
        for (const piece of [content.length < 500 ? 1 : 77, 5000]) {
          const expected = await alone(line(), {}, { stdin: content, piece });
          for (const [blockBytes, worthwhile, blockFindings] of [
            [61, 0, 1000],
            [3000, good.length, 5],
            [3000, good.length + 1, 1],
          ] as const) {
            const threads = fakeThreads({ blockBytes, worthwhile, blockFindings });
            expect(await runCli(line(), { stdin: content, piece }, { threads })).toEqual(expected);
          }
        }
      });
    });
  },
);

describe('the number of workers', () => {
  const many = `${good}\n`.repeat(20);

  it('is the number of cores, or the requested number', async () => {
    for (const [asked, started] of [
      [[], 3],
      [['--workers', '2'], 2],
      [['--workers', '1'], 1],
      [['--workers', '0'], 0],
    ] as const) {
      const threads = fakeThreads({ blockBytes: 100 });
      const { code } = await runCli(
        ['validate', '--quiet', ...asked],
        { stdin: many, piece: 1000 },
        { threads },
      );
      expect([code, threads.started(), threads.stopped()]).toEqual([0, started, started]);
    }
  });

  it('is zero if the input is short or not NDJSON', async () => {
    const threads = fakeThreads({ worthwhile: 1_000_000 });
    await runCli(['validate'], { stdin: many }, { threads });
    await runCli(['validate'], { stdin: `[${good}]` }, { threads: { ...threads, worthwhile: 0 } });
    expect(threads.started()).toBe(0);
  });

  it.each(['00', '-1', '1.5', 'x', '65', '1e1'])('is refused if it is --workers %s', async (workers) => {
    const { code, stderr } = await runCli(['validate', `--workers=${workers}`], { stdin: good });
    expect(code).toBe(2);
    expect(stderr).toContain('must be a whole number from 0 to 64');
  });

  it('does not affect the progress count', async () => {
    const threads = fakeThreads({ blockBytes: 100 });
    const { stderr } = await runCli(['validate', '--progress'], { stdin: many }, { threads });
    expect(stderr).toBe('20 documents …\n');
  });
});

describe('a failure during a run with workers', () => {
  const many = `${good}\n`.repeat(50);

  it('is reported with exit code 2 if a worker ends, and ends the others', async () => {
    const threads = fakeThreads({ blockBytes: 100 });
    const failing: typeof threads = {
      ...threads,
      start: (setup, listener) => {
        setImmediate(() => listener.failed('ERR_WORKER_OUT_OF_MEMORY'));
        return threads.start(setup, listener);
      },
    };
    const { code, stderr } = await runCli(['validate', '--quiet'], { stdin: many }, { threads: failing });
    expect(code).toBe(2);
    expect(stderr).toBe(
      'parastatiko: A worker ended unexpectedly (ERR_WORKER_OUT_OF_MEMORY), so the report is not complete. Try again with --workers 0.\n',
    );
    expect(threads.stopped()).toBe(threads.started());
  });

  it('ends the workers if the reader goes away', async () => {
    const threads = fakeThreads({ blockBytes: 100 });
    const long = `${good}\n`.repeat(3000);
    const world = { stdin: long, pipeBreaksAfter: 0 };
    expect((await runCli(['validate'], world, { threads })).code).toBe(141);
    expect(threads.stopped()).toBe(threads.started());
  });

  it('names a file that can no longer be opened', async () => {
    const file = join(folder, 'gone.ndjson');
    writeFileSync(file, many);
    const threads = fakeThreads({ blockBytes: 100 });
    const readFile = (name: string) => {
      const stream = createReadStream(name);
      stream.once('data', () => rmSync(file, { force: true }));
      return stream;
    };
    const sizeOf = () => many.length;
    const { code, stderr } = await runCli(
      ['validate', '--quiet', file, '-'],
      { stdin: good },
      {
        readFile,
        threads: { ...threads, sizeOf },
      },
    );
    expect(code).toBe(2);
    expect(stderr).toBe(`parastatiko: ${file}: There is no such file.\n`);
  });

  it('names a broken pipe after the earlier results', async () => {
    async function* read(): AsyncGenerator<Uint8Array> {
      yield Buffer.from(`${good}\n${wrong}\n${good}`);
      throw Object.assign(new Error('no'), { code: 'EIO' });
    }
    const stdin = { isTerminal: false, read };
    const expected = await alone(['validate'], { stdin });
    expect(expected.stderr).toContain('(EIO)');
    expect(await runCli(['validate'], {}, { stdin, threads: fakeThreads({}) })).toEqual(expected);
  });
});
