import type { Command } from '../args/command.js';
import { countOf } from '../args/values.js';
import { checks, type Problem } from '../doctor/checks.js';
import { look } from '../doctor/look.js';
import { doctorRow } from '../generated/commands/doctor.js';
import { show } from '../output/json-lines.js';
import { databaseOf } from '../serve/database.js';
import { LARGEST_PORT } from '../serve/options.js';
import { PORT, serveOptions } from './serve.js';

/** `parastatiko doctor`: what can be wrong in a set-up of `serve`, and what to do. */
export const doctorCommand: Command = {
  ...doctorRow,
  options: [...serveOptions, ...doctorRow.options],
  async run(context) {
    const { values, style, words } = context;
    const said = words.doctor;
    const port = countOf(values, 'port', LARGEST_PORT) ?? PORT;
    const database = await databaseOf(context);
    if (database === null) return 2;
    const seen = await look(context, database, port);
    const names = Object.keys(checks) as (keyof typeof checks)[];
    const judged = names.map((check): { readonly check: typeof check } & Partial<Problem> => ({
      check,
      ...checks[check](seen, said),
    }));
    const wrong = judged.filter(({ finding }) => finding !== undefined);
    await show(context, { ok: wrong.length === 0, checks: judged }, () => [
      ...wrong.flatMap(({ check, finding = '', toDo = '' }) => [
        `${style.red(said.names[check])}: ${finding}`,
        `  ${toDo}`,
      ]),
      wrong.length === 0 ? said.fine(judged.length) : said.wrong(wrong.length, judged.length),
    ]);
    return wrong.length === 0 ? 0 : 1;
  },
};
