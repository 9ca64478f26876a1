import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ASTRONOMY, CHEMISTRY, CONTRACT_LAW, FRENCH } from '../generation/sample-notes.ts';
import { typedNote } from '../generation/testing/typed-note.ts';
import type { StudyDocument } from '../text/document.ts';
import { faultsOfCard } from './gate/card-gate.ts';
import { makeCards } from './make-cards.ts';
import { cardsOf, englishNote } from './testing/made-cards.ts';

const CELLS = `# Cells
Nucleus: controls the cell and holds the DNA
Ribosome: builds the proteins of the body
Vacuole: stores water and food for the plant
# Tissues
Epithelium: tissue that covers the surface of the body
Cartilage: firm tissue that covers the ends of bones`;

const make = (document: StudyDocument, changes = {}) =>
  makeCards({ document, count: 'all', seed: 'seed', ...changes });

describe('cards of a note', () => {
  test('are at most the requested number, ten by default, in the order of the note', () => {
    const document = typedNote(CHEMISTRY);
    const { cards, shortfall } = makeCards({ document, seed: 'seed' });
    const starts = cards.map(({ quote }) => document.pages[0]?.text.indexOf(quote) ?? -1);

    expect(cards).toHaveLength(10);
    expect(shortfall).toBeNull();
    expect(starts).toEqual([...starts].sort((one, other) => one - other));
    expect(makeCards({ document, count: 3, seed: 'seed' }).cards).toHaveLength(3);
  });

  test('are the same for the same seed', () => {
    for (const text of [CHEMISTRY, ASTRONOMY, CONTRACT_LAW]) {
      const request = { document: typedNote(text), count: 6, seed: 'one' };
      expect(makeCards(request)).toEqual(makeCards(request));
    }
  });

  test('are none that were made before, in whatever form', () => {
    const document = englishNote(CELLS);
    const known = ['What does a nucleus do?', '{{c1::Vacuole}} stores water.'];
    const { cards, shortfall } = make(document, { known, count: 10 });

    expect(cards.map(({ front }) => front)).not.toContain('What does a nucleus do?');
    expect(cards.some(({ front }) => /vacuole/i.test(front))).toBe(false);
    expect(shortfall).toMatchObject({ made: 3, wanted: 10, refused: { known: 2 } });
    expect(make(document, { known: make(document).cards.map(({ front }) => front) }).cards).toEqual([]);
  });

  test('keep the capital of a name, and take it from a word that only begins its line', () => {
    const document = englishNote(`# Fasts
Ramadan: the month in which Muslims fast from dawn until sunset
Osmosis: the movement of water through a membrane into a cell`);
    const fronts = make(document).cards.map(({ front }) => front);

    expect(fronts).toContain('What is Ramadan?');
    expect(fronts).toContain('What is osmosis?');
  });

  test('each card that a student has or dropped counts once, even if several lines ask for it', () => {
    const twice = `${CELLS}\nThe nucleus is the part of the cell that controls it and holds the DNA.
The nucleus is known as the control centre of the cell and of its life.`;
    const document = englishNote(twice);
    const known = ['{{c1::Nucleus}} controls the cell.', 'What does a ribosome do?'];
    const dropped = ['{{c1::Vacuole}} stores water.', '{{c1::Nucleus}} holds the DNA.'];
    const writtenCardDrafts = make(document).cards.filter(({ front }) => /cartilage/i.test(front));
    const { shortfall } = make(document, { known, dropped, written: writtenCardDrafts, count: 20 });

    expect(shortfall?.refused).toMatchObject({ known: 2, dropped: 1 });
  });

  test('are of the pages and the subject that were chosen', () => {
    const document = englishNote(CELLS);
    const focused = make(document, { focus: { focus: 'something about cartilage please', pages: null } });

    expect(focused.cards).toHaveLength(1);
    expect(focused.shortfall).toBeNull();
    const elsewhere = make(document, { focus: { focus: '', pages: { from: 2, to: 3 } } });
    expect(elsewhere.cards).toEqual([]);
    expect(elsewhere.shortfall?.refused.out_of_focus).toBeGreaterThan(0);
  });

  test('show what the note says to the letter, where Markdown would read it otherwise', () => {
    const document = englishNote('Wildcard: a sign such as _ or [a] that stands for any name');

    expect(make(document).cards[0]?.back).toBe('a sign such as \\_ or \\[a] that stands for any name');
  });
});

