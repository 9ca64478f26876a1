import type { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { personalTable } from '../../platform/personal-data/personal-table.ts';
import { tutorProfiles } from './tutors.tables.ts';

/** What tutoring keeps of a person. */
export const tutorsPersonalData: PersonalData = {
  tables: [
    personalTable(tutorProfiles, {
      name: 'tutor-profile',
      owned: tutorProfiles.userId,
      order: [tutorProfiles.userId],
    }),
  ],
};
