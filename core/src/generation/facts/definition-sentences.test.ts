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
    expect(definedIn(sentence, language)).toMatchObject({ term, meaning });
  });
});

describe('a definition stands alone:', () => {
  /** Sentences with a gap for a word, by language. */
  const WITH_A_GAP = {
    fra: 'Le sel est la matière blanche de _ mer lointaine.',
    spa: 'La lava es la roca fundida de _ montaña lejana.',
    por: 'A lava é a rocha quente de _ montanha distante.',
    deu: 'Osmose ist die Wanderung durch _ Membran mit Poren.',
    ita: 'La lava è la roccia fusa di _ montagna lontana.',
    nld: 'Het klimaat is het gemiddelde weer van _ streek per jaar.',
    swe: 'Osmos är en vandring av vatten genom _ membran.',
  } as const;
  const filled = (language: keyof typeof WITH_A_GAP, word: string) => WITH_A_GAP[language].replace('_', word);

  test.each<[keyof typeof WITH_A_GAP, string]>([
    ['fra', 'ce cet cette ces celui celle'],
    ['spa', 'este esta esto estos estas ese esa eso esos esas aquel aquella aquello dicho dicha Esta'],
    ['por', 'esse esses essa essas aquele aquela isso isto'],
    ['deu', 'diese dieser dieses diesen diesem jene jener jenes jenen jenem'],
    ['ita', 'questo questa questi queste quello quella quelli quelle'],
    ['nld', 'deze dit'],
    ['swe', 'denna detta dessa'],
  ])('in %s it has none of %s', (language, words) => {
    for (const word of words.split(' ')) expect(definedIn(filled(language, word), language)).toBeNull();
  });

  test.each<[keyof typeof WITH_A_GAP, string]>([
    ['fra', 'cétacé'],
    ['fra', 'source'],
    ['spa', 'estación'],
    ['spa', 'peste'],
    ['por', 'essência'],
    ['deu', 'Dieselöl'],
    ['ita', 'questura'],
    ['nld', 'ditje'],
    ['swe', 'dessau'],
  ])('in %s it may have a word that only holds one: %s', (language, word) => {
    expect(definedIn(filled(language, word), language)?.meaning).toContain(word);
  });
});

describe('a sentence defines', () => {
  const MEANING = 'la roca fundida que sale';

  test('a term of at most four words', () => {
    expect(definedIn(`La lava negra muy densa es ${MEANING}.`, 'spa')?.term).toBe('lava negra muy densa');
    expect(definedIn(`La lava negra muy densa volcánica es ${MEANING}.`, 'spa')).toBeNull();
  });

  test.each([
    ['begins with a word of grammar', 'El que quema es la roca fundida que sale.'],
    ['ends with a vague noun', 'La primera causa es la roca fundida que sale.'],
    ['begins with a vague noun', 'La causa principal es la roca fundida que sale.'],
  ])('no term that %s', (_, sentence) => {
    expect(definedIn(sentence, 'spa')).toBeNull();
  });

  test('with at most 160 characters', () => {
    const long = `la roca fundida ${'x'.repeat(144)}`;
    expect(definedIn(`La lava es ${long}.`, 'spa')?.meaning).toBe(long);
    expect(definedIn(`La lava es ${long}x.`, 'spa')).toBeNull();
  });

  test('with three words that say something', () => {
    expect(definedIn('La lava es la roca muy fundida.', 'spa')).toBeNull();
    expect(definedIn('La lava es la roca fundida del volcán.', 'spa')?.term).toBe('lava');
  });

  test.each([...':;()“”«»„'])('without a second matter behind %s', (mark) => {
    expect(definedIn(`La lava es ${MEANING} ${mark} tras el temblor.`, 'spa')).toBeNull();
    expect(definedIn(`La lava es ${MEANING} tras el temblor.`, 'spa')?.term).toBe('lava');
  });

  test.each<[WordedLanguage, string, string]>([
    ['ita', 'Si chiama erosione il consumo delle rocce da parte del vento.', 'erosione'],
    ['ita', 'Un’isola è una terra circondata dal mare su ogni lato.', 'isola'],
    ['fra', 'Le volcan était une montagne sacrée pour les habitants.', 'volcan'],
    ['spa', 'Se denomina cráter a la boca abierta del volcán.', 'cráter'],
    ['por', 'Denomina-se cratera à boca aberta do vulcão.', 'cratera'],
    ['deu', 'Der Vulkan war ein Berg aus flüssigem Gestein.', 'Vulkan'],
    ['nld', 'Een vulkaan was een berg met vloeibaar gesteente.', 'vulkaan'],
    ['swe', 'En vulkan var ett berg med flytande sten.', 'vulkan'],
  ])('in %s as well: %s', (language, sentence, term) => {
    expect(definedIn(sentence, language)?.term).toBe(term);
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
    [
      'that says what something is like in French',
      'fra',
      'Le sel est très blanc et brille beaucoup au soleil.',
    ],
    ['that says what something is like in Italian', 'ita', 'Il sale è molto bianco e brilla tanto al sole.'],
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
