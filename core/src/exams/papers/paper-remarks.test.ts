import { describe, expect, it } from 'vitest';
import { getContestState, isRemovable, type RemarkFacts } from './paper-remarks.ts';

const remark = (kind: RemarkFacts['kind'], isByTutor: boolean, questionId: string | null = 'a') => ({
  kind,
  isByTutor,
  questionId,
});
const comment = remark('comment', true);
const contest = remark('contest', false);
const confirmed = remark('confirmed', true);
const changedMarks = remark('changed', true);

describe('a contest', () => {
  it.each<[string, RemarkFacts[]]>([
    ['none', []],
    ['none', [comment, changedMarks]],
    ['none', [remark('contest', false, 'b')]],
    ['open', [contest]],
    ['open', [changedMarks, contest, comment]],
    ['decided', [contest, confirmed]],
    ['decided', [contest, comment, changedMarks, remark('comment', false)]],
  ])('is %s', (state, remarks) => expect(getContestState(remarks, 'a')).toBe(state));
});

it.each<[string, boolean, RemarkFacts[]]>([
  ['the last comment', true, [comment]],
  ['a comment with another one of the same person after it', true, [comment, comment]],
  ['a comment with an answer about another question', true, [comment, remark('comment', false, 'b')]],
  ['an answered comment', false, [comment, remark('comment', false)]],
  ['a contest', false, [contest]],
  ['a decision', false, [confirmed]],
])('an author can remove %s: %s', (_, expected, remarks) => expect(isRemovable(remarks, 0)).toBe(expected));
