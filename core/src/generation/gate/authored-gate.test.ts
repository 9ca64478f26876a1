/** Cases that only authors of questions write, and not the engine: each was rejected in the past. */
import { describe, expect, test } from 'vitest';
import type { QuestionDraft } from '../question-draft.ts';
import { typedNote } from '../testing/typed-note.ts';
import { faultsOfAuthored, type GateFault, gateNote } from './item-gate.ts';
import { isUnderstoodAlone } from './named-in-question.ts';

const note = gateNote(
  typedNote(`# Government
Confederation: the component units are stronger than the centre, and they may leave it.
A president of the assembly serves for 8 years, a judge for 18 years and a clerk for 5 years.
Some water soaks into the soil by infiltration, and some of this moves further down into the rock by percolation.
The title comes from a poem by W. B. Yeats on things that fall apart.
Flexible constitution: it is amended in the same way as an ordinary law.
Advantages of two chambers: they prevent hasty laws, represent different interests and share the work.
Running two chambers is costly and slow.`),
);

/** The key stands first. */
const getDraft = (stem: string, options: string[], quote: string, kind: QuestionDraft['kind'] = 'term') => ({
  kind,
  stem,
  options,
  answerIndex: 0,
  explanation: '',
  source: { page: 1, section: null, quote },
});
const faults = (...parts: Parameters<typeof getDraft>) => faultsOfAuthored(getDraft(...parts), note, []);

const confederation =
  'Confederation: the component units are stronger than the centre, and they may leave it.';
const years = 'A president of the assembly serves for 8 years, a judge for 18 years and a clerk for 5 years.';
const water =
  'Some water soaks into the soil by infiltration, and some of this moves further down into the rock by percolation.';
const flexible = 'Flexible constitution: it is amended in the same way as an ordinary law.';
const advantages =
  'Advantages of two chambers: they prevent hasty laws, represent different interests and share the work.';

describe('a question in the author’s own words passes', () => {
  test.each<[string, Parameters<typeof getDraft>]>([
    [
      'whose option ends like another word of the quotation',
      [
        'In which system are the component units stronger than the centre?',
        ['Confederation', 'Federation', 'Unitary state', 'Monarchy'],
        confederation,
      ],
    ],
    [
      'with “8 years” beside “18 years”',
      [
        'For how many years does a president of the assembly serve?',
        ['8 years', '18 years', '28 years', '5 years'],
        years,
        'number',
      ],
    ],
    [
      'whose wrong option the quotation sets against the right one',
      [
        'By which process does water in the soil move further down into the rock?',
        ['Percolation', 'Infiltration', 'Interception', 'Transpiration'],
        water,
      ],
    ],
    [
      'that states a case with “its” and shares a word with all options',
      [
        'A country changes its constitution in the same way as it passes an ordinary law. What type of constitution does it have?',
        ['Flexible constitution', 'Rigid constitution', 'Federal constitution', 'Written constitution'],
        flexible,
      ],
    ],
    [
      'with names as their owners write them',
      [
        'From whose poem does the title come?',
        ['W. B. Yeats', 'T. S. Eliot', 'Wole Soyinka', 'Rudyard Kipling'],
        'The title comes from a poem by W. B. Yeats on things that fall apart.',
      ],
    ],
    [
      'for an exception, with the list',
      [
        'Which of these is NOT an advantage of two chambers?',
        [
          'They are cheap to run',
          'They prevent hasty laws',
          'They represent different interests',
          'They share the work',
        ],
        advantages,
        'exception',
      ],
    ],
    [
      'for an exception, with where it belongs',
      [
        'Which of these is NOT an advantage of two chambers?',
        [
          'They are costly and slow',
          'They prevent hasty laws',
          'They represent different interests',
          'They share the work',
        ],
        'Running two chambers is costly and slow.',
        'exception',
      ],
    ],
    [
      'that asks what one thing does, with clauses for options',
      [
        'What do clerks do?',
        ['They serve for 5 years', 'They judge the laws', 'They leave the centre', 'They fall apart'],
        years,
        'meaning',
      ],
    ],
    [
      'whose options say opposite things with the same words',
      [
        'Where does water move by percolation?',
        [
          'From the soil further down into the rock',
          'From the rock further up into the soil',
          'From the rock along the ground to the sea',
          'From the air down to the ground of the sea',
        ],
        water,
        'meaning',
      ],
    ],
  ])('%s', (_, parts) => {
    expect(faults(...parts)).toEqual([]);
  });
});

