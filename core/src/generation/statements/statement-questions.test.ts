import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalForm } from '../../text/words.ts';
import { phraseLikeness } from '../classes/phrase-likeness.ts';
import { termClasses } from '../classes/term-classes.ts';
import type { FactQuestion } from '../facts/fact-question.ts';
import { gateNote } from '../gate/item-gate.ts';
import type { QuestionKind } from '../question-draft.ts';
import { readNote } from '../reading/note-reading.ts';
import { termsOf } from '../terms/terms.ts';
import { typedNote } from '../testing/typed-note.ts';
import { type StatedNumber, statedNumber, valuesNear } from './stated-number.ts';
import { statementQuestions } from './statement-questions.ts';

/** English prose of which nothing can be asked, so that a sentence after it is known to be English. */
const PROSE =
  'They were told of it in the first lesson of the year, and it was what they had come for. It is all that they have to know of it by the end of the term.';

function questionsOf(text: string): FactQuestion[] {
  const document = typedNote(`${PROSE}\n${text}`);
  const sentences = readNote(document);
  const terms = termsOf(sentences);
  const noteTerms = {
    terms,
    aliases: gateNote(document).aliases,
    agreement: termClasses(terms),
    likeness: phraseLikeness(),
  };
  return statementQuestions(sentences, noteTerms);
}

/** Stems with their keys, of one kind. */
function asked(text: string, kind: QuestionKind): Record<string, string> {
  const questions = questionsOf(text).filter((question) => question.kind === kind);
  return Object.fromEntries(questions.map(({ stem, key }) => [stem, key]));
}

/** What stands beside the key of one question, the best first. */
function beside(text: string, stem: string): string[] {
  return questionsOf(text).find((question) => question.stem === stem)?.distractors ?? [];
}

describe('what a sentence says that a term is', () => {
  test.each([
    [
      'Basalt is a dark rock that forms from cooled lava.',
      'What is basalt?',
      'a dark rock that forms from cooled lava',
    ],
    [
      'A moraine is a ridge of stones that a glacier leaves behind.',
      'What is a moraine?',
      'a ridge of stones that a glacier leaves behind',
    ],
    [
      'Abrasion refers to the wearing away of rock by grains in moving water.',
      'What is abrasion?',
      'the wearing away of rock by grains in moving water',
    ],
    [
      'A landslide occurs when soil on a steep slope suddenly slips.',
      'What is a landslide?',
      'when soil on a steep slope suddenly slips',
    ],
    [
      'The layer of rock under the crust is called the mantle.',
      'What is the mantle?',
      'the layer of rock under the crust',
    ],
    [
      'Basalt (a lava rock) is a dark rock that cools fast (within days), which makes its grains small.',
      'What is basalt?',
      'a dark rock that cools fast',
    ],
    [
      'A delta is a plain that a river builds where it meets the sea and is often farmed.',
      'What is a delta?',
      'a plain that a river builds where it meets the sea',
    ],
    [
      'A delta is a plain that a river builds by the sea and: people farm it.',
      'What is a delta?',
      'a plain that a river builds by the sea',
    ],
    [
      'Erosion is a process by which we lose soil to wind and water.',
      'What is erosion?',
      'a process by which we lose soil to wind and water',
    ],
    [
      'The term abrasion refers to the wearing away of rock by grains in moving water.',
      'What is abrasion?',
      'the wearing away of rock by grains in moving water',
    ],
  ])('%s', (sentence, stem, meaning) => {
    expect(asked(sentence, 'meaning')).toEqual({ [stem]: meaning });
  });

  test.each([
    ['a superlative', 'Granite is the most common rock in the core of old mountains.'],
    [
      'cut short by an insertion',
      'Granite is the view that rock, and thus stone, is made of grains that lock.',
    ],
    ['a judgement', 'Granite is an important building stone in many towns.'],
    ['a share', 'Granite is one of the hardest rocks that are used for roads.'],
    ['a statement of another', 'A cirque is a bowl in a slope and, when full of water, is called a tarn.'],
    ['a statement that goes on', 'The rock under the crust flows slowly and is called the mantle.'],
    ['two things', 'A fold is a bend in layers of rock and a fault is a crack in them.'],
    [
      'a piece of an inserted clause',
      'A fault is a crack in rock, which may be deep, along which two blocks slide.',
    ],
    ['itself', 'A lava tube is a tunnel that flowing lava leaves behind.'],
    ['a root of itself', 'A sesamoid bone is a small bone with the shape of a sesame seed.'],
    ['a past of one case', 'The stone was a heavy block that the miners had cut before.'],
    ['an example', 'For example, a geode is a hollow stone that is lined with crystals.'],
    ['too little', 'A butte is a hill.'],
    ['cut inside its quotation', 'Basalt is the word of a miner for “black stone.”'],
    ['an exception', 'Pumice is an exception that floats on the water of a lake.'],
    ['a Latin phrase', 'Geology is a priori and of no use to the farmers of a valley.'],
    [
      'what a person writes',
      'Hutton describes the slow wearing away of rock by grains in water. Later writers read Hutton with great care.',
    ],
  ])('is not asked where it is %s', (_, sentence) => {
    expect(asked(sentence, 'meaning')).toEqual({});
  });

  test('stands beside what the note says of other terms, and never beside what a wider term is', () => {
    const options = beside(
      [
        'Magma is molten rock that lies under the crust.',
        'Basalt is a dark rock that forms from lava within days.',
        'Pumice is a light stone full of holes made by gas.',
        'Obsidian is a black glass that forms from fast cooling.',
        'Stone is a hard material that mountains are made of.',
        'Basalt and obsidian and pumice come from the same volcano. Stone is used for roads.',
      ].join('\n'),
      'What is pumice?',
    );

    expect(options).toContain('a dark rock that forms from lava within days');
    expect(options).not.toContain('a hard material that mountains are made of');
  });
});

