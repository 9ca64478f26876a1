import type { ImportedCard, ImportedFace } from '@akada/core/cards/anki/imported-card.ts';
import { dayAfter } from '@akada/core/time/local-day.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newFace, now, readAllCards, someCard, storedPackage } from '../testing/anki-files.ts';
import { writeCollection } from './write-collection.ts';

async function readBack(cards: ImportedCard[]): Promise<ImportedCard[]> {
  const media = Object.fromEntries(cards.flatMap(({ media: names }) => names).map((name) => [name, 'x']));
  return readAllCards(await storedPackage(writeCollection(cards, now), media));
}

const knownFace: ImportedFace = {
  ordinal: 0,
  state: {
    stability: 12.5,
    difficulty: 5.1,
    phase: 'review',
    step: 0,
    dueAt: null,
    dueDay: '2026-12-09',
    firstDay: '2026-11-20',
    lastDay: '2026-11-27',
    reps: 3,
    lapses: 1,
  },
  reviews: [
    { grade: 3, givenAt: Date.parse('2026-11-20T10:00:00Z'), localDay: '2026-11-20', tookMs: 4_000 },
    { grade: 1, givenAt: Date.parse('2026-11-24T10:00:00Z'), localDay: '2026-11-24', tookMs: 5_200 },
    { grade: 4, givenAt: Date.parse('2026-11-27T10:00:00Z'), localDay: '2026-11-27', tookMs: 900 },
  ],
  suspended: false,
  buried: false,
};

describe('a written package gives the same cards when it is read', () => {
  it.each<[string, Partial<ImportedCard>]>([
    ['a plain card', {}],
    ['progress, tags and a flag', { faces: [knownFace], tags: ['bio', 'hard::topic'], flag: 3 }],
    ['a suspended card', { faces: [{ ...knownFace, suspended: true }] }],
    [
      'a card that is being learned',
      {
        faces: [
          {
            ...knownFace,
            state: knownFace.state && {
              ...knownFace.state,
              phase: 'learning',
              dueAt: now + 60_000,
              dueDay: '2026-11-30',
            },
          },
        ],
      },
    ],
    ['both directions', { kind: 'reversed', faces: [knownFace, { ordinal: 1, ...newFace }] }],
    ['a typed answer', { typed: true }],
    ['one card of several of a note', { foreignId: 'guid:2' }],
    [
      'pictures and sounds',
      {
        front: 'See ![a cell](media:cell%20%281%29.png) and listen: [sound](media:foo.mp3)',
        back: '![](media:%E3%81%B1%E3%81%B1.jpg)',
        media: ['cell (1).png', 'foo.mp3', 'ぱぱ.jpg'],
      },
    ],
    [
      'formulas, lists and code',
      {
        front: 'Let $\\frac{a}{b} = 5$ and\n\n$$\nE = mc^2\n$$\n\nfor **all** *x*',
        back: '- one\n- two\n\n```js\nlet a = "<b>";\n```\n\n| a | b |\n| --- | --- |\n| 1 | 2 |',
      },
    ],
    [
      'gaps with formulas, braces and colons',
      {
        foreignId: 'guid:n',
        kind: 'cloze',
        front:
          'In {{c1::$\\frac{a}{{b}}$::a formula}} and {{c2::std\\::vector, \\{x\\}}} of {{c3::outer {{c1::inner}}}} $x = {{c4::y}}$',
        back: 'More.',
        faces: [1, 2, 3, 4].map((ordinal) => ({ ordinal, ...newFace })),
      },
    ],
    [
      'a typed gap',
      {
        foreignId: 'guid:n',
        kind: 'cloze',
        typed: true,
        front: '{{c1::a}}',
        back: '',
        faces: [{ ordinal: 1, ...newFace }],
      },
    ],
    [
      'text that only looks like a gap, a sound or a formula',
      {
        front: 'Write \\{{c1::a}} and &#91;sound:a.mp3&#93; for \\$5 or 3 \\< 4 & 5 > 2',
        back: 'مرحبا بالعالم',
      },
    ],
    [
      'covers',
      {
        foreignId: 'guid:n',
        kind: 'occlusion',
        front: 'The heart',
        back: 'More.',
        media: ['heart.png'],
        faces: [1, 2].map((ordinal) => ({ ordinal, ...newFace })),
        occlusion: {
          media: 'heart.png',
          hideAll: true,
          shapes: [
            { kind: 'rect', group: 1, left: 0.21, top: 0.34, width: 0.18, height: 0.09, angle: 90 },
            { kind: 'ellipse', group: 2, left: 0, top: 0.5, width: 0.25, height: 0.5 },
            {
              kind: 'polygon',
              group: 2,
              left: 0.125,
              top: 0.25,
              width: 0.25,
              height: 0.25,
              points: [
                { x: 0.125, y: 0.25 },
                { x: 0.375, y: 0.25 },
                { x: 0.25, y: 0.5 },
              ],
            },
          ],
        },
      },
    ],
  ])('%s', async (_, parts) => {
    const card = someCard(parts);
    expect(await readBack([card])).toEqual([card]);
  });

  it('any text of people, on both sides and in a gap', async () => {
    const sign = fc.constantFrom(...'ab1 .:{}[]()$\\<>&"\'*_~`#|-+=!\nñ語א');
    const text = fc.string({ unit: sign, minLength: 1, maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(text, text, async (front, gap) => {
        const exportedCards = [
          someCard({ front, back: gap }),
          someCard({
            foreignId: 'other:n',
            kind: 'cloze',
            front: `The {{c1::x ${gap} y}} end ${front}`,
            back: '',
            faces: [{ ordinal: 1, ...newFace }],
          }),
        ];
        const once = await readBack(exportedCards);
        // A card that was read has its final form, and is the same after any number of exports.
        expect(await readBack(once)).toEqual(once);
      }),
      { numRuns: 150 },
    );
  });

  it('any schedule', async () => {
    const face = fc.record({
      stability: fc.double({ min: 0.01, max: 3000, noNaN: true }),
      difficulty: fc.double({ min: 1, max: 10, noNaN: true }),
      interval: fc.integer({ min: 1, max: 900 }),
      ago: fc.integer({ min: 0, max: 800 }),
      reps: fc.integer({ min: 1, max: 90 }),
      lapses: fc.nat(30),
      known: fc.nat(2_000),
    });
    await fc.assert(
      fc.asyncProperty(face, async ({ stability, difficulty, interval, ago, reps, lapses, known }) => {
        const lastDay = dayAfter('2026-11-30', -ago);
        const state = {
          stability,
          difficulty,
          phase: 'review' as const,
          step: 0,
          dueAt: null,
          dueDay: dayAfter(lastDay, interval),
          firstDay: dayAfter(lastDay, -known),
          lastDay,
          reps,
          lapses,
        };
        const card = someCard({ faces: [{ ...newFace, ordinal: 0, state }] });
        expect(await readBack([card])).toEqual([card]);
      }),
      { numRuns: 50 },
    );
  });
});
