import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { optionOrder } from './option-order.ts';
import { mostOptions } from './options.ts';

const plain = ['Humus', 'Sand', 'Gravel', 'Air'];
const written = [0, 1, 2, 3];
const seeds = Array.from({ length: 200 }, (_, index) => `sitting ${index}`);

/** Whether any of many sittings shows another order than the written one. */
const isShuffled = (options: readonly string[], type: Parameters<typeof optionOrder>[1] = 'single') =>
  seeds.some((seed) => optionOrder(options, type, seed).some((ownCount, position) => ownCount !== position));

const texts = fc.array(fc.string(), { maxLength: mostOptions });
const types = fc.constantFrom('single', 'multiple', 'true_false');

test('the order has every option once, with any text', () => {
  fc.assert(
    fc.property(texts, types, fc.string(), (options, type, seed) => {
      const order = optionOrder(options, type, seed);
      expect(order.toSorted((one, other) => one - other)).toEqual(options.map((_, index) => index));
    }),
  );
});

test('the same seed shows the same order', () => {
  fc.assert(
    fc.property(texts, types, fc.string(), (options, type, seed) => {
      expect(optionOrder(options, type, seed)).toEqual(optionOrder(options, type, seed));
    }),
  );
});

test('any option may take any position', () => {
  const orders = seeds.map((seed) => optionOrder(plain, 'single', seed));
  for (const position of written) {
    expect(new Set(orders.map((order) => order[position]))).toEqual(new Set(written));
  }
});

test('several right ones are shuffled like one', () => expect(isShuffled(plain, 'multiple')).toBe(true));

describe('the order stays fixed', () => {
  test('for true and false', () => {
    expect(isShuffled(['It does', 'It does not'], 'true_false')).toBe(false);
    expect(isShuffled(['True', 'False'])).toBe(false);
    expect(isShuffled(['Yes.', ' no'])).toBe(false);
  });

  test.each([
    'All of the above',
    'none of these',
    'None of the above.',
    'Both of them',
    'All of the other options',
    'Two of the following',
    'The above is wrong',
    'All',
    'None',
    'The first two',
    'Option B',
    'Options 1 and 2',
    'Both A and B',
    'A and B only',
    'both a and b',
    '(a) and (c)',
    'A, C',
    'A & D',
    'B or C',
    'Neither A nor D',
    'C only',
    'Only B',
    'The same as A',
  ])('if an option says "%s"', (last) => {
    expect(isShuffled([...plain.slice(0, 3), last])).toBe(false);
    expect(isShuffled([last, ...plain.slice(0, 3)])).toBe(false);
  });
});

test.each([
  'Above the water table',
  'All plants',
  'The bottom layer',
  'Vitamin C',
  'a bee',
  'Sand and gravel',
  'I and L',
  'E and F',
  'Only Lagos',
  'a cat or a dog',
  'Band and C',
  'Many of thesenuts',
])('"%s" speaks of no other option', (text) => {
  expect(isShuffled([...plain.slice(0, 3), text])).toBe(true);
});

test('a letter counts as far as there are options', () => {
  const six = ['Humus', 'Sand', 'Gravel', 'Air', 'Clay', 'E and F'];
  expect(isShuffled(six)).toBe(false);
  expect(isShuffled(six.slice(1))).toBe(true);
});

test.each([
  'All of  the   above',
  'None of the answers',
  'None of the other  options',
  'The  first   two',
  '  All ',
  'Choice B',
  'Choices  B',
  'Answer C',
  'Option 12',
  'A and   C',
  'B  only',
  'neither (C',
  'both D',
  'opposite of B',
  'Opposite of   A',
])('"%s" speaks of others, however it is written', (text) => {
  expect(isShuffled([...plain.slice(0, 3), text])).toBe(false);
});

test.each([
  'True',
  'Small',
  'Much of thereabove',
  'A, Beta',
  'A or Bees',
  'A, B2',
  'Only Bees',
  'Only B2',
  'Neither Bees',
])('"%s" is a statement that may move', (text) => {
  expect(isShuffled([...plain.slice(0, 3), text])).toBe(true);
});

test.each([
  ['It is true', 'It is no'],
  ['Nothing', 'Trueness'],
])('"%s" and "%s" are options like any others', (...options) => {
  expect(isShuffled(options)).toBe(true);
});
