import { describe, expect, test } from 'vitest';
import { englishPhrases } from './english-phrases.ts';

describe('a term is asked for', () => {
  test.each([
    'controls what enters the cell',
    'stores water',
    'passes laws',
    'carries away waste',
    'gives off heat',
    'breaks down food',
    'flows down',
    'runs slowly',
    'turns litmus red',
    'helps cells divide',
    'binds, then cuts',
    'lives in water',
    'is the heart of the cell',
    'was the king of the Zulu',
    'has two chambers',
    'digests and absorbs food',
    'does most of the work',
  ])('by what it does: %s', (meaning) => {
    expect(englishPhrases.term(meaning, 'X')).toBe(`Which of the following ${meaning}?`);
  });

  test.each([
    'movement of water',
    'results of heating',
    'chromosomes condense',
    'laws made by parliament',
    'cells that carry oxygen',
    'waves which break',
    'people who vote',
    'Germs move to cooked food',
    'are made of wood',
    'can bend light',
    'have been cut',
    'plants without seeds',
    'rules for trade',
    'gas with no smell',
    'textbooks and lessons taught it',
    'animals with a spine',
    'cells without a nucleus',
    'bones in the hand',
    'plants growing on rock',
    'waves breaking on land',
    'gas giant with rings',
    'bias in favour of one side',
    'lens for reading',
    'Grasses: see above',
    '1 in 10 of all',
  ])('by a description in quotation marks: %s', (meaning) => {
    expect(englishPhrases.term(meaning, 'X')).toBe(
      `Which of the following fits the description “${meaning}”?`,
    );
  });

  test('in a sentence of one case, but for names', () => {
    expect(englishPhrases.term('Controls the cell', 'X')).toBe('Which of the following controls the cell?');
    expect(englishPhrases.term('DNA of a cell', 'X')).toContain('“DNA of a cell”');
  });

  test.each([
    ['a year', '1914', 'outbreak of a war', 'In which year was this: “outbreak of a war”?'],
    ['a year', '2008', 'crisis', 'In which year was this: “crisis”?'],
    ['by one word', 'Vitamin C', 'scurvy', 'Which of the following goes with “scurvy”?'],
    ['by one word that does', 'Vitamin C', 'heals', 'Which of the following goes with “heals”?'],
  ])('as %s: %s, %s', (_, term, meaning, stem) => {
    expect(englishPhrases.term(meaning, term)).toBe(stem);
  });
});

describe('a meaning is asked for', () => {
  test.each([
    ['1914', 'outbreak of a war', 'What does the note give for the year 1914?'],
    ['1000', 'empire of Ghana', 'What does the note give for the year 1000?'],
    ['Vitamin C', 'scurvy', 'Which of the following goes with “Vitamin C”?'],
    ['Vitamin C', 'heals small wounds', 'Which of the following describes “Vitamin C”?'],
    ['19140', 'a large number', 'Which of the following describes “19140”?'],
    ['2150', 'a number of metres', 'Which of the following describes “2150”?'],
    ['AD 1914', 'outbreak of a war', 'Which of the following describes “AD 1914”?'],
  ])('%s: %s', (term, meaning, stem) => {
    expect(englishPhrases.meaning(term, meaning)).toBe(stem);
  });
});

describe('a member and an exception are asked for', () => {
  test.each([
    ['Advantages of dams', true, 'one of the advantages of dams'],
    ['The causes of war', true, 'one of the causes of war'],
    ['the Effects of war', true, 'one of the effects of war'],
    ['religious Causes', true, 'one of the religious Causes'],
    ['The role of rain', true, 'listed under “The role of rain”'],
    ['Strong acids', false, 'listed under “Strong acids”'],
  ])('under %s (opposites: %s)', (head, isOpposite, asked) => {
    expect(englishPhrases.member?.(head, isOpposite)).toBe(`Which of the following is ${asked}?`);
    expect(englishPhrases.exception?.(head, isOpposite)).toBe(`Which of the following is NOT ${asked}?`);
  });
});

test('only the note decides what belongs to a list beside another of its role', () => {
  expect(englishPhrases.member?.('Advantages of dams', false)).toBe(
    'According to the note, which of the following is one of the advantages of dams?',
  );
  expect(englishPhrases.exception?.('Functions of the senate', false)).toBe(
    'According to the note, which of the following is NOT one of the functions of the senate?',
  );
});

test.each([
  ['Causes of erosion', 'Which of the following is one of the causes of erosion?'],
  ['Negative feedback', 'Which of the following is said of “Negative feedback”?'],
])('a point below %s is asked for', (head, stem) => {
  expect(englishPhrases.point?.(head)).toBe(stem);
});

describe('a cell is asked for', () => {
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
  ])('by the column %s', (column, stem) => {
    expect(englishPhrases.value(column, 'Ghana')).toBe(stem);
  });

  test.each([
    ['Country', 'Which country has “Accra” under “Capital”?'],
    ['GDP', 'Which GDP has “Accra” under “Capital”?'],
    ['Countries', 'Which of the following has “Accra” under “Capital”?'],
    ['Members of a union', 'Which of the following has “Accra” under “Capital”?'],
    ['Found in', 'Which of the following has “Accra” under “Capital”?'],
    ['Where it lies', 'Which of the following has “Accra” under “Capital”?'],
    ['', 'Which of the following has “Accra” under “Capital”?'],
  ])('by its subject, which stands under “%s”', (subjects, stem) => {
    expect(englishPhrases.subject('Accra', 'Capital', subjects)).toBe(stem);
  });
});

describe('steps are asked for by their list', () => {
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
