import { describe, expect, test } from 'vitest';
import { englishPhrases } from './english-phrases.ts';

test.each([
  ['1914', 'outbreak of a war', 'In which year did the following happen: “outbreak of a war”?'],
  ['19140', 'a large number', 'Which term fits “a large number”?'],
  ['AD 1914', 'outbreak of a war', 'Which term fits “outbreak of a war”?'],
])('the question requests the term %s', (term, meaning, stem) => {
  expect(englishPhrases.term(meaning, term)).toBe(stem);
});

test('a question can request a member inside a sentence', () => {
  expect(englishPhrases.member?.('The Causes of war')).toBe(
    'Which of the following is one of the causes of war?',
  );
});

describe('a question about a cell', () => {
  test.each([
    ['Capital', 'What is the capital of “Ghana”?'],
    ['Days', 'What are the days of “Ghana”?'],
    ['Chiefs of state', 'What are the chiefs of state of “Ghana”?'],
    ['GDP', 'What is the GDP of “Ghana”?'],
    ['Latin Name', 'What is the Latin Name of “Ghana”?'],
    ['Byname', 'What is the byname of “Ghana”?'],
    ['Fortune', 'What is the fortune of “Ghana”?'],
    ['Show', 'What is the show of “Ghana”?'],
    ['Headed by', 'By what is “Ghana” headed?'],
    ['Found in', 'In what is “Ghana” found?'],
    ['known as', 'As what is “Ghana” known?'],
    ['Need for', 'What stands under “Need for” for “Ghana”?'],
    ['Demand for', 'What stands under “Demand for” for “Ghana”?'],
    ['Trend in', 'What stands under “Trend in” for “Ghana”?'],
    ['Not headed by', 'What stands under “Not headed by” for “Ghana”?'],
    ['What goes in', 'What goes in “Ghana”?'],
    ['what is used for', 'What is used for “Ghana”?'],
    ['Which animals live in', 'Which animals live in “Ghana”?'],
    ['What it is used for', 'What stands under “What it is used for” for “Ghana”?'],
    ['What the coast is made from', 'What stands under “What the coast is made from” for “Ghana”?'],
    ['What animals it gives food to', 'What stands under “What animals it gives food to” for “Ghana”?'],
    ['Part of', 'What stands under “Part of” for “Ghana”?'],
    ['How it sounds', 'What stands under “How it sounds” for “Ghana”?'],
    ['what it grows', 'What stands under “what it grows” for “Ghana”?'],
  ])('names the column %s', (column, stem) => {
    expect(englishPhrases.value(column, 'Ghana')).toBe(stem);
  });
});

describe('a question about steps names their list', () => {
  test.each([
    [
      'Steps of baking',
      'Which is the first step of baking?',
      'Which step of baking comes directly after “mix”?',
    ],
    [
      'The stages in a trial',
      'Which is the first stage in a trial?',
      'Which stage in a trial comes directly after “mix”?',
    ],
    [
      'How a bill becomes law',
      'When a bill becomes law, what comes first?',
      'When a bill becomes law, what comes directly after “mix”?',
    ],
    ['How to make soap', 'To make soap, what comes first?', 'To make soap, what comes directly after “mix”?'],
    [
      'How The heart pumps blood',
      'When the heart pumps blood, what comes first?',
      'When the heart pumps blood, what comes directly after “mix”?',
    ],
    [
      'How bread rises',
      'In “How bread rises”, what comes first?',
      'In “How bread rises”, what comes directly after “mix”?',
    ],
    [
      'Order of planets',
      'In “Order of planets”, what comes first?',
      'In “Order of planets”, what comes directly after “mix”?',
    ],
    ['Steps', 'In “Steps”, what comes first?', 'In “Steps”, what comes directly after “mix”?'],
  ])('%s', (head, first, after) => {
    expect(englishPhrases.first(head)).toBe(first);
    expect(englishPhrases.after('mix', head)).toBe(after);
  });
});
