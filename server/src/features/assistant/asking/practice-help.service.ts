/** The ladder of hints of one question: steps are counted here, and none is skipped. */
import { type HelpStep, helpSteps } from '@akada/core/assistant/assistant-rules.ts';
import type { HelpedQuestion } from '@akada/core/assistant/practice/practice-help.ts';
import { getTitle } from '@akada/core/assistant/thread-markdown.ts';
import type { Authorized } from '../../../platform/access/authorize.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Database } from '../../../platform/database/database.ts';
import { Fault } from '../../../platform/fault/fault.ts';
import { publishHint } from '../../../platform/hints/hints.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/ids/ids.ts';
import type { ModelWriting } from '../../language-model/model-writing.service.ts';
import type { NotesService } from '../../notes/notes.service.ts';
import { assertNotHeld, type QuestionHolds } from '../../questions/holds/question-holds.service.ts';
import type { AskableQuestion } from '../../questions/practice/askable-question.service.ts';
import * as repo from '../record/answers.repo.ts';
import type { AuthorizeAssistant } from '../record/assistant.access.ts';
import type { AnswerRow, ThreadRow } from '../record/assistant.tables.ts';
import { findLadder, insertThread, markUsed } from '../record/threads.repo.ts';
import type { AnswerWriting } from '../writing/answer-writing.service.ts';
import type { PracticeHints } from '../writing/practice-hint.service.ts';
import { assertMayBegin } from './asking.service.ts';

/** A question that is practised again on another day is helped with from the beginning. */
const ladderMs = 12 * 60 * 60_000;

export interface WantedHelp {
  caller: Pick<Caller, 'userId'>;
  question: Authorized<AskableQuestion>;
  /** The next one where absent. */
  step: number | undefined;
  said: string;
  deadline: AbortSignal;
}

export type PracticeHelp = ReturnType<typeof createPracticeHelp>;

export function createPracticeHelp(deps: {
  database: Database;
  clock: Clock;
  authorize: AuthorizeAssistant;
  notes: NotesService;
  holds: QuestionHolds;
  answering: AnswerWriting;
  writing: Pick<ModelWriting, 'modelFor'>;
  hints: PracticeHints;
}) {
  const { database, clock, authorize, notes, holds, answering, hints } = deps;

  /** Adds the source in the student's notes, if the question is theirs; else null. */
  const helped = async (question: AskableQuestion, userId: string): Promise<HelpedQuestion> => {
    const { noteId, sourcePage: page, sourceSection: section, sourceQuote: quote } = question;
    const isOwn = question.userId === userId && noteId !== null && page !== null && quote !== null;
    const titles = isOwn ? await notes.titlesOf(database.db, [noteId]) : null;
    return {
      ...question,
      source: isOwn ? { title: titles?.get(noteId) ?? null, page, section, quote } : null,
    };
  };

  return {
    /**
     * @returns the help of the step, which is being written, or as it was given
     * @throws Fault `conflict` while an exam holds the key, and for a step whose turn it is not; `too_many_requests`
     */
    async help({ caller, question, step, said, deadline }: WantedHelp): Promise<Authorized<AnswerRow>> {
      const { userId } = caller;
      const model = await deps.writing.modelFor(userId);
      const started = await database.transaction(async (tx) => {
        await repo.lockAsking(tx, userId);
        await assertNotHeld(holds, { executor: tx, userId, ids: [question.id] });
        const now = clock.now();
        const practised = { practisedId: question.id, practisedVersion: question.version };
        const ladder = await findLadder(tx, { userId, ...practised }, now - ladderMs);
        const earlier = ladder === null ? [] : await repo.findAnswers(tx, ladder.id);
        const input = Math.max(0, ...earlier.map((one) => one.step ?? 0));
        const requested = getStep(step, input);
        const last = earlier.findLast((one) => one.step === requested);
        if (last && last.state !== 'cut' && last.state !== 'stopped') return { id: last.id, first: null };

        await assertMayBegin(tx, userId, now);
        const createdAt = getInstant(now);
        const thread: ThreadRow = ladder ?? {
          id: newId(),
          userId,
          kind: 'practice',
          title: getTitle(question.stem),
          noteId: null,
          createdAt,
          usedAt: createdAt,
          deletedAt: null,
          ...practised,
        };
        if (ladder === null) await insertThread(tx, thread);
        const questionId = last?.questionId ?? newId();
        if (!last)
          await repo.insertQuestion(tx, {
            id: questionId,
            threadId: thread.id,
            userId,
            noteId: null,
            createdAt,
            parentId: earlier.at(-1)?.id ?? null,
            text: said || labels[requested],
          });
        const id = newId();
        const row = {
          id,
          questionId,
          threadId: thread.id,
          userId,
          madeBy: model === null ? ('notes' as const) : ('model' as const),
        };
        const version = (last?.version ?? 0) + 1;
        await repo.insertAnswer(tx, { ...row, version, practisedId: question.id, step: requested }, now);
        await markUsed(tx, thread.id, { usedAt: createdAt });
        await publishHint(tx, userId, { topic: 'assistant', id: thread.id });
        return { id, first: { thread, wanted: requested, earlier: earlier.map(({ text }) => text) } };
      });
      const { id, first } = started;
      if (first !== null) {
        const { thread, wanted, earlier } = first;
        const hint = hints({
          answerId: id,
          userId,
          threadId: thread.id,
          step: wanted,
          earlier,
          said,
          question: await helped(question, userId),
        });
        const ended = answering.begin({ id, userId, threadId: thread.id }, hint, deadline);
        if (model === null) await ended;
      }
      return authorize.answer(caller, id);
    },
  };
}

const labels: Readonly<Record<HelpStep, string>> = {
  1: 'Where do I look?',
  2: 'Give me a closer hint.',
  3: 'Which options can I rule out?',
  4: 'What is the answer?',
};

function getStep(requested: number | undefined, input: number): HelpStep {
  const next = Math.min(input + 1, helpSteps.length);
  const step = helpSteps.find((one) => one === (requested ?? next));
  if (step !== undefined && step <= next) return step;
  throw new Fault('conflict', `Hints come one after the other. Ask for hint ${next} next.`);
}
