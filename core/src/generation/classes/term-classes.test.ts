import { describe, expect, test } from 'vitest';
import { readNote } from '../reading/note-reading.ts';
import { termsOf } from '../terms/terms.ts';
import { typedNote } from '../testing/typed-note.ts';
import { classAgreement, classesOf } from './noun-classes.ts';
import { LEAST_AGREEMENT, termClasses } from './term-classes.ts';

function agreementIn(text: string): (one: string, other: string) => number {
  const terms = termsOf(readNote(typedNote(text)));
  const agreement = termClasses(terms);
  const named = (surface: string) => {
    const term = terms.find(({ forms }) => forms.some((form) => form.surface === surface));
    if (term === undefined) throw new Error(`${surface} is no term of the note`);
    return term;
  };
  return (one, other) => agreement(named(one), named(other));
}

describe('two terms are of one class', () => {
  const agreement = agreementIn(
    [
      'They were told of it in the first lesson of the year, and it was what they had come for.',
      'A zorblin is a tool that cuts stone in the yard. A quintle is a tool that bends wire in the shop.',
      'Masons use the zorblin, the quintle and the marvock every day. Nobody knows how old the marvock is.',
      'An osteoclast breaks bone down in the body. A myoclast would break muscle down in the body. The osteoclast is small, and the myoclast is large.',
      'Paris was the place where the treaty was signed. The treaty ended the war, and Paris was large.',
      'The supply curve rises with the price. The demand curve falls with the price, where the supply curve meets the demand curve.',
      'Nobody has seen the blorft in the yard, and the blorft is old.',
      'A fracture is a broken bone in the body. A femur is a long bone in the body. The fracture was old. The femur was dry.',
    ].join('\n'),
  );

  test.each([
    ['the note says that they are the same kind of thing', 'zorblin', 'quintle'],
    ['the note lists them together', 'quintle', 'marvock'],
    ['they have one ending that names a class', 'osteoclast', 'myoclast'],
    ['they share a head', 'supply curve', 'demand curve'],
  ])('where %s', (_, one, other) => {
    expect(agreement(one, other)).toBe(1);
  });

  test('not where one is known to be another kind of thing', () => {
    expect(agreement('treaty', 'Paris')).toBeLessThan(LEAST_AGREEMENT);
  });

  test('perhaps where the note names one kind, and they are known to be of different ones', () => {
    expect(agreement('fracture', 'femur')).toBe(LEAST_AGREEMENT);
  });

  test('perhaps where nothing is known of one', () => {
    expect(agreement('blorft', 'treaty')).toBe(LEAST_AGREEMENT);
  });
});

describe('what a noun names', () => {
  test.each([
    ['singular and plural alike', 'country', 'countries'],
    ['also of plurals from Latin', 'bacterium', 'bacteria'],
    ['also where the plural has a meaning of its own', 'nerve', 'nerves'],
  ])('%s', (_, one, other) => {
    expect(classesOf(one)).not.toBe('');
    expect(classesOf(other)).toBe(classesOf(one));
  });

  test('is unknown of a word that is none', () => {
    expect(classesOf('zorblin')).toBe('');
  });

  test.each([
    ['parts of the body', 'liver', 'kidney', 0.8],
    ['a person and a substance', 'carpenter', 'oxygen', 0],
  ])('%s', (_, one, other, expected) => {
    expect(classAgreement(classesOf(one), classesOf(other))).toBe(expected);
  });
});
