/** Giving work, changing it, deleting it and restoring it. */

import type {
  AssignmentForm,
  AssignmentTerms,
  QuestionSource,
} from '@akada/contract/work/classes/assignment-form.ts';
import type { Assignment } from '@akada/contract/work/classes/assignment-work.ts';
import * as contract from '@akada/contract/work/classes/assignments.ts';
import { assignmentLimits } from '@akada/core/assignments/assignment-rules.ts';
import type { Authorized } from '../../platform/access/authorize.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { Fault, invalidField, notFound } from '../../platform/fault/fault.ts';
import { makeOnce } from '../../platform/idempotency/idempotency.ts';
import type { Platform } from '../../platform/platform.ts';
import { createUndo, type Deletable } from '../../platform/undo/undo.ts';
import { runningCourses } from '../courses/course-ownership.service.ts';
import { findAssignedExams } from '../exams/gradebook/assigned-exams.service.ts';
import { findRelation } from '../messages/conversation/connections.service.ts';
import * as assignable from '../questions/course-sets/assignable-questions.service.ts';
import type { PaperRights } from '../rights/paper-rights.service.ts';
import { announce, hintParticipants } from './announcing.service.ts';
import type { AssignmentOverview } from './assignment-overview.service.ts';
import { getChangedTerms, getFirstTerms } from './assignment-terms.ts';
import * as repo from './assignments.repo.ts';
import { type AssignmentRow, assignments, type StoredContent } from './assignments.tables.ts';
import { ensureWorks } from './works.repo.ts';

interface AssignmentWritingDeps extends Pick<Platform, 'database' | 'clock'> {
  overview: Pick<AssignmentOverview, 'get'>;
  papers: Pick<PaperRights, 'openPapers'>;
}

export type AssignmentWriting = ReturnType<typeof createAssignmentWriting>;

export function createAssignmentWriting(deps: AssignmentWritingDeps) {
  const { database, clock, overview, papers } = deps;
  const undo = createUndo(deps, assignments, {
    topic: 'assignment',
    async onRestore(tx, row) {
      if (row.courseExamId !== null && (await repo.hasExam(tx, row.courseExamId, row.id)))
        throw examIsTaken();
      await hintParticipants(tx, row);
    },
  });
  const read = async (id: string) => {
    const row = await repo.findAssignment(database.db, id);
    if (row === null) throw notFound();
    return overview.get(row);
  };

  return {
    /**
     * @throws Fault `validation_failed`, `conflict` for too many assignments and for an exam that another assignment has
     */
    async create(userId: string, form: AssignmentForm, key: string | null): Promise<Assignment> {
      const call = { userId, endpoint: contract.createAssignment.id, key };
      const id = await makeOnce(deps, call, async (tx, newId) => {
        const now = clock.now();
        const students = await assertStudents(tx, userId, form);
        if ((await repo.countAssignments(tx, userId)) >= assignmentLimits.assignments)
          throw new Fault('conflict', 'You have too many assignments. Delete old ones first.');
        const content = await readContent(tx, userId, form);
        await papers.openPapers(tx, userId, content.questionIds);
        const row: AssignmentRow = {
          id: newId,
          userId,
          courseId: form.course_id,
          kind: form.content.kind,
          title: form.title,
          instruction: form.instruction,
          ...content,
          ...getFirstTerms(form, now),
          version: 1,
          createdAt: getInstant(now),
          // An exam tells its students when it is published.
          announcedAt: form.content.kind === 'exam' ? getInstant(now) : null,
          deletedAt: null,
        };
        if (!(await repo.insertAssignment(tx, row))) throw examIsTaken();
        await ensureWorks(tx, newId, students);
        if (row.opensAt !== null && Date.parse(row.opensAt) <= now) await announce(tx, row, now);
        await hintParticipants(tx, row);
      });
      return read(id);
    },
    /** @throws Fault `conflict` if another edit came first, `validation_failed` */
    async edit(
      { id }: Authorized<AssignmentRow>,
      { version, ...form }: AssignmentTerms,
    ): Promise<Assignment> {
      await database.transaction(async (tx) => {
        const row = await repo.lockAssignment(tx, id);
        if (row === null) throw notFound();
        const changes = {
          title: form.title,
          instruction: form.instruction,
          ...getChangedTerms(row, form, clock.now()),
        };
        if (saysTheSame(row, changes)) return;
        if (row.version !== version)
          throw new Fault(
            'conflict',
            'This was changed on another device. Load the page again, then change it.',
          );
        await repo.updateAssignment(tx, id, { ...changes, version: row.version + 1 });
        await hintParticipants(tx, row);
      });
      return read(id);
    },
    async remove(row: Authorized<Deletable>): Promise<void> {
      await database.transaction(async (tx) => {
        const assignment = await repo.findAssignment(tx, row.id);
        if ((await undo.removeWith(tx, row)) && assignment !== null) await hintParticipants(tx, assignment);
      });
    },
    /** @throws Fault `conflict` if its exam is in another assignment now */
    async restore(row: Authorized<Deletable>): Promise<Assignment> {
      return overview.get(await undo.restore(row));
    },
  };
}

