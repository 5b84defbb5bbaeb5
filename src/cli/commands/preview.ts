import { pageFormats } from '../../print/options.js';
import type { Command, Context, ExitCode, Option } from '../args/command.js';
import { COUNT, FILE } from '../args/placeholders.js';
import { UsageError } from '../args/usage-error.js';
import { countOf, textOf } from '../args/values.js';
import type { Entry } from '../input/entry.js';
import { readAnswer } from '../preview/answer.js';
import { chosenEntry } from '../preview/chosen-entry.js';
import { readReceipt } from '../preview/receipt.js';
import { renderedAs } from '../preview/rendered-as.js';
import { readTheme } from '../preview/theme.js';
import { readEach } from '../read-each.js';
import { saveNew } from '../service/save-new.js';

const output: Option = {
  name: 'output',
  short: 'o',
  placeholder: FILE,
  en: 'Where to save the page. An existing file is never overwritten. Default: standard output, which must be a pipe for --pdf and --escpos.',
  el: 'Πού αποθηκεύεται. Αρχείο που υπάρχει δεν αντικαθίσταται. Προεπιλογή: η τυπική έξοδος· με --pdf και --escpos μόνο προς διοχέτευση (pipe).',
};

const options: readonly Option[] = [
  {
    name: 'format',
    choices: pageFormats,
    en: 'The paper: a sheet, or a roll of 80 or 58 mm. Default: from the document, otherwise a4.',
    el: 'Το χαρτί: φύλλο, ή ρολό 80 ή 58 mm. Προεπιλογή: ό,τι ορίζει το παραστατικό, αλλιώς a4.',
  },
  {
    name: 'lang',
    choices: ['el', 'en', 'el,en', 'en,el'],
    en: 'The language of the page, or both; messages are in the first. Default: from the document, otherwise Greek.',
    el: 'Η γλώσσα της σελίδας, ή και οι δύο· τα μηνύματα είναι στην πρώτη. Προεπιλογή: ό,τι ορίζει το παραστατικό, αλλιώς ελληνικά.',
  },
  {
    name: 'html',
    en: 'A page of HTML. This is the default.',
    el: 'Σελίδα HTML. Αυτή είναι η προεπιλογή.',
  },
  {
    name: 'pdf',
    en: 'PDF; requires the package pdfmake.',
    el: 'PDF· χρειάζεται το πακέτο pdfmake.',
  },
  {
    name: 'escpos',
    en: 'Bytes for a receipt printer, 80 mm wide unless --format says otherwise.',
    el: 'Byte για εκτυπωτή αποδείξεων, πλάτους 80 mm αν το --format δεν ορίζει άλλο.',
  },
  {
    name: 'email',
    en: 'The HTML of an e-mail, with its images in place.',
    el: 'Το HTML ενός ηλεκτρονικού μηνύματος, με τις εικόνες του μέσα.',
  },
  {
    name: 'theme',
    placeholder: FILE,
    en: 'The look of the house and its texts, as JSON: the option theme of renderDocument.',
    el: 'Η εμφάνιση της επιχείρησης και τα κείμενά της, ως JSON: η επιλογή «theme» του renderDocument.',
  },
  {
    name: 'logo',
    placeholder: FILE,
    en: 'The logo: a PNG, JPEG, GIF, WebP or SVG image. It replaces that of the theme.',
    el: 'Το λογότυπο: εικόνα PNG, JPEG, GIF, WebP ή SVG. Αντικαθιστά αυτό του θέματος.',
  },
  {
    name: 'accent',
    placeholder: { en: 'COLOUR', el: 'ΧΡΩΜΑ' },
    en: 'The colour of titles and lines, such as #00539b. It replaces that of the theme.',
    el: 'Το χρώμα τίτλων και γραμμών, όπως #00539b. Αντικαθιστά αυτό του θέματος.',
  },
  {
    name: 'css',
    placeholder: FILE,
    en: 'Styles for the page, after the usual ones. They replace those of the theme.',
    el: 'Στυλ για τη σελίδα, μετά τα συνηθισμένα. Αντικαθιστούν αυτά του θέματος.',
  },
  {
    name: 'balance',
    placeholder: { en: 'BEFORE,AFTER', el: 'ΠΡΙΝ,ΜΕΤΑ' },
    en: 'The balance of the customer before and after the document, such as 1240.50,1364.50.',
    el: 'Το υπόλοιπο του πελάτη πριν και μετά το παραστατικό, όπως 1240.50,1364.50.',
  },
  {
    name: 'code-page',
    choices: ['737', '869', '928', '1253', 'utf-8'],
    en: 'The letters of the printer, for --escpos. Default: the best of --printer, otherwise 737.',
    el: 'Οι χαρακτήρες του εκτυπωτή, για --escpos. Προεπιλογή: οι καλύτεροι του --printer, αλλιώς 737.',
  },
  {
    name: 'printer',
    placeholder: { en: 'MODEL', el: 'ΜΟΝΤΕΛΟ' },
    en: 'The printer, such as epson-tm-m30iii or star-mpop, for --escpos: its commands, paper and letters.',
    el: 'Ο εκτυπωτής, όπως epson-tm-m30iii ή star-mpop, για --escpos: οι εντολές, το χαρτί και οι χαρακτήρες του.',
  },
  {
    name: 'copies',
    placeholder: COUNT,
    en: 'How many copies follow the print, each marked as a copy, for --escpos. Default: 0.',
    el: 'Πόσα αντίγραφα ακολουθούν, καθένα με την ένδειξη «Αντίγραφο», για --escpos. Προεπιλογή: 0.',
  },
  {
    name: 'cash-given',
    placeholder: { en: 'AMOUNT', el: 'ΠΟΣΟ' },
    en: 'The cash that the customer gave, such as 50.00; the change is printed too.',
    el: 'Τα μετρητά που έδωσε ο πελάτης, όπως 50.00· τυπώνονται και τα ρέστα.',
  },
  {
    name: 'tip',
    placeholder: { en: 'AMOUNT', el: 'ΠΟΣΟ' },
    en: 'The tip that the customer leaves on top of the total, such as 4.00.',
    el: 'Το φιλοδώρημα που αφήνει ο πελάτης πέρα από το σύνολο, όπως 4.00.',
  },
  {
    name: 'issue-time',
    placeholder: { en: 'TIME', el: 'ΩΡΑ' },
    en: 'The time of issue in Greece, such as 14:32.',
    el: 'Η ώρα έκδοσης στην Ελλάδα, όπως 14:32.',
  },
  {
    name: 'thanks',
    en: 'Thank the customer in the last line.',
    el: 'Ευχαριστεί τον πελάτη στην τελευταία γραμμή.',
  },
  {
    name: 'terminal-receipt',
    placeholder: FILE,
    en: 'The receipt of the card terminal, as text: it is printed line by line.',
    el: 'Η απόδειξη του τερματικού καρτών, ως κείμενο: τυπώνεται γραμμή προς γραμμή.',
  },
  {
    name: 'attach',
    choices: ['json', 'xml'],
    en: 'Put the document into the PDF, as JSON or as XML of myDATA.',
    el: 'Βάζει το παραστατικό μέσα στο PDF, ως JSON ή ως XML του myDATA.',
  },
  {
    name: 'issued',
    placeholder: FILE,
    en: 'The answer of the service: its JSON, or the output of send --format json. It may also have provider, the line of the provider, and completions, the payments as they were sent to CompletionPosInvoices. Without it, the page is a draft, except for a document with transmissionFailure 1.',
    el: 'Η απάντηση της υπηρεσίας: το JSON της, ή ό,τι εμφανίζει το send με --format json. Μπορεί να έχει επιπλέον «provider», τη γραμμή του παρόχου, και «completions», τις πληρωμές όπως στάλθηκαν στο CompletionPosInvoices. Χωρίς αυτήν η σελίδα είναι πρόχειρο, εκτός αν το παραστατικό έχει transmissionFailure 1.',
  },
  {
    name: 'draft',
    en: 'Print a draft, for a document that is refused, held or unknown.',
    el: 'Εκτυπώνει πρόχειρο, για παραστατικό που απορρίφθηκε, περιμένει πληρωμή ή είναι άγνωστο.',
  },
  {
    name: 'sandbox',
    en: 'Say at the top that the document is of the sandbox, so that nothing was filed.',
    el: 'Γράφει στην αρχή ότι το παραστατικό είναι δοκιμαστικό και δεν διαβιβάστηκε.',
  },
  {
    name: 'copy',
    en: 'Say at the top that the page is a copy.',
    el: 'Γράφει στην αρχή ότι η σελίδα είναι αντίγραφο.',
  },
  {
    name: 'details',
    en: 'Also print what only bookkeepers need, such as the code of the type.',
    el: 'Εκτυπώνει και όσα χρειάζεται μόνο το λογιστήριο, όπως τον κωδικό του τύπου.',
  },
  {
    name: 'watermark',
    placeholder: { en: 'TEXT', el: 'ΚΕΙΜΕΝΟ' },
    en: 'Words across each page, at most 120 characters.',
    el: 'Κείμενο πάνω σε κάθε σελίδα, έως 120 χαρακτήρες.',
  },
  {
    name: 'number',
    placeholder: COUNT,
    en: 'Which document of FILE, counted from 1. Needed if FILE has several.',
    el: 'Ποιο παραστατικό του ΑΡΧΕΙΟΥ, από το 1. Απαραίτητο όπου έχει περισσότερα.',
  },
  output,
];

