/** Questions of sets for sharing: read as parts, and updated by a newer version of the copied set. */
import { contentVersion } from '@akada/contract/wire/content/content-limits.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import type { Platform } from '../../platform/platform.ts';
import { changeTexts } from '../../platform/question-files/bodies/body-texts.ts';
import { restoreMarkers } from '../../platform/question-files/bodies/gap-markers.ts';
import { findOwnBank, markDeleted } from './bank/bank.repo.ts';
import type { AddedDraft, BankDraft, BankFiles } from './bank/bank-files.service.ts';
import { assertNotHeld, type QuestionHolds } from './holds/question-holds.service.ts';
import { getKeys, keyColumns } from './question/question-keys.ts';
import * as repo from './question/questions.repo.ts';
import type { StoredQuestion } from './question/questions.tables.ts';
import type { QuestionsService } from './questions.service.ts';

/** The shared fields of a question, in Markdown. `key` is its id with the owner. */
export interface SharedQuestion
  extends Pick<
    BankDraft,
    'type' | 'stem' | 'options' | 'answerIndexes' | 'explanation' | 'feedback' | 'topic' | 'difficulty'
  > {
  /** Absent for a choice among options, and in shares from before the other types. */
  body?: BankDraft['body'];
  key: string;
  /** The passage that it shares with neighbouring questions; null if it has none. */
  passage: { title: string; text: string } | null;
}

/** A shared question with its rendered content. */
export interface PreparedQuestion {
  key: string;
  draft: AddedDraft;
  passage: AddedPassage | null;
}

type AddedPassage = Parameters<BankFiles['addPassages']>[2][number];

export type SharedQuestions = ReturnType<typeof createSharedQuestions>;

interface SharedQuestionsDeps extends Pick<Platform, 'database' | 'clock' | 'content'> {
  questions: Pick<QuestionsService, 'withContent'> & Pick<BankFiles, 'ofSet' | 'passagesOf' | 'addPassages'>;
  holds: QuestionHolds;
}

export function createSharedQuestions({
  database: { db },
  clock,
  content,
  questions,
  holds,
}: SharedQuestionsDeps) {
  const getParts = async (userId: string, rows: readonly StoredQuestion[]): Promise<SharedQuestion[]> => {
    await assertNotHeld(holds, { executor: db, userId, ids: rows.map(({ id }) => id) });
    const passageIds = [...new Set(rows.flatMap(({ passageId }) => passageId ?? []))];
    const passages = new Map(
      (await questions.passagesOf(db, userId, passageIds)).map(({ id, title, text }) => [
        id,
        { title, text },
      ]),
    );
    const { plainToMarkdown } = await import('../../platform/question-files/html/html-to-markdown.ts');
    return rows.map((row) => {
      const text = row.markup === 'plain' ? plainToMarkdown : (markdown: string) => markdown;
      return {
        key: row.id,
        type: row.type,
        topic: row.topic,
        difficulty: row.difficulty,
        stem: row.body?.type === 'gaps' ? restoreMarkers(text(row.stem)) : text(row.stem),
        options: row.options.map(text),
        answerIndexes: getKeys(row),
        body: row.body && changeTexts(row.body, text),
        explanation: text(row.explanation),
        feedback: row.feedback.map(text),
        passage: row.passageId === null ? null : (passages.get(row.passageId) ?? null),
      };
    });
  };

  return {
    /** @throws Fault `conflict` while an exam over questions of the set runs, which a share would answer */
    async read(userId: string, setId: string): Promise<SharedQuestion[]> {
      return getParts(userId, await questions.ofSet(db, { userId, generationId: setId }));
    },
    /**
     * @returns the questions with these ids in the account's bank, in their order.
     * @throws as `read`
     */
    async readBank(userId: string, ids: readonly string[]): Promise<SharedQuestion[]> {
      const rows = await findOwnBank(db, userId, ids);
      return getParts(
        userId,
        rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)),
      );
    },
    /** Renders the content that is stored next to the texts, outside of any transaction. */
    async prepare(parts: readonly SharedQuestion[], signal: AbortSignal): Promise<PreparedQuestion[]> {
      const texts = parts.map((part) => ({ ...getDraft(part), markup: 'markdown' as const }));
      const drafts = await questions.withContent(texts, signal);
      const passages = await preparedPassages(content, parts, signal);
      return parts.flatMap(({ key, passage }, index) => {
        const draft = drafts[index];
        return draft ? [{ key, draft, passage: passage && (passages.get(passage.text) ?? null) }] : [];
      });
    },
    /** Adds the passages that these questions name. @returns the drafts, each with the id of its passage */
    async withPassages(
      tx: Transaction,
      userId: string,
      added: readonly PreparedQuestion[],
    ): Promise<AddedDraft[]> {
      const named = [...new Set(added.flatMap(({ passage }) => passage ?? []))];
      const ids = await questions.addPassages(tx, userId, named);
      const idOf = new Map(named.map((passage, index) => [passage, ids[index] ?? null]));
      return added.map(({ draft, passage }) => ({
        ...draft,
        passageId: passage && (idOf.get(passage) ?? null),
      }));
    },
    /** Questions of one person that are there. @returns versions by id */
    async versionsOf(
      executor: Executor,
      userId: string,
      ids: readonly string[],
    ): Promise<Map<string, number>> {
      const rows = ids.length === 0 ? [] : await repo.findQuestionsByIds(executor, userId, [...ids]);
      return new Map(rows.map(({ id, version }) => [id, version]));
    },
    /** Writes the next version; what was said before stays as an earlier one. */
    async replace(tx: Transaction, id: string, { draft }: PreparedQuestion): Promise<void> {
      const current = await repo.lockQuestion(tx, id);
      if (!current) return;

      const time = getInstant(clock.now());
      const { type, stem, options, body, explanation, feedback, content, answerContent, contentVersion } =
        draft;
      await repo.saveVersion(tx, current, time);
      await repo.writeQuestion(tx, id, {
        type,
        stem,
        options,
        body,
        explanation,
        feedback,
        content,
        answerContent,
        contentVersion,
        ...keyColumns(type, draft.answerIndexes),
        version: current.version + 1,
      });
      await publishHint(tx, current.userId, { topic: 'question', id });
    },
    /** For an hour they can be restored. */
    drop: (tx: Transaction, ids: readonly string[]) => markDeleted(tx, ids, getInstant(clock.now())),
  };
}

function getDraft({ key: _, passage: __, ...part }: SharedQuestion): BankDraft {
  return {
    ...part,
    body: part.body ?? null,
    courseId: null,
    subject: null,
    tags: [],
    status: 'published',
    passageId: null,
  };
}

/** @returns by its text each passage that parts name, once */
async function preparedPassages(
  content: Platform['content'],
  parts: readonly SharedQuestion[],
  signal: AbortSignal,
): Promise<Map<string, AddedPassage>> {
  const named = new Map(parts.flatMap(({ passage }) => (passage ? [[passage.text, passage] as const] : [])));
  const texts = [...named.values()];
  const trees = await content.markdownTreesOf(
    texts.map(({ text }) => text),
    signal,
  );
  return new Map(
    texts.map((passage, index) => [
      passage.text,
      { ...passage, content: trees[index] ?? null, contentVersion },
    ]),
  );
}
