import { describe, expect, test } from 'vitest';
import type { WordedLanguage } from '../../text/language.ts';
import { typedNote } from '../testing/typed-note.ts';
import { factsByLanguage } from './facts-by-language.ts';
import { readFacts } from './read-facts.ts';

/** The facts of a note by language: the terms, the heads of its lists, the first columns of its tables. */
function saidIn(typedText: string, ofNote: WordedLanguage | null) {
  return factsByLanguage(readFacts(typedNote(typedText)), ofNote).map(
    ({ language, definitions, lists, tables }) => ({
      language,
      terms: definitions.map(({ term }) => term),
      heads: lists.map(({ head }) => head),
      columns: tables.map(({ columns }) => columns[0]),
    }),
  );
}

const ENGLISH = 'Tithe: tax that was paid to the Church\nSerf: farmer who was bound to the land of a lord';
const FRENCH =
  'Gabelle : impôt sur le sel qui était payé par les pauvres\nCens : loyer dû par les paysans pour la terre';
const GERMAN_LIST = `Ursachen des Krieges:
- der Streit um das Land und die Häfen
- die Angst vor dem Nachbarn
- das Bündnis mit der Krone`;
const SPANISH_TABLE = `| Río | Por dónde pasa |
| Nilo | por el norte de los desiertos |
| Níger | por las tierras del oeste |
| Congo | por los bosques de la selva |
| Volta | por el sur de los montes |`;

describe('what a note says is parted', () => {
  test('by the language of each run of lines, each list and each table', () => {
    expect(
      saidIn([`# Notes\n${ENGLISH}`, `# Notes\n${FRENCH}`, GERMAN_LIST, SPANISH_TABLE].join('\n'), 'eng'),
    ).toEqual([
      { language: 'eng', terms: ['Tithe', 'Serf'], heads: [], columns: [] },
      { language: 'fra', terms: ['Gabelle', 'Cens'], heads: [], columns: [] },
      { language: 'deu', terms: [], heads: ['Ursachen des Krieges'], columns: [] },
      { language: 'spa', terms: [], heads: [], columns: ['Río'] },
    ]);
  });

  test('and joined again where two runs are in one language', () => {
    expect(
      saidIn(
        `# One\n${ENGLISH}\n# Two\n${FRENCH}\n# Three\nManor: house that the lord of the land lived in`,
        'eng',
      ),
    ).toEqual([
      { language: 'eng', terms: ['Tithe', 'Serf', 'Manor'], heads: [], columns: [] },
      { language: 'fra', terms: ['Gabelle', 'Cens'], heads: [], columns: [] },
    ]);
  });

  test('by sentence, each in its own language', () => {
    const note = `La lava es la roca fundida que sale por la boca del volcán.
Le sel est une matière blanche qui se trouve dans la mer et sous la terre.`;
    expect(saidIn(note, 'spa')).toEqual([
      { language: 'spa', terms: ['lava'], heads: [], columns: [] },
      { language: 'fra', terms: ['sel'], heads: [], columns: [] },
    ]);
  });

  test.each<[WordedLanguage | null]>([['eng'], ['swe'], [null]])(
    "and a text that is too short to tell has the note's language: %s",
    (ofNote) => {
      expect(saidIn('Silt: fine mud', ofNote)).toEqual([
        { language: ofNote, terms: ['Silt'], heads: [], columns: [] },
      ]);
    },
  );

  test('into nothing where it says nothing', () => {
    expect(saidIn('', 'eng')).toEqual([]);
    expect(saidIn('The river rose all night.', 'eng')).toEqual([]);
  });
});

describe('placeholder text says nothing', () => {
  test.each([
    ['in lines', 'Dolor: sit amet consectetur\nTempor: incididunt ut labore'],
    ['in a list', 'Adipiscing elit:\n- excepteur sint\n- occaecat cupidatat\n- proident sunt'],
    [
      'in a table',
      '| Lorem | Ipsum |\n| Sit | amet |\n| Sed | tempor |\n| Quis | nostrud |\n| Duis | irure |',
    ],
  ])('%s', (_, typedText) => {
    expect(saidIn(typedText, 'eng')).toEqual([]);
    expect(saidIn(`${ENGLISH}\n# More\n${typedText}`, 'eng')).toEqual(saidIn(ENGLISH, 'eng'));
  });
});
