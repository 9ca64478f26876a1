import { describe, expect, it } from 'vitest';
import type { AnkiCard, AnkiNote, AnkiNoteType } from './anki-collection.ts';
import { boundCloze, boundDeck, boundSide, boundTags } from './imported-limits.ts';
import { mapNote } from './map-note.ts';

const note: AnkiNote = {
  id: 1,
  guid: 'g',
  noteTypeId: 1,
  changedAt: 5,
  tags: [],
  fields: ['front', 'back', ''],
};
const toCard = (ordinal: number): AnkiCard => ({
  id: ordinal + 1,
  noteId: 1,
  deckId: 7,
  ordinal,
  type: 0,
  queue: 0,
  due: 1,
  intervalDays: 0,
  ease: 0,
  reps: 0,
  lapses: 0,
  stepsLeft: 0,
  flag: 0,
  memory: null,
  lastReviewAt: null,
  firstDay: null,
});
const line = '{{FrontSide}}<hr id=answer>';
const template = (ordinal: number, question: string, answer: string) => ({
  name: `Card ${ordinal}`,
  ordinal,
  question,
  answer,
});
const typeOf = (...templates: AnkiNoteType['templates']): AnkiNoteType => ({
  id: 1,
  name: 'Own',
  isCloze: false,
  stockKind: 0,
  fields: ['Front', 'Back', 'Add Reverse'].map((name) => ({ name, tag: null })),
  templates,
});
const forth = template(0, '{{Front}}', `${line}{{Back}}`);
const back = template(1, '{{Back}}', `${line}{{Front}}`);

function map(noteType: AnkiNoteType | undefined, ordinals: number[], parts: Partial<AnkiNote> = {}) {
  return mapNote(
    { note: { ...note, ...parts }, noteType, cards: ordinals.map(toCard), reviews: new Map() },
    {
      clock: { createdAt: 1, offsetMinutes: 0, rolloverHour: 4 },
      timeZone: 'UTC',
      now: 0,
      decks: new Map([[7, { id: 7, path: ['Biology', 'Cells'], isFiltered: false }]]),
      readField: (html) => ({ markdown: html.trim(), media: /\.png$/.test(html) ? [html] : [], remarks: [] }),
    },
  );
}

