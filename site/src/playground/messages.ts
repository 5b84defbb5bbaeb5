import type { Checked } from './check.js';
import type { Choosing } from './choosing.js';
import type { InputKind } from './fragment.js';
import type { Panel, Shown } from './panels.js';
import type { PlayedStep } from './table-evening.js';

export type PageLanguage = 'en' | 'el';

/** What the page asks the worker. Answers to older questions are dropped. */
export type Question =
  | {
      readonly ask: 'check';
      readonly id: number;
      readonly text: string;
      readonly kind: InputKind;
      /** In milliseconds; absent: the present. */
      readonly now?: number | undefined;
      readonly language: PageLanguage;
    }
  /** Applies all corrections that are certain. */
  | {
      readonly ask: 'correct';
      readonly id: number;
      readonly text: string;
      readonly kind: InputKind;
      readonly now?: number | undefined;
      readonly language: PageLanguage;
    }
  | { readonly ask: 'show'; readonly id: number; readonly panel: Panel; readonly language: PageLanguage }
  | {
      readonly ask: 'choose';
      readonly id: number;
      readonly answers: Readonly<Record<string, string>>;
      /** What people say, such as rent. */
      readonly words: string;
      readonly language: PageLanguage;
    }
  | { readonly ask: 'evening'; readonly id: number; readonly date: string; readonly language: PageLanguage };

/** What the worker answers. */
export type Answer =
  | { readonly answer: 'failed'; readonly id: number; readonly ask: Question['ask'] }
  | { readonly answer: 'check'; readonly id: number; readonly checked: Checked | undefined }
  | { readonly answer: 'correct'; readonly id: number; readonly text: string }
  | { readonly answer: 'show'; readonly id: number; readonly panel: Panel; readonly shown: Shown }
  | { readonly answer: 'choose'; readonly id: number; readonly choosing: Choosing }
  | { readonly answer: 'evening'; readonly id: number; readonly steps: readonly PlayedStep[] };
