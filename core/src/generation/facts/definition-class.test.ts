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
  ['Kaiser', 'ein alter König', 'person'],
  ['Kaiser', 'ein alter mächtiger König', 'thing'],
  ['Tsarina', 'Frau', 'person'],
  ['Tsar', 'homme puissant', 'person'],
  ['fusion', 'joining of two nuclei', 'process'],
  ['fusions', 'joinings of nuclei', 'thing'],
  ['meiosis', 'division into four', 'process'],
  ['oasis', 'green spot in a desert', 'thing'],
  ['reflexion', 'throwing back of light', 'process'],
  ['million', 'one thousand times one thousand', 'thing'],
  ['erupción', 'salida de lava', 'process'],
  ['explosión', 'salida de gas', 'process'],
  ['erosão', 'desgaste das rochas', 'process'],
  ['rotazione', 'giro intorno a un asse', 'process'],
  ['evaporação', 'passagem a vapor', 'process'],
  ['nacimiento', 'comienzo de la vida', 'process'],
  ['Tourismus', 'Reisen in Gegenden', 'process'],
  ['tourisme', 'voyages pour le plaisir', 'process'],
  ['turismo', 'viajes por placer', 'process'],
  ['Avdunstning', 'övergång till ånga', 'process'],
  ['Vaccinering', 'skydd mot sjukdom', 'process'],
  ['Jungbrunnen', 'Ort einer Sage', 'thing'],
])('“%s” (%s) is a %s', (term, meaning, ofClass) => {
  expect(classOfDefinition({ term, meaning, group: 0, origin })).toBe(ofClass);
});
