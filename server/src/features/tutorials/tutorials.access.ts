/** The ways from an id that a caller sent to a tutorial. */
import { type Authorized, authorize } from '../../platform/access/authorize.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/route.ts';
import { offeredTutors } from '../tutors/tutor-standing.service.ts';
import * as repo from './tutorials.repo.ts';
import type { TutorialRow } from './tutorials.tables.ts';

type Reader = Pick<Caller, 'userId'>;

export type OwnTutorial = Authorized<TutorialRow>;
export type VisibleTutorial = Authorized<TutorialRow>;
export type TutorialAccess = ReturnType<typeof createTutorialAccess>;

export function createTutorialAccess({ db }: Pick<Database, 'db'>) {
  return {
    /** @throws Fault `not_found`, exactly the same for a missing tutorial and for another tutor's */
    own: ({ userId }: Reader, id: string): Promise<OwnTutorial> =>
      authorize(repo.findTutorial(db, id), ({ tutorId }) => tutorId === userId),
    /** @throws Fault `not_found` for a tutorial that is neither offered nor the caller's nor joined */
    visible: ({ userId }: Reader, id: string): Promise<VisibleTutorial> =>
      authorize(repo.findVisible(db, { id, userId, offered: offeredTutors(db) }), () => true),
  };
}
