import { describe, expect, test } from 'vitest';
import { taggedSentence } from '../testing/tagged-sentence.ts';
import { findSurnames, isPersonName } from './person-names.ts';

const surnames = (marked: string) => [...findSurnames([taggedSentence(marked)])];

describe('a surname is known', () => {
  test.each([
    ['by a first name', 'In 1936 Inge/person Lehmann/noun found it.', ['lehmann']],
    ['by an initial in the middle', 'Inge/person F. Lehmann/noun found it.', ['lehmann']],
    ['by an initial without a point', 'Inge/person F Lehmann/noun found it.', ['lehmann']],
    ['by a title', 'It was Queen Victoria who signed.', ['victoria']],
    ['by a title with a point', 'It was Dr. Ogunbiyi who wrote it.', ['ogunbiyi']],
    ['by what somebody is', 'The economist Keynes wrote it.', ['keynes']],
    ['by a trade before two names', 'The geophysicist Inge Lehmann found it.', ['lehmann']],
    ['by initials', 'The bank of J. P. Morgan grew.', ['morgan']],
    ['by the year of a paper', 'Bahrick (1984) tested it.', ['bahrick']],
    ['by a paper of two', 'Craik and Tulving (1975) tested it.', ['craik', 'tulving']],
    ['by a paper of two in short', 'Craik, & Tulving (1975) tested it.', ['craik', 'tulving']],
    ['by a paper of many', 'Smith et al. (2003) tested it.', ['smith']],
  ])('%s', (_, marked, expected) => {
    expect(surnames(marked)).toEqual(expected);
  });
});

describe('a text names no person', () => {
  test.each([
    ['where a title stands for itself', 'The king and the queen signed.'],
    ['where a common word follows a title', 'The president signed it.'],
    ['where a sentence ends between the two', 'They met the king. “Victoria” is a lake.'],
    ['where a first name stands alone', 'Then Inge/person found it.'],
    ['where a name is written small', 'The inge/person Lehmann found it.'],
    ['where two words follow it', 'Inge/person of Lehmann found it.'],
    ['where an initial has no point', 'The plan B Morgan chose failed.'],
    ['where a letter is small', 'The letter a. Morgan chose it.'],
    ['by a year that is no paper', 'Treaty (984) and Treaty (1784) and Treaty (2103) ended it.'],
    ['by a year without brackets', 'Bahrick 1984 was a year.'],
    ['by a word in small letters', 'The treaty (1984) ended it.'],
    ['by an acronym', 'The WHO (1984) tested it.'],
    ['where a trade stands before one name', 'The biologist Society grew.'],
    ['where a trade stands before a sentence', 'They asked a biologist. Inge Lehmann found it.'],
    ['where a trade stands before a name and a word', 'It is a biologist Inge found.'],
    ['by a place', 'The city of Lagos Island grew.'],
  ])('%s', (_, marked) => {
    expect(surnames(marked)).toEqual([]);
  });

  test('in a sentence that is not read', () => {
    expect([...findSurnames([taggedSentence('Bahrick (1984) tested it.', { tagged: null })])]).toEqual([]);
  });

  test.each([1800, 1999, 2000, 2099])('but %s is the year of a paper', (year) => {
    expect(surnames(`Bahrick (${year}) tested it.`)).toEqual(['bahrick']);
  });
});

/** Each sentence is one mention, whole. */
const isPerson = (...mentions: string[]) =>
  isPersonName(
    mentions.map((marked) => {
      const sentence = taggedSentence(marked);
      return { sentence, first: 0, last: sentence.words.length - 1 };
    }),
    new Set(['lehmann']),
  );

describe('a term is a person', () => {
  test.each([
    ['by a known surname', 'Lehmann/noun', true],
    ['by a first name and another', 'Marie/person Curie/noun', true],
    ['also behind what somebody is', 'geophysicist/noun Inge/noun Lehmann/noun', true],
    ['not by a first name alone', 'Marie/person', false],
    ['not by names that nothing is known of', 'Marie/noun Curie/noun', false],
    ['not where something is named after somebody', 'Lehmann/person discontinuity/noun', false],
    ['not where the name is written small', 'lehmann/noun', false],
    ['not where only its end is a name', 'famous/adjective Lehmann/noun', false],
  ])('%s', (_, marked, expected) => {
    expect(isPerson(marked)).toBe(expected);
  });

  test('where most of its mentions say so, and not where half of them do', () => {
    expect(isPerson('Lehmann/noun', 'Lehmann/noun', 'lehmann/noun')).toBe(true);
    expect(isPerson('Lehmann/noun', 'lehmann/noun')).toBe(false);
  });

  test('also with other sentences that are not read', () => {
    const read = taggedSentence('Lehmann/noun');
    const unread = taggedSentence('lehmann/noun', { tagged: null });
    const mentions = [read, unread, unread].map((sentence) => ({ sentence, first: 0, last: 0 }));
    expect(isPersonName(mentions, new Set(['lehmann']))).toBe(true);
    expect(isPersonName(mentions.slice(1), new Set(['lehmann']))).toBe(false);
  });
});
