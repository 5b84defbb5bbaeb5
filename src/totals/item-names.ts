/** The members that name the item of a line. */
interface Named {
  readonly itemCode?: string | undefined;
  readonly itemDescr?: string | undefined;
}

/**
 * One name for each line, equal for lines of the same item: its code, or its description if it has no code. If the same
 * description has exactly one code on other lines, that code is used. Spaces around and between words are ignored. All
 * lines without a name count as one item, because nothing distinguishes them.
 */
export function nameLines(lines: readonly Named[]): string[] {
  const codes = codesByDescription(lines);
  return lines.map(({ itemCode, itemDescr }) => {
    const description = tidy(itemDescr);
    const code = tidy(itemCode) || codes.get(description);
    return code ? `code ${code}` : `item ${description}`;
  });
}

/** The code for each description. Descriptions with several codes have none. */
function codesByDescription(lines: readonly Named[]): Map<string, string> {
  const codes = new Map<string, string>();
  for (const { itemCode, itemDescr } of lines) {
    const code = tidy(itemCode);
    const description = tidy(itemDescr);
    if (code === '' || description === '') continue;
    codes.set(description, (codes.get(description) ?? code) === code ? code : '');
  }
  return codes;
}

const tidy = (text: string | undefined): string => (text ?? '').normalize('NFC').trim().replace(/\s+/g, ' ');
