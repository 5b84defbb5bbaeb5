// The files generated from reference/commands.json, by their paths in src.

import { importOf } from '../codes/declare.js';
import { camel, doc, generatedFrom, print } from '../codes/print.js';
import type { Row } from '../codes/reference.js';
import { read } from '../codes/reference.js';
import { checkProperties } from '../members/properties.js';

const { _meta: meta, placeholders, options: shared, exitCodes, commands } = read('commands.json');
const { calls } = read('service.json');

/** The commands with all that they say. Others depend on values of the program, and have only a summary. */
const whole = commands.filter(({ options }: Row) => options !== undefined);

const LANGUAGES = ['en', 'el'];
const HEADER = generatedFrom('commands', 'reference/commands.json');

const isRow = (option: Row) => typeof option !== 'string';
checkProperties(
  'commands.json',
  { ...meta.keys, 'description, summary, most, short, choices, default, en, el': '' },
  [
    { name: 'options', members: Object.values(shared) },
    ...commands.map(({ options = [], actions = [], ...command }) => ({
      ...command,
      members: [...options.filter(isRow), ...actions],
    })),
  ],
);

/** What stands for a value, in both languages. */
function placeholderOf(en: string): Readonly<Record<string, string>> {
  if (placeholders[en] === undefined) throw new Error(`commands.json: no placeholder ${en}`);
  return { en, el: placeholders[en] };
}

const optionOf = ({ name, short, choices, placeholder, ...option }: Row) => ({
  name,
  ...(short !== undefined && { short }),
  ...(choices !== undefined && { choices: typeof choices === 'string' ? { ref: choices } : choices }),
  ...(placeholder !== undefined && { placeholder: placeholderOf(placeholder) }),
  ...option,
});

const nameOfShared = (name: string) => {
  if (shared[name] === undefined) throw new Error(`commands.json: no option ${name}`);
  return `${camel(name)}Option`;
};

/** Choices that the library states. */
const LISTS: Readonly<Record<string, string>> = {
  pageFormats: 'print/inside.js',
  specificationVersions: 'rules/inside.js',
};

/** The imports of the choices that options have from the library. */
const listImports = (options: Row, root: string) =>
  options
    .filter(({ choices }: Row) => typeof choices === 'string')
    .map(({ choices }: Row) => `import { ${choices} } from '${root}${LISTS[choices]}';`);

/** Refuses a member that the call of a command does not have. */
function checkMembers({ name, call, options }: Row) {
  if (call === undefined) return;
  const query = calls.find((each: Row) => each.name === call)?.query ?? [];
  for (const { member } of options.filter(isRow))
    if (member !== undefined && !query.some((parameter: Row) => parameter.name === member))
      throw new Error(`commands.json: ${name} has the member ${member}, which ${call} has not`);
}
whole.forEach(checkMembers);

const lineOf = ({ name, operands }: Row, language: string) =>
  [name, ...operands.map((operand: Row) => placeholderOf(operand)[language])].join(' ');

/** The description, with a list of the actions. */
const descriptionOf = ({ description, actions = [] }: Row) =>
  Object.fromEntries(
    LANGUAGES.map((language) => {
      const list = actions.map((action: Row) => `${lineOf(action, language)} (${action[language]})`);
      return [language, description[language].replace('{actions}', list.join(', '))];
    }),
  );

function fileOf(command: Row) {
  const { operands, most, default: standard, actions, options, examples } = command;
  const row = {
    operands,
    ...(most !== undefined && { most }),
    ...(standard !== undefined && { standard }),
    ...(actions !== undefined && {
      actions: Object.fromEntries(
        actions.map((action: Row) => [
          action.name,
          action.operands.map((operand: Row) => placeholderOf(operand)),
        ]),
      ),
    }),
    options: options.map((option: Row) => (isRow(option) ? optionOf(option) : { ref: nameOfShared(option) })),
    description: descriptionOf(command),
    exitCodes: isRow(command.exitCodes) ? command.exitCodes : exitCodes[command.exitCodes],
    examples,
  };
  const shared = options.filter((option: Row) => !isRow(option)).map(nameOfShared);
  const imports = [
    ...listImports(options.filter(isRow), '../../../../'),
    "import type { CommandRow } from '../../args/command.js';",
    ...(shared.length > 0 ? [importOf(shared, '../options.js')] : []),
  ];
  const comment = doc([`What \`parastatiko ${command.name}\` accepts, and says in its help.`]);
  const value = print(row, { expand: true });
  return `${imports.join('\n')}\n\n${comment}\nexport const ${camel(command.name)}Row = ${value} as const satisfies CommandRow;`;
}

const sharedFile = [
  [
    ...listImports(Object.values(shared), '../../../'),
    "import type { Option } from '../args/command.js';",
  ].join('\n'),
  ...Object.entries(shared).map(
    ([name, option]) =>
      `export const ${nameOfShared(name)} = ${print(optionOf(option), { expand: true })} as const satisfies Option;`,
  ),
].join('\n\n');

const loadOf = ({ name, file = name }: Row) =>
  `async () => (await import('../commands/${file}.js')).${camel(name)}Command`;

const listFile = [
  "import type { ListedCommand } from '../args/command.js';",
  `/** Every command, in the order of the help. A command loads when it is named, so \`--help\` and \`--version\` load none. */
export const commands: readonly ListedCommand[] = ${print(
    commands.map((command: Row) => {
      const { name, summary } = command;
      return { name, summary, load: { ref: loadOf(command) } };
    }),
    { expand: true },
  )};`,
].join('\n\n');

/** Every generated file with its text. */
export const files = new Map<string, string>([
  ['tools/cli/generated/options.ts', `${HEADER}${sharedFile}\n`],
  ['tools/cli/generated/list.ts', `${HEADER}${listFile}\n`],
  ...whole.map((command: Row) => [
    `tools/cli/generated/commands/${command.name}.ts`,
    `${HEADER}${fileOf(command)}\n`,
  ]),
]);
