import { describe, expect, it } from 'vitest';
import { readCardNote } from '../../../cards/card-note.ts';
import { englishNote } from '../../../cards/testing/made-cards.ts';
import { getReasonCandidates } from './reason-candidates.ts';

const askLines = (lines: string) =>
  getReasonCandidates(readCardNote(englishNote(lines))).map(({ stem }) => stem);

describe('a sentence that gives a cause', () => {
  it.each([
    ['Desert plants have small leaves because water is scarce.', 'Why do desert plants have small leaves?'],
    [
      'The wall of the left ventricle is thick because it pumps blood to the whole body.',
      'Why is the wall of the left ventricle thick?',
    ],
    [
      'Copper conducts electricity because its outer electrons move freely.',
      'Why does copper conduct electricity?',
    ],
    [
      'The Romans built straight roads so that armies could move fast.',
      'Why did the Romans build straight roads?',
    ],
    ['Mercury was banned in hats because its vapour harms the nerves.', 'Why was mercury banned in hats?'],
    ['Clay soils hold water, since their pores are very small indeed.', 'Why do clay soils hold water?'],
    ['Scurvy is caused by a lack of vitamin C in the diet.', 'What causes scurvy?'],
    ['Overgrazing often leads to erosion of the topsoil by wind.', 'What does overgrazing lead to?'],
    [
      'Fibre is immune to lightning, which is why tall towers need fibre today.',
      'Why do tall towers need fibre today?',
    ],
    [
      'Linear A has not been deciphered because too few texts survive.',
      'Why has Linear A not been deciphered?',
    ],
  ])('gives a question: %s', (sentence, question) => {
    expect(askLines(sentence)).toEqual([question]);
  });

  it.each([
    ['leans on a sentence before', 'They failed because nobody had trained the new crews.'],
    ['leans on another cause', 'Iron rusts in wet air because of this reaction.'],
    ['gives a result', 'The valve was left open, so that the whole tank ran empty.'],
    ['says two things', 'The duty was not raised in order to punish the colonies.'],
    ['names half of a cause', 'Iron rusts not only because it is wet.'],
    ['gives a definition', 'Depreciation is the loss in value of an asset because it is used.'],
    ['speaks of the class', 'We skipped two pages because the lecturer was late.'],
    [
      'speaks of a thing that the note does not name',
      'The notes were sour because the seams of the pipes split.',
    ],
    ['is shorthand', 'ARB => no cough because bradykinin not touched.'],
  ])('gives none if it %s', (_, sentence) => {
    expect(askLines(sentence)).toEqual([]);
  });
});