describe('the reason that a sentence gives', () => {
  test.each([
    [
      'Glaciers move slowly downhill because gravity pulls on their enormous weight.',
      'Glaciers move slowly downhill because ________.',
      'gravity pulls on their enormous weight',
    ],
    [
      'Terraces are cut into steep slopes in order to hold water and soil.',
      'Terraces are cut into steep slopes in order to ________.',
      'hold water and soil',
    ],
    [
      'Most landslides in the valley are caused by heavy rain after fires.',
      'Most landslides in the valley are caused by ________.',
      'heavy rain after fires',
    ],
    [
      'The eruption of the volcano led to a summer without harvests.',
      'The eruption of the volcano led to ________.',
      'a summer without harvests',
    ],
  ])('%s', (sentence, stem, reason) => {
    expect(asked(sentence, 'why')).toEqual({ [stem]: reason });
  });

  test.each([
    ['has a reason that leans back', 'Glaciers move slowly downhill because they are pulled by gravity.'],
    ['leans back itself', 'It moves downhill because gravity pulls on its enormous weight.'],
    ['denies it', 'Old slopes in the valley do not fail because rain softens the clay.'],
    ['gives two', 'Slopes fail because rain softens clay, due to a lack of trees on them.'],
    ['has an insertion in it', 'Slopes fail because rain (or a flood) softens the clay in them.'],
    ['says only half of it', 'In other words, the slopes fail because rain softens the clay in them.'],
    ['tells of one case', 'Suppose that a slope fails because rain has softened its clay.'],
  ])('is not asked where the sentence %s', (_, sentence) => {
    expect(asked(sentence, 'why')).toEqual({});
  });

  test('ends before another statement', () => {
    const sentence =
      'Old slopes in a valley fail because rain softens the clay in them, but walls can hold a small one.';

    expect(asked(sentence, 'why')).toEqual({
      'Old slopes in a valley fail because ________.': 'rain softens the clay in them',
    });
  });

  const ROCKS = [
    'Old slopes in the valley fail because rain softens the clay in them.',
    'The roots of the trees are very old.',
    'A cliff by the sea wears away in winter.',
    'The wall was built to hold the slope.',
    'Most rivers carry sand to the sea.',
    'Terraces are cut into steep slopes in order to hold water and soil.',
    'Grass and flowers grow on them in spring.',
    'The dam is used to keep the rain of a year.',
    'The gate is used to raise large boats.',
    'The basin is used to collect clean sand.',
  ].join('\n');

  test('stands beside true statements of its form where the note gives no other reasons', () => {
    const options = beside(ROCKS, 'Old slopes in the valley fail because ________.');

    expect(options).toEqual(['a cliff by the sea wears away in winter', 'most rivers carry sand to the sea']);
  });

  test('that is a purpose stands beside other purposes', () => {
    const options = beside(ROCKS, 'Terraces are cut into steep slopes in order to ________.');

    expect(options.toSorted()).toEqual([
      'collect clean sand',
      'keep the rain of a year',
      'raise large boats',
    ]);
  });

  test('that is a purpose stands beside nothing that is only expected or begun', () => {
    const begun =
      'The river at the town began to carry white sand. The lake in the hills is expected to lose its fish.';
    const options = beside(`${ROCKS}\n${begun}`, 'Terraces are cut into steep slopes in order to ________.');

    expect(options).not.toContain('carry white sand');
    expect(options).not.toContain('lose its fish');
  });

  test('that is a thing stands beside causes and outcomes alone', () => {
    const things = [
      'Cracks in the old dam were caused by the failure of a gate.',
      'The old mill at the river shows the collapse of a house.',
      'The flood of the lower valley was caused by the melting of ice.',
    ].join('\n');

    expect(beside(things, 'Cracks in the old dam were caused by ________.')).toEqual(['the melting of ice']);
  });
});

