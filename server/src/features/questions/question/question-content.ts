/** Renders texts of questions as trees, which are made once and stored next to the texts. */
import type { QuestionBody } from '@akada/contract/material/question-bodies.ts';
import type { QuestionContent } from '@akada/contract/material/questions.ts';
import { contentVersion } from '@akada/contract/wire/content/content-limits.ts';
import type { ContentTree } from '@akada/contract/wire/content/content-tree.ts';
import { getBodyTexts } from '@akada/core/question-types/question-types.ts';
import type { Markup } from '@akada/core/questions/bank-question.ts';
import type { ContentRenderer } from '../../../platform/content/content-renderer.ts';
import { listedBeginning } from '../../../platform/content/stored/listed-beginning.ts';
import type { StoredQuestion } from './questions.tables.ts';

/** The texts of a question that are rendered. The default is plain text without a quote and feedback. */
export interface QuestionTexts {
  stem: string;
  options: readonly string[];
  /** Absent for a choice among options. */
  body?: QuestionBody | null;
  explanation: string;
  source?: { quote: string | null };
  feedback?: readonly string[];
  markup?: Markup;
}

/** The stored columns of the rendered content. */
export type StoredContent = Pick<StoredQuestion, 'content' | 'answerContent' | 'contentVersion'>;

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
  const [plain, markdown] = await Promise.all([
    renderer.treesOf(questions.filter(isPlain).flatMap(getTexts), signal),
    renderer.markdownTreesOf(questions.filter((it) => !isPlain(it)).flatMap(getTexts), signal),
  ]);
  const trees = { plain: plain.values(), markdown: markdown.values() };
  return questions.map((question) => {
    const own = trees[isPlain(question) ? 'plain' : 'markdown'];
    const [stem = null, explanation = null, quote = null, ...rest] = getTexts(question).map(
      () => own.next().value ?? null,
    );
    const bodyTexts = getTextsOfBody(question);
    const options = rest.slice(0, question.options.length);
    const texts = getTreesByText(bodyTexts, rest.slice(options.length));
    const feedback = rest.slice(options.length + bodyTexts.length);
    return { ...question, ...storedContent({ stem, options, texts, explanation, quote, feedback }) };
  });
}

function isPlain({ markup = 'plain' }: QuestionTexts): boolean {
  return markup === 'plain';
}

function getTexts({
  stem,
  explanation,
  source,
  options,
  feedback = [],
  body = null,
}: QuestionTexts): string[] {
  return [stem, explanation, source?.quote ?? '', ...options, ...getTextsOfBody({ body }), ...feedback];
}

function getTextsOfBody({ body = null }: Pick<QuestionTexts, 'body'>): string[] {
  return body === null ? [] : getBodyTexts(body);
}

/** Only texts with a tree are stored: the string is enough for the others. */
function getTreesByText(
  texts: readonly string[],
  trees: readonly (ContentTree | null)[],
): Record<string, ContentTree> {
  return Object.fromEntries(
    texts.flatMap((text, index) => {
      const tree = trees[index] ?? null;
      return tree === null ? [] : [[text, tree]];
    }),
  );
}

function storedContent({
  stem,
  options,
  texts,
  explanation,
  quote,
  feedback,
}: Required<QuestionContent>): StoredContent {
  const treesByText = Object.keys(texts).length > 0 ? { texts } : {};
  const said = isAnyShown(...feedback) ? { feedback } : {};
  return {
    content: isAnyShown(stem, ...options, ...Object.values(texts)) ? { stem, options, ...treesByText } : null,
    answerContent: isAnyShown(explanation, quote, ...feedback) ? { explanation, quote, ...said } : null,
    contentVersion,
  };
}

function isAnyShown(...trees: (ContentTree | null)[]): boolean {
  return trees.some((tree) => tree !== null);
}

/** @returns the content for users who may see the answer, null if the strings are enough */
export function presentContent({
  options,
  content,
  answerContent,
}: Pick<StoredQuestion, 'options' | 'content' | 'answerContent'>): QuestionContent | null {
  if (content === null && answerContent === null) return null;

  return {
    ...(content ?? { stem: null, options: options.map(() => null) }),
    ...(answerContent ?? { explanation: null, quote: null }),
  };
}

/** Maximum length of the stem by which a row of a list names its question. */
const stemLength = 100;

/** @param tree of a stem, as a list has read it @returns what the list shows of it */
export function listedStem(tree: ContentTree | null): ContentTree | null {
  return listedBeginning(tree, stemLength);
}
