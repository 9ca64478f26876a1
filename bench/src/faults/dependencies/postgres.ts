import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { currentUser } from '@akada/contract/identity/accounts.ts';
import { apiBase } from '@akada/contract/table.ts';
import { sendExamStart } from '../../load/exam-start.ts';
import type { FaultProxy } from '../fault-proxy.ts';
import { answerOf, type Dependency, inTurns } from './dependency.ts';

/** The database, without which nothing can be answered but that. */
export function openPostgres(proxy: FaultProxy): Dependency {
  const next = inTurns();

  return {
    name: 'PostgreSQL',
    settings: {},
    backWithin: 10,
    answerWithin: 6_000,
    prepare: async () => {},
    inject: (kind) => proxy.set(kind),
    heal: () => proxy.set(null),
    use: ({ origin, students }) =>
      answerOf(() =>
        fetch(origin + apiBase + currentUser.path, {
          headers: { authorization: `Bearer ${next(students).accessToken}` },
          signal: AbortSignal.timeout(15_000),
        }),
      ),
    async recovered({ origin, students }) {
      while ((await sendExamStart(origin, next(students), randomUUID())).status !== 201) await pause(100);
    },
    lost: async () => 0,
    close: async () => {},
  };
}
