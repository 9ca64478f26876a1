/** Writes questions of exams straight into the database. */
import type { Executor } from '../../../platform/database/database.ts';
import { examItems } from '../exam/exams.tables.ts';
import { getTextId, insertTexts, type PaperText } from '../start/paper-texts.repo.ts';

type NewItem = Omit<typeof examItems.$inferInsert, 'textId' | 'optionCount'>;

export type WrittenItem = NewItem & Pick<PaperText, 'stem' | 'options' | 'explanation'> & Partial<PaperText>;

/** @param items with options in the question's own order */
export async function writeItems(executor: Executor, items: readonly WrittenItem[]): Promise<void> {
  for (const item of items) {
    const text = getText(item);
    const id = getTextId(text);
    await insertTexts(executor, [{ questionId: item.questionId, id, ...text }]);
    await executor.insert(examItems).values({ ...item, textId: id, optionCount: text.options.length });
  }
}

function getText(item: WrittenItem): PaperText {
  const { stem, options, explanation, body = null, bodyForm = null, feedback = [], markup = 'plain' } = item;
  const { sourcePage = null, sourceSection = null, sourceQuote = null } = item;
  const { content = null, answerContent = null, contentVersion = 0 } = item;
  return {
    stem,
    options,
    explanation,
    body,
    bodyForm,
    feedback,
    markup,
    sourcePage,
    sourceSection,
    sourceQuote,
    content,
    answerContent,
    contentVersion,
  };
}
