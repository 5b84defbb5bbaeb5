import type { HouseLine } from '../../view/types.js';
import { amountText } from '../amount.js';
import { usePage } from '../context.js';
import { linkTo } from '../place.js';
import { Action } from '../ui/action.js';
import { Facts } from '../ui/facts.js';
import { Company, HouseName } from '../ui/house.js';
import { IssueSample } from '../ui/issue-sample.js';
import { CopyButton } from '../ui/payload.js';
import { SectionHead } from '../ui/section.js';

const SHOWN = 20;

/** The software houses: their keys, credits and companies. */
export function Houses({ list }: { readonly list: readonly HouseLine[] }) {
  return (
    <section aria-labelledby="title">
      <SectionHead name="houses" count={0} />
      {list.map((house) => (
        <House key={house.userId} house={house} />
      ))}
      <WholeState />
    </section>
  );
}

function House({ house: { userId, key, credits, companies } }: { readonly house: HouseLine }) {
  const { words, order } = usePage();
  const { columns, house, actions } = words;
  const submit = (path: string, bodyOf: (value: string) => object) => (event: Event) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const value = String(new FormData(form).get('value') ?? '');
    void order(path, { key, ...bodyOf(value) }).then((done) => done !== undefined && form.reset());
  };
  return (
    <article class="panel">
      <h2>
        <a href={linkTo('documents', undefined, { house: userId })}>
          <HouseName house={userId} />
        </a>
      </h2>
      <Facts
        facts={[
          [
            columns.key,
            <span key="key" class="chips">
              <code>{key}</code> <CopyButton label={actions.copy} text={() => key} />
            </span>,
          ],
          [
            columns.credits,
            <span key="credits" class="large">
              {amountText(credits, words.language)}
            </span>,
          ],
          [
            columns.companies,
            companies.length > 0 && (
              <ul class="plain">
                {companies.slice(0, SHOWN).map((vatNumber) => (
                  <li key={vatNumber}>
                    <Company vatNumber={vatNumber} />
                  </li>
                ))}
                {companies.length > SHOWN && <li>{house.more(companies.length - SHOWN)}</li>}
              </ul>
            ),
          ],
        ]}
      />
      {companies.length > 0 && <IssueSample of={key} />}
      <div class="fields">
        <form class="inline" onSubmit={submit('companies', (vatNumber) => ({ vatNumber }))}>
          <label class="field">
            {house.vatNumber}
            <input name="value" inputMode="numeric" pattern="[0-9]{9}" maxLength={9} required />
          </label>
          <button type="submit">{actions.addCompany}</button>
        </form>
        <form class="inline" onSubmit={submit('credits', (value) => ({ credits: Number(value) }))}>
          <label class="field">
            {house.amount}
            <input name="value" type="number" min="0" max="1000000000" step="0.01" required />
          </label>
          <button type="submit">{actions.setCredits}</button>
        </form>
      </div>
    </article>
  );
}

/** The whole state of the sandbox: a snapshot to keep, to restore, and a way to start again. */
function WholeState() {
  const { words, order, say } = usePage();
  const { state } = words;
  const restore = async (file: File | undefined) => {
    if (file === undefined) return;
    let rows: object;
    try {
      rows = JSON.parse(await file.text()) as object;
    } catch {
      return say(`${words.failed} ${state.notJson}`, true);
    }
    await order('restore', rows);
  };
  return (
    <article class="panel">
      <h2>{state.title}</h2>
      <p class="note">{state.note}</p>
      <p class="actions">
        <a class="button" href="/_sandbox/snapshot" download>
          {state.snapshot}
        </a>
        <label class="button">
          {state.restore}
          <input
            class="hidden"
            type="file"
            accept="application/json"
            onChange={({ currentTarget }) => {
              void restore(currentTarget.files?.[0]);
              currentTarget.value = '';
            }}
          />
        </label>
        <Action
          label={state.reset}
          look="danger"
          does={state.reset}
          note={state.resetNote}
          act={async () => (await order('reset')) !== undefined}
        />
      </p>
    </article>
  );
}
