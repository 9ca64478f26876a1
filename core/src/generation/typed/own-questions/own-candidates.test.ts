import { describe, expect, it, test } from 'vitest';
import { readCardNote } from '../../../cards/card-note.ts';
import { englishNote } from '../../../cards/testing/made-cards.ts';
import type { TypedCandidate } from '../typed-draft.ts';
import { getOwnCandidates } from './own-candidates.ts';

/** @returns the question, its type, and its answer as far as it is one text */
function askLines(lines: string): string[] {
  return getOwnCandidates(readCardNote(englishNote(lines))).map(
    (candidate) => `${candidate.stem} → ${getAnswer(candidate)}`,
  );
}

function getAnswer({ body }: TypedCandidate): string {
  switch (body.type) {
    case 'open':
      return `open: ${body.answer.replaceAll('\n', ' / ')}`;
    case 'short':
      return `short: ${body.accepted[0]?.text}`;
    case 'numerical':
      return `number: ${body.accepted[0]?.value} ${body.units[0]?.name ?? ''}`.trim();
    case 'ordering':
      return `order: ${body.items.join(' / ')}`;
    case 'gaps':
      return body.gaps
        .flatMap(({ answer }) => (answer.type === 'select' ? answer.options : []))
        .map(({ text, share }) => (share === 1 ? `[${text}]` : text))
        .join(' / ');
    default:
      return body.type;
  }
}

describe('a question of a note with its answer', () => {
  it.each([
    ['Q1. Who discovered radium?\nAns: Marie Curie', ['Who discovered radium? → short: Marie Curie']],
    [
      'Q2. Why is the sky blue?\nAns: Air scatters blue light most.',
      ['Why is the sky blue? → open: Air scatters blue light most.'],
    ],
    [
      'Q3. What is the boiling point of water?\nAns: 100 °C',
      ['What is the boiling point of water? → number: 100 °C'],
    ],
    ['4. Define erosion.\nAns: Wearing away of soil', ['Define erosion. → open: Wearing away of soil']],
    ['5. How many bones has an adult? - 206', ['How many bones has an adult? → number: 206']],
    [
      'Q6. List the stages of a fire in order\nAns: ignition, growth, flashover, decay',
      ['List the stages of a fire in order → order: ignition / growth / flashover / decay'],
    ],
    [
      'Q7. Which of these is a mammal?\na) shark\nb) whale\nc) carp\nAns: b',
      ['Which of these is a mammal? [[1]] → shark / [whale] / carp'],
    ],
    [
      'Q8. Which metal is liquid?\nA. iron B. mercury C. zinc\nAnswer: B. mercury',
      ['Which metal is liquid? [[1]] → iron / [mercury] / zinc'],
    ],
    [
      '| Question | Answer |\n| What is inertia? | The tendency to stay at rest |\n| Who built the first dynamo? | Michael Faraday |',
      [
        'What is inertia? → open: The tendency to stay at rest',
        'Who built the first dynamo? → short: Michael Faraday',
      ],
    ],
    [
      '# Why does a ship float?\nIt pushes away as much water as it weighs.',
      ['Why does a ship float? → open: It pushes away as much water as it weighs.'],
    ],
    [
      'Q9. Who wrote Ulysses? (came out last year)\nAns: James Joyce ***',
      ['Who wrote Ulysses? → short: James Joyce'],
    ],
  ])('%s', (lines, expected) => {
    expect(askLines(lines)).toEqual(expected);
  });

  it.each([
    ['has no answer', 'Q1. What is a tide?\nQ2. What is a wave?'],
    ['has an empty answer', 'Q1. What is a tide?\nAns:'],
    ['has options without a key', 'Q1. Which metal is liquid?\na) iron\nb) mercury\nc) zinc'],
    ['sends to a page', 'Q1. What is a tide?\nAns: see page 4'],
    ['has a picture as its answer', 'Q1. What is a tide?\nAns: [picture: a tide]'],
  ])('is not asked if it %s', (_, lines) => {
    expect(askLines(lines)).toEqual([]);
  });
});

/** A sheet in which an answer takes several lines, one question has no answer, and one leans on the question before. */
const WORKSHEET = `1. What is a glacier?
A mass of ice that moves.
It forms where snow stays.
2. What are its parts?
The zone of gain and the zone of loss.
3. What is a moraine?
4. Name three landforms of ice - cirque, horn, fjord
5. Why do glaciers move?
Because of their weight.`;

describe('a sheet of questions', () => {
  test('keeps the lines of an answer together, and asks nothing without an answer', () => {
    expect(askLines(WORKSHEET)).toEqual([
      'What is a glacier? → open: A mass of ice that moves. / It forms where snow stays.',
      'Following on from “What is a glacier?”: What are its parts? → open: The zone of gain and the zone of loss.',
      'Name three landforms of ice → open: cirque, horn, fjord',
      'Why do glaciers move? → open: Because of their weight.',
    ]);
  });

  test('gives every pair, however many there are', () => {
    const pairs = Array.from(
      { length: 27 },
      (_, index) => `Q${index + 1}. Why is rock ${index} hard?\nAns: Reason ${index}`,
    );
    expect(askLines(pairs.join('\n'))).toHaveLength(27);
  });
});
