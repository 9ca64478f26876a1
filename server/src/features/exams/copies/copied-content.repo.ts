import { lt, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { type ExamPassageRow, examPassages, type PaperTextRow, paperTexts } from '../exam/exams.tables.ts';

export type OlderItem = Pick<
  PaperTextRow,
  'questionId' | 'id' | 'stem' | 'options' | 'body' | 'explanation' | 'feedback' | 'markup'
> & {
  source: { quote: string | null };
};

/** @returns asked texts whose content is older than this version */
export function findOlderContent(executor: Executor, version: number, limit: number): Promise<OlderItem[]> {
  const { questionId, id, stem, options, body, explanation, feedback, markup, sourceQuote } = paperTexts;
  const texts = { stem, options, body, explanation, feedback, markup, source: { quote: sourceQuote } };
  return executor
    .select({ questionId, id, ...texts })
    .from(paperTexts)
    .where(lt(paperTexts.contentVersion, version))
    .limit(limit);
}

export type RenewedItem = Pick<
  PaperTextRow,
  'questionId' | 'id' | 'content' | 'answerContent' | 'contentVersion'
>;

/** Content of the same version or a newer one stays. */
export async function renewContent(executor: Executor, renewed: readonly RenewedItem[]): Promise<void> {
  const created = renewed.map(({ questionId, id, content, answerContent, contentVersion }) => ({
    question_id: questionId,
    id,
    content,
    answer: answerContent,
    version: contentVersion,
  }));
  await executor.execute(sql`
    UPDATE ${paperTexts} AS old
    SET content = made.content, answer_content = made.answer, content_version = made.version
    FROM jsonb_to_recordset(${JSON.stringify(created)}::jsonb)
      AS made (question_id uuid, id uuid, content jsonb, answer jsonb, version integer)
    WHERE old.question_id = made.question_id AND old.id = made.id
      AND old.content_version < made.version`);
}

export type OlderPassage = Pick<ExamPassageRow, 'examId' | 'passageId' | 'text'>;

/** @returns passages of exams whose content is older than this version */
export function findOlderPassages(
  executor: Executor,
  version: number,
  limit: number,
): Promise<OlderPassage[]> {
  const { examId, passageId, text, contentVersion } = examPassages;
  return executor
    .select({ examId, passageId, text })
    .from(examPassages)
    .where(lt(contentVersion, version))
    .limit(limit);
}

export type RenewedPassage = Pick<ExamPassageRow, 'examId' | 'passageId' | 'content' | 'contentVersion'>;

/** As `renewContent`. */
export async function renewPassages(executor: Executor, renewed: readonly RenewedPassage[]): Promise<void> {
  const created = renewed.map(({ examId, passageId, content, contentVersion: version }) => ({
    exam_id: examId,
    passage_id: passageId,
    content,
    version,
  }));
  await executor.execute(sql`
    UPDATE ${examPassages} AS old SET content = made.content, content_version = made.version
    FROM jsonb_to_recordset(${JSON.stringify(created)}::jsonb)
      AS made (exam_id uuid, passage_id uuid, content jsonb, version integer)
    WHERE old.exam_id = made.exam_id AND old.passage_id = made.passage_id AND old.content_version < made.version`);
}