/** `parastatiko preview`: prints a document. */
export const previewCommand: Command = {
  operands: { en: '[FILE|-]', el: '[ΑΡΧΕΙΟ|-]' },
  most: 1,
  options,
  description: {
    en: 'Prints one document: HTML that loads nothing, PDF with its font inside, or bytes for a receipt printer. FILE has documents as for validate, or facts as for build, which are built first. Without FILE, or for -, standard input is read. The page shows the contents of the document without checking them: use validate.',
    el: 'Εκτυπώνει ένα παραστατικό: HTML που δεν φορτώνει τίποτα, PDF με ενσωματωμένη γραμματοσειρά, ή byte για εκτυπωτή αποδείξεων. Το ΑΡΧΕΙΟ περιέχει παραστατικά όπως για το validate, ή στοιχεία όπως για το build, από τα οποία φτιάχνεται πρώτα το παραστατικό. Χωρίς ΑΡΧΕΙΟ, ή με -, διαβάζεται η τυπική είσοδος. Η σελίδα δείχνει ό,τι γράφει το παραστατικό και δεν το ελέγχει· για έλεγχο υπάρχει το validate.',
  },
  exitCodes: {
    0: { en: 'printed', el: 'εκτυπώθηκε' },
    1: {
      en: 'the document cannot be printed, or its answer does not show that it is issued',
      el: 'το παραστατικό δεν μπορεί να εκτυπωθεί, ή η απάντηση δεν δείχνει ότι εκδόθηκε',
    },
    2: {
      en: 'unusable input, a missing package, or wrong usage',
      el: 'είσοδος που δεν μπορεί να χρησιμοποιηθεί, πακέτο που λείπει, ή λανθασμένη σύνταξη της εντολής',
    },
  },
  examples: {
    'parastatiko preview --format a4 -o invoice.html invoice.json': {
      en: 'A draft, for the browser.',
      el: 'Πρόχειρο, για τον φυλλομετρητή.',
    },
    'parastatiko preview --issued answer.json --lang el,en --pdf -o invoice.pdf invoice.json': {
      en: 'An issued invoice in both languages, as PDF.',
      el: 'Εκδοθέν τιμολόγιο και στις δύο γλώσσες, ως PDF.',
    },
    'parastatiko preview --theme house.json --format a5 -o note.html note.json': {
      en: 'A note on A5, with the look, the texts and the boxes for signatures of the house.',
      el: 'Δελτίο σε A5, με την εμφάνιση, τα κείμενα και τις θέσεις υπογραφών της επιχείρησης.',
    },
    'parastatiko preview --issued answer.json --escpos --format roll58 -o receipt.bin receipt.json': {
      en: 'For a receipt printer: send it with cat receipt.bin > /dev/usb/lp0.',
      el: 'Για εκτυπωτή αποδείξεων: αποστολή με cat receipt.bin > /dev/usb/lp0.',
    },
  },
  run,
};

