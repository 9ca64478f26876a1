import type { Passage, PassageSummary } from '@akada/contract/material/passages.ts';
import { listedBeginning } from '../../../platform/content/stored/listed-beginning.ts';
import { listedStem } from '../question/question-content.ts';
import type { PassageListRow, QuestionOfPassage } from './passages.repo.ts';
import type { PassageRow } from './passages.tables.ts';

/** Maximum length of a passage's text in a list. */
const excerptLength = 160;

export function presentPassageSummary(row: PassageListRow): PassageSummary {
  const { excerpt, excerptContent, questionCount } = row;
  return {
    ...presentShared(row),
    excerpt,
    excerpt_content: listedBeginning(excerptContent, excerptLength),
    question_count: questionCount,
  };
}

export function presentPassage(row: PassageRow, questions: readonly QuestionOfPassage[]): Passage {
  return {
    ...presentShared(row),
    text: row.text,
    content: row.content,
    questions: questions.map(({ id, stem, stemContent, status }) => ({
      id,
      stem,
      status,
      stem_content: listedStem(stemContent),
    })),
  };
}

function presentShared(row: Omit<PassageListRow, 'excerpt' | 'excerptContent' | 'questionCount'>) {
  return {
    id: row.id,
    title: row.title,
    is_sample: row.isSample,
    version: row.version,
    created_at: row.createdAt,
    changed_at: row.changedAt,
  };
}
