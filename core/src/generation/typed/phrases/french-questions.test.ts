import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { cardsOf } from '../../../cards/testing/made-cards.ts';
import { getBodyProblems, getKeyText } from '../../../question-types/question-types.ts';
import { makeQuestions } from '../../make-questions.ts';
import { makeTyped } from '../../testing/made-typed.ts';
import { typedNote } from '../../testing/typed-note.ts';

/** French prose that gives no question, so that the language of a few lines is known. */
const PROSE =
  'Elle en parle avec eux dans la cour, et ils ne savent pas encore ce que cela veut dire pour nous.';

const makeLines = (lines: string) =>
  makeTyped({
    document: typedNote(`${PROSE}\n${lines}`),
    count: 20,
    seed: 'seed',
    excludedAnswers: [],
  });

const getStems = (lines: string) =>
  makeLines(lines).map(({ stem, body }) => (body.type === 'short' ? `${stem} → ${getKeyText(body)}` : stem));

describe('a French line is asked in French:', () => {
  it.each([
    [
      'a sentence with "est"',
      'L’osmose est le passage de l’eau à travers une membrane.',
      'Comment appelle-t-on le passage de l’eau à travers une membrane ? → osmose',
    ],
    [
      'a sentence that names its term last',
      'L’usure des roches par l’eau et le vent s’appelle l’érosion.',
      'Comment appelle-t-on l’usure des roches par l’eau et le vent ? → érosion',
    ],
    [
      'a name and what it is the name of',
      'Les rois viennent de Tado, ville située au bord du fleuve Mono.',
      'Quel nom correspond à la description « ville située au bord du fleuve Mono » ? → Tado',
    ],
    [
      'a label with a verb',
      'carte mère : relie tous les composants du boîtier',
      'Qu’est-ce qui relie tous les composants du boîtier ? → carte mère',
    ],
    [
      'a label with a noun',
      'routeur : appareil qui choisit le chemin des paquets',
      'Quel terme correspond à la définition « appareil qui choisit le chemin des paquets » ? → routeur',
    ],
    [
      'a list with its number',
      '# Les quatre principes\n- la parité fixe\n- la garantie du Trésor\n- la liberté des transferts\n- la centralisation des réserves',
      'Citez les quatre principes.',
    ],
    [
      'steps',
      '# Étapes du traitement\n1. la saisie\n2. le calcul\n3. le stockage\n4. l’affichage',
      'Étapes du traitement : remettez les étapes dans l’ordre.',
    ],
    [
      'dates',
      '1818 : Ghézo prend le pouvoir\n1851 : l’armée échoue devant Abeokuta\n1863 : un protectorat est signé\n1894 : Béhanzin se rend aux Français',
      'Associez chaque année à l’événement correspondant.',
    ],
    [
      'a cause',
      'Les exportations reculent fortement parce que le prix du cacao chute dans le monde entier.',
      'Expliquez pourquoi les exportations reculent fortement.',
    ],
    [
      'a maker',
      'Le réseau de pages a été inventé par Berners-Lee au laboratoire.',
      'Le réseau de pages a été inventé par [[1]] au laboratoire.',
    ],
    [
      'a question of the note',
      'Question : Qui a fondé le royaume du Dahomey ?\nRéponse : Houégbadja',
      'Qui a fondé le royaume du Dahomey ? → Houégbadja',
    ],
    ['a unit', '1 Ko = 1000 octets', '1 Ko = [[1]] octets.'],
  ])('%s', (_, lines, stem) => {
    expect(getStems(lines)).toContain(stem);
  });

  it.each([
    ['homework', 'À préparer pour mardi : « Faut-il sortir du franc ? » par groupes de quatre, dix minutes.'],
    ['a question that names nothing', 'Pourquoi la France ?\nElle veut un port, et elle le demande.'],
    ['a sentence that leans on another', 'Il a été nommé gouverneur en 1892 par le ministre de Paris.'],
  ])('%s is not asked', (_, line) => {
    expect(getStems(line)).toEqual([]);
  });
});

test('a card asks for a term with the article of its sentence', () => {
  const note = (line: string) => cardsOf(typedNote(`${PROSE}\n${line}`), 'definition');
  expect(note('La photosynthèse est la production de sucre par une plante verte.')[0]).toContain(
    'Qu’est-ce que la photosynthèse ?',
  );
  expect(note('Un tarif est une taxe que le pays prend sur les marchandises.')[0]).toContain(
    'Qu’est-ce qu’un tarif ?',
  );
});

const LINES = [
  '# Le royaume',
  '# Pourquoi il faut un port',
  'L’osmose est le passage de l’eau à travers une membrane.',
  'routeur : appareil qui choisit le chemin des paquets',
  'serveur : machine qui rend un service aux autres',
  'client : programme qui demande ce service',
  'pare-feu : bloque les connexions qui sont dangereuses',
  '1818 : Ghézo prend le pouvoir à la cour',
  '1851 : l’armée échoue devant Abeokuta',
  '1863 : un protectorat est signé avec le roi',
  '1894 : Béhanzin se rend aux troupes',
  'Causes de la guerre :\n- le commerce\n- les frontières\n- les traités',
  '| Pays | Capitale |\n| Togo | Lomé |\n| Bénin | Porto-Novo |\n| Niger | Niamey |\n| Mali | Bamako |',
  'Les exportations reculent fortement parce que le prix du cacao chute dans le monde entier.',
  'Le vieux palais a été construit par Houégbadja avec des murs de terre rouge.',
];
/** Words of English templates that no French question has. */
const ENGLISH =
  /\b(?:what|which|who|match|each|put|the|order|name|steps|main|about|term|meant|called|following|fits|events|explain|why|under|stands)\b/i;

test('no question of a French note has an English word, whatever lines it has', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(LINES, { minLength: 3 }), (lines) => {
      const document = typedNote([PROSE, ...lines].join('\n'));
      const request = { document, count: 20, seed: 'seed', excludedAnswers: [] };
      const typedDrafts = makeTyped(request);
      for (const { stem, body } of typedDrafts) expect(getBodyProblems(body, stem)).toEqual({});
      for (const { stem, explanation } of [...typedDrafts, ...makeQuestions(request)])
        expect(`${stem} ${explanation}`).not.toMatch(ENGLISH);
    }),
    { numRuns: 40 },
  );
}, 60_000);
