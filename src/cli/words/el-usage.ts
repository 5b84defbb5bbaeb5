import type { CliWords } from './en.js';

const number = (count: number): string => count.toLocaleString('el');

/** The words for wrong usage, in Greek. */
export const usage: CliWords['usage'] = {
  unknownCommand: (command) => `Δεν υπάρχει εντολή «${command}».`,
  notAllowable: (name) =>
    `--allow-issue: Δεν υπάρχει λειτουργία ή ομάδα «${name}». Το «parastatiko call --list» εμφανίζει όλες τις λειτουργίες.`,
  wrongAmount: (option, value) => `${option}: το «${value}» δεν είναι ποσό, όπως 500 ή 49.90.`,
  unknownOperation: (name) => `Δεν υπάρχει λειτουργία «${name}». Το --list τις εμφανίζει όλες.`,
  wrongSetting: (setting) =>
    `Το --set ${setting} δεν διαβάζεται. Γράψτε ΠΕΔΙΟ=ΚΕΙΜΕΝΟ, ΠΕΔΙΟ:=JSON ή ΠΕΔΙΟ:=@ΑΡΧΕΙΟ· ΠΕΔΙΟ.ΠΕΔΙΟ μόνο μέσα σε αντικείμενο.`,
  notAnObject: (file) => `Το ${file} πρέπει να περιέχει αντικείμενο JSON.`,
  wrongConfig: (file, name) => `${file}: το ${name} έχει τιμή που αυτή η επιλογή δεν δέχεται.`,
  unknownOption: (option) => `Δεν υπάρχει επιλογή ${option}.`,
  onlyInFile: (option) =>
    `Η επιλογή ${option} δεν δίνεται στη γραμμή εντολών: βάλτε την σε αρχείο JSON, χωρίς παύλες, και δώστε το αρχείο με --options.`,
  missingValue: (option, placeholder) => `Η επιλογή ${option} χρειάζεται τιμή: ${option} ${placeholder}`,
  needlessValue: (option) => `Η επιλογή ${option} δεν παίρνει τιμή.`,
  wrongChoice: (option, value, choices) =>
    `Η επιλογή ${option} δεν μπορεί να είναι «${value}». Επιτρεπτές τιμές: ${choices.join(', ')}.`,
  wrongTime: (option, value) =>
    `Η επιλογή ${option} είναι «${value}», που δεν είναι ημερομηνία ή ώρα. Γράψτε 2026-11-20 ή 2026-11-20T18:30:00+02:00.`,
  tooManyArguments: (argument) => `Το όρισμα «${argument}» περισσεύει.`,
  missingArgument: (what) => `Λείπει ένα όρισμα: ${what}`,
  missingOption: (option, placeholder) => `Χρειάζεται η επιλογή ${option}: ${option} ${placeholder}`,
  wrongNumber: (option, value, least = 0) =>
    `Η επιλογή ${option} είναι «${value}», αλλά πρέπει να είναι ακέραιος από ${least} και πάνω.`,
  wrongDuration: (option, value, byHand) =>
    `Η επιλογή ${option} είναι «${value}», που δεν είναι διάστημα. Γράψτε 500ms, 5s, 10m, 2h ή 30d${byHand ? ', ή by-hand' : ''}.`,
  wrongCredits: (option, value) =>
    `Η επιλογή ${option} είναι «${value}», αλλά πρέπει να είναι πλήθος μονάδων από 0 και πάνω, με έως δύο δεκαδικά.`,
  wrongKey: (value) =>
    `Η επιλογή --key είναι «${value}». Γράψτε ΟΝΟΜΑ ή ΟΝΟΜΑ:ΑΦΜ,ΑΦΜ, με λατινικούς χαρακτήρες.`,
  repeatedKey: (name) => `Το κλειδί «${name}» δόθηκε δύο φορές.`,
  wrongVatNumber: (option, value) =>
    `Η επιλογή ${option} είναι «${value}», που δεν είναι ΑΦΜ: εννέα ψηφία με σωστό ψηφίο ελέγχου.`,
  oneOf: (options) => `Δώστε ακριβώς μία από τις επιλογές ${options}.`,
  together: (options) => `Δώστε αυτές τις επιλογές μαζί: ${options}.`,
  noInput: 'Δεν υπάρχει είσοδος: δώστε αρχείο, ή - για την τυπική είσοδο.',
  noRule: 'Δώστε έναν κανόνα, ή --list για να τους δείτε όλους.',
  unknownRule: (rule) => `Δεν υπάρχει κανόνας «${rule}».`,
  allRules: 'Όλοι οι κανόνες: parastatiko explain --list',
  unknownError: (code) => `Δεν υπάρχει γνωστό σφάλμα ${code} της ΑΑΔΕ ή του παρόχου.`,
  notAnAnswer: (source) =>
    `${source}: δεν είναι απάντηση της υπηρεσίας. Δώστε το JSON με το οποίο απάντησε η κλήση.`,
  unknownText: 'Κανένα γνωστό σφάλμα δεν έχει αυτό το κείμενο.',
  didYouMean: (what) => `Μήπως εννοείτε ${what};`,
  see: (line) => `Βοήθεια: ${line}`,
  notWritten: (code) => `Δεν ήταν δυνατή η εγγραφή της εξόδου (${code}).`,
  notSaved: (file, code) =>
    code === 'EEXIST'
      ? `Το ${file} υπάρχει ήδη και δεν αντικαθίσταται. Δώστε άλλο όνομα.`
      : code === 'ENOENT'
        ? `Το ${file} δεν αποθηκεύτηκε: ο φάκελός του δεν υπάρχει.`
        : `Το ${file} δεν αποθηκεύτηκε (${code}).`,
  notForTerminal: (option, placeholder) =>
    `Αυτά τα byte δεν είναι κείμενο για τερματικό. Αποθηκεύστε τα με ${option} ${placeholder}, ή στείλτε τα σε διοχέτευση (pipe).`,
  workerFailed: (what) =>
    `Ένα νήμα εργασίας τερματίστηκε απρόσμενα (${what}), οπότε η αναφορά δεν είναι πλήρης. Δοκιμάστε ξανά με --workers 0.`,
  severalDocuments: (option, count) =>
    `Η είσοδος έχει ${number(count)} παραστατικά: επιλέξτε ένα με ${option}, με αρίθμηση από το 1.`,
  wrongCount: (option, value, most, least = 0) =>
    `Η επιλογή ${option} είναι «${value}», αλλά πρέπει να είναι ακέραιος από ${least} έως ${most}.`,
  unexpected: (what) => `Απρόσμενο σφάλμα στο parastatiko (${what}). Παρακαλούμε αναφέρετέ το.`,
};
