import { describe, expect, test } from 'vitest';
import type { WordedLanguage } from '../../text/language.ts';
import { typedNote } from '../testing/typed-note.ts';
import { definedIn } from './definition-sentences.ts';
import { readFacts } from './read-facts.ts';

describe('a sentence defines a term in', () => {
  test.each<[WordedLanguage, string, string, string]>([
    [
      'fra',
      'L’osmose est le passage de l’eau à travers une membrane.',
      'osmose',
      'le passage de l’eau à travers une membrane',
    ],
    [
      'fra',
      'Un cahier de doléances est un registre où le peuple écrit ses plaintes.',
      'cahier de doléances',
      'un registre où le peuple écrit ses plaintes',
    ],
    [
      'fra',
      'On appelle érosion l’usure des roches par l’eau et le vent.',
      'érosion',
      'l’usure des roches par l’eau et le vent',
    ],
    [
      'spa',
      'El río Nilo era la vía de transporte de los egipcios.',
      'río Nilo',
      'la vía de transporte de los egipcios',
    ],
    [
      'spa',
      'Se llama erosión al desgaste de las rocas por el agua.',
      'erosión',
      'desgaste de las rocas por el agua',
    ],
    [
      'por',
      'O quilombo é uma povoação formada por escravos fugidos.',
      'quilombo',
      'uma povoação formada por escravos fugidos',
    ],
    ['por', 'Chama-se erosão ao desgaste das rochas pela água.', 'erosão', 'desgaste das rochas pela água'],
    [
      'deu',
      'Osmose ist die Wanderung von Wasser durch eine Membran.',
      'Osmose',
      'die Wanderung von Wasser durch eine Membran',
    ],
    [
      'deu',
      'Als Erosion bezeichnet man die Abtragung von Gestein durch Wasser.',
      'Erosion',
      'die Abtragung von Gestein durch Wasser',
    ],
    [
      'ita',
      'L’osmosi è il passaggio dell’acqua attraverso una membrana.',
      'osmosi',
      'il passaggio dell’acqua attraverso una membrana',
    ],
    [
      'nld',
      'Het klimaat is het gemiddelde weer van dertig jaren.',
      'klimaat',
      'het gemiddelde weer van dertig jaren',
    ],
    [
      'swe',
      'Osmos är en vandring av vatten genom ett tunt membran.',
      'Osmos',
      'en vandring av vatten genom ett tunt membran',
    ],
  ])('%s: %s', (language, sentence, term, meaning) => {
    expect(definedIn(sentence, language)).toEqual({ term, meaning });
  });
});

describe('a sentence defines nothing', () => {
  test.each<[string, WordedLanguage | null, string]>([
    ['that looks back', 'spa', 'Este es el paso más difícil de todo el proceso.'],
    ['with a vague subject', 'spa', 'El objetivo es la mejora de las notas del curso.'],
    ['with an example for a subject', 'deu', 'Ein Beispiel ist die Wanderung von Wasser in eine Rosine.'],
    ['that points at another', 'por', 'O rei era o dono desta terra e daquele engenho: isso importa.'],
    ['with a demonstrative', 'fra', 'Le sel est une matière de cette époque lointaine.'],
    ['that asks', 'spa', '¿La célula es la unidad básica de los seres vivos?'],
    ['that only says what something is like', 'deu', 'Die Zelle ist sehr klein und rund.'],
    ['with an object in another case', 'deu', 'Als Klima bezeichnet man den Durchschnitt des Wetters.'],
    ['that says too little', 'por', 'O ouro é um metal.'],
    ['in English', 'eng', 'Osmosis is the movement of water through a membrane.'],
    ['in a language without patterns', null, 'Iri ji bụ emume a na-eme n’ọnwa Ọgọst.'],
    ['that never ends', 'spa', `La célula es la ${'unidad '.repeat(20_000)}`],
    ['of nothing but articles', 'fra', `${'La '.repeat(20_000)}.`],
  ])('%s', (_, language, sentence) => {
    expect(definedIn(sentence, language)).toBeNull();
  });
});

describe('what a note defines in its sentences', () => {
  const PROSE =
    'La ósmosis es el paso de agua a través de una membrana. La glucosa es un azúcar que alimenta a la planta.';

  test('is quoted from its page to the letter', () => {
    const note = typedNote(`# Apuntes\n${PROSE}`);
    const { definitions } = readFacts(note);
    expect(definitions.map(({ term }) => term)).toEqual(['ósmosis', 'glucosa']);
    for (const { origin, meaning } of definitions) {
      expect(note.pages[0]?.text.slice(origin.start, origin.end)).toBe(origin.quote);
      expect(origin.quote).toContain(meaning);
    }
  });

  test('is said once where a labelled line says it as well', () => {
    const { definitions } = readFacts(typedNote(`${PROSE}\nGlucosa: azúcar de las plantas`));
    expect(definitions.map(({ meaning }) => meaning)).toEqual([
      'azúcar de las plantas',
      'el paso de agua a través de una membrana',
    ]);
  });
});
