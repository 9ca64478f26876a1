import { describe, expect, test } from 'vitest';
import { typedNote } from '../testing/typed-note.ts';
import { readFacts } from './read-facts.ts';

describe('a labelled line', () => {
  test.each([
    ['Osmosis: movement of water through a membrane', ['Osmosis', 'movement of water through a membrane']],
    ['- Osmosis - movement of water', ['Osmosis', 'movement of water']],
    ['Osmosis – movement of water.', ['Osmosis', 'movement of water']],
    ['Vacuole = stores water and food', ['Vacuole', 'stores water and food']],
    ['1914: amalgamation of North and South', ['1914', 'amalgamation of North and South']],
    [
      'Semi-permeable membrane: lets only some particles pass',
      ['Semi-permeable membrane', 'lets only some particles pass'],
    ],
    ['Demand: what buyers want. Ask about this in class', ['Demand', 'what buyers want']],
  ])('%s', (line, fact) => {
    expect(readFacts(typedNote(line)).definitions.map(({ term, meaning }) => [term, meaning])).toEqual([
      fact,
    ]);
  });

  test.each([
    ['has no label in a sentence', 'The three arms are as follows: they make, carry out and judge laws.'],
    ['has a label of a form', 'Lecturer: Dr Bello Adamu'],
    ['is a remark', 'NB: read this again before the test'],
    ['gives an example', 'Example: a stone that falls from a roof'],
    ['asks', 'Osmosis: what is it?'],
    ['is an address', 'Source: https://example.org/cells'],
    ['looks back', 'Borders: they are irregular in shape'],
    ['names a chapter', 'PARLIAMENT RESPONDS: THE COERCIVE ACTS'],
    ['joins a word', 'A semi-permeable membrane'],
    ['counts', '3 - 2 = 1'],
    ['is empty behind its mark', 'Osmosis:'],
    ['names a teacher', 'Economics SS2 - Mr Adeyemi'],
    ['gives an example of one word', 'Derived demand - labour'],
    ['is a list', 'Strong acids: HCl, nitric acid and HBr'],
    ['counts kinds of something else', 'Two types: a small office with one room'],
  ])('is none where it %s', (_, line) => {
    expect(readFacts(typedNote(line)).definitions).toEqual([]);
  });
});

describe('in another language a line', () => {
  test.each([
    'Exemple 2 : une pierre qui tombe du toit',
    'Devoirs : exercices 3 et 4 de la page 58',
    'Nota: entra en el examen del jueves',
    'P. ej.: una uva pasa en un vaso',
    'Ojo: no confundir mitosis con meiosis',
    'Trabalho de casa: perguntas 1 a 5',
    'Atenção: não esquecer o mapa',
    'Beispiel: ein Stein, der vom Dach fällt',
    'z. B.: ein Stein, der vom Dach fällt',
    'Hausaufgabe: Seite 44, Nummer 2 und 3',
    'Compiti: pagina 12, esercizio 3',
    'Huiswerk: bladzijde 12, vraag 3',
    'Läxa: sidan 12, fråga 3',
    'Àpẹẹrẹ: òkúta tí ó ṣubú láti orí òrùlé',
    'Àpẹẹrẹ: òkúta tí ó ṣubú láti orí òrùlé'.normalize('NFD'),
    'Misali: dutse da ya faɗo daga rufi',
    'Ọmụmaatụ: nkume si n’elu ụlọ daa',
    'Mfano: jiwe linaloanguka kutoka juu',
  ])('is no definition where it remarks: %s', (line) => {
    expect(readFacts(typedNote(line)).definitions).toEqual([]);
  });

  test.each([
    ['Datenbank: Sammlung von Daten in Tabellen', 'Datenbank'],
    ['Ojo: órgano de la visión con una lente', 'Ojo'],
    ['Notación: conjunto de signos de una ciencia', 'Notación'],
    ['Iṣan: ẹran ara tó ń jẹ́ kí a lè rìn', 'Iṣan'],
    ['Ọkàn: iṣan tó ń ta ẹ̀jẹ̀ káàkiri ara', 'Ọkàn'],
  ])('is one where it names a thing: %s', (line, term) => {
    expect(readFacts(typedNote(line)).definitions.map((definition) => definition.term)).toEqual([term]);
  });

  test.each([
    ['Produtos da colônia: açúcar, ouro e tabaco', ['açúcar', 'ouro', 'tabaco']],
    ['Partes de la flor: cáliz, corola, estambres y pistilo', ['cáliz', 'corola', 'estambres', 'pistilo']],
    ['Organes du corps : cœur, foie et reins', ['cœur', 'foie', 'reins']],
  ])('may hold a list: %s', (line, members) => {
    const { lists, definitions } = readFacts(typedNote(line));
    expect(lists.map((list) => list.members.map(({ text }) => text))).toEqual([members]);
    expect(definitions).toEqual([]);
  });
});

