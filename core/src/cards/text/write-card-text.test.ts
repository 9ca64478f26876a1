import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCardText } from './read-card-text.ts';
import { type WrittenCard, writeAnkiText, writeCardTable } from './write-card-text.ts';

const card: WrittenCard = {
  foreignId: 'g:0',
  kind: 'basic',
  typed: false,
  front: '#1 of "two", three',
  back: 'a\tb\n<b>c</b>',
  tags: ['bio', 'two words'],
  deck: ['Biology', 'Cells'],
};

it('a file for Anki gives the same cards again', () => {
  const cloze: WrittenCard = {
    ...card,
    foreignId: 'h:n',
    kind: 'cloze',
    front: 'The {{c1::x}}',
    back: '',
    tags: [],
  };

  expect(readCardText(writeAnkiText([card, cloze]))).toMatchObject({
    format: 'html',
    faults: [],
    warnings: [],
    rows: [
      {
        guid: 'g',
        front: card.front,
        back: card.back,
        tags: ['bio', 'two_words'],
        deck: 'Biology::Cells',
        kind: 'basic',
      },
      { guid: 'h', front: 'The {{c1::x}}', kind: 'cloze' },
    ],
  });
});

it('spreadsheets compute nothing of a table, and it gives the same cards again', () => {
  const text = writeCardTable([{ ...card, front: '=1+1', back: "'-2" }, card]);

  expect(text).toContain("\r\n'=1+1,''-2,");
  expect(readCardText(text).format).toBe('markdown');
  expect(readCardText(text).rows).toMatchObject([
    { front: '=1+1', back: "'-2" },
    { front: card.front, back: card.back, tags: ['bio', 'two_words'], deck: 'Biology::Cells' },
  ]);
});

it.each([writeAnkiText, writeCardTable])('%o keeps the kind of a card', (write) => {
  const kinds = (['basic', 'reversed', 'cloze'] as const).map((kind) => ({
    ...card,
    kind,
    front: `{{c1::${kind}}}`,
  }));
  const cardText = write([...kinds, { ...card, typed: true, front: 'typed' }]);
  expect(readCardText(cardText).rows.map(({ kind, typed }) => [kind, typed])).toEqual([
    ['basic', false],
    ['reversed', false],
    ['cloze', false],
    ['basic', true],
  ]);
});

it('any text of both sides survives', () => {
  const side = fc
    .string({ unit: fc.constantFrom('a', ' ', '"', '\t', '\n', ',', '#', "'", '='), minLength: 1 })
    .filter((text) => text.trim() === text && text !== '');
  fc.assert(
    fc.property(side, side, (front, back) => {
      for (const write of [writeAnkiText, writeCardTable])
        expect(readCardText(write([{ ...card, front, back }])).rows).toMatchObject([{ front, back }]);
    }),
    { numRuns: 200 },
  );
});
