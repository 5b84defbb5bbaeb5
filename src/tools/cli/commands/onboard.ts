import { actionGiven } from '../args/action.js';
import type { Command } from '../args/command.js';
import { onboardRow } from '../generated/commands/onboard.js';
import { actions, check } from '../onboard/actions.js';
import { ask } from '../service/ask.js';

/** `parastatiko onboard`: registers companies and handles their contracts. */
export const onboardCommand: Command = {
  ...onboardRow,
  async run(context) {
    const { name, operands } = actionGiven(context, onboardRow);
    const [first = '', second = ''] = operands;
    if (name === 'check') return await check(context, first);
    return await ask(context, (client) => actions[name](context, client.onboarding, first, second), {
      creates: name === 'create',
    });
  },
};
