/** Words that are searched for in stems. The index has them three letters at a time (docs/decisions/question-bank.md). */
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { contains } from '../../../platform/database/contains.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { notDeleted } from '../../../platform/undo/undo.ts';
import { type BankRow, questions } from '../question/questions.tables.ts';

/** With fewer letters in a row a word is in no index, but at the beginning of one it is. */
const isFoundAnywhere = /[a-z\d]{3}/i;
const opensAsWord = /^[a-z\d]/i;

/**
 * Signs that the index can tell from letters within an expression; it cannot tell signs of other scripts, nor
 * curly quotes.
 */
const signs = '[\\t\\n\\r !-/:-@\\[-`{-~\\u00a0-\\u00bf]';

/**
 * @param word of a search
 * @returns the condition that the stem contains the word: anywhere, or for a short word at the beginning of a
 * word
 */
export function stemHas(word: string): SQL {
  if (isFoundAnywhere.test(word) || !opensAsWord.test(word)) return contains(questions.stem, word);
  return sql`${questions.stem} ~* ${`(^|${signs})${inExpression(word)}`}`;
}

function inExpression(word: string): string {
  return word.replace(/[\\^$.|?*+()[\]{}]/g, (sign) => `\\${sign}`);
}

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