describe('a list', () => {
  const lists = (text: string) =>
    readFacts(typedNote(text)).lists.map(({ head, members, isOrdered }) => ({
      head,
      members: members.map((member) => member.text),
      isOrdered,
    }));

  test('is none of a description with commas', () => {
    expect(lists('Fixed assets: kept for long, e.g. land, furniture')).toEqual([]);
    expect(lists('Fixed assets: land, furniture, machines')).not.toEqual([]);
  });

  test('has the line above it as its head', () => {
    expect(lists('The causes of inflation are:\n- high demand\n- rising wages\n- scarce imports')).toEqual([
      {
        head: 'causes of inflation',
        members: ['high demand', 'rising wages', 'scarce imports'],
        isOrdered: false,
      },
    ]);
  });

  test('has the labels of labelled items as its members', () => {
    expect(
      lists('Parts of a cell\n- Nucleus: holds DNA\n- Vacuole: stores water\n- Wall: gives shape'),
    ).toMatchObject([{ members: ['Nucleus', 'Vacuole', 'Wall'] }]);
  });

  test('has steps if it is numbered and its head says so', () => {
    const steps = '1. Prophase\n2. Metaphase\n3. Anaphase\n4. Telophase';
    expect(lists(`Stages of mitosis\n${steps}`)).toMatchObject([{ isOrdered: true }]);
    expect(lists(`Uses of microscopes\n${steps}`)).toMatchObject([{ isOrdered: false }]);
  });

  test('may be in one line behind a label that names several things', () => {
    expect(lists('Strong acids: HCl, nitric acid and HBr')).toEqual([
      { head: 'Strong acids', members: ['HCl', 'nitric acid', 'HBr'], isOrdered: false },
    ]);
    expect(lists('Acid - proton donor, turns litmus red, tastes sour')).toEqual([]);
  });

  test('has its own item as its head on a lower level', () => {
    expect(lists('Blood\n- Cells of blood\n  - red cells\n  - white cells\n  - platelets\n- plasma')).toEqual(
      [{ head: 'Cells of blood', members: ['red cells', 'white cells', 'platelets'], isOrdered: false }],
    );
  });

  test.each([
    ['its head says nothing', 'Notes:\n- one thing\n- another thing\n- a third thing'],
    [
      'its head is a sentence about something else',
      'We met on Monday. It rained.\n- tents\n- ropes\n- lamps',
    ],
    ['it has two members', 'Kinds of cells\n- plant cells\n- animal cells'],
    ['a member is a paragraph', `Kinds of cells\n- plant\n- animal\n- ${'and so on '.repeat(10)}`],
    ['nothing stands above it', '- plant\n- animal\n- fungus'],
  ])('is none where %s', (_, text) => {
    expect(lists(text)).toEqual([]);
  });
});

test('every fact is quoted from its page to the letter', () => {
  const note = typedNote(
    'Uses of iron:\n- nails\n- rails\n- ships\n\nRust: iron that water and air have eaten',
  );
  const { definitions, lists } = readFacts(note);
  const [page] = note.pages;
  for (const { origin } of [...definitions, ...lists, ...lists.flatMap(({ members }) => members)]) {
    expect(page?.text.slice(origin.start, origin.end)).toBe(origin.quote);
    expect(origin.quote).not.toBe('');
  }
});

test('a line with a gap for a picture or a formula says nothing', () => {
  const note = typedNote('Nucleus: [picture: a round body]\n\nArea: length times [formula] of the side');
  expect(readFacts(note).definitions).toEqual([]);
});

test('several sorted lines lose the word by which they are sorted in their meanings', () => {
  const said = (lines: string) =>
    readFacts(
      typedNote(`The cells of plants and animals do many kinds of work.\n\n${lines}`),
    ).definitions.map(({ meaning }) => meaning);
  expect(
    said(
      'Nerve cell: Animal, carries impulses\nRoot hair: Plants,takes in water\nPalisade cell: Plant, makes sugar\nMuscle cell: Animals, shortens fast',
    ),
  ).toEqual(['carries impulses', 'takes in water', 'makes sugar', 'shortens fast']);
  expect(said('Nerve cell: Animal, carries impulses\nSkin: covers,keeps water in')).toEqual([
    'Animal, carries impulses',
    'covers, keeps water in',
  ]);
});

test('a list of contents says nothing: its lines are the headings of the note', () => {
  const note =
    '- B1: Cell biology\n- B2: Cell division\n\n# B1: Cell biology\n\nVacuole: stores water\n\n# B2: Cell division';
  expect(readFacts(typedNote(note)).definitions.map(({ term }) => term)).toEqual(['Vacuole']);
});

test('a page that is not readable says nothing', () => {
  const note = typedNote('Osmosis: movement of water through a membrane');
  const unreadable = {
    ...note,
    pages: note.pages.map((page) => ({ ...page, reading: 'unreadable' as const })),
  };
  expect(readFacts(unreadable)).toEqual({ definitions: [], lists: [], tables: [] });
});
