/** All questions of all banks, as administrators find them and take them along. */
import { Readable } from 'node:stream';
import {
  type AdminQuestion,
  type exportAdminQuestions,
  exportedQuestionsLimit,
} from '@akada/contract/material/admin-questions.ts';
import type { QueryOf } from '@akada/contract/wire/endpoint.ts';
import { writeAudit } from '../../../platform/audit/audit.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { readInTime } from '../../../platform/database/read-in-time.ts';
import { type CsvCell, csvText } from '../../../platform/question-files/csv/csv-text.ts';
import { peopleById } from '../../accounts/accounts.ts';
import { courseNames } from '../../courses/course-members.service.ts';
import { presentSummary } from '../bank/bank.present.ts';
import type { QuestionFigures } from '../holds/question-figures.service.ts';
import {
  countOverseen,
  findOverseen,
  type OverseenFilter,
  type OverseenRow,
} from './overseen-list.queries.ts';

export type QuestionFilter = QueryOf<typeof exportAdminQuestions>;

export type Oversight = ReturnType<typeof createOversight>;

const mostWords = 8;
/** Read at a time, so that a file of any length needs as much memory. */
const rowsAtOnce = 1_000;

export function createOversight({
  database,
  clock,
  figures,
}: {
  database: Database;
  clock: Clock;
  figures: QuestionFigures;
}) {
  const { db } = database;

  async function present(rows: OverseenRow[]): Promise<AdminQuestion[]> {
    const known = await figures.of(
      db,
      rows.map(({ id }) => id),
    );
    const owners = await peopleById(
      db,
      getIds(rows, ({ userId }) => userId),
    );
    const courses = await courseNames(
      db,
      getIds(rows, ({ courseId }) => courseId),
    );
    return rows.map((row) => {
      const { userId, courseId } = row;
      const requestedFigures = known.get(row.id) ?? null;
      return {
        ...presentSummary(row, requestedFigures),
        owner: userId === null ? null : { id: userId, full_name: owners.get(userId)?.fullName ?? '' },
        course_name: courseId === null ? null : (courses.get(courseId) ?? null),
        attempts: requestedFigures?.count ?? 0,
        open_reports: row.openReports,
      };
    });
  }

  return {
    /** `total` counts to ten thousand; `more` says that there are more. */
    async list(query: QuestionFilter, page: { skip: number; limit: number }) {
      const filter = getFilter(query);
      const [{ total, more = false }, rows] = await readInTime(database, async (tx) => [
        await countOverseen(tx, figures.rows, filter),
        await findOverseen(tx, figures.rows, filter, page),
      ]);
      return { items: await present(rows), total, more };
    },
    /** @returns the file, row by row; the request is in the audit log before the first row */
    async stream(actorId: string, query: QuestionFilter): Promise<Readable> {
      const { search, ...narrowed } = query;
      const change = { before: null, after: { ...narrowed, searched: search !== '' } };
      await database.transaction((tx) =>
        writeAudit(tx, [{ actorId, targetId: actorId, action: 'question.export', change }], clock.now()),
      );
      const filter = getFilter(query);
      const read = async (page: { skip: number; limit: number }) =>
        present(await findOverseen(db, figures.rows, filter, page));
      return Readable.from(getLines(read), { objectMode: false });
    },
  };
}

function getIds(rows: readonly OverseenRow[], of: (row: OverseenRow) => string | null): string[] {
  return [...new Set(rows.flatMap((row) => of(row) ?? []))];
}

function getFilter({
  search,
  course_id: courseId,
  owner_id: ownerId,
  reported,
  ...same
}: QuestionFilter): OverseenFilter {
  const words = search.split(/\s+/).filter(Boolean).slice(0, mostWords);
  return { ...same, words, courseId, ownerId, isReported: reported !== undefined };
}

const heading = [
  'Question',
  'State',
  'Kind',
  'Course',
  'Topic',
  'Tags',
  'Author',
  'Attempts',
  'Right (%)',
  'Discrimination',
  'Open reports',
  'All reports',
  'Changed (UTC)',
  'Id',
];

async function* getLines(
  read: (page: { skip: number; limit: number }) => Promise<AdminQuestion[]>,
): AsyncGenerator<string> {
  yield csvText([heading]);
  for (let skip = 0; skip < exportedQuestionsLimit; skip += rowsAtOnce) {
    const rows = await read({ skip, limit: rowsAtOnce });
    // Removes the byte order mark from the beginning of each part.
    if (rows.length > 0) yield csvText(rows.map(getCells)).slice(1);
    if (rows.length < rowsAtOnce) return;
  }
}

function getCells(question: AdminQuestion): CsvCell[] {
  const { stem, status, type, course_name, topic, tags, owner, attempts, facility, discrimination } =
    question;
  return [
    stem,
    status,
    type,
    course_name,
    topic,
    tags.join(', '),
    owner?.full_name ?? null,
    attempts,
    roundedOrNone(facility),
    roundedOrNone(discrimination),
    question.open_reports,
    question.report_count,
    question.changed_at,
    question.id,
  ];
}

function roundedOrNone(figure: number | null): number | null {
  return figure === null ? null : Math.round(figure * 10) / 10;
}
