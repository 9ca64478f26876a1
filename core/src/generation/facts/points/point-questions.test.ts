import { describe, expect, test } from 'vitest';
import { typedNote } from '../../testing/typed-note.ts';
import type { FactQuestion } from '../fact-question.ts';
import { phrasesFor } from '../phrases/phrases-by-language.ts';
import { readFacts } from '../read-facts.ts';
import { pointQuestions } from './point-questions.ts';

const KILNS = `# Firing
- Pit
  - Pots stand in a hole
- Updraft
  - Heat rises through a grate
- Electric
  - Wires glow inside the walls
- Tunnel
  - Carts roll past the flames`;

function questionsOf(typed: string): FactQuestion[] {
  return pointQuestions(readFacts(typedNote(typed)).points, phrasesFor('eng'));
}

/** What may stand beside the point of a head. */
function besides(typed: string, head: string): string[] | undefined {
  return questionsOf(typed).find(({ stem }) => stem.includes(`“${head}”`))?.distractors;
}

test('a point is asked for by its head, beside what stands below the others', () => {
  expect(questionsOf(KILNS)[0]).toMatchObject({
    kind: 'statement',
    stem: 'Which of the following is said of “Pit”?',
    key: 'Pots stand in a hole',
    distractors: ['Heat rises through a grate', 'Wires glow inside the walls', 'Carts roll past the flames'],
    isOfClass: true,
    spends: ['points:pit'],
  });
});

test('all points of a head spend its name, so that one of them is asked', () => {
  const two = questionsOf('# Pit\n- Pots stand in a hole\n- Ash covers the pots');
  expect(two.map(({ spends }) => spends)).toEqual([['points:pit'], ['points:pit']]);
});

describe('beside a point stands none', () => {
  test('of a head that holds its own', () => {
    expect(
      besides('# Kilns\n- Clay goes very hard\n- Tall kilns\n  - Heat rises past the pots', 'Kilns'),
    ).toEqual([]);
    expect(
      besides('# Firing\n- Clay goes very hard\n- Tunnel\n  - Heat rises past the pots', 'Tunnel'),
    ).toEqual([]);
  });

  test('that names its head', () => {
    expect(besides('# Slip\n- Clay with much water\n# Glaze\n- Put on over slip', 'Slip')).toEqual([]);
  });

  test('that says nearly the same as another point of its head', () => {
    const typed =
      '# Slip\n- Clay with water\n- Sticks two parts together\n# Glue\n- It is made by hand\n- Sticks parts together';
    expect(besides(typed, 'Slip')).toEqual([]);
  });

  test('that is told by its length', () => {
    const long =
      'Potters of the northern hills dig it from the banks of rivers that run dry before the harvest';
    expect(besides(`# Slip\n- Clay with much water\n# Glaze\n- ${long}`, 'Slip')).toEqual([]);
  });
});

test('points of heads of one kind, and of those below one heading, are of one class; others wait', () => {
  const points = [
    'Carts roll past flames',
    'Wires glow inside walls',
    'Ash falls on shoulders',
    'Smoke leaves by a hole',
  ];
  const kinds = points.map((point, at) => `# ${['Open', 'Round', 'Tall', 'Old'][at]} kilns\n- ${point}`);
  const others = points.map((point, at) => `# ${['Slip', 'Glaze', 'Wheel', 'Water'][at]}\n- ${point}`);
  expect(questionsOf(kinds.join('\n')).every(({ isOfClass }) => isOfClass)).toBe(true);
  expect(questionsOf(others.join('\n')).some(({ isOfClass }) => isOfClass)).toBe(false);
});

test.each([
  ['fra', 'Lequel de ces points concerne « Pit » ?'],
  ['spa', '¿Cuál de estos puntos trata de «Pit»?'],
  ['por', 'Qual destes pontos trata de “Pit”?'],
  ['deu', 'Welcher dieser Punkte gehört zu „Pit“?'],
  ['ita', 'Quale di questi punti riguarda «Pit»?'],
  ['nld', 'Welk van deze punten gaat over “Pit”?'],
  ['swe', 'Vilken av dessa punkter handlar om «Pit»?'],
] as const)('in %s: %s', (language, stem) => {
  expect(pointQuestions(readFacts(typedNote(KILNS)).points, phrasesFor(language))[0]?.stem).toBe(stem);
});

test('a language without words of its own is not asked so', () => {
  expect(pointQuestions(readFacts(typedNote(KILNS)).points, phrasesFor(null))).toEqual([]);
});
