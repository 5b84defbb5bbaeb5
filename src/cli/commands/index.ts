import type { Command } from '../args/command.js';
import { balanceCommand } from './balance.js';
import { buildCommand } from './build.js';
import { cancelNoteCommand } from './cancel-note.js';
import { codesCommand } from './codes.js';
import { downloadCommand } from './download.js';
import { explainCommand } from './explain.js';
import { fixCommand } from './fix.js';
import { onboardCommand } from './onboard.js';
import { previewCommand } from './preview.js';
import { recoverCommand } from './recover.js';
import { sandboxCommand } from './sandbox.js';
import { searchCommand } from './search.js';
import { sendCommand } from './send.js';
import { tablesCommand } from './tables.js';
import { totalsCommand } from './totals.js';
import { validateCommand } from './validate.js';
import { xmlCommand } from './xml.js';

/** Every command, in the order of the help. To add a command, add its file and one line here. */
export const commands: readonly Command[] = [
  validateCommand,
  buildCommand,
  fixCommand,
  totalsCommand,
  xmlCommand,
  previewCommand,
  explainCommand,
  codesCommand,
  sendCommand,
  recoverCommand,
  searchCommand,
  tablesCommand,
  cancelNoteCommand,
  downloadCommand,
  balanceCommand,
  onboardCommand,
  sandboxCommand,
];
