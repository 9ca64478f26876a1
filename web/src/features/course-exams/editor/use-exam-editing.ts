import {
  type CourseExam,
  createCourseExam,
  editCourseExam,
  publishCourseExam,
} from '@akada/contract/work/course-exams.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useCheckedForm } from '../../../lib/form/use-checked-form.ts';
import { ApiError, isConflict } from '../../../lib/http/api-error.ts';
import { call } from '../../../lib/http/call.ts';
import { courseExamListsKey, courseExamQuery } from '../api.ts';
import { getDifferences, isSame, withParts } from './exam-differences.ts';
import { type ExamValues, getContent, getErrors, getValues, newValues, shownErrors } from './exam-values.ts';

interface Opened {
  /** The exam as it was last read; null for a new one. */
  exam: CourseExam | null;
  courseId: string;
  /** The time zone of entered times. */
  zone: string;
  onSaved: (exam: CourseExam, isPublished: boolean) => void;
}

interface Save {
  values: ExamValues;
  publishes: boolean;
  base: CourseExam | null;
}

/** Saves only when the tutor decides: a half-typed end would close the exam. */
export function useExamEditing({ exam, courseId, zone, onSaved }: Opened) {
  const queries = useQueryClient();
  const [base, setBase] = useState(exam);
  const [present, setPresent] = useState<CourseExam | null>(null);

  const store = async (values: ExamValues, from: CourseExam | null) => {
    const content = getContent(values, from, zone);
    if (from !== null) {
      return call(editCourseExam, { params: { id: from.id }, body: { ...content, version: from.version } });
    }
    const body = { ...content, course_id: courseId };
    return call(createCourseExam, { body });
  };
  const adopt = (saved: CourseExam) => {
    setBase(saved);
    queries.setQueryData(courseExamQuery(saved.id).queryKey, saved);
    void queries.invalidateQueries({ queryKey: courseExamListsKey });
  };
  const saving = useMutation({
    mutationFn: async ({ values, publishes, base: from }: Save) => {
      const saved = await store(values, from);
      adopt(saved);
      if (!publishes) return saved;
      const published = await call(publishCourseExam, { params: { id: saved.id } });
      adopt(published);
      return published;
    },
    onSuccess: (saved, sent) => {
      if (isSame(form.getValues(), sent.values)) form.setValues(getValues(saved, zone));
      onSaved(saved, sent.publishes);
    },
    onError: (error, sent) => {
      setPresent(presentIn(error));
      // A student may have started, so that less can change.
      if (isConflict(error) && sent.base !== null) {
        void queries.invalidateQueries({ queryKey: courseExamQuery(sent.base.id).queryKey });
      }
    },
  });

  const form = useCheckedForm<ExamValues>({
    initialValues: exam === null ? newValues : getValues(exam, zone),
    rules: (values) => getErrors(values, base, zone),
    refusal: saving.error,
    shown: shownErrors,
  });
  const { values } = form;
  const storedExamValues = base === null ? newValues : getValues(base, zone);

  // Shows another device's changes immediately, unless they would overwrite unsaved input.
  const adoptNewer = useEffectEvent((read: CourseExam) => {
    if (base !== null && read.version <= base.version) return;
    if (isSame(values, storedExamValues)) {
      setBase(read);
      form.setValues(getValues(read, zone));
    }
  });
  useEffect(() => {
    if (exam !== null) adoptNewer(exam);
  }, [exam]);

  const conflict = present && {
    present,
    theirs: getValues(present, zone),
    takeTheirs: (labels: readonly string[]) =>
      form.setValues(withParts(values, getValues(present, zone), labels)),
    settle: () => {
      setBase(present);
      setPresent(null);
      saving.mutate({ values, publishes: saving.variables?.publishes ?? false, base: present });
    },
  };
  return {
    form,
    base,
    stored: storedExamValues,
    conflict,
    isChanged: !isSame(values, storedExamValues),
    changes: getDifferences(storedExamValues, values),
    isSaving: saving.isPending,
    isPublishing: saving.isPending && saving.variables.publishes,
    save: (entered: ExamValues, publishes: boolean) => saving.mutate({ values: entered, publishes, base }),
  };
}

export type ExamEditing = ReturnType<typeof useExamEditing>;

/** @returns the current exam, if another person changed it since */
function presentIn(error: Error): CourseExam | null {
  if (!(error instanceof ApiError && error.status === 409)) return null;
  return (error.facts.course_exam as CourseExam | undefined) ?? null;
}
