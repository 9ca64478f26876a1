import { describe, expect, it, test } from 'vitest';
import { readCardNote } from '../../../cards/card-note.ts';
import { englishNote } from '../../../cards/testing/made-cards.ts';
import { getBodyProblems, getKeyText } from '../../../question-types/question-types.ts';
import { getPassageCandidates } from './passage-candidates.ts';

const askLines = (lines: string) => getPassageCandidates(readCardNote(englishNote(lines)));

const TEXT =
  'A *hull* is the body of a ship that keeps water out. A *keel* is the long beam at its bottom. The pole that carries a sail is called a *mast*.';

describe('a paragraph that defines its key terms', () => {
  test('is asked with a gap for each of them', () => {
    const [question, ...more] = askLines(TEXT);
    expect(more).toEqual([]);
    expect(question?.stem).toBe(
      'A [[1]] is the body of a ship that keeps water out. A [[2]] is the long beam at its bottom. The pole that carries a sail is called a [[3]].',
    );
    if (question === undefined) throw new Error('there is no question');
    expect(getKeyText(question.body)).toContain('keel');
    expect(getBodyProblems(question.body, question.stem)).toEqual({});
  });

  it.each([
    ['it defines two', TEXT.replace('is called a *mast*', 'stands on it')],
    ['a term stands elsewhere in it', TEXT.replace('at its bottom', 'below the mast')],
    [
      'a term is bold and not defined',
      TEXT.replace('A *keel* is the long beam at its bottom.', 'Rust harms a *keel* most.'),
    ],
    ['it leans on a sentence before', `It has three parts. ${TEXT}`],
  ])('is not asked where %s', (_, lines) => {
    expect(askLines(lines)).toEqual([]);
  });
});
