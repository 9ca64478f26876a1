import { and, eq, isNull } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { type EssayProposalRow, essayProposals } from './essay-proposals.tables.ts';

/** The essay of a paper. */
export interface EssayKey {
  examId: string;
  questionId: string;
}

const isOfEssay = ({ examId, questionId }: EssayKey) =>
  and(eq(essayProposals.examId, examId), eq(essayProposals.questionId, questionId));

export function findProposals(executor: Executor, examId: string): Promise<EssayProposalRow[]> {
  return executor.select().from(essayProposals).where(eq(essayProposals.examId, examId));
}

export async function findProposal(executor: Executor, key: EssayKey): Promise<EssayProposalRow | null> {
  const [row] = await executor.select().from(essayProposals).where(isOfEssay(key));
  return row ?? null;
}

/** The first proposal stays. */
export async function insertProposal(executor: Executor, row: EssayProposalRow): Promise<void> {
  await executor.insert(essayProposals).values(row).onConflictDoNothing();
}

/** Only the first marks after a proposal tell whether it was accepted. */
export async function decideProposal(
  tx: Transaction,
  key: EssayKey,
  decision: Required<Pick<EssayProposalRow, 'outcome' | 'givenPoints'>>,
): Promise<void> {
  await tx
    .update(essayProposals)
    .set(decision)
    .where(and(isOfEssay(key), isNull(essayProposals.outcome)));
}
