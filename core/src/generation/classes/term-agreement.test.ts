import { describe, expect, test } from 'vitest';
import type { Term } from '../terms/term.ts';
import { sampleTerm } from '../testing/sample-term.ts';
import { taggedSentence } from '../testing/tagged-sentence.ts';
import { LEAST_AGREEMENT, termClasses } from './term-classes.ts';

/** How far two terms agree of which the note says nothing but their names. */
const byName = (one: Term, other: Term) => termClasses([one, other])(one, other);
const named = (one: string, other: string) => byName(sampleTerm(one), sampleTerm(other));

describe('an ending names a class', () => {
  test.each([
    ['cells', 'zorbcyte', 'quincyte'],
    ['a cell and cells', 'zorbcyte', 'quincytes'],
    ['young cells', 'zorbblast', 'quinblasts'],
    ['cells that break down', 'zorbclast', 'quinclast'],
    ['enzymes', 'zorbase', 'quinases'],
    ['inflammations', 'zorbitis', 'quinitis'],
    ['conditions', 'zorbosis', 'quinosis'],
    ['states of the blood', 'zorbemia', 'quinemia'],
    ['fields of study', 'zorbology', 'quinology'],
    ['sciences', 'zorbnomy', 'quinnomy'],
    ['measuring devices', 'zorbmeter', 'quinmeters'],
    ['recording devices', 'zorbgraph', 'quingraph'],
    ['devices to see with', 'zorbscope', 'quinscope'],
    ['what brings about', 'zorbgen', 'quingens'],
    ['eaters', 'zorbphage', 'quinphages'],
    ['layers', 'zorbderm', 'quinderm'],
    ['inner layers', 'zorbdermis', 'quindermis'],
    ['removals', 'zorbectomy', 'quinectomy'],
    ['forms of rule', 'zorbocracy', 'quinocracy'],
    ['rules of one', 'zorbarchy', 'quinarchy'],
    ['killers', 'zorbcide', 'quincide'],
    ['fears', 'zorbphobia', 'quinphobia'],
    ['ages', 'zorbzoic', 'quinzoic'],
    ['extinct animals', 'zorbosaur', 'quinosaurs'],
    ['feeders', 'zorbtroph', 'quintrophs'],
    ['bodies in a cell', 'zorbplast', 'quinplasts'],
    ['small bodies', 'zorbsome', 'quinsomes'],
    ['what looks like', 'zorboid', 'quinoids'],
  ])('of %s', (_, one, other) => {
    expect(named(one, other)).toBe(1);
    expect(named(one, 'marvock')).toBe(LEAST_AGREEMENT);
  });

  test.each([
    ['behind two letters', 'zocyte', 'quincyte'],
    ['inside a word', 'zorbcytex', 'quincytex'],
    ['where the other has another one', 'zorbcyte', 'quinblast'],
    ['of a word that is not the head', 'zorbcyte of marvock', 'marvock quincyte wall'],
  ])('not %s', (_, one, other) => {
    expect(named(one, other)).toBe(LEAST_AGREEMENT);
  });
});

describe('the head of a phrase is', () => {
  test.each([
    ['its last word', 'stone zorblin', 'wire zorblin', 1],
    ['its last word behind a hyphen', 'stone-zorblin', 'wire zorblin', 1],
    ['in either number', 'stone zorblin', 'wire zorblins', 1],
    ['before "of"', 'zorblin of stone', 'wire zorblin', 1],
    ['before "in"', 'zorblin in stone', 'wire zorblin', 1],
    ['before "for"', 'zorblin for stone', 'wire zorblin', 1],
    ['before several spaces', 'zorblin  of  stone', 'wire zorblin', 1],
    ['not its first word', 'zorblin quintle', 'zorblin marvock', LEAST_AGREEMENT],
    ['not behind "of"', 'quintle of zorblin', 'wire zorblin', LEAST_AGREEMENT],
  ])('%s', (_, one, other, expected) => {
    expect(named(one, other)).toBe(expected);
  });

  test('where nothing else is known, what the note says that it is', () => {
    const [tool, person] = ['hammer', 'carpenter'].map((hypernym) => sampleTerm('zorblin', { hypernym }));
    if (tool === undefined || person === undefined) throw new Error('there are two');
    expect(byName(tool, sampleTerm('chisel'))).toBeGreaterThan(LEAST_AGREEMENT);
    expect(byName(person, sampleTerm('chisel'))).toBe(0);
    expect(byName(sampleTerm('oxygen', { hypernym: 'carpenter' }), sampleTerm('chisel'))).toBe(
      named('oxygen', 'chisel'),
    );
  });
});

