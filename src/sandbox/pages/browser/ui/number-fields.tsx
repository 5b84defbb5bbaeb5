import type { TableDetails } from '../../view/types.js';
import { useWords } from '../context.js';

/** The series and number of a document, with a free one to begin with. */
export function NumberFields({ number: { series, aa } }: { readonly number: TableDetails['slipNumber'] }) {
  const { table } = useWords();
  return (
    <>
      <label class="field">
        {table.series}
        <input name="series" defaultValue={series} maxLength={50} required />
      </label>
      <label class="field">
        {table.aa}
        <input name="aa" defaultValue={aa} maxLength={50} required />
      </label>
    </>
  );
}
