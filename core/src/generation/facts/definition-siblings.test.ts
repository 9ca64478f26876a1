import { describe, expect, test } from 'vitest';
import type { StudyDocument } from '../../text/document.ts';
import { typedNote } from '../testing/typed-note.ts';
import { names, siblingFinder } from './definition-siblings.ts';
import { readFacts } from './read-facts.ts';

/** The terms that can stand beside a term, in their order. */
function siblingsOf(term: string, note: StudyDocument): string[] {
  const facts = readFacts(note).definitions;
  const at = facts.findIndex((fact) => fact.term === term);
  return siblingFinder(facts)(at).map((sibling) => sibling.term);
}

const besides = (term: string, typed: string) => siblingsOf(term, typedNote(typed));

/** Each text on a page of its own. */
function paged(...texts: string[]): StudyDocument {
  const pages = texts.flatMap((text) => typedNote(text).pages);
  return { title: 'note', pages: pages.map((page, at) => ({ ...page, number: at + 1 })) };
}

const CELL = `# The cell
Nucleus: round body that holds genes
Vacuole: bag full of sap`;
const FERNS = `- Frond: leaf of a fern
- Needle: leaf of a pine`;

describe('the siblings of a definition are', () => {
  test('those of its own lines alone where there are three', () => {
    const lines = `${CELL}\nWall: stiff layer around plants\nCilium: short hair on algae`;
    expect(besides('Nucleus', `${lines}\n${FERNS}`)).toEqual(['Vacuole', 'Wall', 'Cilium']);
  });

  test('those under the same heading as well where there are fewer, after its own', () => {
    const note = `# The cell\n${FERNS}\nNucleus: round body that holds genes\nVacuole: bag full of sap`;
    expect(besides('Nucleus', note)).toEqual(['Vacuole', 'Frond', 'Needle']);
  });

  test('none on another page, also where its heading is the same', () => {
    expect(siblingsOf('Nucleus', paged(CELL, `# Leaves\n${FERNS}`))).toEqual(['Vacuole']);
    expect(siblingsOf('Nucleus', paged(CELL, `# The cell\n${FERNS}`))).toEqual(['Vacuole']);
  });

  test('none under another heading of its own page', () => {
    const note = paged(CELL, `# Leaves\n${FERNS}`);
    const onePage = { ...note, pages: note.pages.map((page) => ({ ...page, number: 1 })) };
    expect(siblingsOf('Nucleus', onePage)).toEqual(['Vacuole']);
  });

  test('at most 120 to either side', () => {
    const lines = Array.from({ length: 300 }, (_, at) => `Term ${at}: body${at} layer${at}`);
    const terms = (from: number, to: number) =>
      lines.map((_, at) => `Term ${at}`).filter((_, at) => at >= from && at < to);

    const note = lines.join('\n');
    expect(besides('Term 0', note)).toEqual(terms(1, 120));
    expect(besides('Term 150', note)).toEqual([...terms(30, 150), ...terms(151, 270)]);
  });

  test('none for a place where no definition stands', () => {
    expect(siblingFinder([])(0)).toEqual([]);
    const { definitions } = readFacts(typedNote(CELL));
    expect(siblingFinder(definitions)(definitions.length)).toEqual([]);
  });
});

describe('siblings come in the order of their likeness:', () => {
  test('those whose names end alike before the others', () => {
    const note = `Sweat gland: cools warm skin
Nail: protects each finger
Hair: traps still air
Lash: guards both eyes
Tear gland: washes dust out`;
    expect(besides('Sweat gland', note)).toEqual(['Tear gland', 'Nail', 'Hair', 'Lash']);
  });

  test('those of which the note says it alike before the others, and both before either', () => {
    const note = `Wheat grain: crop of dry plains
Fork: tool for hay
Cotton: crop for cloth
Rye grain: crop in cold hills
Sand grain: speck on beaches`;
    expect(besides('Wheat grain', note)).toEqual(['Rye grain', 'Cotton', 'Sand grain', 'Fork']);
  });

  test('those of its own section before those of another', () => {
    const note = paged(
      '# Las rocas\nEl gneis es la roca dura que aparece en las montañas.',
      `# Los metales\nLa plata es un metal blanco que brilla mucho. El cobre es un hilo rojo que conduce corriente.
El plomo es un tubo gris que pesa bastante.`
        .replaceAll('\n', ' ')
        .replace('# Los metales ', '# Los metales\n'),
    );
    expect(siblingsOf('plomo', note)).toEqual(['plata', 'cobre', 'gneis']);
  });
});

describe('of one sort', () => {
  const WINDS = `Passat: Wind, der immer zum Äquator weht
Nebel: Wolke, die auf dem Boden liegt
Monsun: Wind, der mit der Jahreszeit dreht
Hagel: Eis, das hart vom Himmel prasselt
Mistral: ein starker Wind aus dem Rhonetal`;

  test('are three or more of which the note says the same: they stand alone', () => {
    const note = `${WINDS}\nFöhn: ein warmer Fallwind in den Alpen`;
    expect(besides('Passat', note)).toEqual(['Monsun', 'Mistral', 'Föhn']);
  });

  test('are not two, so that others stand beside them', () => {
    expect(besides('Passat', WINDS)).toEqual(['Monsun', 'Mistral', 'Nebel', 'Hagel']);
  });

  test('are not those whose meanings share a later word', () => {
    const note = `Passat: Wind, der immer zum Äquator weht
Nebel: Wolke, die auf dem Boden liegt
Bö: kurzer heftiger kalter Wind
Hagel: Eis, das hart vom Himmel prasselt
Tau: Wasser, das nachts am Gras entsteht
Reif: weiße dünne kalte Decke, die der Wind formt`;
    expect(besides('Passat', note)).toEqual(['Nebel', 'Bö', 'Hagel', 'Tau', 'Reif']);
  });
});

