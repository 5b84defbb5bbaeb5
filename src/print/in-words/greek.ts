import { threes } from '../../money/index.js';

/** In Greek, thousands are feminine; euros, cents and millions are neuter. */
type Gender = 'neuter' | 'feminine';

const UNITS: Readonly<Record<Gender, readonly string[]>> = {
  neuter: ['', 'ένα', 'δύο', 'τρία', 'τέσσερα', 'πέντε', 'έξι', 'επτά', 'οκτώ', 'εννέα'],
  feminine: ['', 'μία', 'δύο', 'τρεις', 'τέσσερις', 'πέντε', 'έξι', 'επτά', 'οκτώ', 'εννέα'],
};
const TEENS: Readonly<Record<Gender, readonly string[]>> = {
  neuter: [
    'δέκα',
    'έντεκα',
    'δώδεκα',
    'δεκατρία',
    'δεκατέσσερα',
    'δεκαπέντε',
    'δεκαέξι',
    'δεκαεπτά',
    'δεκαοκτώ',
    'δεκαεννέα',
  ],
  feminine: [
    'δέκα',
    'έντεκα',
    'δώδεκα',
    'δεκατρείς',
    'δεκατέσσερις',
    'δεκαπέντε',
    'δεκαέξι',
    'δεκαεπτά',
    'δεκαοκτώ',
    'δεκαεννέα',
  ],
};
const TENS = [
  '',
  '',
  'είκοσι',
  'τριάντα',
  'σαράντα',
  'πενήντα',
  'εξήντα',
  'εβδομήντα',
  'ογδόντα',
  'ενενήντα',
];
const HUNDREDS = [
  '',
  '',
  'διακόσι',
  'τριακόσι',
  'τετρακόσι',
  'πεντακόσι',
  'εξακόσι',
  'επτακόσι',
  'οκτακόσι',
  'εννιακόσι',
];
const ENDINGS: Readonly<Record<Gender, string>> = { neuter: 'α', feminine: 'ες' };

/** Singular and plural of millions, billions, … by the place of the group. */
const SCALES = [
  ['', ''],
  ['', ''],
  ['εκατομμύριο', 'εκατομμύρια'],
  ['δισεκατομμύριο', 'δισεκατομμύρια'],
  ['τρισεκατομμύριο', 'τρισεκατομμύρια'],
] as const;

/**
 * A whole number below 10^15 in Greek words, in the neuter, as for euros.
 *
 * @example
 * greekNumber('3201'); // 'τρεις χιλιάδες διακόσια ένα'
 */
export function greekNumber(digits: string): string {
  const groups = threes(digits).reverse();
  const words = groups.map((group, place) => groupWords(group.padStart(3, '0'), place));
  return words.reverse().filter(Boolean).join(' ') || 'μηδέν';
}

function groupWords(group: string, place: number): string {
  if (group === '000') return '';
  if (place === 0) return belowThousand(group, 'neuter');
  if (place === 1) return group === '001' ? 'χίλια' : `${belowThousand(group, 'feminine')} χιλιάδες`;
  const [one, many] = SCALES[place] ?? ['', ''];
  return group === '001' ? `ένα ${one}` : `${belowThousand(group, 'neuter')} ${many}`;
}

function belowThousand(group: string, gender: Gender): string {
  const [hundreds, tens, units] = [...group].map(Number) as [number, number, number];
  const rest =
    tens === 1 ? TEENS[gender][units] : [TENS[tens], UNITS[gender][units]].filter(Boolean).join(' ');
  return [hundredsWord(hundreds, rest !== '', gender), rest].filter(Boolean).join(' ');
}

/** A hundred is εκατό on its own and εκατόν before another number. */
function hundredsWord(digit: number, more: boolean, gender: Gender): string {
  if (digit === 0) return '';
  if (digit === 1) return more ? 'εκατόν' : 'εκατό';
  return `${HUNDREDS[digit]}${ENDINGS[gender]}`;
}
