import type { Command, Context, ExitCode } from '../args/command.js';
import { askingExitCodes } from '../args/exit-codes.js';
import { wantsJson } from '../output/json-lines.js';
import { ask } from '../service/ask.js';
import { serviceOptions } from '../service/options.js';

/** `parastatiko balance`: shows the remaining credits. */
export const balanceCommand: Command = {
  operands: { en: '', el: '' },
  most: 0,
  options: serviceOptions,
  description: {
    en: 'Asks the service how many credits the key has left.',
    el: 'Ρωτά την υπηρεσία για το υπόλοιπο μονάδων του κλειδιού.',
  },
  exitCodes: askingExitCodes,
  examples: {
    'parastatiko balance --key-file key.txt --base-url https://host.example': {
      en: 'The balance.',
      el: 'Το υπόλοιπο.',
    },
    'parastatiko balance --format json': { en: 'For a program.', el: 'Για χρήση από πρόγραμμα.' },
  },
  run,
};

async function run(context: Context): Promise<ExitCode> {
  return await ask(context, async (client) => {
    const balance = await client.creditsBalance();
    const { out, values, words, language } = context;
    const shown = balance.creditsBalance.toLocaleString(language);
    await out.line(wantsJson(values) ? JSON.stringify(balance) : words.service.credits(shown));
    return 0;
  });
}