async function run(context: Context): Promise<ExitCode> {
  const { io, out, values } = context;
  const kinds = (['html', 'pdf', 'escpos', 'email'] as const).filter((name) => values[name] === true);
  const [kind = 'html', other] = kinds;
  if (other !== undefined) throw new UsageError((usage) => usage.oneOf('--html, --pdf, --escpos, --email'));
  if (kind !== 'pdf' && values['attach'] !== undefined)
    throw new UsageError((usage) => usage.together('--pdf --attach json|xml'));
  const file = textOf(values, 'output');
  const isBinary = kind === 'pdf' || kind === 'escpos';
  if (isBinary && file === undefined && io.stdout.isTerminal) {
    throw new UsageError((usage, language) =>
      usage.notForTerminal('--output', output.placeholder?.[language] ?? ''),
    );
  }
  const wanted = countOf(values, 'number');
  const entries: Entry[] = [];
  const unusable = await readEach(context, 'either', async (entry) => {
    entries.push(entry);
  });
  if (unusable > 0) return 2;
  const chosen = chosenEntry(entries, wanted);
  const answer = await readAnswer(context, chosen.entry, chosen.index);
  const house = answer && (await readTheme(context));
  if (house === undefined) return 2;
  const extras = await readReceipt(context);
  if (extras === undefined) return 2;
  const rendered = await renderedAs(kind, chosen.entry, { ...answer, ...house, ...extras }, context);
  if (!rendered.ok) return rendered.code;
  const { content } = rendered;
  if (file !== undefined)
    return await saveNew(context, file, typeof content === 'string' ? Buffer.from(content) : content);
  await (typeof content === 'string' ? out.markup(content) : out.bytes(content));
  return 0;
}
