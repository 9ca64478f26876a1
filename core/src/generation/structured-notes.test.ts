import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gateNote, getFaults } from './gate/item-gate.ts';
import { makeQuestions } from './make-questions.ts';
import type { QuestionDraft, QuestionKind } from './question-draft.ts';
import { wholeNote } from './scope/within-scope.ts';
import { typedNote } from './testing/typed-note.ts';

const CELLS = `# Cell biology
Parts of the cell:
- Nucleus: controls the cell and holds the DNA
- Ribosome: builds proteins
- Cell membrane: controls what enters and leaves
- Vacuole: stores water and food
- Chloroplast: traps light energy for photosynthesis
Stages of mitosis
1. Prophase
2. Metaphase
3. Anaphase
4. Telophase
5. Cytokinesis`;

const GOVERNMENT = `# Arms of government
| Arm | Function | Headed by |
| Legislature | makes laws | Senate President |
| Executive | carries out laws | Governor |
| Judiciary | interprets laws | Chief Justice |
| Civil service | gives advice | Head of Service |`;

const INFLATION = `# Inflation
Causes of inflation:
- high demand
- rising wages
- scarce imports
- printed money
Effects of inflation:
- savings shrink
- lenders lose
- exports fall
- strikes spread`;

function ask(text: string, changes: Partial<Parameters<typeof makeQuestions>[0]> = {}): QuestionDraft[] {
  const document = typedNote(text);
  return makeQuestions({ document, count: 10, seed: 'seed', excludedAnswers: [], ...changes });
}

const keyOf = ({ options, answerIndex }: QuestionDraft) => options[answerIndex] ?? '';

/** Stems with their keys, of one kind. */
function asked(text: string, kind: QuestionKind): Record<string, string> {
  const drafts = ask(text, { count: 30, scope: { ...wholeNote, kinds: [kind] } });
  return Object.fromEntries(drafts.map((draft) => [draft.stem, keyOf(draft)]));
}

describe('a structured note', () => {
  test('gives questions about pairs of words, among the other pairs under their line', () => {
    const note = `Hormones
Insulin: lowers the sugar of the blood
Glucagon: raises the sugar of the blood
Adrenaline: prepares the body for flight
Thyroxine: sets the pace of the body
# Deficiency diseases
Vitamin A - night blindness
Vitamin C - scurvy
Vitamin D - rickets
Iron - anaemia
Iodine - goitre`;
    const drafts = ask(note, { count: 30 }).filter(({ stem }) => stem.includes('goes with'));

    expect(drafts.length).toBeGreaterThanOrEqual(3);
    for (const { options } of drafts) {
      expect(options.filter((option) => /Insulin|Glucagon|Adrenaline|Thyroxine/.test(option))).toEqual([]);
    }
  });

  test('gives no question about a single pair of words, which is an example', () => {
    expect(Object.keys(asked(`${CELLS}\nDerived demand - labour`, 'term')).join(' ')).not.toContain('labour');
  });

  test('gives questions about the term of a labelled line, in the words of the line', () => {
    expect(asked(CELLS, 'term')).toMatchObject({
      'Which of the following stores water and food?': 'vacuole',
    });
  });

  test('gives questions about the first step of a list, or the step that follows', () => {
    const [[stem = '', key] = []] = Object.entries(asked(CELLS, 'order'));
    expect(stem).toMatch(
      /^Which (?:is the first stage of mitosis|stage of mitosis comes directly after “.+”)\?$/,
    );
    const steps = ['Prophase', 'Metaphase', 'Anaphase', 'Telophase', 'Cytokinesis'];
    const previous = /after “(.+?)”/.exec(stem)?.[1];
    expect(key).toBe(steps[previous === undefined ? 0 : steps.indexOf(previous) + 1]);
  });

  test('gives questions about the value of a cell, among other values of its column', () => {
    const values = ['makes laws', 'carries out laws', 'interprets laws', 'gives advice'];
    const ofFunction = ask(GOVERNMENT).filter(({ stem }) => /^What is the function of/.test(stem));
    expect(ofFunction.length).toBeGreaterThan(0);
    for (const { options } of ofFunction) expect(options.toSorted()).toEqual(values.toSorted());
  });

  test('gives questions about the members of a list, among members of a list of the opposite', () => {
    const members = Object.entries(asked(INFLATION, 'member'));
    const causes = ['high demand', 'rising wages', 'scarce imports', 'printed money'];
    expect(members).not.toEqual([]);
    for (const [stem, key] of members)
      expect(causes.includes(key)).toBe(stem === 'Which of the following is one of the causes of inflation?');
  });
});

test.each([
  ['Factors of demand', 'Factors of supply', 0],
  ['Functions of the senate', 'Functions of the cabinet', 2],
  ['Input devices', 'Output devices', 2],
  ['Kinds of tents', 'Input devices', 0],
])('%s and %s are options together if no member of one may suit the other', (one, other, stems) => {
  const text = `The devices of a school, and what belongs to each of them, were told in the first lesson.\n${one}:\n- lever\n- scanner\n- microphone\n${other}:\n- printer\n- speaker\n- projector`;
  expect(Object.keys(asked(text, 'member'))).toHaveLength(stems);
});

