import type { FeatureModule } from '../../platform/module/feature-module.ts';
import { personalTable } from '../../platform/personal-data/personal-table.ts';
import type { Platform } from '../../platform/platform.ts';
import { createCourseAccess } from '../courses/courses.access.ts';
import { createTutorialAccess } from '../tutorials/tutorials.access.ts';
import { registersRoutes } from './registers.http.ts';
import { createRegistersService } from './registers.service.ts';
import { attendanceMarks } from './registers.tables.ts';

/** Registers of group sessions. */
export function createRegisters(platform: Platform) {
  const module: FeatureModule = {
    routes: registersRoutes({
      tutorials: createTutorialAccess(platform.database),
      courses: createCourseAccess(platform.database),
      registers: createRegistersService(platform),
    }),
    personalData: [
      {
        tables: [
          personalTable(attendanceMarks, {
            name: 'attendance',
            owned: attendanceMarks.studentId,
            order: [attendanceMarks.markedAt, attendanceMarks.id],
          }),
        ],
      },
    ],
  };
  return { module };
}
