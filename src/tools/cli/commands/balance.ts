import type { Command } from '../args/command.js';
import { balanceRow } from '../generated/commands/balance.js';
import { show } from '../output/json-lines.js';
import { ask } from '../service/ask.js';

/** `parastatiko balance`: shows the remaining credits. */
export const balanceCommand: Command = {
  ...balanceRow,
  run: (context) =>
    ask(context, async (client) => {
      const credits = await client.creditsBalance();
      const { words, language } = context;
      return await show(context, credits, () => [
        words.service.credits(credits.creditsBalance.toLocaleString(language)),
      ]);
    }),
};
