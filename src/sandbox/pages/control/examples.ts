import { InvalidDocumentError } from '../../../builders/invalid-document-error.js';
import { RefusedStepError } from '../../../flows/inside.js';
import { ArgumentError } from '../../../issues/inside.js';
import { userIdOf } from '../../keys.js';
import { NotPossible } from '../../not-possible.js';
import {
  type ExampleCall,
  type ExampleName,
  exampleCall,
  exampleNames,
} from '../../prepared/example-calls.js';
import type { PageRequest } from '../route.js';
import type { Site } from '../site.js';
import type { ExampleBody } from './bodies.js';
import { sentences } from './sentences.js';

/** Makes an example for the first company of a key, and issues what it refers to. */
export async function makeExample(
  { world, keys, inTurn }: Site,
  { key, name }: ExampleBody,
  { url, language }: PageRequest,
): Promise<ExampleCall> {
  const house = userIdOf(key);
  const company = [...world.state.clients.all()].find((client) => client.house === house);
  if (!keys.some((each) => each.key === key) || company === undefined)
    throw new NotPossible(sentences[language].noCompany);
  if (!isExample(name)) throw new NotPossible(sentences[language].noExample);
  const { vatNumber } = company;
  try {
    return await inTurn(() => exampleCall(name, { world, house, vatNumber, origin: url.origin }));
  } catch (error) {
    throw refusalOf(error) ?? error;
  }
}

/** What the sandbox does not take, for example while an old table blocks the branch. */
function refusalOf(error: unknown): NotPossible | undefined {
  if (ArgumentError.isArgumentError(error)) return new NotPossible(error.message);
  const isRefusal =
    RefusedStepError.isRefusedStepError(error) || InvalidDocumentError.isInvalidDocumentError(error);
  if (!isRefusal) return undefined;
  const reasons = error.issues.filter(({ severity }) => severity === 'error').map(({ message }) => message);
  return new NotPossible([...new Set(reasons)].join(' '));
}

const isExample = (name: string): name is ExampleName => (exampleNames as readonly string[]).includes(name);
