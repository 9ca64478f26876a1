import { describe, expect, test } from 'vitest';
import { typedNote } from '../../testing/typed-note.ts';
import type { FactQuestion } from '../fact-question.ts';
import { phrasesFor } from '../phrases/phrases-by-language.ts';
import { readFacts } from '../read-facts.ts';
import { listQuestions } from './list-questions.ts';

const askedOf = (typed: string, language: Parameters<typeof phrasesFor>[0] = 'eng') =>
  listQuestions(readFacts(typedNote(typed)).lists, phrasesFor(language));

const ofKind = (kind: FactQuestion['kind'], typed: string) =>
  askedOf(typed).filter((question) => question.kind === kind);

/** What stands beside the key of a member's question, "none" where the member is not asked for. */
const besides = (key: string, typed: string) =>
  ofKind('member', typed).find((question) => question.key === key)?.distractors ?? 'none';

const list = (head: string, ...members: string[]) =>
  [`# ${head}`, ...members.map((member) => `- ${member}`)].join('\n');

const GAINS = ['cheap power', 'steady supply', 'flood control'];
const LOSSES = ['lost farmland', 'trapped silt', 'high cost'];

describe('two lists of opposite roles', () => {
  test.each([
    ['Advantages', 'Disadvantages'],
    ['Benefits', 'Problems'],
    ['Merits', 'Demerits'],
    ['Benefits', 'Disadvantages'],
    ['Causes', 'Effects'],
    ['Reasons', 'Consequences'],
    ['Sources', 'Results'],
    ['Causes', 'Symptoms'],
    ['Causes', 'Signs'],
    ['Reasons', 'Solutions'],
    ['Differences', 'Similarities'],
  ])('ask for each other: %s and %s', (one, other) => {
    const note = `${list(`${one} of dams`, ...GAINS)}\n${list(`${other} of dams`, ...LOSSES)}`;
    for (const gain of GAINS) expect(besides(gain, note)).toEqual(LOSSES);
    for (const loss of LOSSES) expect(besides(loss, note)).toEqual(GAINS);

    const stems = askedOf(note).map(({ stem }) => stem);
    expect(new Set(stems)).toEqual(
      new Set(
        [one, other].flatMap((head) => [
          `Which of the following is one of the ${head.toLowerCase()} of dams?`,
          `Which of the following is NOT one of the ${head.toLowerCase()} of dams?`,
        ]),
      ),
    );
  });

  test.each([
    ['Advantages', 'Causes'],
    ['Benefits', 'Effects'],
    ['Sources', 'Similarities'],
    ['Disadvantages', 'Problems'],
    ['Effects', 'Solutions'],
    ['Advantages', 'Pictures'],
    ['Pictures', 'Problems'],
    ['Pictures', 'Maps'],
  ])('are not %s and %s', (one, other) => {
    expect(askedOf(`${list(`${one} of dams`, ...GAINS)}\n${list(`${other} of lakes`, ...LOSSES)}`)).toEqual(
      [],
    );
  });

  test('stand before two of one role', () => {
    const note = [
      list('Advantages of dams', ...GAINS),
      list('Advantages of wells', 'clean water', 'short walk', 'low price'),
      list('Disadvantages of dams', ...LOSSES),
    ].join('\n');
    expect(besides('cheap power', note)).toEqual(LOSSES);
  });

  test('do not where one holds too little that the other does not', () => {
    const note = [
      list('Advantages of dams', ...GAINS),
      list('Advantages of wells', 'clean water', 'short walk', 'low price'),
      list('Disadvantages of dams', 'lost farmland', 'trapped silt', 'flood control in summer'),
    ].join('\n');
    expect(besides('cheap power', note)).toEqual(['clean water', 'short walk', 'low price']);
  });
});

describe('two lists are alike', () => {
  const DROUGHT = ['dry wind', 'bare soil', 'late rain'];

  test.each([
    ['of one role', 'Causes of floods', 'Causes of drought'],
    ['of one role in two languages', 'Causes of floods', 'Causas de la sequía'],
    ['of one class', 'Strong acids', 'Weak acids'],
    ['of one class in another form', 'Strong acids', 'A weak acid'],
  ])('%s: %s, %s', (_, one, other) => {
    const note = `${list(one, ...GAINS)}\n${list(other, ...DROUGHT)}`;
    expect(besides('cheap power', note)).toEqual(DROUGHT);
    expect(besides('dry wind', note)).toEqual(GAINS);
    for (const { stem } of askedOf(note))
      expect(stem).toMatch(
        /listed under “(?:Causas|Strong|Weak|A weak)|^According to the note, .* one of the causes/,
      );
  });

  test.each([
    ['Strong acids', 'Noble gases'],
    ['Strong acids', 'Uses of acids'],
    ['Acids in food', 'Acids in air'],
    ['Causes of floods', 'Parts of floods'],
  ])('but not %s and %s', (one, other) => {
    expect(askedOf(`${list(one, ...GAINS)}\n${list(other, ...DROUGHT)}`)).toEqual([]);
  });

  test('with thirty lists on either side, and no further', () => {
    const between = (count: number) =>
      Array.from({ length: count }, (_, at) => list(`Thing word${at}`, `a${at} x`, `b${at} y`, `c${at} z`));
    const note = (count: number) =>
      [list('Strong acids', ...GAINS), ...between(count), list('Weak acids', ...DROUGHT)].join('\n');

    expect(besides('cheap power', note(28))).toEqual(DROUGHT);
    expect(besides('dry wind', note(28))).toEqual(GAINS);
    expect(besides('cheap power', note(30))).toBe('none');
    expect(besides('dry wind', note(30))).toBe('none');
  });

  test('and make at most 24 questions of what does not belong', () => {
    const lists = Array.from({ length: 10 }, (_, at) =>
      list(`Kind${at} acids`, `a${at} x${at}`, `b${at} y${at}`, `c${at} z${at}`),
    );
    const exceptions = ofKind('exception', lists.join('\n'));
    expect(exceptions.filter(({ stem }) => stem.includes('Kind0'))).toHaveLength(24);
    expect(besides('a0 x0', lists.join('\n'))).toHaveLength(24);
  });
});

