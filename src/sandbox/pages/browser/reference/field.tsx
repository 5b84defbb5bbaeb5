import { useReference } from './context.js';
import type { Parameter } from './openapi.js';
import { Inline } from './prose.js';

interface FieldProps {
  readonly parameter: Parameter;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

/** One parameter of a call. */
export function Field({ parameter, value, onValue }: FieldProps) {
  const { words, said } = useReference();
  const { name, required = false, description = '', schema } = parameter;
  const id = `parameter-${name}`;
  const choices = schema.type === 'boolean' ? ['true', 'false'] : schema.enum?.map(String);
  const placeholder = schema.default === undefined ? '' : String(schema.default);
  return (
    <div class="field">
      <label for={id}>
        <code>{name}</code> {required && `· ${words.required}`}
      </label>
      {choices === undefined ? (
        <input
          id={id}
          value={value}
          placeholder={placeholder}
          autocomplete="off"
          onInput={({ currentTarget }) => onValue(currentTarget.value)}
        />
      ) : (
        <select id={id} value={value} onChange={({ currentTarget }) => onValue(currentTarget.value)}>
          <option value="">{placeholder === '' ? '' : `(${placeholder})`}</option>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </select>
      )}
      <span class="hint">
        <Inline text={said(description)} />
      </span>
    </div>
  );
}
