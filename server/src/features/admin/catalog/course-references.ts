/**
 * References to schools, departments and courses: each column that names one. A test asks the database for
 * all of them, so that a later table does not get lost in a merge.
 */

/** The move of a table's rows to another course. */
interface CourseReference {
  column: string;
  /** The nouns for counting them. */
  words: readonly [one: string, many: string];
  /** Rows that count: what is deleted hangs on nothing. */
  counted?: string;
  /** Rows that may exist only once in a course, with a separate statement in `catalog-merge.repo.ts`. */
  once?: true;
}

export const courseReferences = {
  course_topics: { column: 'course_id', words: ['topic', 'topics'], once: true },
  enrolments: {
    column: 'course_id',
    words: ['student', 'students'],
    counted: 'deleted_at IS NULL',
    once: true,
  },
  leaderboard_members: {
    column: 'course_id',
    words: ['name on the leaderboard', 'names on the leaderboard'],
    once: true,
  },
  course_sets: { column: 'course_id', words: ['shared set', 'shared sets'], once: true },
  questions: { column: 'course_id', words: ['question', 'questions'], counted: 'deleted_at IS NULL' },
  question_imports: { column: 'course_id', words: ['import of questions', 'imports of questions'] },
  course_exams: { column: 'course_id', words: ['exam', 'exams'], counted: 'deleted_at IS NULL' },
  assignments: { column: 'course_id', words: ['assignment', 'assignments'], counted: 'deleted_at IS NULL' },
  class_exams: {
    column: 'course_id',
    words: ['announced exam', 'announced exams'],
    counted: 'removed_at IS NULL',
    once: true,
  },
  announcements: {
    column: 'course_id',
    words: ['announcement', 'announcements'],
    counted: 'deleted_at IS NULL',
  },
  class_invitations: { column: 'course_id', words: ['invitation', 'invitations'], once: true },
  notes: { column: 'course_id', words: ['note', 'notes'], counted: 'deleted_at IS NULL' },
  generations: { column: 'course_id', words: ['set', 'sets'] },
  cards: { column: 'course_id', words: ['card', 'cards'], counted: 'deleted_at IS NULL' },
} as const satisfies Record<string, CourseReference>;

/** Columns with the id of a course and without a foreign key: what something said when it was answered or changed. */
export const courseCopies = ['question_versions', 'practice_questions'] as const;

/** Written by triggers of `questions`. */
export const writtenByTriggers = ['bank_tags'] as const;

/** Rows inside schools and departments. */
export const catalogReferences = {
  departments: 'school_id',
  courses: 'department_id',
  department_proposals: 'department_id',
} as const;
