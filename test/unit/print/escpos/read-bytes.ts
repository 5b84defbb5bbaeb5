/** What a printer makes of bytes. */
export interface Receipt {
  readonly lines: readonly {
    readonly text: string;
    readonly bold: boolean;
    readonly tall: boolean;
    readonly inverse: boolean;
  }[];
  /** Raster images: their width and height in dots, and their rows of bytes. */
  readonly images: readonly { readonly width: number; readonly height: number; readonly bits: Uint8Array }[];
  /** Numbers of the code pages that were chosen. */
  readonly codePages: readonly number[];
  readonly commands: readonly string[];
}

/** The upper half of code page 737, from 0x80, as the Unicode consortium maps it (CP737.TXT). */
const CP737 =
  'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρσςτυφχψ░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀ωάέήϊίόύϋώΆΈΉΊΌΎΏ±≥≤ΪΫ÷≈°∙·√ⁿ²■\u00A0';

const decoders = {
  737: (bytes: readonly number[]) =>
    bytes.map((byte) => (byte < 0x80 ? String.fromCharCode(byte) : CP737.charAt(byte - 0x80))).join(''),
  1253: (bytes: readonly number[]) => new TextDecoder('windows-1253').decode(Uint8Array.from(bytes)),
  928: (bytes: readonly number[]) => new TextDecoder('iso-8859-7').decode(Uint8Array.from(bytes)),
};

const ESC = 0x1b;
const GS = 0x1d;
const FS = 0x1c;

/** Reads the commands that a receipt may have; any other byte below the blank is an error. */
export function readBytes(bytes: Uint8Array, codePage: keyof typeof decoders): Receipt {
  const lines: Receipt['lines'][number][] = [];
  const images: Receipt['images'][number][] = [];
  const codePages: number[] = [];
  const commands: string[] = [];
  let current: number[] = [];
  let bold = false;
  let tall = false;
  let inverse = false;
  let look = { bold, tall, inverse };
  let at = 0;
  const next = (): number => bytes[at++] ?? -1;
  while (at < bytes.length) {
    const byte = next();
    if (byte === 0x0a) {
      lines.push({ text: decoders[codePage](current), ...look });
      current = [];
    } else if (byte === ESC) {
      const command = String.fromCharCode(next());
      if (command === '@') commands.push('initialize');
      else if (command === 'M') next();
      else if (command === 't') codePages.push(next());
      else if (command === 'a') next();
      else if (command === 'E') bold = next() === 1;
      else if (command === 'p') {
        commands.push('drawer');
        at += 3;
      } else throw new Error(`ESC ${command}`);
    } else if (byte === GS) {
      const command = String.fromCharCode(next());
      if (command === '!') tall = (next() & 0x0f) === 1;
      else if (command === 'B') inverse = next() === 1;
      else if (command === 'V') commands.push(next() === 1 ? 'partial cut' : 'full cut');
      else if (command === 'v') {
        at += 2;
        const width = next() + next() * 256;
        const height = next() + next() * 256;
        images.push({ width: width * 8, height, bits: bytes.slice(at, at + width * height) });
        at += width * height;
      } else throw new Error(`GS ${command}`);
    } else if (byte === FS) next();
    else if (byte < 0x20 || byte === 0x7f) throw new Error(`the byte ${byte}`);
    else {
      // The look of a line is that of its first letter: it is put back before the line ends.
      if (current.every((before) => before === 0x20)) look = { bold, tall, inverse };
      current.push(byte);
    }
  }
  return { lines, images, codePages, commands };
}
