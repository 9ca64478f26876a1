import { describe, expect, test } from 'vitest';
import { type DefinitionKind, definitionKind, isWholePhrase } from './definition-patterns.ts';
import { findMention } from './testing/mention-in.ts';

describe('a sentence that defines its term', () => {
  test.each<[DefinitionKind, string, string]>([
    ['called', 'The rock that forms from cooled lava is called basalt.', 'basalt'],
    ['called', 'The layer under the crust is known as the mantle, which flows slowly.', 'mantle'],
    ['identity', 'A volcano is an opening through which melted rock escapes.', 'volcano'],
    ['identity', 'Fossils are traces of living things in old layers of rock.', 'Fossils'],
    ['meaning', 'Erosion refers to the wearing away of land by water and wind.', 'Erosion'],
    ['meaning', 'The term sediment is used to describe loose grains that settle in water.', 'sediment'],
    ['label', 'Magma: melted rock that lies under the surface of the land.', 'Magma'],
    ['claim', 'Granite is the most common rock in the core of old mountains.', 'Granite'],
    ['relative', 'The lava cools into pumice, which is full of small holes.', 'pumice'],
    ['apposition', 'The hill is made of slate, a rock that splits into thin plates.', 'slate'],
    ['subject', 'Earthquakes shake the ground along the edges of the plates.', 'Earthquakes'],
    ['gloss', 'Farmers use terracing (the building of flat fields on a slope) in the hills.', 'terracing'],
    ['gloss', 'Terracing, or building flat fields on a slope, is old.', 'Terracing'],
    ['identity', 'Terracing (the building of flat fields on a slope) is a method of farming.', 'Terracing'],
    ['mention', 'Many houses along the coast are built of limestone from the hills.', 'limestone'],
  ])('has the form %s', (kind, text, term) => {
    expect(definitionKind(findMention(text, term))).toBe(kind);
  });
});

describe('the blank', () => {
  test.each<[boolean, string, string]>([
    [true, 'The heat of the core keeps the mantle in slow motion.', 'mantle'],
    [false, 'The heat of the core keeps the upper mantle in slow motion.', 'mantle'],
    [false, 'The heat of the core keeps mantle currents in slow motion.', 'mantle'],
    [false, 'The notorious “ghost crater” lake lies in the north of the island.', 'ghost crater'],
  ])('takes the place of a complete phrase (%s): %s', (isWhole, text, term) => {
    expect(isWholePhrase(findMention(text, term))).toBe(isWhole);
  });
});
