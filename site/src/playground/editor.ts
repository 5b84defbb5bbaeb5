import {
  autocompletion,
  type CompletionContext,
  type CompletionResult,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import {
  bracketMatching,
  defaultHighlightStyle,
  defineLanguageFacet,
  ensureSyntaxTree,
  HighlightStyle,
  Language,
  syntaxHighlighting,
} from '@codemirror/language';
import { type Diagnostic, lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { Compartment, EditorState, type Extension } from '@codemirror/state';
import { EditorView, hoverTooltip, keymap, lineNumbers, type Tooltip } from '@codemirror/view';
import { type CodeLanguage, codeClasses } from './coloured.js';
import type { InputKind } from './fragment.js';
import { JsonText } from './json-text.js';
import { parsers } from './parsers.js';
import { descriptionAt, membersAt, type Schema, valuesAt } from './schema-help.js';

/** The editor of the playground. */
export interface Editor {
  readonly view: EditorView;
  text(): string;
  /** Replaces the whole text; it can be undone. */
  load(text: string): void;
  /** The language of the text: JSON until it is known to be XML. */
  speak(language: CodeLanguage): Promise<void>;
  mark(diagnostics: readonly Diagnostic[]): void;
  goTo(from: number, to: number): void;
}

/** What the editor asks the page for. */
export interface EditorOptions {
  readonly parent: HTMLElement;
  readonly label: string;
  readonly changed: () => void;
  /** The schema of the text, which is loaded when it is first needed. */
  readonly schemaOf: (kind: InputKind) => Promise<Schema>;
  readonly kind: () => InputKind;
  /** Where the schema begins in the text: inside `invoice[]` for a request. */
  readonly schemaPath: (path: readonly (string | number)[]) => readonly (string | number)[];
}

export function createEditor(options: EditorOptions): Editor {
  const view = new EditorView({
    parent: options.parent,
    state: EditorState.create({ extensions: extensionsFor(options) }),
  });
  let spoken: CodeLanguage = 'json';
  return {
    view,
    async speak(language) {
      if (language === spoken) return;
      spoken = language;
      const parser = await parsers[language]();
      const extension =
        language === 'json' ? json() : new Language(defineLanguageFacet(), parser, [], language).extension;
      if (spoken === language) view.dispatch({ effects: languages.reconfigure(extension) });
    },
    text: () => view.state.doc.toString(),
    load: (text) =>
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text }, scrollIntoView: false }),
    mark: (diagnostics) => view.dispatch(setDiagnostics(view.state, diagnostics)),
    goTo: (from, to) => {
      view.dispatch({
        selection: { anchor: from, head: to },
        effects: EditorView.scrollIntoView(from, { y: 'center' }),
      });
      view.focus();
    },
  };
}

/** How long the editor may read a text at once, in milliseconds. */
const READING = 50;

/** The text as JSON. The editor has a tree of it, so only what changed is read again. */
function jsonOf(state: EditorState): JsonText {
  const tree = ensureSyntaxTree(state, state.doc.length, READING);
  return new JsonText(state.doc.toString(), tree?.type.name === 'JsonText' ? tree : undefined);
}

function extensionsFor(options: EditorOptions): Extension[] {
  return [
    lineNumbers(),
    lintGutter(),
    history(),
    bracketMatching(),
    closeBrackets(),
    languages.of(json()),
    syntaxHighlighting(colours),
    syntaxHighlighting(defaultHighlightStyle, { fallback: true }),
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({ 'aria-label': options.label, spellcheck: 'false', tabindex: '0' }),
    EditorState.tabSize.of(2),
    autocompletion({ override: [(context) => complete(context, options)], icons: false }),
    hoverTooltip((view, position) => describe(view, position, options)),
    keymap.of([
      ...closeBracketsKeymap,
      ...defaultKeymap,
      ...historyKeymap,
      ...completionKeymap,
      ...lintKeymap,
    ]),
    EditorView.updateListener.of(({ docChanged }) => {
      if (docChanged) options.changed();
    }),
  ];
}

/** Colours come from the style sheet, so that light and dark need no code. */
const colours = HighlightStyle.define([...codeClasses]);

const languages = new Compartment();

async function complete(
  { state, pos, explicit }: CompletionContext,
  { schemaOf, kind, schemaPath }: EditorOptions,
): Promise<CompletionResult | null> {
  const text = state.doc.toString();
  const word = /"?[\w.-]*$/.exec(text.slice(0, pos))?.[0] ?? '';
  if (word === '' && !explicit) return null;
  const from = pos - word.length;
  const before = text.slice(0, from).trimEnd();
  const json = jsonOf(state);
  const { path, isName, leaf } = json.contextAt(pos);
  const schema = await schemaOf(kind());
  const to = text.slice(pos).startsWith('"') && word.startsWith('"') ? pos + 1 : pos;
  if (before.endsWith(':') || (!isName && /[[]$|[[].*,$/s.test(before) && leaf.name !== 'Object')) {
    const values = valuesAt(schema, schemaPath(path));
    if (values.length === 0) return null;
    return { from, to, options: values.map((value) => ({ label: JSON.stringify(value) })), filter: true };
  }
  const holder = isName ? path.slice(0, -1) : path;
  const present = json.namesIn(json.valueAt(holder)).filter((name) => JSON.stringify(name) !== `${word}"`);
  const members = membersAt(schema, schemaPath(holder), present);
  if (members.length === 0) return null;
  return {
    from,
    to,
    options: members.map(({ name, description, required, start }) => ({
      label: JSON.stringify(name),
      info: description,
      boost: required ? 1 : 0,
      apply: (view, _, start_, end) => insertMember(view, name, start, start_, end),
    })),
    filter: true,
  };
}

/** Writes a member with the beginning of its value, and puts the cursor inside. */
function insertMember(view: EditorView, name: string, start: string, from: number, to: number): void {
  const hasValue = /^\s*:/.test(view.state.sliceDoc(to, to + 20));
  const insert = hasValue ? JSON.stringify(name) : `${JSON.stringify(name)}: ${start}`;
  const inside = hasValue || start === '' ? insert.length : insert.length - 1;
  view.dispatch({ changes: { from, to, insert }, selection: { anchor: from + inside } });
}

async function describe(
  view: EditorView,
  position: number,
  { schemaOf, kind, schemaPath }: EditorOptions,
): Promise<Tooltip | null> {
  const { path, leaf } = jsonOf(view.state).contextAt(position);
  if (path.length === 0) return null;
  const description = descriptionAt(await schemaOf(kind()), schemaPath(path));
  if (description === undefined) return null;
  return {
    pos: leaf.from,
    end: leaf.to,
    above: true,
    create: () => {
      const dom = document.createElement('div');
      dom.className = 'member-help';
      dom.textContent = description;
      return { dom };
    },
  };
}
