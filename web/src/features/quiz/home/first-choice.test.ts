import type { PracticeSource } from '@akada/contract/work/practice.ts';
import { expect, test } from 'vitest';
import { getAddress } from '../practice-choice.ts';
import { firstChoice } from './first-choice.ts';

const source = (kind: PracticeSource['kind'], id: string): PracticeSource => ({
  kind,
  id,
  title: `Title of ${id}`,
  questions: 3,
});
const subject = source('subject', 'Biology');
const course = source('course', 'c1');
const [newest, older] = [source('generation', 'g2'), source('generation', 'g1')];

test.each([
  ['what is due', 1, [subject, course, newest], '/mcq/practice/generated?only=due', null],
  [
    'the newest set',
    0,
    [subject, course, newest, older],
    '/mcq/practice/generated?generation_id=g2',
    'Title of g2',
  ],
  ['a course', 0, [subject, course], '/mcq/practice/c1', 'Title of c1'],
  [
    'the sample paper',
    0,
    [subject],
    '/mcq/practice/generated?subject=Biology',
    'Sample paper: Title of Biology',
  ],
])('%s comes first', (_what, due, sources, address, title) => {
  const first = firstChoice({ due, sources });
  expect([getAddress(first.choice), first.title]).toEqual([address, title]);
});
