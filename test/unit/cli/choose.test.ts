import { describe, expect, it } from 'vitest';
import { runCli } from './fake-io.js';

const answers = (...given: string[]) => given.flatMap((each) => ['--answer', each]);

describe('the command choose', () => {
  it('shows the document, the VAT, the classification and their sources', async () => {
    const { code, stdout } = await runCli(['choose', 'ενοίκιο']);
    expect(code).toBe(0);
    expect(stdout).toContain('8.1 Rents');
    expect(stdout).toContain('category1_5 E3_562');
    expect(stdout).toContain('for the accountant: ');
    const greek = await runCli(['choose', 'rent', '--lang', 'el']);
    expect(greek.stdout).toContain('8.1 Ενοίκια - Έσοδο');
    expect(greek.stdout).toContain('πηγή: πίνακες κωδικών');
  });

  it('prints the next question if nobody can answer it', async () => {
    const { code, stdout } = await runCli(['choose', '--answer', 'what=goods']);
    expect(code).toBe(1);
    expect(stdout).toContain('Who buys?');
    expect(stdout).toContain('--answer buyer=consumer');
  });

  it('offers only what the words mean', async () => {
    const { stdout } = await runCli(['choose', 'hotel']);
    expect(stdout).toContain('services');
    expect(stdout).toContain('stay');
    expect(stdout).not.toContain('rent');
  });

  it.each(['delivery', 'τιμολόγιο', 'reverse charge'])(
    '%s asks a question with several answers',
    async (word) => {
      const { stdout } = await runCli(['choose', ...word.split(' '), '--format', 'json']);
      expect(JSON.parse(stdout).question.options.length).toBeGreaterThan(1);
    },
  );

  it('takes up a word again after an answer', async () => {
    const typed = ['goods', 'business'];
    const { stdout } = await runCli(['choose', 'delivery'], {}, { ask: async () => typed.shift() });
    expect(stdout).toContain('isDeliveryNote: true');
  });

  it('asks at a terminal, by number or by name', async () => {
    const typed = ['99', '1', 'business'];
    const { code, stdout, stderr } = await runCli(['choose'], {}, { ask: async () => typed.shift() });
    expect(code).toBe(0);
    expect(stderr).toContain('Type a number from 1 to 17');
    expect(stdout).toContain('1.1 Sales Invoice');
    expect(stdout).toContain('Assumed: --answer place=greece');
  });

  it('stops when the user types nothing', async () => {
    const { code } = await runCli(['choose'], {}, { ask: async () => '' });
    expect(code).toBe(1);
  });

  it('prints examples for build', async () => {
    const given = answers('what=goods', 'buyer=business', 'delivery=yes');
    const { stdout } = await runCli(['choose', '--example', ...given]);
    const built = await runCli(['build'], { stdin: stdout });
    expect(built.code).toBe(0);
    const { invoice } = JSON.parse(built.stdout);
    expect(invoice.map((each: { invoiceHeader: unknown }) => each.invoiceHeader)).toMatchObject([
      { invoiceType: '1.1', isDeliveryNote: true },
      { invoiceType: '9.3' },
    ]);
  });

  it('gives programs the answers and the sources', async () => {
    const { stdout } = await runCli(['choose', '--format', 'json', ...answers('what=stay', 'lodging=villa')]);
    expect(JSON.parse(stdout)).toMatchObject({
      answers: { what: 'stay', lodging: 'villa' },
      choices: [{ type: '8.2', otherTaxes: [27, 30], confidence: 'several' }],
    });
  });

  it('refuses words and answers that it does not know', async () => {
    expect(await runCli(['choose', 'xyzzy'])).toMatchObject({ code: 1, stdout: '' });
    const wrong = await runCli(['choose', '--answer', 'buyer=dog']);
    expect(wrong).toMatchObject({ code: 2, stdout: '' });
    expect(wrong.stderr).toContain('dog is no answer to buyer');
    expect((await runCli(['choose', '--answer', 'buyer'])).code).toBe(2);
  });
});
