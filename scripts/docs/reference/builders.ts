import ts from 'typescript';
import type { KindRow } from '../../../src/builders/kinds/kind-row.js';
import { type Kind, kinds } from '../../../src/builders/kinds/kinds.js';
import { invoiceTypes, labelOf } from '../../../src/codes/index.js';
import { inline, lines, madeBy, table } from '../markdown.js';
import { sourceProgram } from './program.js';

const rows = Object.entries(kinds) as [Kind, KindRow][];

const listed = (names: readonly string[]): string => names.map(inline).join(', ');

/** The mandatory steps of a kind of document. */
function neededSteps({ counterpart, line, payments, moves }: KindRow): string[] {
  return [
    ...(counterpart === 'needed' ? ['counterpart'] : []),
    ...(line === 'none' ? [] : ['line']),
    ...(payments === 'needed' ? ['payment'] : []),
    ...(moves === 'always' ? ['movement'] : []),
  ];
}

const neededInOpening = ({ needs, moves, correlates, line }: KindRow): string[] => [
  // A note may state its movement in the opening or in a step.
  ...(moves === 'always' ? [] : needs),
  ...(correlates === 'needed' ? ['correlatedInvoices'] : []),
  ...(line === 'none' ? ['multipleConnectedMarks'] : []),
];

const LINK_STEPS = { slips: 'closesTable', notes: 'closesNotes', receipts: 'refersTo' } as const;
const STEPS_BY_MEMBER: readonly string[] = ['packages', 'toWeigh'];
const SET_BY_BUILDER: readonly string[] = ['totalCancelDeliveryOrders'];

/** The optional steps that differ between kinds. Those of lines, taxes and print follow from the kind of line. */
function furtherSteps({ counterpart, payments, moves, links, correlates, takes, line }: KindRow): string[] {
  return [
    ...(counterpart === 'may' ? ['counterpart'] : []),
    ...(payments === 'may' ? ['payment'] : []),
    ...(moves === 'may' ? ['movement'] : []),
    ...(line === 'none' ? [] : links.map((link) => LINK_STEPS[link])),
    ...(correlates === 'no' ? [] : ['correlatesWith']),
    ...STEPS_BY_MEMBER.filter((step) => (takes as readonly string[]).includes(step)),
  ];
}

const mayState = (row: KindRow): string[] => {
  const elsewhere = [...neededInOpening(row), ...STEPS_BY_MEMBER, ...SET_BY_BUILDER];
  return row.takes.filter((member) => !elsewhere.includes(member));
};

const rowOf = ([kind, row]: [Kind, KindRow]): string[] => [
  inline(kind),
  inline(row.type),
  labelOf(invoiceTypes, row.type, 'en') ?? '',
  listed(neededInOpening(row)),
  listed(neededSteps(row)),
  listed(furtherSteps(row)),
  listed(mayState(row)),
];

/** The steps of the interface `Steps`, each with its comment. */
function stepRows(): string[][] {
  const file = sourceProgram()
    .getSourceFiles()
    .find(({ fileName }) => fileName.replaceAll('\\', '/').endsWith('src/builders/fluent/builder.ts'));
  const steps = file?.statements.find(
    (statement): statement is ts.InterfaceDeclaration =>
      ts.isInterfaceDeclaration(statement) && statement.name.text === 'Steps',
  );
  if (file === undefined || steps === undefined) throw new Error('The steps of the builders are not found');
  return steps.members.filter(ts.isMethodSignature).map((member) => {
    const comment = ts.getJSDocCommentsAndTags(member).find(ts.isJSDoc);
    const parameters = member.parameters.map((parameter) => parameter.name.getText(file)).join(', ');
    const rest = member.parameters.some((parameter) => parameter.dotDotDotToken !== undefined) ? '...' : '';
    return [
      inline(`.${member.name.getText(file)}(${rest}${parameters})`),
      (ts.getTextOfJSDocComment(comment?.comment) ?? '').replace(/\s*\n\s*/g, ' '),
    ];
  });
}

/** The page with the function that opens each builder, and its options. */
export const buildersPage = (): string =>
  lines(
    madeBy('src/builders'),
    '# Builders',
    'One function for each kind of document. Every opening states `issuer`, `series`, `aa` and `issueDate`, and the members under “In the opening”. In TypeScript, `build` is available only after the steps under “Before `build`”; in JavaScript, issues report what is missing. Every step returns a new builder and leaves the old one unchanged.',
    table(
      [
        'Builder',
        'Type',
        'Document',
        'In the opening',
        'Before `build`',
        'Further steps',
        'The opening may state',
      ],
      rows.map(rowOf),
    ),
    '## Steps',
    'A builder has the steps that its document type allows.',
    table(['Step', 'What it does'], stepRows()),
  );
