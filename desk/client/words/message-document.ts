// A message as a document of the editor: one paragraph of text and chips, with tags as marks.
import { Extension, type JSONContent, Mark, Node } from '@tiptap/core';
import Document from '@tiptap/extension-document';
import Paragraph from '@tiptap/extension-paragraph';
import Text from '@tiptap/extension-text';
import { UndoRedo } from '@tiptap/extensions';
import { Plugin, type Transaction } from '@tiptap/pm/state';
import { typographyIn } from '../../../build/content/values/typography.ts';
import { linkIn, type Piece, writeMessage } from '../../content/message-text.ts';

/** A chip, which can be moved and removed but not typed in. It carries its link, so that text beside it is not in the link. */
const value = (label: (name: string) => string, lang: string) =>
  Node.create({
    name: 'value',
    group: 'inline',
    inline: true,
    atom: true,
    draggable: true,
    selectable: true,
    addAttributes: () => ({ raw: { default: '' }, name: { default: '' }, link: { default: '' } }),
    parseHTML: () => [
      {
        tag: 'span[data-value]',
        getAttrs: (element) => ({
          raw: element.getAttribute('data-value'),
          name: element.getAttribute('data-name'),
          link: element.getAttribute('data-link'),
        }),
      },
    ],
    renderHTML: ({ node: { attrs } }) => [
      'span',
      {
        'data-value': attrs.raw,
        'data-name': attrs.name,
        contenteditable: 'false',
        lang,
        ...(attrs.link && { 'data-link': attrs.link }),
      },
      label(attrs.name),
    ],
    renderText: ({ node }) => node.attrs.raw,
  });

const emphasis = Mark.create({
  name: 'em',
  parseHTML: () => [{ tag: 'em' }, { tag: 'i' }],
  renderHTML: () => ['em', 0],
  addKeyboardShortcuts() {
    return { 'Mod-i': () => this.editor.commands.toggleMark('em') };
  },
});

/** A tag that the page defines, such as the link around a phone number. */
const tag = Mark.create({
  name: 'tag',
  excludes: '',
  addAttributes: () => ({ name: { default: '' } }),
  parseHTML: () => [{ tag: 'span[data-tag]', getAttrs: (element) => ({ name: element.getAttribute('data-tag') }) }],
  renderHTML: ({ mark }) => ['span', { 'data-tag': mark.attrs.name }, 0],
});

/** Improves the typography of a transaction's document. A chip counts as one character. */
export function improveTypography(tr: Transaction, language: string, isTyping: boolean): Transaction {
  // the paragraph starts at position 1
  const text = tr.doc.textBetween(1, tr.doc.content.size - 1, undefined, '\ufffc');
  for (const { from, to, text: right } of typographyIn(text, language, isTyping).reverse()) {
    if (right) tr.insertText(right, from + 1, to + 1);
    else tr.delete(from + 1, to + 1);
  }
  return tr;
}

/** Improves the typography of typed and pasted text. */
const typography = (language: string) =>
  Extension.create({
    name: 'typography',
    addProseMirrorPlugins: () => [
      new Plugin({
        appendTransaction(transactions, _, { tr }) {
          // waits for the end of a composition, such as a dead key
          const isWhole = transactions.every((one) => one.getMeta('composition') === undefined);
          if (!isWhole || !transactions.some(({ docChanged }) => docChanged)) return null;
          return improveTypography(tr, language, true).docChanged ? tr : null;
        },
      }),
    ],
  });

/** @param label names a value in the language `lang` */
export const messageExtensions = (label: (name: string) => string, lang: string, language: string) => [
  Document.extend({ content: 'paragraph' }),
  // a message is one line
  Paragraph.extend({
    // screen readers take the text as the field's own
    renderHTML: () => ['p', { role: 'none' }, 0],
    addKeyboardShortcuts() {
      const space = () => this.editor.commands.insertContent(' ');
      return { Enter: space, 'Shift-Enter': space };
    },
  }),
  Text,
  UndoRedo,
  typography(language),
  value(label, lang),
  emphasis,
  tag,
];

const marksOf = (tags: string[]) =>
  tags.map((name) => (name === 'em' ? { type: 'em' } : { type: 'tag', attrs: { name } }));

export function documentOf(pieces: readonly Piece[]): JSONContent {
  const content = pieces.map((piece): JSONContent => {
    if (piece.kind === 'text') return { type: 'text', text: piece.text, marks: marksOf(piece.tags) };
    const { raw, name, tags } = piece;
    return {
      type: 'value',
      attrs: { raw, name, link: linkIn(tags) },
      marks: marksOf(tags.filter((one) => one === 'em')),
    };
  });
  return { type: 'doc', content: [{ type: 'paragraph', ...(content.length > 0 && { content }) }] };
}

export function messageIn(document: JSONContent): string {
  const pieces = (document.content?.[0]?.content ?? []).map((node): Piece => {
    const tags = (node.marks ?? []).map(({ type, attrs }) => (type === 'em' ? 'em' : String(attrs?.name)));
    // puts the page's tags outside of <em>
    tags.sort((a, b) => Number(a === 'em') - Number(b === 'em'));
    if (node.type === 'text') return { kind: 'text', text: node.text ?? '', tags };
    const { raw, name, link } = node.attrs as { raw: string; name: string; link: string };
    return { kind: 'value', raw, name, tags: link && !tags.includes(link) ? [link, ...tags] : tags };
  });
  return writeMessage(pieces);
}
