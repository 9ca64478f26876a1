import type { Passage, PassageSummary } from '@akada/contract/material/passages.ts';
import type { PassageListRow, QuestionOfPassage } from './passages.repo.ts';
import type { PassageRow } from './passages.tables.ts';

export function presentPassageSummary(row: PassageListRow): PassageSummary {
  return { ...presentShared(row), excerpt: row.excerpt, question_count: row.questionCount };
}

export function presentPassage(row: PassageRow, questions: readonly QuestionOfPassage[]): Passage {
  return { ...presentShared(row), text: row.text, content: row.content, questions: [...questions] };
}

function presentShared(row: Omit<PassageListRow, 'excerpt' | 'questionCount'>) {
  return {
    id: row.id,
    title: row.title,
    is_sample: row.isSample,
    version: row.version,
    created_at: row.createdAt,
    changed_at: row.changedAt,
  };
}
