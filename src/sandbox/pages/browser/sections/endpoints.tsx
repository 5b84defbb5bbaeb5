import { webhookEvents } from '../../../../sending/service/webhook-values.js';
import type { EndpointLine } from '../../view/types.js';
import { usePage } from '../context.js';
import { Action } from '../ui/action.js';
import { Address } from '../ui/address.js';
import { CopyButton } from '../ui/payload.js';

/** The endpoints that are notified: their secrets, a test event, and a form for another one. */
export function Endpoints({ list }: { readonly list: readonly EndpointLine[] }) {
  const { words } = usePage();
  return (
    <article class="panel">
      <h2>{words.endpoints.title}</h2>
      {list.length === 0 ? (
        <p class="note">{words.endpoints.empty}</p>
      ) : (
        <ul class="plain">
          {list.map((endpoint) => (
            <li key={endpoint.endpointId} class="endpoint">
              <Endpoint endpoint={endpoint} />
            </li>
          ))}
        </ul>
      )}
      <p class="actions">
        <Register />
      </p>
    </article>
  );
}

function Endpoint({ endpoint: { endpointId, url, events, secret } }: { readonly endpoint: EndpointLine }) {
  const { words, order } = usePage();
  const { endpoints, actions } = words;
  return (
    <>
      <p>
        <code class="strong">
          <Address text={url} />
        </code>
        <span class="below">{events.join(', ')}</span>
        <span class="below">
          {endpoints.secret} <code>{secret}</code>
        </span>
      </p>
      <p class="actions">
        <Action
          label={endpoints.test}
          name={endpoints.testOf(url)}
          does={endpoints.send}
          note={endpoints.testNote}
          act={async (body) => (await order(`endpoints/${endpointId}/test`, body)) !== undefined}
        >
          <label class="field">
            {words.columns.event}
            <select name="event">
              {webhookEvents.map((event) => (
                <option key={event} value={event} selected={event === events[0]}>
                  {event}
                </option>
              ))}
            </select>
          </label>
        </Action>
        <CopyButton label={endpoints.copySecret} text={() => secret} />
        <button
          type="button"
          class="danger"
          aria-label={`${actions.remove} ${url}`}
          onClick={() => void order(`endpoints/${endpointId}/remove`)}
        >
          {actions.remove}
        </button>
      </p>
    </>
  );
}

function Register() {
  const { words, view, order } = usePage();
  const { endpoints } = words;
  const houses = view.houses ?? [];
  return (
    <Action
      label={endpoints.add}
      does={endpoints.register}
      note={endpoints.addNote}
      act={async ({ key, url, ...chosen }) => {
        const events = webhookEvents.filter((event) => chosen[event] !== undefined);
        return (await order('endpoints', { key: key ?? houses[0]?.key, url, events })) !== undefined;
      }}
    >
      <label class="field">
        {words.columns.endpoint}
        <input name="url" type="url" placeholder="http://127.0.0.1:3000/webhooks" required />
      </label>
      {houses.length > 1 && (
        <label class="field">
          {words.columns.key}
          <select name="key">
            {houses.map(({ key }) => (
              <option key={key}>{key}</option>
            ))}
          </select>
        </label>
      )}
      <fieldset>
        <legend>{endpoints.events}</legend>
        {webhookEvents.map((event) => (
          <label key={event} class="check">
            <input type="checkbox" name={event} defaultChecked />
            <code>{event}</code>
          </label>
        ))}
      </fieldset>
    </Action>
  );
}