describe('what may be right as well is no option:', () => {
  test.each([
    ['a member of both lists', 'cheap power'],
    ['a member of both lists in another form', 'Cheaper powers (of all)'],
    ['what shares half of its words with a member', 'cheap fuel'],
    ['what the head itself says', 'big acid'],
  ])('%s', (_, member) => {
    const note = `${list('Big acids', ...GAINS)}\n${list('Weak acids', 'dry wind', 'bare soil', 'late rain', member)}`;
    expect(besides('steady supply', note)).toEqual(['dry wind', 'bare soil', 'late rain']);
    expect(
      ofKind('exception', note).filter(({ key, stem }) => key === member && stem.includes('Big')),
    ).toEqual([]);
  });

  test('a word of grammar that both lists hold', () => {
    const note = 'French articles: le, la, les, un\nSpanish articles: el, la, los, una';
    expect(besides('le', note)).toEqual(['el', 'los', 'una']);
  });

  test('but what shares less than half of its words is one', () => {
    const note = `${list('Big acids', ...GAINS)}\n${list('Weak acids', 'dry wind', 'cheap red fuel', 'late rain')}`;
    expect(besides('steady supply', note)).toContain('cheap red fuel');
  });
});

describe('a member is asked for', () => {
  const note = `${list('Strong acids', ...GAINS, '1 N')}\n${list('Weak acids', 'dry wind', 'late rain', 'Red Sea', 'hot days')}`;

  test('beside strangers of its form alone', () => {
    expect(besides('cheap power', note)).toEqual(['dry wind', 'late rain']);
  });

  test('once: every question about a list is the same matter, and quotes the whole list', () => {
    const questions = askedOf(note).filter(({ stem }) => stem.includes('Strong'));
    expect(new Set(questions.map(({ kind }) => kind))).toEqual(new Set(['member', 'exception']));
    expect(new Set(questions.flatMap(({ spends }) => spends))).toEqual(new Set(['list:strong acid']));
    for (const { origin } of questions) expect(origin.quote).toMatch(/^Strong acids\s.+1 N$/s);
  });

  test('never where two lists together have fewer than three strangers', () => {
    const few = `${list('Strong acids', ...GAINS)}\n${list('Weak acids', 'dry wind', 'late rain', 'cheap power')}`;
    expect(ofKind('member', few)).toEqual([]);
    expect(ofKind('exception', few).map(({ key }) => key)).toContain('dry wind');
  });
});

describe('what does not belong is asked for', () => {
  test('beside three members of its form', () => {
    const note = `${list('Strong acids', ...GAINS, 'Red Sea')}\n${list('Weak acids', 'dry wind', 'bare soil', 'Hot Pot')}`;
    const exceptions = ofKind('exception', note).filter(({ stem }) => stem.includes('Strong'));
    expect(exceptions.map(({ key, distractors }) => [key, distractors])).toEqual([
      ['dry wind', GAINS],
      ['bare soil', GAINS],
    ]);
  });

  test('not in a language without words for it', () => {
    const note = `${list('Strong acids', ...GAINS)}\n${list('Weak acids', ...LOSSES)}`;
    expect(askedOf(note, null)).toEqual([]);
    expect(askedOf(note, 'fra')).toHaveLength(askedOf(note).length);
  });
});

describe('steps', () => {
  const STEPS = '# Steps of baking\n1. mix\n2. knead\n3. rise\n4. bake\n5. cool';

  test('are asked for what comes first and what comes next', () => {
    expect(askedOf(STEPS).map(({ stem, key, distractors }) => [stem, key, distractors])).toEqual([
      ['Which is the first step of baking?', 'mix', ['knead', 'rise', 'bake', 'cool']],
      ['Which step of baking comes directly after “mix”?', 'knead', ['rise', 'bake', 'cool']],
      ['Which step of baking comes directly after “knead”?', 'rise', ['mix', 'bake', 'cool']],
      ['Which step of baking comes directly after “rise”?', 'bake', ['mix', 'knead', 'cool']],
      ['Which step of baking comes directly after “bake”?', 'cool', ['mix', 'knead', 'rise']],
    ]);
  });

  test('are each a matter of its own, and quote the whole list', () => {
    const asked = askedOf(STEPS);
    expect(asked.map(({ spends }) => spends)).toEqual(
      [0, 1, 2, 3, 4].map((at) => [`step:step of bake:${at}`]),
    );
    for (const { kind, origin } of asked) {
      expect(kind).toBe('order');
      expect(origin.quote).toMatch(/^Steps of baking\s.+cool$/s);
    }
  });

  test('are asked with a blank in a language without words', () => {
    expect(askedOf(STEPS, null).map(({ stem }) => stem)[1]).toBe('Steps of baking: mix, ________.');
  });

  test('are none in a list without numbers', () => {
    expect(askedOf(STEPS.replaceAll(/\d\./g, '-'))).toEqual([]);
  });
});
