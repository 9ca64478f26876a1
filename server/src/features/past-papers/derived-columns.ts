/** Columns of a question that the shelf counts and groups by. */
import { findSectionTopic } from '@akada/core/papers/heading/section-topic.ts';
import { isReady } from './paper-drafts.ts';
import type { DerivedColumns, PaperQuestionContent } from './past-papers.tables.ts';

/** The heading of a paper changes labels only, and never decides if a question is ready. */
const noHeading = { body: null, year: null, subject: null, topic: null };

export function getDerivedColumns(content: PaperQuestionContent): DerivedColumns {
  return {
    sectionTopic: findSectionTopic(content.printed.section),
    isReady: isReady(noHeading, content),
  };
}
