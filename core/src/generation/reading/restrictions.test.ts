import { describe, expect, test } from 'vitest';
import { FRENCH } from '../sample-notes.ts';
import { saidOf } from '../testing/said-of.ts';
import { restricts } from './restrictions.ts';

/** English and French text without any question, so that the language of a note is known. */
const PROSE = {
  English:
    'They were told of it in the first lesson of the year, and it was what they had come for. It is all that they have to know of it by the end of the term.',
  French: FRENCH,
};

/** A note, what of it must not stand without the words that limit it, and those words. */
type Limited = readonly [note: string, said: string, limit: string];

function asked(note: string, text: string, language: keyof typeof PROSE = 'English'): string[] {
  return saidOf(`${PROSE[language]}\n${note}`).filter((question) => question.includes(text));
}

describe('no question says without its limit', () => {
  test.each<Limited>([
    // The line continues in the next one.
    ['Veins: have small valves that prevent the blood from flowing\nbackwards', 'flowing', 'backwards'],
    [
      '- Platelets: cells without a nucleus that help the blood to clot\nonly after an injury',
      'clot',
      'only',
    ],
    ['Guard cells: open a hole of the leaf by day, and\nNever at night', 'by day', 'Never'],
    ['# Guard cells\nclose the hole of a leaf in the evening,\nExcept on wet days', 'evening', 'Except'],
    // A bracket.
    ['A noble gas is an element with a full outer shell (except helium).', 'outer shell', 'helium'],
    ['A vaccine is a medicine that keeps off one disease (but no other) for years.', 'keeps off', 'other'],
    ['A marsh is a wide stretch of land that is flooded (in winter) by a river.', 'flooded', 'winter'],
    ['A fever is a temperature of the body (more than 38 degrees) that fights germs.', 'fights', '38'],
    ['A geyser is a spring that throws out hot water (rarely every hour).', 'hot water', 'rarely'],
    // The second part limits the first.
    ['A virus is a germ that grows in the cells of a body, but not outside of them.', 'grows', 'outside'],
    ['A mammal is an animal that gives birth to live young, but the platypus lays eggs.', 'live', 'eggs'],
    [
      'Diffusion is the spread of particles through a liquid, although it stops when that is frozen.',
      'spread',
      'frozen',
    ],
    ['A treaty is an agreement that binds all of its members; only in peace.', 'binds', 'peace'],
    ['A glacier is a river of ice that moves downhill, though rarely by a metre a day.', 'ice', 'rarely'],
    ['Osmosis is the movement of water through a membrane — unless it is dead.', 'membrane', 'dead'],
    ['A reptile is an animal that lays eggs on dry land, while some bear live young.', 'lays', 'some'],
    ['Respiration is a process that frees energy from food, which does not need light.', 'energy', 'light'],
    ['A truce is an end of the fighting between two armies; except for the guards.', 'fighting', 'guards'],
    [
      'Old slopes in a valley fail because rain softens the clay in them, but never in winter.',
      'softens',
      'winter',
    ],
    // Frequency and place.
    ['Basalt is usually a dark rock that forms from lava at the surface.', 'dark rock', 'usually'],
    ['A glacier, often in summer, is a river of ice that moves down a valley.', 'river', 'summer'],
    ['In cricket, a ball that lands at the feet of the batsman is called a yorker.', 'batsman', 'cricket'],
    [
      'The loss of water through the leaves of a plant is called transpiration, unless a leaf is cut.',
      'leaves',
      'unless',
    ],
    [
      'Polygamy, or being married to more than one person, unless the law forbids it, was usual.',
      'married',
      'unless',
    ],
    // The text is behind a label.
    ['Enzymes: proteins that speed up a reaction. Only below sixty degrees.', 'speed', 'sixty'],
    ['Antibiotics: drugs that kill bacteria; Not viruses.', 'kill', 'viruses'],
    ['Hail: Rarely, falls as lumps of ice\nSnow: Rarely, falls as flakes of ice', 'flakes', 'Rarely'],
    [
      'Uses of animals:\n- Skins: never of bats\n- Meat\n- Milk\n\nUses of plants:\n- Timber\n- Fruit\n- Shade',
      'Skins',
      'bats',
    ],
    [
      '# Reptiles (except snakes)\n- walk on four short legs\n- lie in the sun in the morning\n# Birds of the sea\n- catch fish with a long beak',
      'four short legs',
      'snakes',
    ],
    [
      '# Digestive enzymes\n- speed up the reactions in a cell, e.g. of starch, but only in water\n# Growth hormones\n- carry a message through the blood',
      'speed up',
      'water',
    ],
  ])('%j', (note, text, limit) => {
    for (const question of asked(note, text)) expect(question).toContain(limit);
  });

  test.each<Limited>([
    [
      'Antibiotiques : médicaments qui tuent les bactéries dans le corps\nmais pas les virus',
      'bactéries',
      'virus',
    ],
    ['Antibiotique : médicament qui tue les bactéries. Sauf les virus.', 'bactéries', 'virus'],
  ])('%j', (note, text, limit) => {
    for (const question of asked(note, text, 'French')) expect(question).toContain(limit);
  });
});

test('a question contains a limit that reads well, and a limit that does not makes none', () => {
  const said = asked('Fiat money is a currency of no value by itself, but backed by a state.', 'Which of');
  expect(said).toEqual([
    'Which of the following is a currency of no value by itself, but backed by a state? fiat money',
  ]);
  expect(asked('A treaty is a bond that ties its members, but it only holds in peace.', 'Which of')).toEqual(
    [],
  );
});

describe('what only adds something may go', () => {
  test.each([
    [' (a lava rock)'],
    [' (for example clay)'],
    [' [4, 7]'],
    [' (from Greek)'],
    [', which is common in deserts'],
    [', while osteoclasts break it down'],
    [', and it is found in cells'],
    ['; water is the best known of them'],
    [' — a kind of glue'],
    [', so the leaf stays cool'],
  ])('%s', (added) => {
    expect(restricts(added)).toBe(false);
  });
});
