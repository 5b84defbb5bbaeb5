import type { Command } from '../args/command.js';
import { validateCommand } from './validate.js';

/** Every command, in the order of the help. A new command is one file and one line here. */
export const commands: readonly Command[] = [validateCommand];
