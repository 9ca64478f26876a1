/** Tutors with a profile, for tests, written straight into the database. */
import type { TutorProfileForm, TutorState } from '@akada/contract/base/tutors.ts';
import { eq } from 'drizzle-orm';
import { tutorProfiles, tutorRevisions } from '../features/tutors/tutors.tables.ts';
import { newId } from '../platform/ids/ids.ts';
import { createPerson } from './people.ts';
import type { SharedTestApp } from './test-app.ts';

export const tutorForm: TutorProfileForm = {
  headline: 'Chemistry for WAEC and JAMB',
  biography: 'I have taught chemistry in Ibadan for nine years.',
  subjects: ['Chemistry'],
  languages: ['English', 'Yoruba'],
  qualifications: ['B.Sc. Chemistry, University of Ibadan'],
  video_url: 'https://video.example/chemistry',
  hourly_rate: 450_000,
  time_zone: 'Africa/Lagos',
};

/** @returns the account of a tutor with a profile in this state */
export async function createTutor(app: SharedTestApp, state: TutorState = 'pending'): Promise<string> {
  const { userId } = await createPerson(app, { role: 'tutor' });
  await giveProfile(app, userId, state);
  return userId;
}

/** @returns the account of an approved tutor who has missed too many sessions */
export async function createHiddenTutor(app: SharedTestApp): Promise<string> {
  const userId = await createTutor(app, 'approved');
  const hiddenAt = new Date(app.clock.now()).toISOString();
  await app.platform.database.db
    .update(tutorProfiles)
    .set({ hiddenAt })
    .where(eq(tutorProfiles.userId, userId));
  return userId;
}

export async function giveProfile(app: SharedTestApp, userId: string, state: TutorState): Promise<void> {
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
    version: newId(),
    pendingSince: now,
    createdAt: now,
    updatedAt: now,
  });
}

/** @returns what a decision about the profile has to name */
export async function profileVersion(app: SharedTestApp, userId: string): Promise<string> {
  const [row] = await app.platform.database.db
    .select({ version: tutorProfiles.version })
    .from(tutorProfiles)
    .where(eq(tutorProfiles.userId, userId));
  if (!row) throw new Error('This tutor has no profile');

  return row.version;
}

/** Writes a change that waits. @returns what a decision about it has to name */
export async function giveRevision(
  app: SharedTestApp,
  userId: string,
  headline = 'Chemistry and physics',
): Promise<string> {
  const { hourly_rate: _, time_zone: __, ...content } = tutorForm;
  const version = newId();
  await app.platform.database.db.insert(tutorRevisions).values({
    ...content,
    headline,
    userId,
    version,
    state: 'pending',
    rejectionReason: null,
    pendingSince: new Date(app.clock.now()).toISOString(),
  });
  return version;
}
