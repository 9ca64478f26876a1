/** Compares the tokens of checking a model's questions with the tokens of writing them, by the count that budgets use. */
import { wholeNote } from '@akada/core/generation/scope/within-scope.ts';
import { typedNote } from '@akada/core/generation/testing/typed-note.ts';
import { planCalls } from '@akada/core/language-model/plan-calls.ts';
import { completeSet } from '@akada/core/questions/model/complete-set.ts';
import { judgeQuestions } from '@akada/core/questions/model/judge-questions.ts';
import government from '@akada/core/questions/model/testing/government.json' with { type: 'json' };
import novel from '@akada/core/questions/model/testing/novel.json' with { type: 'json' };
import rivers from '@akada/core/questions/model/testing/rivers.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { findTokens } from '../../../../platform/language-model/message-parts.ts';
import { getSchema } from '../../../language-model/call-texts.ts';
import type { LanguageModelService, ModelOrder } from '../../../language-model/language-model.service.ts';
import { checkReasons } from './checked-reasons.service.ts';
import { writeQuestions } from './written-questions.service.ts';

type Note = typeof rivers;

const writtenKinds: Readonly<Record<string, string>> = {
  comparison: 'compare',
  statement: 'meaning',
  member: 'meaning',
};

function asWritten({
  quote,
  kind,
  stem,
  options,
  answerIndex,
  explanation,
  whyWrong,
}: Note['items'][number]) {
  const wrong = options.filter((_, index) => index !== answerIndex);
  return {
    passage: 1,
    quote,
    kind: writtenKinds[kind] ?? kind,
    stem,
    answer: options[answerIndex],
    why: explanation,
    wrong: wrong.map((text, index) => ({ text, why_wrong: whyWrong[index] ?? '' })),
  };
}

/** Plays an author of a note's questions, a solver that finds every key, and a judge that finds every reason. */
function playModel({ items }: Note) {
  const spent = new Map<string, number>();
  const isWritten = new Set<number>();
  const play = ({ work: { step }, size, prompt: { variables } }: ModelOrder<unknown>): object => {
    const { passages = '', blocks = '', statements = '' } = variables;
    if (step.startsWith('write')) {
      const ownItems = [...items.entries()].filter(
        ([at, { quote }]) => !isWritten.has(at) && passages.includes(quote),
      );
      for (const [at] of ownItems) isWritten.add(at);
      return { items: ownItems.map(([, item]) => asWritten(item)) };
    }
    if (step.startsWith('solve')) {
      const answers = blocks.split(/^--- Question \d+$/m).slice(1);
      return {
        answers: answers.map((block, index) => {
          const item = items.find(({ stem }) => block.includes(stem));
          const right = item?.options[item.answerIndex] ?? '';
          const choice = /^([A-D])\) (.*)$/gm;
          const selection = [...block.matchAll(choice)].find(([, , text]) => text === right)?.[1] ?? 'none';
          const reason = size === 'small' ? item?.quote.split(' ').slice(0, 7).join(' ') : '';
          return `${index + 1} ${reason} > ${selection} fine`;
        }),
      };
    }
    const numbers = statements.split('\n').map((_, index) => index + 1);
    return { verdicts: numbers.map((n) => (n === 1 ? '1 n' : `${n} s`)) };
  };
  const ask = async (order: ModelOrder<unknown>) => {
    const { prompt, answer, work } = order;
    const texts = [
      prompt.instructions,
      prompt.request,
      prompt.form,
      JSON.stringify(getSchema(answer.schema)),
      ...Object.values(prompt.variables),
    ];
    const played = play(order);
    const characters = [...texts, JSON.stringify(played)].reduce((sum, text) => sum + text.length, 0);
    const name = /^\D+/.exec(work.step)?.[0].trim() ?? '';
    spent.set(name, (spent.get(name) ?? 0) + findTokens(characters));
    return { kind: 'answered' as const, answer: played, model: 'played' };
  };
  return {
    spent,
    languageModel: { ask: ask as unknown as LanguageModelService['ask'], refusalFor: async () => null },
  };
}

const studyModel = {
  planCalls: async (request: Parameters<typeof planCalls>[0]) => planCalls(request),
  judgeQuestions: async (request: Parameters<typeof judgeQuestions>[0]) => judgeQuestions(request),
};

/** @returns the tokens of writing and of judging a set of seven questions */
async function getSpent(note: Note): Promise<{ writing: number; judging: number }> {
  const document = typedNote(note.note);
  const { spent, languageModel } = playModel(note);
  const { signal } = new AbortController();
  const fixed = { document, scope: wholeNote, excludedAnswers: [], earlier: [] };
  const order = { ...fixed, id: 'set', userId: 'student', requested: 7 };
  const modelSet = await writeQuestions({ languageModel, studyModel }, order, async () => {}, signal);
  const modelDrafts = modelSet.questions.map(({ draft }) => draft);
  const { drafts: set } = completeSet({ ...fixed, count: 7, seed: 'seed', modelDrafts });
  await checkReasons(languageModel, order, set, modelSet, signal);
  expect(set.filter(({ byModel }) => byModel)).toHaveLength(7);
  const writing = spent.get('write') ?? 0;
  return { writing, judging: [...spent.values()].reduce((sum, tokens) => sum + tokens) - writing };
}

it('checking the questions of three notes costs less than writing them', async () => {
  const all = await Promise.all([rivers, government, novel].map(getSpent));
  const writing = all.reduce((sum, one) => sum + one.writing, 0);
  const judging = all.reduce((sum, one) => sum + one.judging, 0);
  expect(judging / writing).toBeLessThan(0.9);
});
