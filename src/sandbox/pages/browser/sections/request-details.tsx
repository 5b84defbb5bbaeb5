import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { provisioningSteps } from '../../../../sending/service/onboarding-values.js';
import type { RequestLine } from '../../view/types.js';
import { usePage } from '../context.js';
import { StateChip } from '../ui/chip.js';
import { Facts, Part } from '../ui/facts.js';
import { Company } from '../ui/house.js';
import { When } from '../ui/when.js';

const UNSIGNED: readonly string[] = ['PENDING_SIGNATURE', 'ACTION_REQUIRED'];
const RUNNING: readonly unknown[] = ['PENDING', 'IN_PROGRESS'];

/** A request with its history, and the actions that are possible now. */
export function RequestDetail({ request }: { readonly request: RequestLine }) {
  const { words } = usePage();
  const { status, message, provisioning, statement, history, signedVersion, uploadPath } = request;
  return (
    <>
      <p class="chips">
        <code>{request.requestType}</code> <StateChip state={status} />
      </p>
      <Facts
        facts={[
          [words.columns.company, <Company key="company" vatNumber={request.vatNumber} />],
          [words.columns.request, <code key="request">{request.requestId}</code>],
          [words.request.message, message],
          [words.request.contract, signedVersion !== undefined && words.request.signed(signedVersion)],
          [words.request.upload, request.hasContract && <code>{uploadPath}</code>],
        ]}
      />
      <Part title={words.request.actions}>
        <Steps request={request} />
      </Part>
      {provisioning !== null && (
        <Part title={words.request.provisioning}>
          <ol class="steps">
            {provisioningSteps.map((step) => (
              <li key={step}>
                <code>{step}</code> <StateChip state={provisioning[step] ?? 'PENDING'} />
              </li>
            ))}
          </ol>
          {provisioning.error !== undefined && <p class="note">{provisioning.error}</p>}
        </Part>
      )}
      {statement?.status !== undefined && (
        <Part title={words.request.statement}>
          <p class="chips">
            <StateChip state={statement.status} /> {statement.acceptDate}
          </p>
        </Part>
      )}
      <Part title={words.request.history}>
        <ol class="history">
          {history.map((entry) => (
            <li key={`${entry.occurredAt} ${entry.status}`}>
              <StateChip state={String(entry.status)} /> <code class="muted">{entry.actor}</code>{' '}
              <When at={String(entry.occurredAt)} />
              <p>{entry.message}</p>
            </li>
          ))}
        </ol>
      </Part>
    </>
  );
}

/** The possible actions of the operator and the client on a request. */
function Steps({ request }: { readonly request: RequestLine }) {
  const { words, order } = usePage();
  const { actions } = words;
  const [message, setMessage] = useState('');
  const { requestId, status, provisioning, statement } = request;
  const button = (label: ComponentChildren, step: string, body: object = {}, look = '') => (
    <button
      key={step}
      type="button"
      class={look}
      onClick={() => void order(`requests/${requestId}/${step}`, body)}
    >
      {label}
    </button>
  );
  const said = message === '' ? {} : { message };
  if (request.hasContract && UNSIGNED.includes(status))
    return <p class="actions">{button(actions.sign, 'sign')}</p>;
  if (status === 'UNDER_REVIEW') {
    return (
      <>
        <label class="field">
          {words.request.ownMessage}
          <input
            value={message}
            maxLength={500}
            onInput={({ currentTarget }) => setMessage(currentTarget.value)}
          />
        </label>
        <p class="actions">
          {button(actions.approve, 'review', { outcome: 'approve', ...said }, 'primary')}
          {button(actions.reject, 'review', { outcome: 'reject', ...said }, 'danger')}
          {button(actions.return, 'review', { outcome: 'return', ...said })}
        </p>
      </>
    );
  }
  if (RUNNING.includes(provisioning?.status)) {
    return (
      <p class="actions">
        {button(actions.complete, 'complete', {}, 'primary')}
        {button(actions.step, 'step')}
        {button(actions.fail, 'fail', { error: words.request.defaultError }, 'danger')}
      </p>
    );
  }
  if (statement?.status === 'SUBMITTED') {
    return (
      <p class="actions">
        {button(actions.accept, 'statement', { status: 'ACCEPTED' }, 'primary')}
        {button(actions.recall, 'statement', { status: 'RECALLED' }, 'danger')}
      </p>
    );
  }
  return <p class="note">{words.request.nothing}</p>;
}
