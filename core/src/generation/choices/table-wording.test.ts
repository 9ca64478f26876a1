import { describe, expect, test } from 'vitest';
import { getUsage } from '../../cards/note-usage.ts';
import { getSubjects, getWording, subjectWriter } from './table-wording.ts';

describe('a question about a cell follows the grammar of its column', () => {
  test.each([
    ['What it separates', 'What does filtration separate?'],
    ['Separates', 'What does filtration separate?'],
    ['Carries', 'What does filtration carry?'],
    ['Acts on', 'What does filtration act on?'],
    ['What it does', 'What does filtration do?'],
    ['Used for', 'What is filtration used for?'],
    ['Caused by', 'What is filtration caused by?'],
    ['Found in', 'Where is filtration found?'],
    ['When used', 'When is filtration used?'],
    ['Cause', 'What is the cause of filtration?'],
    ['Symptoms', 'What are the symptoms of filtration?'],
    ['American name', 'What is the American name of filtration?'],
    ['Examples', 'Which of the following are examples of filtration?'],
    ['Property used', 'Which property is used in filtration?'],
    ['Animals', 'Which animals are given for filtration?'],
    ['State', 'Which state is given for filtration?'],
    ['Unit', 'Which unit is given for filtration?'],
    ['Duration (days)', 'What is the duration of filtration, in days?'],
  ])('%s', (column, stem) => expect(getWording(column)?.value('filtration')).toBe(stem));

  test.each(['Giving birth', 'Colour / smell', 'How it sounds', 'NaOH (aq)'])(
    'a column without a grammar gets no question: %s',
    (column) => expect(getWording(column)).toBeNull(),
  );

  test.each([
    ['Separates', 'Which method separates “salt”?'],
    ['Used for', 'Which method is used for “salt”?'],
    ['Cause', 'Which method has “salt” as its cause?'],
    ['How it sounds', undefined],
  ])('and its subject is: %s', (column, stem) =>
    expect(getWording(column)?.subject?.('salt', 'method')).toBe(stem),
  );
});

test.each([
  ['Filtration', 'method', [], 'filtration'],
  ['Thermometer', 'instrument', [], 'a thermometer'],
  ['desiccator', 'apparatus', [], 'a desiccator'],
  ['spring balance', 'instrument', ['ammeter', 'thermometer'], 'a spring balance'],
  ['spring balance', 'instrument', [], 'spring balance'],
  ['cattle', 'animal', [], 'the animal “cattle”'],
  ['foot and mouth', 'disease', [], 'the disease “foot and mouth”'],
  ['Obasanjo', 'president', ['Shagari', 'Jonathan'], 'the president “Obasanjo”'],
  ['B', 'vitamin', [], 'vitamin “B”'],
  ['B', 'of the following', [], '“B”'],
])('the subject %s, a %s with %j as another subject, is written %s', (subject, kind, others, writtenText) => {
  expect(subjectWriter([subject, ...others], kind, getUsage([]))(subject)).toBe(writtenText);
});

test.each([
  ['Country', 'country'],
  ['GDP', 'GDP'],
  ['Countries', 'of the following'],
  ['Members of a union', 'of the following'],
  ['Found in', 'of the following'],
  ['', 'of the following'],
])('subjects under %s are %s', (column, subjects) => expect(getSubjects(column)).toBe(subjects));
