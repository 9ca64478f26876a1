/** Rebuilds figures of habits from the answers: after an upgrade that counts more, or a restored backup. */
import { createQuestionHolds } from '../features/exams/question-holds.service.ts';
import { createHabitsRebuild } from '../features/habits/habits-rebuild.service.ts';
import { createMemoryService } from '../features/memory/memory.service.ts';
import { Fault } from '../platform/fault/fault.ts';
import type { DatabaseCommand } from './command.ts';

export const habitsCommand: DatabaseCommand = {
  words: 'habits rebuild',
  usage: '',
  about: 'computes streaks, points and achievements of all accounts again, also beside a running server',
  async run(args, { database, clock }) {
    if (args.length > 0)
      throw new Fault('bad_request', 'The command habits rebuild takes no words behind it.');
    const deps = { database, clock, memory: createMemoryService(), holds: createQuestionHolds({ clock }) };
    const computed = await createHabitsRebuild(deps)();
    return `The habits of ${computed} accounts were computed again.`;
  },
};
