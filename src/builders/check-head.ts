import { reason } from '../issues/inside.js';
import { documentReaders } from '../reading/generated/document-readers.js';
import { readWithMembers } from '../reading/read.js';
import { emptyRecord, recordOf } from '../reading/record.js';
import { checkRead, Findings, normalizeOptions, pattern, type ValidateOptions } from '../rules/inside.js';
import type { Fix, Issue, Path, Report } from '../types/index.js';
import { assembleHeader } from './assemble/header.js';
import { languageOf } from './assemble/labels.js';
import { assembleCounterpart, assembleIssuer } from './assemble/party.js';
import { movementFacts, readFacts } from './read/facts.js';
import { figureMembers } from './read/figures.js';
import { type FactsProblem, Reading } from './read/reading.js';

/**
 * Checks the parties and the header of facts that give no document. The issues have paths into the facts, and `skipped`
 * says what could not be checked. So a wrong VAT number is reported together with a wrong quantity.
 */
export function checkHead({ given, problems }: Reading, options: ValidateOptions | undefined): Report {
  const settings = normalizeOptions(options);
  const findings = new Findings(settings.locale, settings.severity);
  const broken = new Set(WITHOUT_FIGURES);
  for (const problem of problems) for (const place of placesOf(problem)) broken.add(pattern(place));
  const head = problems.some(({ path }) => path.length === 0) ? undefined : headOf(given, problems);
  // Missing members of the head are already reported for the facts.
  const read =
    head &&
    readWithMembers(documentReaders, head, (_, path) => broken.add(pattern(path)), findings.spellings);
  const report = checkRead({ read, findings, broken }, undefined, {
    ...settings,
    whyNoOthers: settings.related === undefined ? settings.whyNoOthers : reason('no-document'),
  });
  return { ...report, issues: report.issues.map(inFacts) };
}

/** Parts of a document that come from its figures or depend on them. */
const WITHOUT_FIGURES = [
  'invoiceDetails',
  'paymentMethods',
  'taxesTotals',
  'invoiceSummary',
  'packingsDeclarations',
  'providerAdditionalInvoiceDetails',
];

const PARTIES: readonly unknown[] = ['issuer', 'counterpart'];
const PLACES = 'otherDeliveryNoteHeader';
const IN_PLACES: readonly unknown[] = [
  'loadingAddress',
  'deliveryAddress',
  'startShippingBranch',
  'completeShippingBranch',
];

/** The members of a document that would come from a faulty member of facts. */
function placesOf({ rule, path, params }: FactsProblem): Path[] {
  const { meant } = params;
  // An unknown name without a similar member belongs to no member of the document, and figures are left out completely.
  const isUnknown =
    rule === 'undescribed-member' ||
    rule === 'filled-member' ||
    (rule === 'unknown-member' && meant === undefined);
  if (figureMembers.has(path[0]) || isUnknown) return [];
  // A misspelt member is missing under its correct name.
  const own =
    typeof meant === 'string' && path.at(-1) === params['member'] ? [...path.slice(0, -1), meant] : path;
  const [first, second] = own;
  if (first === 'transmissionFailure') return [own];
  if (PARTIES.includes(first)) {
    const named = second === 'country' || second === 'print' || second === 'branch';
    return named ? [own, [first as string, 'name'], [first as string, 'address']] : [own];
  }
  const member: Path = first === 'type' ? ['invoiceType'] : IN_PLACES.includes(first) ? [PLACES] : own;
  const place = ['invoiceHeader', ...member];
  if (!movementFacts.some((member) => member === first)) return [place];
  // Whether the document accompanies goods decides which members of the parties are included.
  return [place, ['invoiceHeader', 'isDeliveryNote'], ...PARTIES_NAMED];
}

const PARTIES_NAMED: Path[] = [['issuer', 'name'], ['issuer', 'address'], ['counterpart']];

/** Issuer, counterpart and header of the document from these facts, without faulty members. */
function headOf(given: unknown, problems: readonly FactsProblem[]): object | undefined {
  const facts = recordOf(given);
  if (facts === undefined) return undefined;
  const read = readFacts(new Reading(), mended(facts, problems));
  if (read === undefined) return undefined;
  const { moves } = read;
  const { issuer, counterpart, transmissionFailure } = read.facts;
  return {
    ...(transmissionFailure !== undefined && { transmissionFailure }),
    issuer: assembleIssuer(issuer, moves),
    ...(counterpart !== undefined && { counterpart: assembleCounterpart(counterpart, moves) }),
    invoiceHeader: assembleHeader(read, languageOf(undefined)),
  };
}

/** Placeholders for faulty or missing members. Rules that read them do not run. */
const STAND_INS = { series: 'A', aa: '1', issueDate: '2000-01-01' };
const PARTY_STAND_INS = { vatNumber: '000000000', country: 'GR', branch: 0 };

/** Only the facts of the head, without faulty members. */
function mended(facts: Readonly<Record<string, unknown>>, problems: readonly FactsProblem[]): unknown {
  const head = without(facts, problems, [], STAND_INS);
  for (const member of Object.keys(head)) if (figureMembers.has(member)) delete head[member];
  for (const party of ['issuer', 'counterpart']) {
    const stated = recordOf(facts[party]);
    if (stated !== undefined) head[party] = without(stated, problems, [party], PARTY_STAND_INS);
    else if (party === 'issuer') head[party] = PARTY_STAND_INS;
  }
  return head;
}

function without(
  holder: Readonly<Record<string, unknown>>,
  problems: readonly FactsProblem[],
  at: Path,
  standIns: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const kept = emptyRecord();
  for (const [name, value] of Object.entries(holder)) kept[name] = value;
  for (const { path } of problems) {
    const name = path[at.length];
    if (name === undefined || at.some((step, index) => path[index] !== step)) continue;
    delete kept[name];
    const standIn = standIns[name];
    if (standIn !== undefined) kept[name] = standIn;
  }
  return kept;
}

/** An issue of the document, with its path converted to the facts. */
function inFacts(issue: Issue): Issue {
  const { fix } = issue;
  return { ...issue, path: pathInFacts(issue.path), ...(fix && { fix: fixInFacts(fix) }) };
}

const fixInFacts = (fix: Fix): Fix => ({ ...fix, path: pathInFacts(fix.path) });

function pathInFacts(path: Readonly<Path>): Path {
  const [first, second, ...inner] = path;
  if (first !== 'invoiceHeader' || second === undefined) return first === 'invoiceHeader' ? [] : [...path];
  if (second === PLACES) return inner;
  return second === 'invoiceType' ? ['type', ...inner] : [second, ...inner];
}
