import { describe, expect, it } from 'vitest';
import { type Io, OutputError } from '../../../src/tools/cli/io.js';
import { Progress } from '../../../src/tools/cli/output/progress.js';
import { en } from '../../../src/tools/cli/words/generated/en.js';
import { runCli } from './fake-io.js';
import { invoice } from './sample.js';

const many = `${JSON.stringify(invoice())}\n`.repeat(3000);

describe('a reader that goes away', () => {
  it.each(['text', 'json', 'ndjson'])('ends --format %s without an error', async (format) => {
    const world = { stdin: many, pipeBreaksAfter: format === 'json' ? 0 : 1 };
    const { code, stderr } = await runCli(['validate', '--format', format], world);
    expect({ code, stderr }).toEqual({ code: 141, stderr: '' });
  });

  it('ends help without an error', async () => {
    expect(await runCli(['--help'], { pipeBreaksAfter: 0 })).toEqual({ code: 141, stdout: '', stderr: '' });
  });
});

describe('an unreadable file', () => {
  it.each([
    ['ENOENT', 'There is no such file.'],
    ['ENOTDIR', 'There is no such file.'],
    ['EISDIR', 'It is a folder. Name the files in it.'],
    ['EACCES', 'Permission denied.'],
    ['EIO', 'It could not be read (EIO).'],
  ])('is reported with the meaning of %s', async (failure, says) => {
    const { code, stderr } = await runCli(['validate', 'a.json'], { files: { 'a.json': '{"a":' }, failure });
    expect({ code, stderr }).toEqual({ code: 2, stderr: `parastatiko: a.json: ${says}\n` });
  });

  it('does not stop the others or earlier results', async () => {
    const { code, stdout } = await runCli(['validate', '--format', 'ndjson', 'a.ndjson', '-'], {
      files: { 'a.ndjson': many },
      failure: 'EIO',
      stdin: JSON.stringify(invoice()),
    });
    expect(code).toBe(2);
    expect(stdout.trimEnd().split('\n')).toHaveLength(3001);
  });
});

describe('an output that cannot be written', () => {
  it('is reported with the message of the system', async () => {
    const stdout = { isTerminal: false, write: () => Promise.reject(new OutputError('ENOSPC')) };
    const { code, stderr } = await runCli(['codes'], {}, { stdout });
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: 'parastatiko: The output could not be written (ENOSPC).\n',
    });
  });
});

describe('an internal error', () => {
  it('is reported without a stack trace', async () => {
    const now = () => {
      throw new TypeError('the clock is broken');
    };
    for (const lang of ['en', 'el']) {
      const { code, stdout, stderr } = await runCli(['validate', '--lang', lang], { stdin: '{}' }, { now });
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      expect(stderr).toContain('parastatiko (the clock is broken)');
      expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    }
  });
});

describe('Progress', () => {
  const follow = async (asked: boolean, stderrTerminal: boolean, stdoutTerminal: boolean) => {
    let written = '';
    let now = 0;
    const sink = (isTerminal: boolean) => ({
      isTerminal,
      write: async (text: string) => {
        written += text;
      },
    });
    const io = { stdout: sink(stdoutTerminal), stderr: sink(stderrTerminal), now: () => new Date(now) } as Io;
    const progress = new Progress(io, en.report, asked);
    for (let step = 0; step < 2500; step += 1) {
      now += 1;
      await progress.step();
    }
    await progress.end();
    return written;
  };

  it('prints nothing if there is no terminal', async () => {
    expect(await follow(false, false, false)).toBe('');
    expect(await follow(false, true, true)).toBe('');
  });

  it('updates one line of a terminal and removes it', async () => {
    expect(await follow(false, true, false)).toBe(
      '\r1,000 documents …\u001b[K\r2,000 documents …\u001b[K\r\u001b[K',
    );
  });

  it('prints lines without a terminal on request', async () => {
    expect(await follow(true, false, false)).toBe(
      '1,000 documents …\n2,000 documents …\n2,500 documents …\n',
    );
  });
});
