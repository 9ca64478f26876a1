import type { PaperRemark } from '@akada/contract/work/marking/remarks.ts';
import { expect, it } from 'vitest';
import { actText, authorText, getOpenContests } from './remark-words.ts';

const remark = (change: Partial<PaperRemark>): PaperRemark => ({
  id: 'r',
  question_id: 'a',
  kind: 'comment',
  by: 'student',
  is_mine: false,
  text: '',
  points_before: null,
  points_after: null,
  written_at: '2026-11-20T09:00:00.000Z',
  ...change,
});

it.each([
  [{ kind: 'contest', is_mine: true }, 'You', 'contest the marks'],
  [{ kind: 'contest' }, 'Kelechi', 'contests the marks'],
  [{ kind: 'confirmed', by: 'tutor' }, 'Your tutor', 'keeps the marks'],
  [
    { kind: 'changed', by: 'tutor', points_before: 11, points_after: 12.5 },
    'Your tutor',
    'changed 11 to 12.5 marks',
  ],
] as const)('%j reads as "%s %s"', (change, author, act) => {
  expect([authorText(remark(change), 'Kelechi'), actText(remark(change))]).toEqual([author, act]);
});

it('a contest is open until the tutor decides', () => {
  const contests = [remark({ kind: 'contest' }), remark({ kind: 'contest', question_id: 'b' })];
  expect(getOpenContests(contests)).toEqual(['a', 'b']);
  expect(getOpenContests([...contests, remark({ kind: 'confirmed' }), remark({})])).toEqual(['b']);
});
