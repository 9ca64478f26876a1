/** Tutors with a profile, for tests, written straight into the database. */
import type { TutorProfileForm, TutorState } from '@akada/contract/tutors.ts';
import { tutorProfiles } from '../features/tutors/tutors.tables.ts';
import { createPerson } from './people.ts';
import type { TestApp } from './test-app.ts';

export const tutorForm: TutorProfileForm = {
  headline: 'Chemistry for WAEC and JAMB',
  biography: 'I have taught chemistry in Ibadan for nine years.',
  subjects: ['Chemistry'],
  languages: ['English', 'Yoruba'],
  qualifications: ['B.Sc. Chemistry, University of Ibadan'],
  hourly_rate: 450_000,
  time_zone: 'Africa/Lagos',
};

/** @returns the account of a tutor with a profile in this state */
export async function createTutor(app: TestApp, state: TutorState = 'pending'): Promise<string> {
  const { userId } = await createPerson(app, { role: 'tutor' });
  await giveProfile(app, userId, state);
  return userId;
}

export async function giveProfile(app: TestApp, userId: string, state: TutorState): Promise<void> {
  const now = new Date(app.clock.now()).toISOString();
  const { hourly_rate: hourlyRate, time_zone: timeZone, ...rest } = tutorForm;
  const rejectionReason = state === 'rejected' ? 'Say where you studied.' : null;
  await app.platform.database.db.insert(tutorProfiles).values({
    ...rest,
    hourlyRate,
    timeZone,
    userId,
    state,
    rejectionReason,
    pendingSince: now,
    createdAt: now,
    updatedAt: now,
  });
}
