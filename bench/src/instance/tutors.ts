import type { BenchInstance } from './bench-instance.ts';
import { type Student, signedInStudents } from './students.ts';

/** Makes a tutor of the first account of the instance. @returns the tutor, signed in */
export async function signedInTutor(instance: BenchInstance): Promise<Student> {
  const { rows } = await instance.database.pool.query<{ id: string }>(
    `UPDATE users SET role = 'tutor' WHERE email = 'student1@school.test' RETURNING id`,
  );
  const people = await signedInStudents(instance);
  const tutor = people.find(({ userId }) => userId === rows[0]?.id);
  if (!tutor) throw new Error('The instance has no account yet.');
  return tutor;
}
