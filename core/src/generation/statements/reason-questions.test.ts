import { describe, expect, test } from 'vitest';
import { asked, beside } from '../testing/stated-questions.ts';

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
      'Old slopes in a valley fail because rain softens the clay in them, while walls hold a small one.';

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
