import { describe, expect, test } from 'vitest';
import { aliasesIn } from '../terms/aliases.ts';
import type { Term } from '../terms/term.ts';
import { sampleTerm } from '../testing/sample-term.ts';
import { taggedSentence } from '../testing/tagged-sentence.ts';
import { areTwins, secondKeyFinder } from './second-keys.ts';

interface Asked {
  like?: number;
  section?: string;
  mentions?: Term['mentions'];
}

/** Whether one term may be right beside another as well, of which the note says nothing more. */
function mayBeRight(one: string, key: string, { like = 0, section, mentions }: Asked = {}): boolean {
  const sentence = taggedSentence('It stands here.', section === undefined ? {} : { section });
  const changes = mentions === undefined ? {} : { mentions };
  const idea = {
    term: sampleTerm(key, changes),
    mention: { sentence, first: 0, last: 0 },
    stem: 'Masons cut ________ with iron.',
  };
  const note = { aliases: aliasesIn([], () => true), likeness: () => like };
  return secondKeyFinder(idea, note)(sampleTerm(one, changes));
}

describe('by their names two terms may be one', () => {
  test.each([
    ['endosymbiotic theory', 'endosymbiotic hypothesis', 0.5, true],
    ['endosymbiotic theory', 'endosymbiotic hypothesis', 0.4, false],
    ['deviant behavior', 'deviance', 0, true],
    ['pastoralist', 'pastoralism', 0, true],
    ['gatherer-hunter groups', 'gathering-hunting groups', 0, true],
    ['proactive interference', 'retroactive interference', 0.9, false],
    ['osteoclast', 'osteoblast', 0.9, false],
    ['immune system', 'immune response', 0.2, false],
  ])('%s beside %s (heads alike by %d): %s', (one, key, like, expected) => {
    expect(mayBeRight(one, key, { like })).toBe(expected);
  });
});

test('what heads the section of the key holds of all that stands below', () => {
  expect(mayBeRight('managerial skills', 'conceptual tools', { section: 'Managerial skills' })).toBe(true);
  expect(mayBeRight('managerial skills', 'conceptual tools', { section: 'Skills of leaders' })).toBe(false);
});

describe('a class is right where its member is', () => {
  test.each([
    ['Toxins such as the endotoxin harm cells.', 'toxins', 'endotoxin', true],
    ['Toxins, including the endotoxin, harm cells.', 'toxins', 'endotoxin', true],
    ['The endotoxin and other toxins harm cells.', 'toxins', 'endotoxin', true],
    ['Toxins harm cells more than the endotoxin.', 'toxins', 'endotoxin', false],
  ])('%s', (text, one, key, expected) => {
    const sentence = taggedSentence(text);
    const at = (word: string) => sentence.words.findIndex(({ lower }) => lower === word);
    const named = (word: string) =>
      sampleTerm(word, { mentions: [{ sentence, first: at(word), last: at(word) }] });
    const idea = {
      term: named(key),
      mention: { sentence: taggedSentence('It stands here.'), first: 0, last: 0 },
      stem: 'Masons cut ________ with iron.',
    };
    const find = secondKeyFinder(idea, { aliases: aliasesIn([], () => true), likeness: () => 0 });
    expect(find(named(one))).toBe(expected);
  });
});

test.each([
  ['proactive interference', 'retroactive interference', true],
  ['endotoxin', 'exotoxin', true],
  ['osteoblast', 'bone cell', false],
])('%s and %s are twins: %s', (one, other, expected) => {
  expect(areTwins(sampleTerm(one), sampleTerm(other))).toBe(expected);
});
