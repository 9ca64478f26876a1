/** The topic of a question, which is never guessed. */
import type { PastPaperQuestion } from '@akada/contract/material/past-papers.ts';
import { findSectionTopic } from '@akada/core/papers/heading/section-topic.ts';
import type { PaperName, PaperQuestionContent } from './paper-content.ts';

type QuestionTopic = Pick<PastPaperQuestion, 'topic' | 'topic_from'>;

/** @returns the words of the student, else the topic that its section names, else the topic of the paper */
export function getTopic(
  paper: Pick<PaperName, 'topic'>,
  { topic, printed }: Pick<PaperQuestionContent, 'topic' | 'printed'>,
): QuestionTopic {
  if (topic !== null) return { topic, topic_from: 'person' };
  const sectionTopic = findSectionTopic(printed.section);
  if (sectionTopic !== null) return { topic: sectionTopic, topic_from: 'section' };
  return { topic: paper.topic, topic_from: paper.topic === null ? null : 'paper' };
}
