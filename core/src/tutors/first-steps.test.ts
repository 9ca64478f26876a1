import { describe, expect, test } from 'vitest';
import { type FirstStepFacts, firstStepIds, listFirstSteps } from './first-steps.ts';

const complete: FirstStepFacts = {
  profile: { state: 'approved', missing: [] },
  hasHours: true,
  hasCourse: true,
};
const openSteps = (facts: Partial<FirstStepFacts>) =>
  listFirstSteps({ ...complete, ...facts }).flatMap(({ id, is_done }) => (is_done ? [] : [id]));

describe('the first steps of a tutor', () => {
  test.each<[string, Partial<FirstStepFacts>, readonly string[]]>([
    ['with everything', {}, []],
    ['without a profile', { profile: null }, ['profile', 'picture', 'price']],
    ['with a profile that waits', { profile: { state: 'pending', missing: [] } }, []],
    ['with a rejected profile', { profile: { state: 'rejected', missing: [] } }, ['profile']],
    ['with a short biography', { profile: { state: 'approved', missing: ['biography'] } }, ['profile']],
    ['without qualifications', { profile: { state: 'pending', missing: ['qualifications'] } }, ['profile']],
    ['without a picture', { profile: { state: 'approved', missing: ['picture'] } }, ['picture']],
    ['who teaches for free', { profile: { state: 'approved', missing: ['hourly_rate'] } }, []],
    ['without hours', { hasHours: false }, ['hours']],
    ['without a course', { hasCourse: false }, ['course']],
  ])('a tutor %s has these left', (_, facts, left) => {
    expect(openSteps(facts)).toEqual(left);
  });

  test('a new tutor reads all five in their order', () => {
    const steps = listFirstSteps({ profile: null, hasHours: false, hasCourse: false });
    expect(steps).toEqual(firstStepIds.map((id) => ({ id, is_done: false })));
  });
});
