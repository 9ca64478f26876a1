import { expect, test } from 'vitest';
import { classOfDefinition, type DefinitionClass } from './definition-class.ts';

const origin = { page: 1, section: null, start: 0, end: 0, quote: '' };

test.each<[string, string, DefinitionClass]>([
  ['Donatário', 'o nobre que governava uma capitania', 'person'],
  ['Ritter', 'Adliger, der zu Pferd kämpfte', 'person'],
  ['Chevalier', 'un jeune homme à cheval', 'person'],
  ['Nobreza', 'os nobres do reino', 'thing'],
  ['Bürgermeisterin', 'Frau an der Spitze einer Stadt', 'person'],
  ['Verdunstung', 'Übergang von Wasser in Dampf', 'process'],
  ['difusión', 'el movimiento de partículas', 'process'],
  ['photosynthesis', 'the making of sugar from light', 'process'],
  ['Mischung der Stoffe', 'was beim Rühren entsteht', 'process'],
  ['glucosa', 'un azúcar sencillo', 'thing'],
  ['Jung', 'ein kleiner Ort', 'thing'],
  ['Corona', 'a ring that a king wears', 'thing'],
  ['', '', 'thing'],
])('“%s” (%s) is a %s', (term, meaning, ofClass) => {
  expect(classOfDefinition({ term, meaning, group: 0, origin })).toBe(ofClass);
});
