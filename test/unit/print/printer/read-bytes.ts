/** A line of text as it is printed. */
export interface PrintedLine {
  readonly text: string;
  readonly bold: boolean;
  readonly tall: boolean;
  readonly inverse: boolean;
}

/** An image: its width and height in dots, and its rows of bytes. */
export interface PrintedImage {
  readonly width: number;
  readonly height: number;
  readonly bits: Uint8Array;
}

/** What a printer makes of bytes. */
export interface Receipt {
  readonly lines: readonly PrintedLine[];
  readonly images: readonly PrintedImage[];
  /** The texts of QR codes that the printer draws, with the dots of a module. */
  readonly codes: readonly { readonly text: string; readonly size: number }[];
  /** Numbers of the code pages that were chosen. */
  readonly codePages: readonly number[];
  readonly commands: readonly string[];
  /** Lines and images from top to bottom. */
  readonly paper: readonly (PrintedLine | PrintedImage | string)[];
}

const ASCII = Array.from({ length: 0x80 }, (_, code) => String.fromCharCode(code)).join('');
/** The upper half of code page 737, from 0x80, as the Unicode consortium maps it (CP737.TXT). */
const CP737 =
  'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρσςτυφχψ░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀ωάέήϊίόύϋώΆΈΉΊΌΎΏ±≥≤ΪΫ÷≈°∙·√ⁿ²■\u00A0';
/** The same of code page 869 (CP869.TXT); `□` where it has no letter. */
const CP869 =
  '□□□□□□Ά□·¬¦‘’Έ―ΉΊΪΌ□□ΎΫ©Ώ²³ά£έήίϊΐόύΑΒΓΔΕΖΗ½ΘΙ«»░▒▓│┤ΚΛΜΝ╣║╗╝ΞΟ┐└┴┬├─┼ΠΡ╚╔╩╦╠═╬ΣΤΥΦΧΨΩαβγ┘┌█▄δε▀ζηθικλμνξοπρσςτ΄\u00AD±υφχ§ψ΅°¨ωϋΰώ■\u00A0';

const byTable = (upper: string) => (bytes: readonly number[]) =>
  bytes.map((byte) => (ASCII + upper).charAt(byte)).join('');
const byLabel = (label: string) => (bytes: readonly number[]) =>
  new TextDecoder(label, { fatal: true }).decode(Uint8Array.from(bytes));

const decoders = {
  737: byTable(CP737),
  869: byTable(CP869),
  928: byLabel('iso-8859-7'),
  1253: byLabel('windows-1253'),
  'utf-8': byLabel('utf-8'),
};

export type Letters = keyof typeof decoders;

