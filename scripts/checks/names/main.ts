/**
 * Warns of exported names, new since the commit before, that are a bare participle: `found` says that something was found,
 * its noun (`issues`, `reading`, `earlierCredits`) says what it is.
 */
import { execFileSync } from 'node:child_process';

const PARTICIPLE =
  /^\+export (?:async )?(?:const|function|interface|type|class) ((?:found|read|known|given|held|kept|sent|made|taken|said|asked|work|[a-z]+ed)\b(?!\())/;

/** Words that end like participles and are nouns or verbs. */
const NOUNS: ReadonlySet<string> = new Set([
  'need',
  'feed',
  'seed',
  'speed',
  'embed',
  'shed',
  'exceed',
  'proceed',
]);

function addedLines(): string[] {
  try {
    return execFileSync('git', ['diff', '--unified=0', 'HEAD~1', '--', 'src', ':!src/**/generated'], {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    }).split('\n');
  } catch {
    // No checkout, or one commit only: nothing is new.
    return [];
  }
}

const names = addedLines().flatMap((line) => {
  const [, name] = PARTICIPLE.exec(line) ?? [];
  return name === undefined || NOUNS.has(name) ? [] : [name];
});
for (const name of new Set(names))
  console.warn(`warning: the exported name ${name} is a bare participle: use its noun`);