describe('what is true of a term', () => {
  const GLANDS = [
    'The kidney cleans the blood of the body day and night. The kidney is an organ with two parts.',
    'The liver stores sugar and makes bile for the gut. The liver is an organ on one side.',
    'The spleen removes old red cells from the blood. The spleen is an organ near the ribs.',
    'The pancreas makes the juice that breaks down fat. The pancreas is an organ near the gut.',
    'The disease damages the sugar balance of the patient.',
  ].join('\n');

  test('is asked with what the note says of others of its class', () => {
    expect(beside(GLANDS, 'The liver ________.')).toEqual(
      expect.arrayContaining([
        'cleans the blood of the body day and night',
        'removes old red cells from the blood',
      ]),
    );
    expect(asked(GLANDS, 'statement')['The liver ________.']).toBe('stores sugar and makes bile for the gut');
  });

  test('is not asked of a noun that is something else in the next paragraph', () => {
    expect(asked(GLANDS, 'statement')).not.toHaveProperty('The disease ________.');
  });

  test.each([
    ['it would hold of many things', 'The kidney is important for the health of the body.'],
    ['it may be so', 'The kidney may fail in old age without a sign.'],
    ['it is not so', 'The kidney never stops its work in the body.'],
    ['it says too little', 'The kidney cleans blood.'],
  ])('is not asked where %s', (_, sentence) => {
    expect(asked(`The kidney is an organ with two parts.\n${sentence}`, 'statement')).toEqual({});
  });

  test('that a sentence sets against another is asked with what it is set against', () => {
    const sentence =
      'The liver stores sugar for the body, while the kidney cleans waste out of the blood every hour.';

    expect(asked(`The kidney is an organ with two parts.\n${sentence}`, 'comparison')).toEqual({
      'The liver stores sugar for the body, while the kidney ________.':
        'cleans waste out of the blood every hour',
    });
  });
});

describe('a meaning in the plural', () => {
  const note = [
    'Mitochondria are the small bodies that release energy from food.',
    'The nucleus is the round body that holds the genes.',
    'A ribosome is the grain on which proteins are built.',
    'A vacuole is the large bag that is full of sap.',
    'A chloroplast is the green disc that catches light.',
  ].join('\n');

  test('is seen to be right beside those in the singular, and has no options', () => {
    expect(beside(note, 'What are mitochondria?')).toEqual([]);
  });

  test('stands beside one in the singular', () => {
    expect(beside(note, 'What is the nucleus?')).toContain('the small bodies that release energy from food');
  });
});

describe('the number that a sentence states', () => {
  test('is not asked where it only stands in an aside', () => {
    const aside = 'The law was taken back after the revolt of the miners, who had asked for it in 1849.';
    const stated = 'The miners of the north asked the queen for a law against dust in 1849.';

    expect(Object.values(asked(`${aside}\n${stated}`, 'number'))).toEqual(['1849']);
    expect(asked(aside, 'number')).toEqual({});
  });

  test.each<[string, Pick<StatedNumber, 'text' | 'form'>]>([
    ['The crust is 35 kilometres thick below the land.', { text: '35', form: 'amount' }],
    ['The volcano erupted in 1883 and was heard far away.', { text: '1883', form: 'year' }],
    ['Basalt covers 70 percent of the floor of the sea.', { text: '70', form: 'share' }],
    ['The earth has four layers of different rock.', { text: 'four', form: 'word' }],
    ['The quake left 350,000 people without a home.', { text: '350,000', form: 'amount' }],
  ])('%s', (sentence, number) => {
    expect(statedNumber(sentence)).toMatchObject(number);
  });

  test.each([
    ['a name', 'Figure 3 shows the layers of the earth.'],
    ['one of several', 'The crust is 5 to 70 kilometres thick.'],
    ['part of a word', 'The 19th century saw many eruptions, and carbon-14 dates them.'],
    ['too small to be worth knowing', 'The two plates meet under the sea.'],
    ['without a thing that it counts', 'The answer of the task is 42.'],
    ['perhaps a year', 'A 2023 discovery of new fossils was made there.'],
    ['a price', 'A tonne of basalt costs $40 in the port.'],
  ])('is none where it is %s', (_, sentence) => {
    expect(statedNumber(sentence)).toBeNull();
  });

  test('stands beside three other values of its form at least, and never twice', () => {
    const forms = fc.constantFrom<StatedNumber['form']>('year', 'share', 'word', 'amount');
    const numbers = forms.chain((form) => {
      const value =
        form === 'year'
          ? fc.integer({ min: 1500, max: 2030 })
          : form === 'share'
            ? fc.integer({ min: 1, max: 99 })
            : form === 'word'
              ? fc.integer({ min: 3, max: 12 })
              : fc.integer({ min: 3, max: 5_000_000 });
      return value.map((found) => ({ form, value: found, start: 0, text: written(form, found) }));
    });

    fc.assert(
      fc.property(numbers, fc.array(numbers, { maxLength: 8 }), fc.nat(50), (key, stated, turn) => {
        const near = valuesNear(key, stated, turn);

        expect(new Set([key.text, ...near].map(normalForm)).size).toBe(near.length + 1);
        expect(near.length).toBeGreaterThanOrEqual(3);
      }),
    );
  });
});

const SPELLED = ['three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

function written(form: StatedNumber['form'], value: number): string {
  if (form === 'word') return SPELLED[value - 3] ?? '';
  return value >= 10_000 ? value.toLocaleString('en') : String(value);
}
