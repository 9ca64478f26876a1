/** Columns of a question that the shelf counts and groups by. */
import { findSectionTopic } from '@akada/core/papers/heading/section-topic.ts';
import type { DerivedColumns } from './past-papers.tables.ts';
import type { PaperQuestionContent } from './printed/paper-content.ts';
import { isReady } from './printed/paper-drafts.ts';

/** The heading of a paper changes labels only, and never decides if a question is ready. */
const noHeading = { body: null, year: null, subject: null, topic: null };

export function getDerivedColumns(content: PaperQuestionContent): DerivedColumns {
  return {
    sectionTopic: findSectionTopic(content.printed.section),
    isReady: isReady(noHeading, content),
  };
}
