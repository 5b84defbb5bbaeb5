import { listTables } from '../../../src/codes/index.js';
import { commands } from '../../../src/tools/cli/generated/list.js';

/** What stays in Latin letters, in this order. */
const NAMES = [
  // Printed documents: only their text is read.
  /<style>[^<]*<\/style>|<[^>]*>/g,
  // Addresses, files, rules and pointers.
  /https?:\S+|[\w.]+@[\w.]+/g,
  /[\w/-]+\.(?:csv|json|ndjson|xml|pdf|html|bin|txt|sqlite|env|db)\b/g,
  /(?<![\w/])[a-z]+(?:-[a-z]+)*\/[a-z\d]+(?:-[a-z\d]+)*/g,
  /\/\w[\w/]*/g,
  // Options with their values, command lines, and settings.
  /--[a-z]+(?:-[a-z]+)*(?: [\w.:-]+)?/g,
  /parastatiko(?: [a-z-]+)?/g,
  /(?:\|[\w,-]+)+/g,
  /Προεπιλογή: [\w-]+/g,
  // Operations, and members with their values.
  /\b[a-z]+\.[a-z]+\b|\b\w+:?=@?[\w.]*/g,
  // Identifiers, headers of HTTP, times, and classifications.
  /\b[A-Z]+_[A-Z_\d]+|[A-Za-z\d]+_[\d_]+/g,
  /\b[\dA-F]{40}\b|\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g,
  /\b[A-Z][a-z]*(?:-[A-Z][a-z]*)+-?/g,
  /\b\d+ms\b|by-hand/g,
  // Models of printers.
  /\b(?:epson|star)-[\w-]+/g,
  // Members, and what stands in quotes or braces: values of the input.
  /\b[A-Za-z]*[a-z][A-Z]\w*/g,
  /"[^"]*"|«[^»]*»|‹\w+›|\{[^}]*\}/g,
];

/** Words that stand alone: abbreviations, names of commands, tables, values and members, and terms without a Greek word. */
const WORDS = new Set([
  ...'API CPV CSV Date EL EN EUR ERP GIF GUID HTML HTTP IP JPEG JSON NDJSON NSP PDF PNG POS QR REST SQLite SVG TARIC UID UTF Windows XML XSD'.split(
    ' ',
  ),
  ...'MCP Model Context Protocol next key Authorization Bearer Host PostgreSQL postgres proxy webhook Node'.split(
    ' ',
  ),
  ...'APPROVED CANCELLED COMPLETED FAILED REJECTED email phone listen trigger shop Python create check list status wait contract upload cancel show retry give up json ndjson text xml http localhost'.split(
    ' ',
  ),
  ...'true false null en el data entry rest return builder pdfmake webhooks cat day token tokens reset after offline tab'.split(
    ' ',
  ),
  ...'byte order mark mail mm seed pipe Byte Free Offline Tax xlsx xlsb xls ods'.split(' '),
  ...'amount colour correlated counterpart errors fixed invoice issues nights percent quantity rooms series aa'.split(
    ' ',
  ),
  ...'payments issuer branch roll58 note Ctrl Cable hello IRIS ISO all container onboarding retire'.split(
    ' ',
  ),
  ...commands.map(({ name }) => name),
  ...listTables().map(({ name }) => name),
]);

/** The English words that a text under `--lang el` still has. */
export function englishIn(text: string): readonly string[] {
  let rest = text;
  for (const name of NAMES) rest = rest.replace(name, ' ');
  return (rest.match(/[A-Za-z]{2,}\d*/g) ?? []).filter((word) => !WORDS.has(word));
}
