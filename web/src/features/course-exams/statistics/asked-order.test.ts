import type { AskedQuestion } from '@akada/contract/work/statistics.ts';
import { expect, test } from 'vitest';
import { byUrgency } from './asked-order.ts';

const asked = (stem: string, differing: Partial<AskedQuestion>): AskedQuestion => ({
  question_id: stem,
  stem,
  stem_content: null,
  answer_indexes: [0],
  count: 40,
  facility: 50,
  deviation: 0.5,
  guess: 25,
  discrimination: 30,
  efficiency: 40,
  needs_review: false,
  options: [],
  unanswered: null,
  group_size: null,
  ...differing,
});

test('the list sorts urgent questions first, then by least separation, then by difficulty', () => {
  const questions = [
    asked('unknown and easy', { discrimination: null, facility: 90 }),
    asked('good', { discrimination: 45 }),
    asked('weak', { discrimination: 5 }),
    asked('never counted', { discrimination: null, facility: null }),
    asked('unknown and hard', { discrimination: null, facility: 20 }),
    asked('upside down', { discrimination: -10, needs_review: true }),
    asked('weak and hard', { discrimination: 5, facility: 20 }),
  ];
  const order = byUrgency(questions).map(({ stem }) => stem);
  expect(order).toEqual([
    'upside down',
    'weak and hard',
    'weak',
    'good',
    'unknown and hard',
    'unknown and easy',
    'never counted',
  ]);
});