const examIsTaken = () => new Fault('conflict', 'This exam is in another assignment already.');

/** @returns the named students; none for a class */
async function assertStudents(
  tx: Transaction,
  userId: string,
  { course_id: courseId, student_ids: requested }: AssignmentForm,
): Promise<string[]> {
  const ids = [...new Set(requested.map((id) => id.toLowerCase()))];
  if (courseId !== null) {
    if (ids.length > 0) throw invalidField('student_ids', 'Choose a class or students, not both.');
    if (!(await runningCourses(tx, userId, [courseId])).has(courseId.toLowerCase()))
      throw invalidField('course_id', 'Choose one of your classes that has not ended.');
    return [];
  }
  if (ids.length === 0) throw invalidField('student_ids', 'Choose at least one student.');
  for (const id of ids) {
    const { isConnected, isOpen } = await findRelation(tx, userId, id);
    if (!isConnected || !isOpen) throw invalidField('student_ids', 'Choose students of yours.');
  }
  return ids;
}

type Content = Pick<AssignmentRow, 'questionIds' | 'courseExamId' | 'content'>;

async function readContent(
  executor: Executor,
  userId: string,
  { content, course_id: courseId }: AssignmentForm,
): Promise<Content> {
  const build = (storedContent: StoredContent): Content => ({
    questionIds: [],
    courseExamId: null,
    content: storedContent,
  });
  switch (content.kind) {
    case 'set':
      return { ...build({}), questionIds: await readQuestions(executor, userId, content.source, courseId) };
    case 'exam': {
      const id = content.course_exam_id.toLowerCase();
      const exam = (await findAssignedExams(executor, [id])).get(id);
      const isOwn = exam?.userId === userId && !exam.isDeleted;
      if (!isOwn || courseId === null || exam.courseId !== courseId.toLowerCase())
        throw invalidField('content.course_exam_id', 'Choose one of your exams of this class.');
      return { ...build({}), courseExamId: id };
    }
    case 'cards':
      return build({ cards: content.cards });
    case 'reading':
      return build({ text: content.text });
    case 'essay':
      return build({ criteria: content.criteria });
  }
}

async function readQuestions(
  executor: Executor,
  userId: string,
  source: QuestionSource,
  courseId: string | null,
): Promise<string[]> {
  if (source.from === 'chosen') {
    const ids = [...new Set(source.question_ids.map((id) => id.toLowerCase()))];
    const assignableIds = await assignable.assignableIds(executor, userId, ids);
    if (assignableIds.size === ids.length) return ids;
    throw invalidField(
      'content.source.question_ids',
      'Choose published questions of your bank that are no essays.',
    );
  }
  const ids =
    source.from === 'topics'
      ? await assignable.drawAssignable(executor, {
          userId,
          courseId,
          topics: source.topics,
          count: source.count,
        })
      : (await assignable.assignableOfSet(executor, userId, source.course_set_id.toLowerCase())).slice(
          0,
          assignmentLimits.questions,
        );
  if (ids.length > 0) return ids;
  const [field, sentence] =
    source.from === 'topics'
      ? ['content.source.topics', 'Your bank has no published question on these topics.']
      : ['content.source.course_set_id', 'Choose one of your sets with published questions.'];
  throw invalidField(field, sentence);
}

function saysTheSame(row: AssignmentRow, changes: Partial<AssignmentRow>): boolean {
  const now: Record<string, unknown> = { ...row };
  return Object.entries(changes).every(([field, value]) => now[field] === value);
}
