/** How the texts of questions are shown: trees that are made once and stored beside the texts. */
import type { QuestionContent } from '@akada/contract/material/questions.ts';
import { type ContentTree, contentVersion } from '@akada/contract/wire/content/content-tree.ts';
import type { ContentRenderer } from '../../platform/content/content-renderer.ts';
import type { QuestionRow } from './questions.tables.ts';

/** What is rendered of a question. */
export interface QuestionTexts {
  stem: string;
  options: readonly string[];
  explanation: string;
  source: { quote: string };
}

/** What is stored of it. */
export type StoredContent = Pick<QuestionRow, 'content' | 'answerContent' | 'contentVersion'>;

/** The columns of it, in questions and in their copies in exams, and why they are not handed out. */
export const contentColumns = {
  content: 'is made from the texts',
  answer_content: 'is made from the texts',
  content_version: 'says which renderer made it',
};

/** @param signal gives up; the promise rejects @returns the questions, each with its content */
export async function withContent<Question extends QuestionTexts>(
  renderer: ContentRenderer,
  questions: readonly Question[],
  signal?: AbortSignal,
): Promise<(Question & StoredContent)[]> {
  const texts = questions.flatMap(({ stem, explanation, source, options }) => [
    ...[stem, explanation, source.quote],
    ...options,
  ]);
  const trees = await renderer.treesOf(texts, signal);
  let at = 0;
  return questions.map((question) => {
    const own = trees.slice(at, at + question.options.length + 3);
    at += own.length;
    return { ...question, ...storedContent(own) };
  });
}

function storedContent(trees: readonly (ContentTree | null)[]): StoredContent {
  const [stem = null, explanation = null, quote = null, ...options] = trees;
  return {
    content: isAnyShown(stem, ...options) ? { stem, options } : null,
    answerContent: isAnyShown(explanation, quote) ? { explanation, quote } : null,
    contentVersion,
  };
}

function isAnyShown(...trees: (ContentTree | null)[]): boolean {
  return trees.some((tree) => tree !== null);
}

/** @returns what is sent of it to those who may see the answer, null where the strings say all */
export function presentContent({
  options,
  content,
  answerContent,
}: Pick<QuestionRow, 'options' | 'content' | 'answerContent'>): QuestionContent | null {
  if (content === null && answerContent === null) return null;

  return {
    ...(content ?? { stem: null, options: options.map(() => null) }),
    ...(answerContent ?? { explanation: null, quote: null }),
  };
}
