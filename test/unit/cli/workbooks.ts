import { strToU8, zipSync } from 'fflate';

/** The parts of a workbook as text, by name. */
export type Parts = Readonly<Record<string, string>>;

export const zip = (parts: Parts): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export const relationships = (
  ...targets: readonly (readonly [id: string, type: string, target: string])[]
): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets
    .map(
      ([id, type, target]) => `<Relationship Id="${id}" Type="${RELATIONSHIPS}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

/** A workbook of Excel by hand: the rows of its sheet, other parts, and what is before the sheets and behind the rows. */
export const xlsx = (rows: string, parts: Parts = {}, book = '', behind = ''): Uint8Array =>
  zip({
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/one.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/two.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/strings.xml" ContentType="${TYPE}.sharedStrings+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
    '_rels/.rels': relationships(['r1', 'officeDocument', 'xl/workbook.xml']),
    'xl/_rels/workbook.xml.rels': relationships(
      ['r1', 'worksheet', 'one.xml'],
      ['r2', 'worksheet', '/xl/two.xml'],
      ['r4', 'sharedStrings', 'strings.xml'],
      ['r5', 'styles', 'styles.xml'],
    ),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONSHIPS}">${book}<sheets><sheet name="Old" sheetId="2" state="hidden" r:id="r2"/><sheet name="New" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/one.xml': `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData>${behind}</worksheet>`,
    'xl/two.xml': `<worksheet xmlns="${MAIN}"><sheetData><row r="1"><c r="A1"><v>1</v></c></row></sheetData></worksheet>`,
    'xl/strings.xml': `<sst xmlns="${MAIN}"><si><t>one</t></si><si><r><t>t</t></r><r><t xml:space="preserve">wo </t></r><rPh><t>no</t></rPh></si><si><t>a_x000D_b</t></si></sst>`,
    // 1: a day and a time of day, 2: a day, 3: a percentage, 4: nine digits, 5: cents, 6: a time.
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="dd/mm/yyyy\\ hh:mm"/><numFmt numFmtId="165" formatCode="000000000"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="14"/><xf numFmtId="9"/><xf numFmtId="165"/><xf numFmtId="4"/><xf numFmtId="20"/></cellXfs></styleSheet>`,
    ...parts,
  });

/** A workbook of LibreOffice by hand: its tables and their styles. */
export const ods = (tables: string, styles = '', parts: Parts = {}): Uint8Array =>
  zip({
    'META-INF/manifest.xml': '<m:manifest xmlns:m="m"/>',
    'styles.xml': '<office:document-styles xmlns:office="o"/>',
    'content.xml': `<office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x" xmlns:number="n" xmlns:style="s" xmlns:calcext="c"><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`,
    ...parts,
  });
