/** Figures of progress on the command line: they can be rebuilt from their sources. */

import { findAssignedCourses } from '../features/assignments/assigned-courses.service.ts';
import { createMemoryService } from '../features/memory/memory.service.ts';
import { rebuildProgress } from '../features/progress/counting/progress-counting.service.ts';
import { Fault } from '../platform/fault/fault.ts';
import type { DatabaseCommand } from './command.ts';

export const progressCommand: DatabaseCommand = {
  words: 'progress rebuild',
  usage: '',
  about: 'counts all that students did again, also beside a running server',
  async run(args, { database }) {
    if (args.length > 0)
      throw new Fault('bad_request', `Nothing follows this command: leave out "${args.join(' ')}".`);
    const people = await rebuildProgress({
      database,
      memory: createMemoryService(),
      assignedCourses: findAssignedCourses,
    });
    return `The progress of ${people} ${people === 1 ? 'student' : 'students'} is counted again.`;
  },
};
