import { useState } from 'preact/hooks';
import { useWords } from '../context.js';
import { Part } from '../ui/facts.js';

const LANGUAGES = { el: 'Ελληνικά', en: 'English' } as const;

/** The printed form, in a frame that cannot run scripts. It is loaded again when the document changes. */
export function PrintedForm({ uid, version }: { readonly uid: string; readonly version: string }) {
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