describe('a name that stands alone', () => {
  test.each([
    ['is no thing with a name in it', 'Lemaître', 'Hubble constant', 0],
    ['may be what another such name is', 'Lemaître', 'Slipher', LEAST_AGREEMENT],
    ['is no acronym', 'CME', 'Hubble constant', LEAST_AGREEMENT],
  ])('%s', (_, one, other, expected) => {
    expect([named(one, other), named(other, one)]).toEqual([expected, expected]);
  });
});

describe('persons', () => {
  const person = (surface: string) => sampleTerm(surface, { isPerson: true });

  test('stand beside persons only', () => {
    expect(byName(person('Inge Lehmann'), person('Marie Curie'))).toBe(1);
    expect(byName(person('Inge Lehmann'), sampleTerm('carpenter'))).toBe(0);
    expect(byName(sampleTerm('carpenter'), person('Inge Lehmann'))).toBe(0);
  });

  test('are not what acts as they do, but is known to be a thing', () => {
    expect(byName(person('Congress'), sampleTerm('Senate'))).toBeGreaterThan(0);
    expect(byName(person('Congress'), person('Inge Lehmann'))).toBe(0);
  });
});

/** How far two terms agree that stand in one sentence, with this between them. */
function listedWith(between: string, index = 0): number {
  const sentence = taggedSentence(`The zorblin${between}quintle stand here.`);
  const second = sentence.words.findIndex(({ lower }) => lower === 'quintle');
  const one = sampleTerm('zorblin', { mentions: [{ sentence, first: 1, last: 1 }] });
  const mention = { sentence: { ...sentence, index }, first: second, last: second };
  const other = sampleTerm('quintle', { mentions: [mention] });
  return termClasses([other, one])(one, other);
}

describe('members of one list are joined', () => {
  test.each([
    ', ',
    ' and ',
    ' or ',
    ', and ',
    ', or ',
    ' as well as ',
    ' versus ',
    ', the ',
    ' and a ',
    ' or an ',
  ])('by "%s"', (between) => {
    expect(listedWith(between)).toBe(1);
  });

  test.each([' ', '; ', ' and not ', ' of ', ' cuts the ', '. The ', ' and, ', ' and the old '])(
    'not by "%s"',
    (between) => {
      expect(listedWith(between)).toBe(LEAST_AGREEMENT);
    },
  );

  test('nor from one sentence to another', () => {
    expect(listedWith(', ', 1)).toBe(LEAST_AGREEMENT);
  });

  test('from the first to the last, and no further', () => {
    const sentence = taggedSentence('The zorblin, quintle and marvock cut blorft.');
    const [zorblin, quintle, marvock, blorft] = [1, 2, 4, 6].map((at) =>
      sampleTerm(sentence.words[at]?.text ?? '', { mentions: [{ sentence, first: at, last: at }] }),
    ) as [Term, Term, Term, Term];
    const agreement = termClasses([blorft, marvock, quintle, zorblin]);
    expect(agreement(zorblin, marvock)).toBe(1);
    expect(agreement(quintle, zorblin)).toBe(1);
    expect(agreement(marvock, blorft)).toBe(LEAST_AGREEMENT);
    expect(agreement(zorblin, blorft)).toBe(LEAST_AGREEMENT);
  });
});
