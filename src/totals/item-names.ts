/** What names the item of a line. */
interface Named {
  readonly itemCode?: string | undefined;
  readonly itemDescr?: string | undefined;
}

/**
 * One name for each line, the same for lines of one item: its code, or its description where it has no code. A
 * description without a code means the code that the same description has elsewhere, if it has only one. Spaces around
 * and between words are ignored. Lines without a name all count as one item, because nothing distinguishes them.
 */
export function nameLines(lines: readonly Named[]): string[] {
  const codes = codesByDescription(lines);
  return lines.map(({ itemCode, itemDescr }) => {
    const description = tidy(itemDescr);
    const code = tidy(itemCode) || codes.get(description);
    return code ? `code ${code}` : `item ${description}`;
  });
}

/** The code that goes with a description; none where several do. */
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
