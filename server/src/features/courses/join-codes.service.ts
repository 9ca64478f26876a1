/** Codes by which a tutor invites: made from a secure source, one for each course, replaced at will. */
import { randomInt } from 'node:crypto';
import type { Course } from '@akada/contract/base/courses.ts';
import { joinCodeAlphabet, joinCodeLength, joinCodeOf } from '@akada/core/catalog/join-code.ts';
import type { Authorized } from '../../platform/access/authorize.ts';
import type { Database, Executor } from '../../platform/database/database.ts';
import { notFound } from '../../platform/fault/fault.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import { readCourse } from './course-reading.service.ts';
import type { Reader } from './courses.present.ts';
import * as repo from './courses.repo.ts';
import type { CourseRow } from './courses.tables.ts';

export interface JoinCodes {
  /**
   * Replaces the join code. The old code no longer works, and current members stay.
   *
   * @param replaces the code that its owner has seen: nothing changes if it was already replaced
   */
  renew(owner: Reader, course: Authorized<CourseRow>, replaces: string): Promise<Course>;
}

export function createJoinCodes({ database }: { database: Database }): JoinCodes {
  return {
    renew: (owner, { id }, replaces) =>
      database.transaction(async (tx) => {
        const course = await repo.lockCourse(tx, id);
        if (course === null) throw notFound();

        if (course.joinCode === joinCodeOf(replaces)) {
          await repo.updateCourse(tx, id, { joinCode: await freeJoinCode(tx) });
          await publishHint(tx, course.userId, { topic: 'course', id });
        }
        return readCourse(tx, id, owner);
      }),
  };
}

/** @returns a code that no course has. Two that are made at one moment are the same once in 10¹¹ times */
export async function freeJoinCode(executor: Executor): Promise<string> {
  for (;;) {
    const characters = Array.from(
      { length: joinCodeLength },
      () => joinCodeAlphabet[randomInt(joinCodeAlphabet.length)],
    );
    const code = characters.join('');
    if (!(await repo.hasCode(executor, code))) return code;
  }
}
