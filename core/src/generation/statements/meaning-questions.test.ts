import { describe, expect, test } from 'vitest';
import { asked, beside, questionsOf } from '../testing/stated-questions.ts';

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
      'Basalt (a lava rock) is a dark rock that cools fast (a matter of days), which makes its grains small.',
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
    [
      'told of what was shown before, beside an aside',
      'A geode is a stone (a hollow one) that this table shows with its crystals.',
    ],
    [
      'told of what was named before, behind a comma',
      'A geode is a stone with crystals, a find of these old miners.',
    ],
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

describe('what a term is', () => {
  const ROCKS = [
    'Basalt is a dark rock that forms from cooled lava.',
    'Granite is a pale stone that builds the core of old mountains.',
    'Limestone is a soft rock that is made of old shells.',
    'Sandstone is a rough rock that is made of pressed grains.',
  ];
  const OTHERS = [
    'Basalt is a dark rock that forms from cooled lava.',
    'A treaty is a promise in writing between two states.',
    'A sonnet is a short poem that has fourteen lines.',
    'A dowry is the gift that a bride brings to a marriage.',
  ];
  const worthOfBasalt = (lines: readonly string[]) =>
    questionsOf(lines.join('\n')).find(({ stem }) => stem === 'What is basalt?')?.worth ?? 0;

  test('is worth little where nothing that may be taken for it stands in the note', () => {
    expect(worthOfBasalt(ROCKS)).toBeGreaterThan(worthOfBasalt(OTHERS) + 3);
  });

  test('stands beside what is used like it first', () => {
    expect(beside([...OTHERS, ...ROCKS.slice(1, 2)].join('\n'), 'What is basalt?')[0]).toBe(
      'a pale stone that builds the core of old mountains',
    );
  });
});
