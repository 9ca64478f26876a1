import { expect, test } from 'vitest';
import { getClass, getNoun, likeness } from './definition-class.ts';

test.each([
  ['a legal combination of two firms', 'combination'],
  ['a type of endocytosis that takes in liquids', 'endocytosis'],
  ['the loss of memory after an accident', 'loss'],
  ['a learning strategy that joins items', 'strategy'],
  ['the splitting of an atom into two parts', 'splitting'],
  ['a doctor who treats bones', 'doctor'],
])('%s is about: %s', (meaning, noun) => expect(getNoun(meaning)).toBe(noun));

const classes = {
  xylem: getClass('xylem', 'a tissue that carries water', 'eng'),
  phloem: getClass('phloem', 'a tissue that carries sugar', 'eng'),
  nurse: getClass('nurse', 'a person who cares for the sick', 'eng'),
  zorblin: getClass('zorblin', '', 'eng'),
};

test.each([
  ['xylem', 'phloem', 2],
  ['xylem', 'nurse', -1],
  ['xylem', 'zorblin', 0],
] as const)('%s and %s share a class: %s', (one, other, alike) =>
  expect(likeness(classes[one], classes[other])).toBe(alike),
);
