/** Facts about each tutor with each student. Each call reads them again, and nothing copies them. */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { studentSharing } from './students.tables.ts';

export interface TieSources {
  /** Selects `tutor_id`, `student_id`, `course_id`, `course_name`, `joined_at`, `has_ended`. */
  memberships: SQLWrapper;
  /** Selects `tutor_id`, `student_id`, `state`, `subject`, `starts_at`, `ends_at`, `share_weak_topics`. */
  sessions: SQLWrapper;
  /** Selects `tutor_id`, `student_id` of seats in group tutorials. */
  seats: SQLWrapper;
  /** A select of the tutors who may teach. */
  tutors: SQLWrapper;
  isOpenAccount(id: SQLWrapper): SQL;
  getName(id: SQLWrapper): SQL;
}

export interface TieRow extends Record<string, unknown> {
  tutorId: string;
  studentId: string;
  /** The name of the person who does not ask. */
  otherName: string;
  isTutorActive: boolean;
  inClassSince: string | null;
  courses: { id: string; name: string; has_ended: boolean }[];
  hasSession: boolean;
  hasSessionAhead: boolean;
  isTicked: boolean;
  /** Subjects of sessions that are not over. */
  subjects: string[];
  nextSessionAt: string | null;
  classes: boolean | null;
  sessions: boolean | null;
  answeredAt: string | null;
  stoppedAt: string | null;
}

/** Most students of a tutor, or tutors of a student, that one call reads. */
const maxTies = 2_000;

/** @param reader the reading person; `otherId` limits the ties to one other person @returns ties by the other's name */
export async function findTies(
  executor: Executor,
  sources: TieSources,
  reader: { side: 'tutor' | 'student'; userId: string; otherId: string | null; now: string },
): Promise<TieRow[]> {
  const [mine, other] = reader.side === 'tutor' ? ['tutor_id', 'student_id'] : ['student_id', 'tutor_id'];
  const isOfPair = sql`${sql.raw(`t.${mine}`)} = ${reader.userId}
    AND (${reader.otherId}::uuid IS NULL OR ${sql.raw(`t.${other}`)} = ${reader.otherId})
    AND t.tutor_id <> t.student_id`;
  const isAhead = sql`b.state IN ('requested', 'accepted', 'confirmed') AND b.ends_at > ${reader.now}`;
  const otherId = sql.raw(`g.${other}`);
  const { rows } = await executor.execute<TieRow>(sql`
    WITH facts AS (
      SELECT t.tutor_id, t.student_id, CASE WHEN NOT t.has_ended THEN t.joined_at END AS since,
        jsonb_build_object('id', t.course_id, 'name', t.course_name, 'has_ended', t.has_ended) AS course,
        false AS session, false AS ahead, false AS ticked, NULL::text AS subject, NULL::timestamptz AS next_at
      FROM (${sources.memberships}) t WHERE ${isOfPair}
      UNION ALL
      SELECT t.tutor_id, t.student_id, NULL, NULL, true, ahead, ahead AND share_weak_topics,
        CASE WHEN ahead THEN subject END, CASE WHEN ahead AND t.state = 'confirmed' THEN starts_at END
      FROM (SELECT b.*, ${isAhead} AS ahead FROM (${sources.sessions}) b) t WHERE ${isOfPair}
      UNION ALL
      SELECT t.tutor_id, t.student_id, NULL, NULL, true, false, false, NULL, NULL
      FROM (${sources.seats}) t WHERE ${isOfPair}
    ), grouped AS (
      SELECT tutor_id, student_id, min(since) AS since,
        coalesce(jsonb_agg(course ORDER BY course ->> 'name') FILTER (WHERE course IS NOT NULL), '[]') AS courses,
        bool_or(session) AS session, bool_or(ahead) AS ahead, bool_or(ticked) AS ticked,
        coalesce(jsonb_agg(DISTINCT subject) FILTER (WHERE subject IS NOT NULL), '[]') AS subjects,
        min(next_at) AS next_at
      FROM facts GROUP BY tutor_id, student_id
    )
    SELECT g.tutor_id AS "tutorId", g.student_id AS "studentId", ${sources.getName(otherId)} AS "otherName",
      (g.tutor_id IN (${sources.tutors}) AND ${sources.isOpenAccount(sql`g.tutor_id`)}) AS "isTutorActive",
      to_char(g.since, ${iso}) AS "inClassSince", g.courses,
      g.session AS "hasSession", g.ahead AS "hasSessionAhead", g.ticked AS "isTicked", g.subjects,
      to_char(g.next_at, ${iso}) AS "nextSessionAt", s.classes, s.sessions,
      to_char(s.answered_at, ${iso}) AS "answeredAt", to_char(s.stopped_at, ${iso}) AS "stoppedAt"
    FROM grouped g LEFT JOIN ${studentSharing} s ON s.student_id = g.student_id AND s.tutor_id = g.tutor_id
    WHERE ${sources.isOpenAccount(otherId)}
    ORDER BY 3, ${otherId} LIMIT ${maxTies}`);
  return rows;
}

/** Sessions of the database run in UTC. */
const iso = sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`);
