/** Students' search for tutors. It returns only facts that students may know. */
import type { FoundTutor, Loosened, PublicTutor, TutorSearch } from '@akada/contract/base/tutor-search.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Executor } from '../../platform/database/database.ts';
import { notFound } from '../../platform/fault/fault.ts';
import type { Caller } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { peopleById } from '../accounts/accounts.ts';
import * as repo from './tutor-search.repo.ts';
import { presentFound, presentPublic, type TeachingFigures } from './tutors.present.ts';
import type { TutorProfileRow } from './tutors.tables.ts';

export type TutorSearchService = ReturnType<typeof createTutorSearch>;

/** Computes a tutor's figures from past sessions. */
export type TeachingFiguresOf = (executor: Executor, tutorId: string) => Promise<TeachingFigures>;

interface Page {
  skip: number;
  limit: number;
}

/** A search without filters: every tutor, best first. */
const everyTutor: TutorSearch = {
  text: '',
  subjects: [],
  languages: [],
  price_max: null,
  rating_min: null,
  free: null,
  sort: 'best',
};

export function createTutorSearch(
  { database: { db }, clock }: Pick<Platform, 'database' | 'clock'>,
  getFigures: TeachingFiguresOf,
) {
  const find = async (search: TutorSearch, page: Page) => {
    const now = getInstant(clock.now());
    const { rows, total } = await repo.findTutors(db, search, { ...page, now });
    return { items: await presented(rows, now), total };
  };

  return {
    list: (page: Page) => find(everyTutor, page),
    async search(search: TutorSearch, page: Page) {
      const found = await find(search, page);
      return { ...found, loosen: found.total === 0 ? await loosened(search) : [] };
    },
    async choices() {
      return {
        subjects: await repo.listChoices(db, 'subjects'),
        languages: await repo.listChoices(db, 'languages'),
      };
    },
    /** @throws Fault `not_found` for a tutor who is not approved, or whose account is closed */
    async read(caller: Caller, tutorId: string): Promise<PublicTutor> {
      const now = getInstant(clock.now());
      const row = await repo.findShown(db, tutorId);
      const [found] = row ? await presented([row], now) : [];
      if (!row || !found) throw notFound();

      if (caller.role === 'student') {
        await repo.countView(db, { tutorId, studentId: caller.userId, day: now.slice(0, 10) });
      }
      return presentPublic(found, row, await getFigures(db, tutorId));
    },
  };

  async function presented(rows: readonly TutorProfileRow[], now: string): Promise<FoundTutor[]> {
    const people = await peopleById(
      db,
      rows.map(({ userId }) => userId),
    );
    return rows.flatMap((row) => {
      const person = people.get(row.userId);
      return person ? [presentFound(person, row, now)] : [];
    });
  }

  /** Counts the results without each filter in turn, so that a student loosens only one. */
  async function loosened(search: TutorSearch): Promise<Loosened[]> {
    const now = getInstant(clock.now());
    const filters = repo.getFilters(search, now);
    const all: Loosened[] = [];
    for (const filter of filters) all.push(await repo.countWithout(db, search, filter, now));
    return all.filter(({ total }) => total > 0).sort((one, other) => other.total - one.total);
  }
}
