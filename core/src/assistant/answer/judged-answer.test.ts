import { describe, expect, it } from 'vitest';
import type { Judgement } from '../../language-model/judging/read-verdicts.ts';
import { judgedAnswer, statementsToJudge } from './judged-answer.ts';
import { notCovered, type OfferedPassage, verifyAnswer, verifyingAnswer } from './verify-answer.ts';

const passages: OfferedPassage[] = [
  [3, 'Bolton v Stone: a ball left the ground six times in thirty years. Risk so small → no breach.'],
  [5, 'Limitation Act 1980: 3 years for personal injury.'],
].map(([number, text]) => ({
  number: Number(number),
  text: String(text),
  page: 1,
  section: null,
  noteId: 'note',
  title: 'Tort',
}));
const noBreach = 'Risk so small → no breach.';
const supported = (passage: number | null, quote: string | null = null): Judgement => ({
  verdict: 'supported',
  passage,
  quote,
});
const neither: Judgement = { verdict: 'neither', passage: null, quote: null };
const contradicted: Judgement = { verdict: 'contradicted', passage: 3, quote: noBreach };

/** The answer to a question, as a judge with these judgements of its statements leaves it. */
function judge(question: string, text: string, judgements: (Judgement | null)[]) {
  const toJudge = statementsToJudge(question, verifyAnswer(text, passages));
  const parts = toJudge.assign(judgements);
  const steps = verifyingAnswer(text, passages, parts.judged);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return judgedAnswer(step.value, parts);
}

describe('a judged sentence', () => {
  it.each<[string, string, (Judgement | null)[], string]>([
    ['keeps a mark in other words', 'You must sue early [P5].', [supported(5)], 'You must sue early [P5].'],
    ['moves to its passage', 'You must sue early [P3].', [supported(5)], 'You must sue early [P5].'],
    [
      'keeps the mark that no verdict names',
      'You must sue early [P5].',
      [supported(null)],
      'You must sue early [P5].',
    ],
    [
      'gets a mark',
      'Injured claimants must sue early.',
      [supported(5)],
      'Injured claimants must sue early [P5].',
    ],
    [
      'loses a mark that words would keep, and the note answers it',
      'Bolton v Stone: risk so small, a breach [P3].',
      [contradicted],
      `Bolton v Stone: risk so small, a breach [P?]. (Your note says otherwise: “${noBreach}” [P3])`,
    ],
    [
      'is answered once by the same words of the note',
      'There was a breach [P3]. The risk was large [P3].',
      [contradicted, contradicted],
      `There was a breach [P?]. (Your note says otherwise: “${noBreach}” [P3]) The risk was large [P?].`,
    ],
    [
      'is read although it begins with what the note does not say',
      'Your note does not say so: judges look at the risk [P3].',
      [neither],
      'Your note does not say so: judges look at the risk [P?].',
    ],
    [
      'is read behind an excuse without a mark',
      'Sorry, but claimants may sue for ten years.',
      [neither],
      'Sorry, but claimants may sue for ten years [P?].',
    ],
    [
      'without a judgement follows words',
      'Limitation Act: 3 years [P5].',
      [null],
      'Limitation Act: 3 years [P5].',
    ],
    [
      'with a formula has its mark behind it',
      'Let $P_1 = 2. Then$ the claim fails early [P?].',
      [neither],
      'Let $P_1 = 2. Then$ the claim fails early [P?].',
    ],
  ])('%s', (_, writtenText, judgements, text) => {
    expect(judge('Tell me.', writtenText, judgements).text).toBe(text);
  });

  it('quotes the words that decide', () => {
    const { citations } = judge('Tell me.', 'A tiny danger is lawful [P3].', [supported(3, noBreach)]);
    expect(citations).toEqual([{ number: 3, quote: noBreach }]);
  });
});

describe('a question', () => {
  const question = 'Why was there a breach in Bolton v Stone?';

  it('with a false premise is corrected first, with the source', () => {
    expect(judge(question, 'The risk was large [P3].', [contradicted, contradicted])).toMatchObject({
      text: `Your note says otherwise: “${noBreach}” [P3]\n\nThe risk was large [P?].`,
      citations: [{ number: 3, quote: noBreach }],
      isCovered: true,
    });
  });

  it('is not corrected twice if the answer rests on the same words', () => {
    const text = 'There was none: the risk was small [P3].';
    expect(judge(question, text, [contradicted, supported(3, noBreach)]).text).toBe(text);
  });

  it('comes first, so that "it" in the answer means what it names', () => {
    const { statements } = statementsToJudge(question, verifyAnswer('It was small [P3].', passages));
    expect(statements.map(({ text }) => text)).toEqual([question, 'It was small.']);
  });

  it('without a question mark is no premise', () => {
    expect(statementsToJudge('Tell me', verifyAnswer('Sue early [P5].', passages)).statements).toHaveLength(
      1,
    );
  });
});

describe('a statement of an answer', () => {
  const read = (question: string, text: string) =>
    statementsToJudge(question, verifyAnswer(text, passages)).statements.map(({ text, about }) => [
      text,
      about,
    ]);

  it.each([
    ['I hope this helps you to learn the limits!'],
    ['Here is a short answer about breaches of duty.'],
    ['**Limits of the act:**'],
    ['**Limits of claims**'],
    ['# Limits of claims'],
  ])('is no pleasantry and no heading: %s', (line) => {
    expect(read('Tell me', `${line}\n\nSue early [P5].`)).toEqual([['Sue early.', 'To "Tell me"']]);
  });

  it('has the line above its list, or the heads of its table, with it', () => {
    const list = 'A claim ends in these ways:\n- personal injury: three years [P5]\n- a small risk [P3]';
    expect(read('Tell me', list)).toEqual([
      ['personal injury: three years', 'In "A claim ends in these ways:"'],
      ['a small risk', 'In "A claim ends in these ways:"'],
    ]);
    const table = '| Claim | Limit in years |\n|---|---|\n| personal injury | 3 [P5] |';
    expect(read('Tell me', table)).toEqual([['personal injury | 3', 'In "Claim | Limit in years"']]);
  });
});

describe('a denial', () => {
  const denied = `${notCovered} In general: Judges decide slowly.`;
  const question = 'How long do I have?';

  it.each<[string, Judgement | null, string]>([
    ['stays if the judge agrees', neither, `${notCovered} In general: Judges decide slowly [P?].`],
    ['stays without a judge', null, `${notCovered} In general: Judges decide slowly [P?].`],
    [
      'is replaced by the words that answer',
      { verdict: 'contradicted', passage: 5, quote: 'Limitation Act 1980: 3 years for personal injury.' },
      'Your note says: “Limitation Act 1980: 3 years for personal injury.” [P5]\n\nIn general: Judges decide slowly [P?].',
    ],
    [
      'is dropped if the judge does not say where they answer',
      { verdict: 'contradicted', passage: null, quote: null },
      'In general: Judges decide slowly [P?].',
    ],
  ])('%s', (_, denial, text) => {
    expect(judge(question, denied, [neither, neither, denial]).text).toBe(text);
  });
});