/** Reads the commands that a receipt may have; any other byte below the blank is an error. */
export function readBytes(bytes: Uint8Array, letters: Letters, isStar = false): Receipt {
  const paper: Receipt['paper'][number][] = [];
  const lines: PrintedLine[] = [];
  const images: PrintedImage[] = [];
  const codes: Receipt['codes'][number][] = [];
  const codePages: number[] = [];
  const commands: string[] = [];
  let current: number[] = [];
  let bold = false;
  let tall = false;
  let inverse = false;
  let look = { bold, tall, inverse };
  let strips: Uint8Array[] = [];
  let qrText = '';
  let qrSize = 0;
  let at = 0;
  const next = (): number => bytes[at++] ?? -1;
  const take = (count: number): Uint8Array => {
    at += count;
    return bytes.slice(at - count, at);
  };
  const isNext = (...expected: readonly number[]): boolean => {
    if (!expected.every((byte, index) => bytes[at + index] === byte)) return false;
    at += expected.length;
    return true;
  };
  const text = (part: Uint8Array): string => String.fromCharCode(...part);

  /** A strip of 24 rows, given by columns of three bytes. */
  function strip(): void {
    const width = next() + next() * 256;
    strips.push(take(width * 3));
    if (isStar && !isNext(0x0a, 0x0d)) throw new Error('a strip without line feed');
    if (!isStar && !isNext(0x0a)) throw new Error('a strip without line feed');
  }

  function joinStrips(): void {
    const [first] = strips;
    if (first === undefined) return;
    const width = first.length / 3;
    const rowBytes = Math.ceil(width / 8);
    const bits = new Uint8Array(rowBytes * 24 * strips.length);
    for (const [index, columns] of strips.entries()) {
      for (let x = 0; x < width; x += 1) {
        for (let y = 0; y < 24; y += 1) {
          const isBlack = ((columns[x * 3 + (y >> 3)] ?? 0) >> (7 - (y & 7))) & 1;
          const place = (index * 24 + y) * rowBytes + (x >> 3);
          if (isBlack) bits[place] = (bits[place] ?? 0) | (0x80 >> (x & 7));
        }
      }
    }
    show({ width, height: 24 * strips.length, bits });
    strips = [];
  }

  function show(image: PrintedImage): void {
    images.push(image);
    paper.push(image);
  }

  function endLine(): void {
    const line = { text: decoders[letters](current), ...look };
    lines.push(line);
    paper.push(line);
    current = [];
    look = { bold: false, tall: false, inverse: false };
  }

  function printCode(): void {
    codes.push({ text: qrText, size: qrSize });
    paper.push(`[${qrText}]`);
  }

  function escPos(lead: number): void {
    const command = String.fromCharCode(next());
    if (lead === 0x1c) {
      if (command === '.') return;
      if (command === '(' && isNext(0x43, 2, 0, 0x30, 2)) commands.push('utf-8');
      else if (command === '(' && isNext(0x43, 3, 0, 0x3c, 0, 0)) commands.push('narrow letters');
      else throw new Error(`FS ${command}`);
    } else if (lead === 0x1b) {
      if (command === '@') commands.push('initialize');
      else if (command === 'M' || command === 'a') next();
      else if (command === 't') codePages.push(next());
      else if (command === 'E') bold = next() === 1;
      else if (command === '3') next();
      else if (command === '2') joinStrips();
      else if (command === '*' && isNext(33)) strip();
      else if (command === 'p') commands.push(`drawer on pin ${next() === 1 ? 5 : 2}, ${[...take(2)]}`);
      else if (command === 'B') commands.push(`${next()} beeps of ${next()}`);
      else if (command === '(' && isNext(0x41, 5, 0, 0x61, 100))
        commands.push(`${next()} beeps of ${next()}, ${next()}`);
      else throw new Error(`ESC ${command}`);
    } else if (command === '!') tall = (next() & 0x0f) === 1;
    else if (command === 'B') inverse = next() === 1;
    else if (command === 'P') take(2);
    else if (command === 'V') commands.push(next() === 1 ? 'partial cut' : 'full cut');
    else if (command === 'v' && isNext(0x30, 0)) {
      const width = next() + next() * 256;
      const height = next() + next() * 256;
      show({ width: width * 8, height, bits: take(width * height) });
    } else if (command === '(' && isNext(0x6b)) {
      const length = next() + next() * 256;
      const [symbol, code, ...rest] = take(length);
      if (symbol !== 0x31) throw new Error(`symbol ${symbol}`);
      if (code === 0x43) [qrSize = 0] = rest;
      if (code === 0x50) qrText = text(Uint8Array.from(rest.slice(1)));
      if (code === 0x51) printCode();
    } else throw new Error(`GS ${command}`);
  }

  function star(lead: number): void {
    if (lead !== 0x1b) throw new Error(`the byte ${lead}`);
    const command = String.fromCharCode(next());
    if (command === '@') commands.push(isNext(0x18) ? 'initialize' : 'reset');
    else if (command === 'E') bold = true;
    else if (command === 'F') bold = false;
    else if (command === '4') inverse = true;
    else if (command === '5') inverse = false;
    else if (command === 'i') [tall] = [next() === 1, next()] as const;
    else if (command === 'd') commands.push(next() === 1 ? 'partial cut' : 'full cut');
    else if (command === '\u0007') {
      const times = [...take(2)];
      commands.push(`drawer ${next() === 0x07 ? 1 : 2}, ${times}`);
    } else if (command === '0') return;
    else if (command === 'z') {
      next();
      joinStrips();
    } else if (command === 'X') strip();
    else if (command === '\u001D') {
      const second = String.fromCharCode(next());
      if (second === 't') codePages.push(next());
      else if (second === 'a') next();
      else if (second === 'P') commands.push(next() === 0x30 ? 'page' : 'line');
      else if (second === ')' && isNext(0x55, 2, 0, 0x30, 1)) commands.push('utf-8');
      else if (second === ')' && isNext(0x55, 2, 0, 0x40, 0)) commands.push('narrow letters');
      else if (second === '\u0019' && isNext(0x11, 1)) commands.push(`beeps of ${[...take(2)]}`);
      else if (second === '\u0019' && isNext(0x12, 1)) commands.push(`${next()} beeps, ${next()}`);
      else if (second === 'y') {
        if (isNext(0x53, 0x30) || isNext(0x53, 0x31)) next();
        else if (isNext(0x53, 0x32)) qrSize = next();
        else if (isNext(0x44, 0x31, 0x00)) qrText = text(take(next() + next() * 256));
        else if (isNext(0x50)) printCode();
        else throw new Error(`ESC GS y ${next()}`);
      } else throw new Error(`ESC GS ${second}`);
    } else throw new Error(`ESC ${command}`);
  }

  while (at < bytes.length) {
    const byte = next();
    if (byte === 0x0a) {
      // Printers by most makers take both bytes.
      isNext(0x0d);
      endLine();
    } else if (byte === 0x1b || byte === 0x1c || byte === 0x1d) (isStar ? star : escPos)(byte);
    else if (byte < 0x20 || byte === 0x7f) throw new Error(`the byte ${byte}`);
    else {
      // The look of a line is that of its first letter: it is put back before the line ends.
      if (current.every((before) => before === 0x20)) look = { bold, tall, inverse };
      current.push(byte);
    }
  }
  if (current.length > 0) throw new Error('a line without end');
  return { lines, images, codes, codePages, commands, paper };
}
