import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { notDeleted } from '../../../platform/undo/undo.ts';
import { type BankRow, questions } from '../question/questions.tables.ts';

/** @returns the stems and options of an account's questions of the bank that have one of these stems */
export async function findTexts(
  executor: Executor,
  { userId, stems }: { userId: string; stems: readonly string[] },
): Promise<Pick<BankRow, 'stem' | 'options'>[]> {
  if (stems.length === 0) return [];
  const isNamed = and(
    eq(questions.userId, userId),
    isNull(questions.generationId),
    inArray(questions.stem, [...stems]),
    notDeleted(questions),
  );
  return executor.select({ stem: questions.stem, options: questions.options }).from(questions).where(isNamed);
}
