import { useState } from 'preact/hooks';
import type { ExampleCall } from '../../../prepared/example-calls.js';
import { usePage } from '../context.js';
import { send } from '../orders.js';
import { useReference } from './context.js';

/** The examples of each call that the sandbox makes from documents of its own. */
const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  SendInvoices: [
    'closing',
    'partialCancellation',
    'totalCancellation',
    'heldReceipt',
    'credit',
    'deliveryNote',
  ],
  CompletionPosInvoices: ['completion'],
  CancelDeliveryNote: ['noteCancellation'],
  AskSignatureForOldInvoice: ['oldInvoice'],
};

interface Preparing {
  readonly call: string;
  readonly onMade: (example: ExampleCall) => void;
}

/** Buttons that fill in a body that refers to other documents. The sandbox issues these first. */
export function Prepared({ call, onMade }: Preparing) {
  const { words, key } = useReference();
  const { words: pageWords, say } = usePage();
  const [made, setMade] = useState<ExampleCall>();
  const names = EXAMPLES[call] ?? [];
  if (names.length === 0) return null;
  const make = async (name: string) => {
    const sent = await send<ExampleCall>('examples', { key, name }, pageWords.language);
    if (!sent.isDone) return say(`${pageWords.failed} ${sent.why}`, true);
    setMade(sent.result);
    onMade(sent.result);
  };
  return (
    <>
      <h3>{words.prepared}</h3>
      <p class="actions">
        {names.map((name) => (
          <button key={name} type="button" onClick={() => void make(name)}>
            {words.examples[name as keyof typeof words.examples]}
          </button>
        ))}
      </p>
      <p class="note" role="status">
        {made === undefined
          ? words.preparedNote
          : made.prepared.length === 0
            ? words.madeAlone
            : words.madeWith(made.prepared.join(', '))}
      </p>
    </>
  );
}
