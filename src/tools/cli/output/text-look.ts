import type { Language } from '../../../types/inside.js';
import type { Context } from '../args/command.js';
import type { Style } from '../terminal/style.js';
import type { CliWords } from '../words/index.js';
import { widthOf } from './wrap.js';

export interface TextLook {
  readonly language: Language;
  readonly words: CliWords;
  readonly style: Style;
  readonly width: number;
  /** Whether documents without issues are only counted. */
  readonly quiet: boolean;
}

/** The look of the reports of a command. */
export const textLook = ({ language, words, style, io, values }: Context): TextLook => ({
  language,
  words,
  style,
  width: widthOf(io.stdout.columns),
  quiet: values.quiet === true,
});
