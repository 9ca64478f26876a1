/** A course of the tutor of the instance that a student has joined. */
import type { BenchInstance } from './bench-instance.ts';

export interface JoinedCourse {
  id: string;
  studentId: string;
}

/** $1: the tutor. */
const seedCourse = `
  WITH profile AS (
    INSERT INTO tutor_profiles (user_id, headline, biography, subjects, languages, qualifications, hourly_rate, time_zone,
      state, version, pending_since, created_at, updated_at)
    VALUES ($1, 'Chemistry', 'Of Ibadan.', '{Chemistry}', '{English}', '{}', 0, 'Africa/Lagos', 'approved',
      gen_random_uuid(), now(), now(), now())
  ), school AS (
    INSERT INTO schools (id, name, name_key, created_at) VALUES (gen_random_uuid(), 'Bench', 'bench', now()) RETURNING id
  ), department AS (
    INSERT INTO departments (id, school_id, name, name_key, created_at)
    SELECT gen_random_uuid(), id, 'Bench', 'bench', now() FROM school RETURNING id
  ), course AS (
    INSERT INTO courses (id, owner_id, department_id, name, name_key, description, state, version, join_code, created_at)
    SELECT gen_random_uuid(), $1, id, 'Bench', 'bench', '', 'draft', gen_random_uuid(), 'BCDFGHJK', now() FROM department
    RETURNING id
  )
  INSERT INTO enrolments (id, course_id, user_id, joined_at)
  SELECT gen_random_uuid(), course.id, users.id, now() FROM course, users WHERE email = 'student2@school.test'
  RETURNING course_id AS id, user_id AS "studentId"`;

/** @returns the course, which the second account of the instance has joined */
export async function addJoinedCourse({ database }: BenchInstance, tutorId: string): Promise<JoinedCourse> {
  const { rows } = await database.pool.query<JoinedCourse>(seedCourse, [tutorId]);
  const [course] = rows;
  if (!course) throw new Error('The instance has no second account yet.');
  return course;
}