describe('in another language', () => {
  test('lines, dates, lists and steps are asked in it', () => {
    const note = typedNote(`# Histoire de France
serveur : machine qui fournit un service aux autres machines du réseau
1789 : prise de la Bastille à Paris par le peuple
Causes de la Révolution
- la crise des finances
- les mauvaises récoltes
- les idées des Lumières`);

    expect(cardsOf(note)).toEqual([
      'Que désigne « serveur » ? → machine qui fournit un service aux autres machines du réseau',
      'Histoire de France : À quelle année correspond cet événement : « prise de la Bastille à Paris par le peuple » ? → 1789',
      'Citez les 3 causes de la Révolution. → - la crise des finances; - les mauvaises récoltes; - les idées des Lumières',
    ]);
  });

  test('the dates of a row are asked with the year above them, and initials with their meaning', () => {
    const note = typedNote(`Le roi et les députés sont à Versailles avec les ordres de la société.
dates :
5 mai 89 ouverture des États généraux
17 juin proclamation de l'Assemblée -> plus d'ordres
14 juil prise de la Bastille
26 août DDHC
DDHC : liberté, égalité devant la loi, propriété
limites: pas les femmes, pas les esclaves`);

    expect(cardsOf(note)).toEqual([
      'À quelle date correspond cet événement : « ouverture des États généraux » ? → 5 mai 89',
      "À quelle date correspond cet événement : « proclamation de l'Assemblée (89) » ? → 17 juin",
      'À quelle date correspond cet événement : « prise de la Bastille (89) » ? → 14 juil',
      'DDHC : citez les 3 points. → - liberté; - égalité devant la loi; - propriété',
      'DDHC : limites ? → pas les femmes, pas les esclaves',
    ]);
  });

  test('a German line is asked between its own marks', () => {
    const note = typedNote(`Die Republik und der Vertrag waren für die Bürger das Ende einer Zeit.
Dolchstoßlegende = Lüge, dass die Heimat das Heer verraten hat
Reichspräsident: Staatsoberhaupt, wird vom Volk gewählt`);

    expect(cardsOf(note)).toEqual([
      'Was ist mit „Dolchstoßlegende“ gemeint? → Lüge, dass die Heimat das Heer verraten hat',
      'Was ist mit „Reichspräsident“ gemeint? → Staatsoberhaupt, wird vom Volk gewählt',
    ]);
  });

  test('prose gives few cards or none, and the student reads why', () => {
    const { cards, shortfall } = makeCards({ document: typedNote(FRENCH), seed: 'seed' });

    expect(cards.length).toBeLessThan(10);
    expect(shortfall?.isOtherLanguage).toBe(true);
  });
});

describe('whatever a note holds', () => {
  const line = fc.constantFrom(
    ...CELLS.split('\n'),
    '- strong wind',
    '1. first the water',
    'Q: What is a cell?',
    'A: the unit of life',
    '| Method | Use |',
    '| Filter | sand |',
    'A tariff is a tax on goods that come from abroad.',
    'Cells divide because old cells wear out in the body.',
    '{{c1::x}} $y$ **z** \\',
    '((((((',
    '',
    '\ud800 😀 نص',
    'Q: Q: Q: ???? A: A:',
    'a = b = c = d',
  );
  const notes = fc.array(fc.oneof(line, fc.string()), { maxLength: 25 }).map((lines) => lines.join('\n'));

  test('each card passes the gate, and no two ask the same', () => {
    fc.assert(
      fc.property(notes, (text) => {
        const document = englishNote(text);
        const { cards } = make(document);
        for (const card of cards)
          expect(
            faultsOfCard(
              card,
              document.pages.find(({ number }) => number === card.page),
            ),
          ).toEqual([]);
        expect(new Set(cards.map(({ front }) => front)).size).toBe(cards.length);
      }),
      { numRuns: 60 },
    );
  });

  test.each<[string, Partial<StudyDocument['pages'][number]>]>([
    ['is empty', { text: '' }],
    ['is not readable', { text: CELLS, reading: 'unreadable' }],
    ['has no blocks', { text: CELLS }],
    [
      'has blocks beyond its end',
      { text: 'x', blocks: [{ kind: 'paragraph', level: 0, start: 0, end: 90 }] },
    ],
    ['is one long word', { text: 'a'.repeat(200_000) }],
    ['is one long line of marks', { text: 'Q: A: ? - : = '.repeat(5_000) }],
    ['is open brackets', { text: '('.repeat(50_000) }],
  ])('a page does no harm if it %s', (_, changes) => {
    const page = { number: 1, section: null, text: '', blocks: [], bold: [], reading: 'text' as const };
    const { cards, shortfall } = make({ title: '', pages: [{ ...page, ...changes }] });

    expect(cards.length === 0).toBe(shortfall !== null);
  });

  test('a note without pages gives no card', () => {
    expect(make({ title: '', pages: [] })).toMatchObject({ cards: [], shortfall: { made: 0, wanted: null } });
  });
});