describe('and is rejected', () => {
  test.each<[string, GateFault, Parameters<typeof getDraft>]>([
    [
      'when the quotation does not say the answer',
      'not_supported',
      [
        'In which system are the component units stronger than the centre?',
        ['Federation', 'Confederation', 'Unitary state', 'Monarchy'],
        confederation,
      ],
    ],
    [
      'when a number of the answer stands only inside of another',
      'not_supported',
      [
        'For how many years does a clerk of the assembly serve the president and the judge?',
        ['1 year of years', '8 years', '28 years', '38 years'],
        years,
        'number',
      ],
    ],
    [
      'when the page does not mention the terms of the stem',
      'not_supported',
      [
        'Which French king taxed windows, doors and chimneys?',
        ['W. B. Yeats', 'T. S. Eliot', 'Wole Soyinka', 'Rudyard Kipling'],
        'The title comes from a poem by W. B. Yeats on things that fall apart.',
      ],
    ],
    [
      'when another option fits the quotation better',
      'not_one_key',
      [
        'What is an advantage of two chambers over one?',
        [
          'They prevent hasty wars',
          'They prevent hasty laws',
          'They cost very little',
          'They decide at once',
        ],
        advantages,
        'statement',
      ],
    ],
    [
      'when an option is part of another',
      'not_one_key',
      [
        'In which system are the component units stronger than the centre?',
        ['Confederation', 'Loose confederation', 'Unitary state', 'Monarchy'],
        confederation,
      ],
    ],
    [
      'when an exception could be any of the list',
      'not_supported',
      [
        'Which of these is NOT an advantage of two chambers?',
        [
          'They prevent hasty laws',
          'They are cheap to run',
          'They represent different interests',
          'They share the work',
        ],
        advantages,
        'exception',
      ],
    ],
    [
      'when a word of the answer stands in the question and in no other option',
      'key_leaks',
      [
        'Which constitution is flexible and amended in the same way as an ordinary law?',
        ['Flexible constitution', 'Rigid constitution', 'Federal constitution', 'Written constitution'],
        flexible,
      ],
    ],
  ])('%s', (_, fault, parts) => {
    expect(faults(...parts)).toContain(fault);
  });
});

describe('a question names what it points to', () => {
  test.each([
    'Pebbles near the mouth of a river are smaller than those near its source. Which process explains this?',
    'Which of these is one of the three principles of the rule of law?',
    'Why is it hard for a farmer to buy a tractor with strawberries?',
    'What do we call a head of state who reigns but does not rule?',
    'A river drops its load. What is this process called?',
    'Why are the valleys of old rivers wider than those of young ones?',
    'Where in the periodic table do the noble gases stand?',
    'At which temperature below zero does mercury freeze?',
    'What does the law of demand say about price, and how is this law drawn?',
  ])('%s', (stem) => {
    expect(isUnderstoodAlone(stem)).toBe(true);
  });

  test.each([
    'What does this figure show?',
    'Why does it need energy?',
    'What did we measure in the lesson?',
    'How does this process end?',
    'Which of the values in the following table is the largest?',
    'What is shown in the diagram above?',
    'Why did those kings tax windows?',
    'This is a fan of mud called ________.',
  ])('but not: %s', (stem) => {
    expect(isUnderstoodAlone(stem)).toBe(false);
  });
});
