import { describe, expect, test } from 'vitest';
import type { StudyDocument } from '../../text/document.ts';
import type { QuestionDraft } from '../question-draft.ts';
import { type GateFault, gateNote, getFaults } from './item-gate.ts';

const PAGE = `Glaciers carve wide valleys with steep walls as they grind down a mountain slope.
Wind piles dry sand into long ridges called dunes along many open coasts. A delta is a fan of mud that a river
drops where it meets the sea. A moraine (or till ridge) is a bank of rubble that melting ice leaves behind.`;

const document: StudyDocument = {
  title: 'Landforms',
  pages: [{ number: 1, section: null, text: PAGE, blocks: [], bold: [], reading: 'text' }],
};
const note = gateNote(document);

const SOUND: QuestionDraft = {
  kind: 'term',
  stem: 'Which of the following is a fan of mud that a river drops where it meets the sea?',
  options: ['delta', 'moraine', 'valley', 'dune'],
  answerIndex: 0,
  explanation: 'The note says so.',
  source: {
    page: 1,
    section: null,
    quote: 'A delta is a fan of mud that a river drops where it meets the sea.',
  },
};

function faults(changes: Partial<QuestionDraft>, acceptedQuestionDrafts: QuestionDraft[] = []): GateFault[] {
  return getFaults({ ...SOUND, ...changes }, note, acceptedQuestionDrafts);
}

function quoted(quote: string): Pick<QuestionDraft, 'source'> {
  return { source: { page: 1, section: null, quote } };
}

test('a sound question passes, although a line break falls into its quotation', () => {
  expect(faults({})).toEqual([]);
});

test('a sound question passes wherever its key stands', () => {
  for (const [at, options] of [
    ['delta', 'moraine', 'valley', 'dune'],
    ['moraine', 'delta', 'valley', 'dune'],
    ['moraine', 'valley', 'delta', 'dune'],
    ['moraine', 'valley', 'dune', 'delta'],
  ].entries()) {
    expect(faults({ options, answerIndex: at })).toEqual([]);
  }
});

test('a sound question passes next to one about something else', () => {
  const dunes = {
    ...SOUND,
    stem: 'Wind piles dry sand into long ridges called ________ along many open coasts.',
    options: ['dunes', 'deltas', 'valleys', 'moraines'],
    ...quoted('Wind piles dry sand into long ridges called dunes along many open coasts.'),
  };
  expect(faults({}, [dunes])).toEqual([]);
  expect(getFaults(dunes, note, [SOUND])).toEqual([]);
});

describe('a question is turned away when', () => {
  test.each<[string, GateFault, Partial<QuestionDraft>]>([
    [
      'two options are one word in two forms',
      'not_four_options',
      { options: ['delta', 'dune', 'dunes', 'moraine'] },
    ],
    ['an option is missing', 'not_four_options', { options: ['delta', 'moraine', 'valley'] }],
    ['an option is empty', 'not_four_options', { options: ['delta', 'moraine', 'valley', ''] }],
    ['an option says nothing', 'not_four_options', { options: ['delta', 'moraine', 'valley', '(dune)'] }],
    [
      'a fifth option repeats another',
      'not_four_options',
      { options: ['delta', 'moraine', 'valley', 'dune', 'dunes'] },
    ],
    ['no option is the key', 'not_four_options', { answerIndex: 4 }],
    ['the quotation is not on the page', 'quote_not_found', quoted('A delta is a fan of sand.')],
    ['the page does not exist', 'quote_not_found', { source: { ...SOUND.source, page: 9 } }],
    [
      'the quotation does not name the key',
      'not_supported',
      { options: ['fjord', 'moraine', 'valley', 'dune'] },
    ],
    [
      'a distractor stands in the quotation',
      'not_one_key',
      { options: ['delta', 'river', 'valley', 'dune'] },
    ],
    ['an option is part of another', 'not_one_key', { options: ['delta', 'deltaic', 'valley', 'dune'] }],
    [
      'two options are plurals',
      'options_differ_in_form',
      { options: ['delta', 'moraines', 'valleys', 'dune'] },
    ],
    [
      'one option is much longer',
      'options_differ_in_form',
      { options: ['delta', 'wide valley with walls', 'till', 'dune'] },
    ],
    ['two options are names', 'options_differ_in_form', { options: ['delta', 'Moraine', 'Valley', 'dune'] }],
    [
      'it leans on the sentence before',
      'not_self_contained',
      { stem: 'This is a fan of mud that a river drops near the sea called ________.' },
    ],
    [
      'it points at a figure',
      'not_self_contained',
      { stem: 'Which of the following is a fan of mud shown in the figure of a river and the sea?' },
    ],
    [
      'the stem holds the key',
      'key_leaks',
      { stem: 'Which of the following is a fan of mud that makes deltas where it meets the sea?' },
    ],
    [
      'the article tells',
      'key_leaks',
      { stem: 'An ________ is a fan of mud that a river drops where it meets the sea.' },
    ],
    [
      'the article rules one distractor out',
      'key_leaks',
      {
        stem: 'A ________ is a fan of mud that a river drops where it meets the sea.',
        options: ['delta', 'moraine', 'island', 'dune'],
      },
    ],
    [
      'half of a name is asked for',
      'half_blank',
      { stem: 'The Bank of ________ is a fan of mud that a river drops near the sea.' },
    ],
    [
      'a bracket stays open',
      'ill_formed',
      { stem: 'Which of the following is a fan of mud (that a river drops where it meets the sea?' },
    ],
    [
      'the verb wants a plural',
      'ill_formed',
      { stem: 'Which of the following are a fan of mud that a river drops where it meets the sea?' },
    ],
    ['it says too little', 'unfair_length', { stem: 'Which of the following is a fan?' }],
  ])('%s', (_, fault, changes) => {
    expect(faults(changes)).toContain(fault);
  });

  test('the note gives one of its options as another name of the key', () => {
    const moraine = {
      ...quoted('A moraine (or till ridge) is a bank of rubble that melting ice leaves behind.'),
      stem: 'Which of the following is a bank of rubble that melting ice leaves behind?',
    };
    expect(faults({ ...moraine, options: ['moraine', 'till ridge', 'valley', 'dune'] })).toContain(
      'not_one_key',
    );
  });

  test('its key was already used, with any statement about it', () => {
    const other = { ...SOUND, stem: 'Sediment of the Niger has built up a ________ over 12 million years.' };
    expect(faults({}, [other])).toEqual(['repeated']);
  });

  test('the student got it earlier, although with another key', () => {
    expect(faults({}, [{ ...SOUND, answerIndex: 1 }])).toEqual(['repeated']);
  });
});
