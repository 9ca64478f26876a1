/** The note types of exported cards. Their ids never change, so that a second import updates the first one. */
import type { ImportedCard } from '@akada/core/cards/anki/imported-card.ts';

export interface ExportedNoteType {
  id: number;
  name: string;
  isCloze: boolean;
  /** Anki's number of its own type with these fields. */
  stockKind: number;
  /** `tag` is the number of the role in image occlusion. */
  fields: readonly { name: string; tag: number | null }[];
  templates: readonly { name: string; question: string; answer: string }[];
}

const css = `.card { font-family: sans-serif; font-size: 20px; text-align: center; }
.cloze { font-weight: bold; color: blue; }
.nightMode .cloze { color: lightblue; }`;

const line = '\n\n<hr id=answer>\n\n';
const sides = ['Front', 'Back'].map((name) => ({ name, tag: null }));
const clozeFields = ['Text', 'Back Extra'].map((name) => ({ name, tag: null }));
const occlusionFields = ['Occlusion', 'Image', 'Header', 'Back Extra', 'Comments'].map((name, tag) => ({
  name,
  tag,
}));

/** Anki's own page draws the covers; it looks for these elements. */
const picture = `<div style="display: none">{{cloze:Occlusion}}</div>
<div id="err"></div>
<div id="image-occlusion-container">{{Image}}<canvas id="image-occlusion-canvas"></canvas></div>
<script>anki.imageOcclusion.setup();</script>`;
const header = '{{#Header}}<div>{{Header}}</div>{{/Header}}\n';

const types = {
  basic: {
    id: 1732900000001,
    name: 'Akada Basic',
    isCloze: false,
    stockKind: 1,
    fields: sides,
    templates: [{ name: 'Card 1', question: '{{Front}}', answer: `{{FrontSide}}${line}{{Back}}` }],
  },
  reversed: {
    id: 1732900000002,
    name: 'Akada Basic (and reversed card)',
    isCloze: false,
    stockKind: 2,
    fields: sides,
    templates: [
      { name: 'Card 1', question: '{{Front}}', answer: `{{FrontSide}}${line}{{Back}}` },
      { name: 'Card 2', question: '{{Back}}', answer: `{{FrontSide}}${line}{{Front}}` },
    ],
  },
  typed: {
    id: 1732900000003,
    name: 'Akada Basic (type in the answer)',
    isCloze: false,
    stockKind: 4,
    fields: sides,
    templates: [
      {
        name: 'Card 1',
        question: '{{Front}}\n\n{{type:Back}}',
        answer: `{{Front}}${line}{{type:Back}}`,
      },
    ],
  },
  cloze: {
    id: 1732900000004,
    name: 'Akada Cloze',
    isCloze: true,
    stockKind: 5,
    fields: clozeFields,
    templates: [{ name: 'Cloze', question: '{{cloze:Text}}', answer: '{{cloze:Text}}<br>\n{{Back Extra}}' }],
  },
  typedCloze: {
    id: 1732900000005,
    name: 'Akada Cloze (type in the answer)',
    isCloze: true,
    stockKind: 5,
    fields: clozeFields,
    templates: [
      {
        name: 'Cloze',
        question: '{{cloze:Text}}\n\n{{type:cloze:Text}}',
        answer: '{{cloze:Text}}\n\n{{type:cloze:Text}}<br>\n{{Back Extra}}',
      },
    ],
  },
  occlusion: {
    id: 1732900000006,
    name: 'Akada Image Occlusion',
    isCloze: true,
    stockKind: 6,
    fields: occlusionFields,
    templates: [
      {
        name: 'Image Occlusion',
        question: header + picture,
        answer: `${header}${picture}\n{{#Back Extra}}<div>{{Back Extra}}</div>{{/Back Extra}}`,
      },
    ],
  },
} as const satisfies Record<string, ExportedNoteType>;

/** @returns the note type for a card of this kind */
export function findNoteType({ kind, typed }: Pick<ImportedCard, 'kind' | 'typed'>): ExportedNoteType {
  if (kind === 'cloze') return typed ? types.typedCloze : types.cloze;
  if (kind === 'occlusion') return types.occlusion;
  if (kind === 'reversed') return types.reversed;
  return typed ? types.typed : types.basic;
}

/** @param changedAt seconds since the epoch @returns all note types in the form of schema 11 */
export function noteTypesJson(changedAt: number): string {
  const models = Object.values(types).map((type): [string, object] => [
    String(type.id),
    getModel(type, changedAt),
  ]);
  return JSON.stringify(Object.fromEntries(models));
}

/** Anki reads no note type without these keys. */
function getModel(type: ExportedNoteType, changedAt: number): object {
  return {
    id: type.id,
    name: type.name,
    type: type.isCloze ? 1 : 0,
    mod: changedAt,
    usn: -1,
    sortf: type.stockKind === 6 ? 1 : 0,
    did: null,
    css,
    latexPre: '',
    latexPost: '',
    originalStockKind: type.stockKind,
    req: [],
    tags: [],
    vers: [],
    flds: type.fields.map(({ name, tag }, ord) => {
      const field = { name, ord, sticky: false, rtl: false, font: 'Arial', size: 20 };
      return tag === null ? field : { ...field, tag };
    }),
    tmpls: type.templates.map(({ name, question, answer }, ord) => ({
      name,
      ord,
      qfmt: question,
      afmt: answer,
      did: null,
      bqfmt: '',
      bafmt: '',
    })),
  };
}
