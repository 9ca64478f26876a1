import type { ClassExam, ClassStudent, MyClassExam } from '@akada/contract/work/plans/class-exams.ts';
import { makeId } from '../samples.ts';

/** An exam of a class at nine in Lagos, without a plan. */
export function makeMyClassExam(changes: Partial<MyClassExam> = {}): MyClassExam {
  return {
    id: makeId(71),
    course_id: makeId(1),
    course_name: 'Human Physiology',
    tutor_name: 'Ngozi Eze',
    title: 'Mid-term',
    exam_at: '2026-12-14T08:00:00.000Z',
    is_removed: false,
    plan: null,
    ...changes,
  };
}

export function makeClassExam(changes: Partial<ClassExam> = {}): ClassExam {
  return {
    id: makeId(71),
    title: 'Mid-term',
    exam_at: '2026-12-14T08:00:00.000Z',
    version: makeId(72),
    ...changes,
  };
}

export function makeClassStudent(number: number, progress: ClassStudent['progress']): ClassStudent {
  return { id: makeId(80 + number), full_name: `Student ${number}`, progress };
}