describe('lines that a student typed in haste', () => {
  const note = `Cells of the brain
- Astrocyte - looks like a star, feeds the neurons.
- Interneuron - Carries signals between two neurons.
- Oligodendrocyte - Wraps the fibres of the brain in fat.
- Microglia - eats dead cells and germs.
- Rest potential is measured here - Inside of the fibre.
- Ia = ga(Vm - Ea)
- Nernst potential = 58 log([K+]out / [K+]in) + 25 (PK / PNa)
- seen in the spine - Fibres that cross
- Ice melts when warm - floats on water
- Pia - on brains
- Ependyma - also makes the fluid of the brain.`;

  test('are asked as labels, and never with a blank before a dash', () => {
    const drafts = ask(note, { count: 30 });

    expect(drafts.length).toBeGreaterThanOrEqual(3);
    expect(drafts.filter(({ stem }) => /\s[-–]\s|_{3}/.test(stem))).toEqual([]);
  });

  test('open with a capital next to lines that do', () => {
    for (const { stem, options } of ask(note, { count: 30 }))
      expect([stem, new Set(options.map((option) => /^\p{Lu}/u.test(option))).size]).toEqual([stem, 1]);
  });

  test.each(['Rest potential', 'Nernst', 'Ependyma', 'Ia', 'seen in', 'Ice', 'Pia'])(
    'give nothing where they state, calculate or are about something else: %s',
    (opening) => {
      const printed = ask(note, { count: 30 }).flatMap(({ stem, options }) => [stem, ...options]);

      expect(printed.filter((text) => text.includes(opening))).toEqual([]);
    },
  );
});

test('lines of different sections are not options together', () => {
  const sections = [
    'Energy: ability to do work',
    'Species: living things that can breed',
    'Guano: droppings of sea birds',
    'Tilth: how well a soil takes in air',
  ];
  expect(ask(sections.map((line, index) => `# Part ${index}\n${line}`).join('\n'), { count: 30 })).toEqual(
    [],
  );
});

test('a list that continues under its own head is not an option for itself', () => {
  const note =
    '# The water cycle\n- rain\n- snow\n- hail\n- mist\n\nText.\n\n# Water cycle\n- dew\n- fog\n- frost\n- sleet';

  expect(ask(note, { count: 30 })).toEqual([]);
});

describe('what is not asked', () => {
  test.each<[string, string]>([
    ['two lines with one meaning', 'Rust: iron eaten by air\nCorrosion: iron eaten by air'],
    ['a term that its meaning repeats', 'Water cycle: the cycle of water\nRock cycle: the cycle of rock'],
    [
      'a list beside lists of another role',
      'Causes of war:\n- pride\n- greed\n- fear\nKinds of tents:\n- dome\n- bell\n- ridge',
    ],
    ['lines that judge', 'Low dose: good\nHigh dose: bad\nMiddle dose: usual\nNo dose: important'],
    ['four lines of a form', 'Name: Ada Obi\nClass: SS2 Gold\nDate: 4 May\nTeacher: Mr Bello'],
    ['a shopping list', '- rice\n- beans\n- yam\n- salt'],
  ])('%s', (_, text) => {
    expect(ask(text)).toEqual([]);
  });

  test('a column in which a subject shares its value is not asked from that value', () => {
    const shared = GOVERNMENT.replace('Governor', 'Chief Justice');
    const drafts = ask(shared, { count: 30 });
    expect(drafts.filter(({ stem }) => stem.includes('has “Chief Justice”'))).toEqual([]);
  });
});

describe.each(Object.entries({ cells: CELLS, government: GOVERNMENT, inflation: INFLATION }))(
  'a set from %s',
  (_, text) => {
    const document = typedNote(text);

    test('passes the gate, with four options and its quotation on the page', () => {
      const drafts = ask(text);
      const note = gateNote(document);
      expect(drafts).not.toEqual([]);
      for (const [at, draft] of drafts.entries()) {
        expect(getFaults(draft, note, drafts.slice(0, at))).toEqual([]);
        expect(document.pages[0]?.text).toContain(draft.source.quote);
      }
    });

    test('is the same for the same seed, and never reuses an answer', () => {
      const drafts = ask(text);
      expect(ask(text)).toEqual(drafts);
      const used = drafts.slice(0, 2).map(keyOf);
      expect(
        ask(text, { excludedAnswers: used })
          .map(keyOf)
          .filter((key) => used.includes(key)),
      ).toEqual([]);
    });
  },
);

test('a set of typed notes has three kinds of questions', () => {
  const kinds = new Set(ask(`${CELLS}\n${INFLATION}\n${GOVERNMENT}`).map(({ kind }) => kind));
  expect(kinds.size).toBeGreaterThanOrEqual(3);
});

test('any lines at all around a note leave its questions sound', () => {
  const line = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom(
      '- ',
      '1. ',
      '| a | b |',
      'Term:',
      'Term: a',
      ': b',
      '# ',
      '- x: y',
      '||',
      '- - -',
      '= =',
    ),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), fc.array(line, { maxLength: 12 }), (before, after) => {
      const text = [...before, CELLS, ...after].join('\n').replace(/\r/g, ' ');
      const page = typedNote(text).pages[0]?.text;
      for (const draft of ask(text)) {
        expect(page).toContain(draft.source.quote);
        expect(new Set(draft.options).size).toBe(4);
      }
    }),
    { numRuns: 40 },
  );
});