describe('a note becomes', () => {
  it.each([
    ['a basic card', typeOf(forth), [0], [{ kind: 'basic', front: 'front', back: 'back', foreignId: 'g:0' }]],
    [
      'a card in both directions',
      typeOf(forth, back),
      [0, 1],
      [{ kind: 'reversed', foreignId: 'g:0', faces: [{ ordinal: 0 }, { ordinal: 1 }] }],
    ],
    [
      'one direction if only that is there',
      typeOf(forth, back),
      [1],
      [{ kind: 'basic', front: 'back', back: 'front', foreignId: 'g:1' }],
    ],
    [
      'a typed card',
      typeOf(template(0, '{{Front}}{{type:Back}}', '{{Front}}<hr id=answer>{{type:Back}}')),
      [0],
      [{ kind: 'basic', typed: true, back: 'back' }],
    ],
    [
      'a card of a template that repeats its question',
      typeOf(template(0, '<i>{{Front}}</i>', '<i>{{Front}}</i> is {{Back}}')),
      [0],
      [{ front: '<i>front</i>', back: 'is back' }],
    ],
    [
      'a card of two of its fields',
      typeOf(template(0, 'What is {{Front}} of {{Deck}}?', `${line}{{Back}} ({{Front}})`)),
      [0],
      [{ front: 'What is front of Biology::Cells?', back: 'back (front)' }],
    ],
    [
      'two cards of other templates',
      typeOf(forth, template(1, 'Spell {{Front}}', '{{Back}}')),
      [0, 1],
      [{ foreignId: 'g:0' }, { foreignId: 'g:1', front: 'Spell front' }],
    ],
  ])('%s', (_, noteType, ordinals, cards) => {
    const mapped = map(noteType, ordinals);
    expect(mapped.cards).toMatchObject(cards);
    expect(mapped.cards).toHaveLength(cards.length);
    expect(mapped.omitted).toEqual([]);
  });

  it('a card that is not typed if its back has more than the typed field', () => {
    const noteType = typeOf(template(0, '{{Front}}{{type:Back}}', `${line}{{type:Back}} {{Front}}`));
    expect(map(noteType, [0])).toMatchObject({ cards: [{ typed: false }], remarks: ['not_typed'] });
  });

  it('a cloze card with a face for each gap and the rest of the answer as its back', () => {
    const noteType: AnkiNoteType = {
      ...typeOf(template(0, '{{cloze:Front}}', '{{cloze:Front}}<br>{{Back}}')),
      isCloze: true,
    };
    const fields = ['The {{c1::a}} and {{c3::b}}', 'more'];

    expect(map(noteType, [0, 2], { fields }).cards).toMatchObject([
      {
        kind: 'cloze',
        foreignId: 'g:n',
        front: fields[0],
        back: '<br>more',
        faces: [{ ordinal: 1 }, { ordinal: 3 }],
      },
    ]);
    expect(map(noteType, [0], { fields: ['no gap', ''] })).toMatchObject({ cards: [], omitted: ['no_gap'] });
  });

  it('a picture with covers, by the roles or by the order of its fields', () => {
    const cover = '{{c2::image-occlusion:rect:left=.1:top=.1:width=.1:height=.1:oi=1}}';
    const fields = ['Occlusion', 'Image', 'Header', 'Back Extra'];
    const inOrder: AnkiNoteType = {
      ...typeOf(forth),
      isCloze: true,
      stockKind: 6,
      fields: fields.map((name) => ({ name, tag: null })),
    };
    const tagged = { ...inOrder, fields: [...fields.keys()].map((tag) => ({ name: '', tag: 3 - tag })) };
    const texts = [cover, 'heart.png', 'The heart', 'extra'];
    const card = {
      kind: 'occlusion',
      front: 'The heart',
      back: 'extra',
      occlusion: { media: 'heart.png', hideAll: true, shapes: [{ group: 2 }] },
      faces: [{ ordinal: 2 }],
    };

    expect(map(inOrder, [1], { fields: texts }).cards).toMatchObject([card]);
    expect(map(tagged, [1], { fields: texts.toReversed() }).cards).toMatchObject([card]);
    expect(map(inOrder, [1], { fields: [cover, ''] }).omitted).toEqual(['no_picture']);
    expect(map(inOrder, [1], { fields: ['', 'heart.png'] }).omitted).toEqual(['no_cover']);
  });

  it.each([
    ['without a note type', undefined, [0, 1], {}, ['no_note_type', 'no_note_type']],
    ['without cards', typeOf(forth), [], {}, ['no_cards']],
    ['without the template of a card', typeOf(forth), [4], {}, ['no_template']],
    ['with an empty front', typeOf(forth), [0], { fields: ['', 'back'] }, ['empty_front']],
    ['with an empty back', typeOf(forth), [0], { fields: ['front'] }, ['empty_back']],
  ])('no card %s', (_, noteType, ordinals, parts, omitted) => {
    expect(map(noteType, ordinals, parts)).toEqual({ cards: [], omitted, remarks: [] });
  });

  it('the card that it was before it was exported', () => {
    expect(map(typeOf(forth), [0], { guid: 'abc~akada-2' }).cards[0]?.foreignId).toBe('abc:2');
  });
});

describe('bounds of cards', () => {
  it('omit tags that Anki sets itself, and tags beyond the limit', () => {
    expect(boundTags(['Marked', 'leech', 'a', 'A', 'b'])).toEqual({ value: ['a', 'b'], isCut: false });
    expect(boundTags(['x'.repeat(41)])).toEqual({ value: ['x'.repeat(40)], isCut: true });
    expect(boundTags(Array.from({ length: 12 }, (_, index) => `t${index}`)).value).toHaveLength(10);
  });

  it('cut deep decks and long names', () => {
    expect(boundDeck(['a', ' b  c ', ''])).toEqual({ value: ['a', 'b c'], isCut: false });
    expect(boundDeck([...'abcdefgh'])).toEqual({ value: [...'abcdef'], isCut: true });
  });

  it('cut long sides at a line or a word', () => {
    expect(boundSide(`${'word '.repeat(900)}end`).value).toMatch(/^(?:word ){798}word …$/);
    expect(boundSide('short ')).toEqual({ value: 'short', isCut: false });
  });

  it('cut long cloze texts between their gaps', () => {
    const { value, isCut } = boundCloze(`${'a '.repeat(1_990)}{{c1::${'b'.repeat(100)}}} end`);
    expect([value.length <= 4_000, value.includes('{{'), isCut]).toEqual([true, false, true]);
    expect(boundCloze(`{{c1::a}} ${'b '.repeat(4_000)}`).value).toMatch(/^\{\{c1::a\}\} (?:b )+…$/);
  });
});