describe('a person', () => {
  const VILLAGE = `Mönch: Mann, der im Kloster betet
Ritter: Adliger, der zu Pferd kämpft
Händler: Bürger, der Tuch verkauft
Pflug: Gerät, das den Acker wendet
Zehnt: Abgabe an die Kirche`;

  test('stands beside persons alone, however few they are', () => {
    expect(besides('Mönch', VILLAGE)).toEqual(['Ritter', 'Händler']);
  });

  test('never stands beside a thing', () => {
    expect(besides('Pflug', VILLAGE)).toEqual(['Zehnt']);
    expect(besides('Pflug', `${VILLAGE}\nBurg: Bau aus Stein\nVerbannung: Strafe fern der Stadt`)).toEqual([
      'Zehnt',
      'Burg',
      'Verbannung',
    ]);
  });
});

describe('what happens', () => {
  const WATER = `Verdunstung: Übergang in Dampf
Wolke: Gebilde am Himmel
Fluss: Lauf zum Meer
Bach: Rinne am Hang`;

  test('stands beside things where the note has too little of it', () => {
    expect(besides('Verdunstung', `${WATER}\nStrömung: Zug unter Wellen`)).toEqual([
      'Strömung',
      'Wolke',
      'Fluss',
      'Bach',
    ]);
  });

  test('stands alone where the note has three more', () => {
    const note = `${WATER}\nStrömung: Zug unter Wellen\nBrandung: Schlag an Felsen\nSpiegelung: Bild im See`;
    expect(besides('Verdunstung', note)).toEqual(['Strömung', 'Brandung', 'Spiegelung']);
  });
});

describe('two lines that say nearly the same', () => {
  test('are both right, so that neither stands beside the other', () => {
    const note = `Osmosis: movement of water through a membrane
Seepage: slow movement of water through a membrane
Suction: pull of water through a straw`;
    expect(besides('Osmosis', note)).toEqual(['Suction']);
  });

  test('differ where each says something of its own', () => {
    expect(besides('Weir', 'Weir: low river dam\nDyke: low river wall')).toEqual(['Dyke']);
    expect(besides('Weir', 'Weir: low river dam\nDyke: low wide river dam')).toEqual([]);
  });

  test('are the same where one of many words differs', () => {
    const said = 'low broad stone dam across small rivers near';
    expect(besides('Weir', `Weir: ${said} towns\nDyke: ${said} villages`)).toEqual([]);
  });

  test('are told apart by what the other lines do not say', () => {
    const note = `Pepsin: enzyme that cuts inside
Lipase: enzyme that cuts fats inside
Amylase: enzyme that cuts starch inside
Lactase: enzyme that cuts lactose inside`;
    expect(besides('Pepsin', note)).toEqual(['Lipase', 'Amylase', 'Lactase']);
    // Two of them alone share too much, and nothing shows that it is common.
    expect(besides('Pepsin', note.split('\n').slice(0, 2).join('\n'))).toEqual([]);
  });

  test('never stand beside themselves, also where they say nothing of their own', () => {
    const note = `Pepsin: enzyme that cuts proteins\nLipase: enzyme that cuts fats
Amylase: enzyme that cuts starch\nProtease: enzyme that cuts`;
    expect(besides('Protease', note)).toEqual(['Lipase', 'Amylase', 'Pepsin']);
  });

  test('in a long note share words with two fifths of its lines before those count as common', () => {
    const others = Array.from({ length: 7 }, (_, at) => `Thing ${at}: body${at} layer${at}`);
    const enzymes = ['Pepsin: enzyme cuts', 'Lipase: enzyme cuts fats', 'Lactase: enzyme cuts milk'];
    expect(besides('Pepsin', [...enzymes, ...others.slice(0, 4)].join('\n'))).toContain('Lipase');
    expect(besides('Pepsin', [...enzymes, ...others].join('\n'))).not.toContain('Lipase');
  });
});

describe('what is said of one thing names another', () => {
  const nothing = 'was hier gesagt ist';
  test.each([
    ['a word of its term', 'Klappe an der Pforte', 'Klappe', true],
    ['the beginning of a compound', 'Herzschlag je Minute', 'Herz', true],
    ['the end of a compound', 'ein warmer Fallwind', 'Wind', true],
    ['a part of the term', 'Klappe an der Pforte', 'Herzklappe', true],
    ['another form of it', 'bodies that hold genes', 'Gene', true],
    ['the second word of its term', 'was das Ventil schließt', 'kleines Ventil', true],
    ['a whole word of three letters', 'Gletscher aus Eis', 'Eis', true],
    ['the middle of a compound', 'Windkraftwerk am Meer', 'Kraft', false],
    ['a part of three letters', 'Eisberge im Meer', 'Eis', false],
    ['nothing of it', 'Klappe an der Pforte', 'Ventil', false],
    ['a word of grammar alone', 'was der Arm hält', 'der Bizeps', false],
  ])('where it holds %s: %s, %s is %s', (_, meaning, term, expected) => {
    const note = readFacts(typedNote(`Erstes: ${meaning}\n${term}: ${nothing}`)).definitions;
    expect(note.map((fact) => names(note[0] ?? fact, fact)).at(-1)).toBe(expected);
  });
});
