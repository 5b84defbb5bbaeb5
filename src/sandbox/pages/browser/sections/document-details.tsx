import { useState } from 'preact/hooks';
import type { DocumentDetails } from '../../view/types.js';
import { amountText } from '../amount.js';
import { usePage, useWords } from '../context.js';
import { curlOf, pretty } from '../payload.js';
import { linkTo } from '../place.js';
import { Chip } from '../ui/chip.js';
import { Amount, DocumentChips, TypeCell } from '../ui/document.js';
import { DroppedMembers } from '../ui/dropped.js';
import { Facts, Part } from '../ui/facts.js';
import { Company, HouseName } from '../ui/house.js';
import { Code, CopyButton, DownloadButton } from '../ui/payload.js';
import { When } from '../ui/when.js';

const LANGUAGES = { el: 'Ελληνικά', en: 'English' } as const;

/** The printed form, in a frame that cannot run scripts. It is loaded again when the document changes. */
function PrintedForm({ uid, version }: { readonly uid: string; readonly version: string }) {
  const words = useWords();
  const { printed, language: languageWord, paper: paperWord, ownPaper, papers } = words.document;
  const [language, setLanguage] = useState<keyof typeof LANGUAGES>(words.language);
  const [paper, setPaper] = useState('');
  const address = `/sandbox/check/${uid}?language=${language}${paper === '' ? '' : `&format=${paper}`}`;
  return (
    <Part title={printed}>
      <div class="actions">
        <label>
          {languageWord}
          <select
            value={language}
            onChange={({ currentTarget }) => setLanguage(currentTarget.value === 'en' ? 'en' : 'el')}
          >
            {Object.entries(LANGUAGES).map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          {paperWord}
          <select value={paper} onChange={({ currentTarget }) => setPaper(currentTarget.value)}>
            <option value="">{ownPaper}</option>
            {Object.entries(papers).map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <a class="button" href={address} target="_blank" rel="noopener">
          {words.actions.open}
        </a>
      </div>
      <iframe key={`${address} ${version}`} title={printed} src={address} sandbox="" />
    </Part>
  );
}

/** A document with everything that the sandbox knows about it. */
export function DocumentDetail({ details }: { readonly details: DocumentDetails }) {
  const { words, view } = usePage();
  const { line, document, publicSector, issues, dropped, charges, links } = details;
  const { document: named, columns, actions } = words;
  const json = () => pretty(document);
  const curl = () => {
    const name = publicSector === undefined ? 'SendInvoices' : 'SendInvoicesB2G';
    const call = view.about?.calls.find((each) => each.name === name);
    const key = view.houses?.find(({ userId }) => userId === details.house)?.key ?? '';
    const invoice =
      publicSector === undefined
        ? document
        : { ...document, providerB2gAdditionalInvoiceDetails: publicSector };
    return curlOf({
      method: 'POST',
      url: `${window.location.origin}${call?.path ?? ''}?skipSignature=true`,
      headers: { 'API-KEY': key, 'Content-Type': 'application/json' },
      body: JSON.stringify({ invoice: [invoice] }),
    });
  };
  return (
    <>
      <p class="chips">
        <TypeCell {...line} /> <DocumentChips {...line} />
      </p>
      <p class="actions">
        <CopyButton label={actions.copyJson} text={json} />
        <DownloadButton name={`${line.uid}.json`} text={json} />
        <CopyButton label={actions.copyCurl} text={curl} />
      </p>
      <Facts
        facts={[
          [named.mark, line.mark !== undefined && <code>{line.mark}</code>],
          ['UID', <code key="uid">{line.uid}</code>],
          [named.authenticationCode, details.authenticationCode && <code>{details.authenticationCode}</code>],
          [named.cancellationMark, details.cancellationMark && <code>{details.cancellationMark}</code>],
          [columns.gross, <Amount key="gross" amount={line.gross} currency={line.currency} />],
          [columns.issuer, <Company key="issuer" vatNumber={line.vatNumber} />],
          [columns.issued, <When key="at" at={line.insertedAt} full />],
          [named.cost, amountText(details.cost, words.language)],
          [named.house, <HouseName key="house" house={details.house} />],
        ]}
      />
      <Part title={named.issues}>
        {issues.length === 0 ? (
          <p class="note">{named.noIssues}</p>
        ) : (
          <ul class="issues">
            {issues.map(({ rule, path, message, severity, authorityCode }) => (
              <li key={`${rule} ${path.join('/')}`}>
                <Chip tone={severity === 'error' ? 'bad' : 'busy'}>
                  {authorityCode ?? words.severities[severity]}
                </Chip>{' '}
                <code>{rule}</code> <code class="muted">/{path.join('/')}</code>
                <p>{message}</p>
              </li>
            ))}
          </ul>
        )}
        {dropped.length > 0 && <DroppedMembers paths={dropped} />}
      </Part>
      {links.length > 0 && (
        <Part title={named.links}>
          <ul>
            {links.map(({ how, link, document: other }) => (
              <li key={`${how} ${link}`}>
                {named[how]}{' '}
                {other === undefined ? (
                  <>
                    <code>{link}</code> ({named.unknown})
                  </>
                ) : (
                  <a href={linkTo('documents', other.uid)}>{other.number}</a>
                )}{' '}
                {other !== undefined && <TypeCell {...other} />}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {charges.length > 0 && (
        <Part title={named.charges}>
          <ul>
            {charges.map(({ transactionId, amount, tip, at }) => (
              <li key={transactionId}>
                <code>{transactionId}</code> <Amount amount={amount} currency={line.currency} />
                {tip !== '0.00' && ` + ${named.tip} ${amountText(tip, words.language, line.currency)}`}{' '}
                <When at={at} />
              </li>
            ))}
          </ul>
        </Part>
      )}
      <PrintedForm uid={line.uid} version={`${line.state} ${line.mark ?? ''}`} />
      <Part title={named.payload}>
        <Code label={named.payload} text={json()} />
        {publicSector !== undefined && <Code label={named.publicSector} text={pretty(publicSector)} />}
      </Part>
    </>
  );
}
