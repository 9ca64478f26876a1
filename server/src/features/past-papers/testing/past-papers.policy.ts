import { type FeaturePolicy, students } from '../../../testing/suites/policy.ts';

const owned = { callers: students, success: 200, object: 'past_paper' } as const;

export const policy: FeaturePolicy = {
  'past_papers.read': { callers: students, success: 200, object: 'file' },
  'past_papers.list': { callers: students, success: 200 },
  'past_papers.get': owned,
  'past_papers.change': owned,
  'past_papers.change_question': owned,
  'past_papers.give_keys': owned,
  'past_papers.make_set': owned,
  'past_papers.name_topic': owned,
  'past_papers.delete': { ...owned, success: 204 },
  'past_papers.restore': { ...owned, success: 204 },
  'past_papers.shelf': { callers: students, success: 200 },
  'past_papers.subject': { callers: students, success: 200 },
  'past_papers.practise': { callers: students, success: 200 },
};
