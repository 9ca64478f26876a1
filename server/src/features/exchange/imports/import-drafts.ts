/** Questions of a file as drafts of the bank: texts are cut to the bank's limits, and every cut is reported. */
import type { ImportRemark } from '@akada/contract/work/exchange.ts';
import { bankLimits } from '@akada/core/questions/bank-question.ts';
import type {
  FilePassage,
  FileQuestion,
  QuestionFile,
} from '../../../platform/question-files/question-file.ts';
import type { BankDraft } from '../../questions/bank/bank-files.service.ts';
import { storableLabel, storableText, storableValue } from './storable-text.ts';

/** A draft on its way in. */
export interface ImportDraft {
  /** The line of the file at which the question begins. */
  line: number;
  /** Its passage comes later, when it is known which questions are new. */
  draft: BankDraft;
  /** Index of its passage among the file's passages, null if it has no passage. */
  passage: number | null;
}

export interface ImportDrafts {
  drafts: ImportDraft[];
  warnings: ImportRemark[];
}

/**
 * @param file with the ids of its pictures
 * @param courseId of the course that the questions are for, null for none
 */
export function getDrafts(
  { questions, passages }: Pick<QuestionFile, 'questions' | 'passages'>,
  courseId: string | null,
): ImportDrafts {
  const warnings: ImportRemark[] = [];
  const drafts = questions.map(({ line, ...question }) => {
    const { topic, tags, cuts } = getLabels(question);
    warnings.push(...cuts.map((message) => ({ line, message })));
    const draft = { ...getTexts(question), topic, tags, courseId, passageId: null };
    if (isTooLong(passages[question.passage ?? -1])) {
      warnings.push({
        line,
        message: 'Its passage is too long and is left out. Split it into shorter ones.',
      });
      return { line, draft, passage: null };
    }
    return { line, draft, passage: question.passage };
  });
  return { drafts, warnings };
}

function getTexts({ type, stem, options, keys, body, explanation, difficulty }: FileQuestion) {
  const feedback = options.map((option) => storableText(option.feedback));
  return {
    type,
    stem: storableText(stem),
    options: options.map(({ text }) => storableText(text)),
    answerIndexes: keys,
    body: body && storableValue(body),
    explanation: storableText(explanation),
    // Empty texts for all options say what no feedback says.
    feedback: feedback.some((text) => text !== '') ? feedback : [],
    subject: null,
    difficulty,
    status: 'draft' as const,
  };
}

function getLabels(question: FileQuestion): Pick<BankDraft, 'topic' | 'tags'> & { cuts: string[] } {
  const { topic: topicLimit, tag: tagLimit, tags: mostTags } = bankLimits;
  const topic = question.topic === null ? null : storableLabel(question.topic, topicLimit);
  const tags = new Set(question.tags.flatMap((tag) => storableLabel(tag, tagLimit) ?? []));
  const cuts = [
    ...(isLonger(question.topic, topicLimit) ? [`Its topic was cut to ${topicLimit} characters.`] : []),
    ...(question.tags.some((tag) => isLonger(tag, tagLimit))
      ? [`A tag was cut to ${tagLimit} characters.`]
      : []),
    ...(tags.size > mostTags ? [`Only its first ${mostTags} tags were taken.`] : []),
  ];
  return { topic, tags: [...tags].slice(0, mostTags), cuts };
}

function isTooLong(passage: FilePassage | undefined): boolean {
  return passage !== undefined && passage.text.length > bankLimits.passage;
}

function isLonger(text: string | null, limit: number): boolean {
  return text !== null && text.trim().length > limit;
}
