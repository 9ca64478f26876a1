import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { classAgreement, getClasses } from './noun-classes.ts';

describe('a plural names what its singular names', () => {
  test.each([
    ['country', 'countries'],
    ['gas', 'gases'],
    ['box', 'boxes'],
    ['church', 'churches'],
    ['dish', 'dishes'],
    ['topaz', 'topazes'],
    ['hypothesis', 'hypotheses'],
    ['bacterium', 'bacteria'],
    ['larva', 'larvae'],
    ['fungus', 'fungi'],
    ['gland', 'glands'],
    ['table', 'tables'],
  ])('%s, %s', (singular, plural) => {
    expect(getClasses(singular)).not.toBe('');
    expect(getClasses(plural)).toBe(getClasses(singular));
  });

  test.each(['physics', 'species', 'virus', 'glass', 'analysis', 'menu'])(
    '%s is no plural, whatever its end looks like',
    (noun) => {
      expect(getClasses(noun)).not.toBe('');
    },
  );

  test('and the singular is meant if the plural has its own meaning', () => {
    expect(getClasses('arms')).toBe(getClasses('arm'));
  });

  test.each(['', 's', 'ies', 'zorblins', 'zorblia', 'OXYGEN', 'toString', '__proto__'])(
    'a word that is unknown has no class: %j',
    (noun) => {
      expect(getClasses(noun)).toBe('');
    },
  );
});

describe('two nouns agree', () => {
  test.each([
    ['most, where their commonest senses are of one class', 'fa', 'fb', 0.8],
    ['as if nothing were known, where only rarer senses are', 'fa', 'ba', 0.4],
    ['as if nothing were known, where one has no class', '', 'f', 0.4],
    ['as if nothing were known, where neither has one', '', '', 0.4],
    ['less, where the commonest of one is another of the other', 'fa', 'af', 0.6],
    ['a little, as an act and a process do', 'b', 't', 0.5],
    ['a little, as an act and an event do', 'b', 'i', 0.5],
    ['a little, as a thought and an attribute do', 'g', 'e', 0.5],
    ['not at all, as an act and a thought', 'b', 'g', 0],
    ['not at all by rarer senses that are only related', 'fb', 'pt', 0],
    ['not at all, as a part of the body and a person', 'f', 'p', 0],
    ['not at all, as a part of the body and a process', 'f', 't', 0],
  ])('%s', (_, one, other, expected) => {
    expect(classAgreement(one, other)).toBe(expected);
  });

  test.each(['bi', 'bq', 'bt', 'bx', 'gh', 'ge', 'he', 'yk', 'do', 'su', 'ml', 'fy', 'ej', 'ex', 'jx'])(
    'and classes %s are related, in either order',
    (pair) => {
      const [one = '', other = ''] = pair;
      expect([classAgreement(one, other), classAgreement(other, one)]).toEqual([0.5, 0.5]);
    },
  );

  test('the same in either order, and each best with itself', () => {
    const classes = fc.string({
      unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxy'),
      minLength: 1,
      maxLength: 3,
    });
    fc.assert(
      fc.property(classes, classes, (one, other) => {
        expect(classAgreement(one, other)).toBe(classAgreement(other, one));
        expect(classAgreement(one, one)).toBe(0.8);
      }),
    );
  });
});
