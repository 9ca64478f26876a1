import {
  deleteQuestion,
  editQuestion,
  type Question,
  reportQuestion,
  restoreQuestion,
} from '@akada/contract/material/questions.ts';
import type { ContentTree } from '@akada/contract/wire/content/content-tree.ts';
import type { SentBodyOf } from '@akada/contract/wire/endpoint.ts';
import { replaceQuestion } from '@akada/contract/work/generation.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/http/api-error.ts';
import { call } from '../../lib/http/call.ts';
import { type Deletable, useRestoring } from '../../lib/query/deletion.ts';
import { refreshTopic } from '../../lib/query/topics.ts';
import { toast } from '../../lib/toast/toast.ts';

export type QuestionChange = SentBodyOf<typeof editQuestion>;

/** Updates a visible list with the server's answer; other queries of the questions are read again. */
export interface ShownQuestions {
  /** @param replacedId the id of the previous question; after an edit, its own id */
  put: (question: Question, replacedId: string) => void;
  remove: (id: string) => void;
}

/** @param onSaved called even if the form was closed in the meantime */
export function useEditQuestion(question: Question, visibleQuestions: ShownQuestions, onSaved: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: QuestionChange) => call(editQuestion, { params: { id: question.id }, body: change }),
    onSuccess: (edited) => {
      visibleQuestions.put(edited, question.id);
      onSaved();
      void refreshTopic(queries, 'question');
    },
  });
}

/** @returns the present question if somebody has changed it since it was read */
export function presentQuestion(error: Error | null): Question | null {
  if (!(error instanceof ApiError && error.status === 409)) return null;
  return (error.facts.question as Question | undefined) ?? null;
}

/** @returns the faults found by a check, by field; null if no check rejected the edit */
export function gateRefusal(error: Error | null): Record<string, string> | null {
  return error instanceof ApiError && error.code === 'question_refused' ? error.fields : null;
}

interface NamedQuestion {
  id: string;
  /** The visible name. */
  name: string;
}

export const deletableQuestion = {
  topic: 'question',
  nameOf: ({ name }) => name,
  remove: ({ id }) => call(deleteQuestion, { params: { id } }),
  restore: ({ id }: { id: string }) => call(restoreQuestion, { params: { id } }),
} satisfies Deletable<NamedQuestion>;

/** Replaces a question by a new one; the old one can be restored for an hour. */
export function useReplaceQuestion({ id }: Question, name: string, visibleQuestions: ShownQuestions) {
  const queries = useQueryClient();
  const restoring = useRestoring(deletableQuestion);
  return useMutation({
    mutationFn: () => call(replaceQuestion, { params: { id } }),
    onSuccess: (created) => {
      toast.success(`${name} is another one now.`, {
        action: {
          text: 'Restore the old one',
          run: () => restoring.mutate({ id, name: 'The old question' }),
        },
      });
      visibleQuestions.put(created, id);
      void refreshTopic(queries, 'question');
    },
    // If only the answer was lost, the new question exists already.
    onError: () => void refreshTopic(queries, 'question'),
  });
}

/** The facts of a question that a report needs. */
export interface ReportedQuestion {
  id: string;
  stem: string;
  content: { stem: ContentTree | null } | null;
}

export function useReportQuestion({ id }: Pick<ReportedQuestion, 'id'>) {
  return useMutation({
    mutationFn: (report: SentBodyOf<typeof reportQuestion>) =>
      call(reportQuestion, { params: { id }, body: report }),
  });
}
