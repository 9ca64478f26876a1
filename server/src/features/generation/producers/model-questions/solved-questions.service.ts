/**
 * The blind solver: the small model answers each question using only its passages, and has to choose the key. The large model
 * solves again what words doubt and the small one confirms.
 */
import type { NotePassage } from '@akada/core/language-model/note-passages.ts';
import type { OfflineReason } from '@akada/core/language-model/offline-reason.ts';
import { getObjections, solverBatch } from '@akada/core/questions/model/blind-solver.ts';
import type { CandidateQuestion, RejectedQuestion } from '@akada/core/questions/model/judge-questions.ts';
import { solvePrompt, solverLines } from '@akada/core/questions/model/question-prompts.ts';
import type { ModelQuestion } from '@akada/core/questions/model/written-question.ts';
import type { LanguageModelService, ModelOrder } from '../../../language-model/language-model.service.ts';
import { SolvedQuestions } from './question-answers.ts';

export interface Solving {
  /** The generation's id. */
  id: string;
  userId: string;
  /** Names these questions within the generation; a repeated attempt uses the same names. */
  step: string;
  /** All that are sent of the note. */
  passages: readonly NotePassage[];
}

/** Questions that the solver confirmed, and its objections. A question without an answer is in neither. */
export interface SolvedSet {
  confirmed: ModelQuestion[];
  refused: RejectedQuestion[];
  /** The reason why the solver was not asked about all; null if it was. */
  offline: OfflineReason | null;
}

type AskModel = Pick<LanguageModelService, 'ask'>;

/** All that one call writes, so that its passages are sent once more and not twice. */
const perCall = 15;

/** @throws ModelAway, and the signal's reason @returns the questions whose keys the solver chose, in their order */
export async function solveQuestions(
  languageModel: AskModel,
  solving: Solving,
  questions: readonly CandidateQuestion[],
  signal: AbortSignal,
): Promise<SolvedSet> {
  const first = await solve(languageModel, solving, { size: 'small', name: 'solve', questions }, signal);
  const isConfirmed = ({ faults }: CandidateQuestion, index: number) =>
    faults.length === 0 && first.objections[index] === null;
  const doubted = questions.filter((one, index) => isConfirmed(one, index) && one.doubts.length > 0);
  const secondTurn = { size: 'large', name: 'solve again', questions: doubted } as const;
  const second =
    first.offline === null
      ? await solve(languageModel, solving, secondTurn, signal)
      : { objections: [], offline: first.offline };

  const confirmed: ModelQuestion[] = [];
  const refused: RejectedQuestion[] = [];
  for (const [index, question] of questions.entries()) {
    const { draft, passage, written, faults } = question;
    const position = doubted.indexOf(question);
    const objection = position === -1 ? first.objections[index] : second.objections[position];
    if (objection === undefined) continue;
    const all = [...faults, ...(objection === null ? [] : [objection])];
    if (all.length > 0) refused.push({ written, passage, fault: all.join(' ') });
    else
      confirmed.push({
        draft: position === -1 ? draft : { ...draft, modelChecks: ['solved_twice'] },
        passage,
      });
  }
  return { confirmed, refused, offline: second.offline };
}

interface Batch {
  size: ModelOrder<unknown>['size'];
  name: string;
  questions: readonly CandidateQuestion[];
}

interface Objections {
  /** Null for a confirmed question; undefined without an answer that counts. */
  objections: (string | null | undefined)[];
  offline: OfflineReason | null;
}

async function solve(
  languageModel: AskModel,
  solving: Solving,
  { size, name, questions }: Batch,
  signal: AbortSignal,
): Promise<Objections> {
  const objections: Objections['objections'] = questions.map(() => undefined);
  for (let start = 0; start < questions.length; start += perCall) {
    const batch = [...questions.keys()].slice(start, start + perCall);
    // An answer that was cut lacks the last ones, which are requested once more.
    for (const turn of ['', ' rest']) {
      const indexes = batch.filter((index) => objections[index] === undefined);
      if (indexes.length === 0 || (turn !== '' && indexes.length === batch.length)) break;
      const some = indexes.flatMap((index) => questions[index] ?? []);
      const step = `${name} ${solving.step} ${start}${turn}`;
      // The first solver has read what else the options are in; only a doubt about them needs it again.
      const wantsFurther = ({ doubts }: Pick<CandidateQuestion, 'doubts'>) =>
        size === 'small' || doubts.includes('not_one_key');
      const { passages, blocks, shown } = solverBatch(
        some,
        solving.passages,
        `${solving.id} ${step}`,
        wantsFurther,
      );
      const { reason, form } = solverLines[size];
      const reply = await languageModel.ask(
        {
          feature: 'questions',
          userId: solving.userId,
          size,
          work: { id: solving.id, step },
          prompt: {
            ...solvePrompt,
            form: `${solvePrompt.form}${form}`,
            variables: { passages, blocks, count: String(some.length), reason },
          },
          answer: { name: 'choices', schema: SolvedQuestions },
          mostTokens: 40 * some.length + 100,
          temperature: 0,
        },
        signal,
      );
      if (reply.kind === 'offline') return { objections, offline: reply.reason };
      for (const [position, objection] of getObjections({ shown }, reply.answer.answers).entries())
        objections[indexes[position] ?? -1] = objection;
    }
  }
  return { objections, offline: null };
}
