/** Asks a language model for a proposal of marks. The proposal never counts, and only the tutor sees it. */
import type { EssayProposal } from '@akada/contract/work/marking/papers.ts';
import {
  checkProposal,
  essayPrompt,
  essayPromptVersion,
  findProposalProblem,
  getEssayVariables,
} from '@akada/core/question-types/essay/essay-prompt.ts';
import type { EssayBody } from '@akada/core/question-types/question-body.ts';
import * as z from 'zod/mini';
import type { Authorized } from '../../../platform/access/authorize.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Database } from '../../../platform/database/database.ts';
import { Fault, notFound } from '../../../platform/fault/fault.ts';
import { repeatableId } from '../../../platform/ids/ids.ts';
import { type LanguageModelService, ModelAway } from '../../language-model/language-model.service.ts';
import type { CourseExamRow } from '../course-exams/course-exams.tables.ts';
import { findItems } from '../end/exam-end.repo.ts';
import { findExam } from '../exam/exams.repo.ts';
import { assertPaper } from '../exam/paper-row.ts';
import { type EssayKey, findProposal, insertProposal } from './essay-proposals.repo.ts';
import type { CriterionProposal } from './essay-proposals.tables.ts';
import { presentProposal } from './papers.present.ts';

export interface EssayProposals {
  /** @returns true if a model is set up, and both people agreed to it */
  mayPropose(tutorId: string, studentId: string): Promise<boolean>;
  /**
   * The first proposal stays.
   *
   * @throws Fault `not_found`; `conflict` with the reason why there is no proposal
   */
  propose(exam: Authorized<CourseExamRow>, key: EssayKey, signal: AbortSignal): Promise<EssayProposal>;
}

export interface EssayProposalsDeps {
  database: Database;
  clock: Clock;
  languageModel: Pick<LanguageModelService, 'refusalFor' | 'ask' | 'forget'>;
}

const Answer = z.strictObject({
  criteria: z.array(z.strictObject({ points: z.number(), quotation: z.string(), reason: z.string() })),
});

/** Eight criteria with a quotation and a sentence each, and room for a model that thinks before it writes. */
const maxTokens = 4_000;

export function createEssayProposals(deps: EssayProposalsDeps): EssayProposals {
  const { database, languageModel } = deps;
  return {
    async mayPropose(tutorId, studentId) {
      const reasons = [await languageModel.refusalFor(tutorId), await languageModel.refusalFor(studentId)];
      return reasons.every((reason) => reason === null);
    },
    async propose({ id, userId: tutorId }, key, signal) {
      const essay = await findEssay(deps, id, key);
      const storedProposal = await findProposal(database.db, key);
      if (storedProposal !== null) return presentProposal(storedProposal);

      const problem = findProposalProblem(essay.body, essay.text);
      if (problem !== null) throw new Fault('conflict', problem);
      await assertAgreed(deps, tutorId, essay.studentId);
      const { criteria, model } = await ask(deps, { tutorId, key, essay, signal });
      await database.transaction(async (tx) => {
        await insertProposal(tx, {
          ...key,
          criteria,
          model,
          promptVersion: essayPromptVersion,
          createdAt: getInstant(deps.clock.now()),
          outcome: null,
          givenPoints: null,
        });
        await languageModel.forget(tx, getWorkId(key));
      });
      const proposal = await findProposal(database.db, key);
      if (proposal === null) throw notFound();
      return presentProposal(proposal);
    },
  };
}

interface Essay {
  studentId: string;
  body: EssayBody;
  stem: string;
  text: string;
}

const getWorkId = ({ examId, questionId }: EssayKey) => repeatableId('essay-proposal', examId, questionId);

async function findEssay(
  { database: { db } }: EssayProposalsDeps,
  courseExamId: string,
  { examId, questionId }: EssayKey,
): Promise<Essay> {
  const paper = assertPaper(await findExam(db, examId), courseExamId);
  const item = (await findItems(db, examId)).find((candidate) => candidate.questionId === questionId);
  if (item?.body?.type !== 'essay') throw notFound();
  const { body, stem, response } = item;
  return { studentId: paper.userId, body, stem, text: response?.type === 'essay' ? response.text : '' };
}

/** @throws Fault `conflict` unless both people agreed: the text is the student's, and the guidance is the tutor's */
async function assertAgreed(
  { languageModel }: EssayProposalsDeps,
  tutorId: string,
  studentId: string,
): Promise<void> {
  const ofTutor = await languageModel.refusalFor(tutorId);
  if (ofTutor === 'not_configured')
    throw new Fault('conflict', 'No language model is set up here. Mark the essay yourself.');
  if (ofTutor !== null)
    throw new Fault('conflict', 'Agree to the language model in your settings before it proposes marks.');
  if ((await languageModel.refusalFor(studentId)) !== null)
    throw new Fault('conflict', 'This student has not agreed to a language model. Mark the essay yourself.');
}

async function ask(
  { languageModel }: EssayProposalsDeps,
  { tutorId, key, essay, signal }: { tutorId: string; key: EssayKey; essay: Essay; signal: AbortSignal },
): Promise<{ criteria: CriterionProposal[]; model: string }> {
  const { body, stem, text } = essay;
  const order = {
    feature: 'essays' as const,
    userId: tutorId,
    work: { id: getWorkId(key), step: 'proposal' },
    size: 'large' as const,
    prompt: { ...essayPrompt, variables: getEssayVariables(body, stem, text) },
    answer: { name: 'proposal', schema: Answer },
    mostTokens: maxTokens,
    temperature: 0,
  };
  const reply = await languageModel.ask(order, signal).catch((error: unknown) => {
    if (error instanceof ModelAway) return null;
    throw error;
  });
  const criteria = reply?.kind === 'answered' ? checkProposal(body, text, reply.answer.criteria) : null;
  if (reply?.kind !== 'answered' || criteria === null)
    throw new Fault('conflict', 'The language model gave no usable proposal. Mark the essay yourself.');
  return { criteria, model: reply.model };
}
