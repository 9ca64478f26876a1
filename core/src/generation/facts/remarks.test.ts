import { describe, expect, test } from 'vitest';
import { isRemark, withoutRemarks } from './remarks.ts';

describe('a line about the course', () => {
  test.each([
    'GST 112: Logic and Philosophy',
    'This came out in 2018',
    'Question 4 last year',
    'Test 2 on Wednesday',
    'Assignment: draw a food web',
    'Prof said we should know it',
    'Learn this by heart',
    'likely exam question',
    'Quiz tomorrow, bring a calculator',
    'Submit before 4 pm',
  ])('is a remark: %s', (line) => {
    expect(isRemark(line)).toBe(true);
  });

  test.each([
    'The Turing test decides whether a machine can think',
    'Iron tablets are given to pregnant women',
    'A null hypothesis is rejected after the test',
    'Drivers know the sign by its shape',
    'Parliament sat in London',
    'Each witness said what he knew',
  ])('is not: %s', (line) => {
    expect(isRemark(line)).toBe(false);
  });
});

describe('a remark behind a fact is cut away', () => {
  test.each([
    ['Catalyst: speeds up a reaction ***', 'Catalyst: speeds up a reaction'],
    ['Catalyst: speeds up a reaction (always in exam)', 'Catalyst: speeds up a reaction'],
    ['Catalyst: speeds up a reaction. He likes this one', 'Catalyst: speeds up a reaction'],
    ['Enzymes, know two examples', 'Enzymes'],
    ['Enzymes ⭐⭐ always comes', 'Enzymes'],
  ])('%s', (line, remaining) => {
    expect(withoutRemarks(line).replace(/\.$/, '')).toBe(remaining);
  });
});
