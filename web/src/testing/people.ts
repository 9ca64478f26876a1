/** The accounts of the route tests. */

import type { TutorProfile, TutorRevision } from '@akada/contract/base/tutors.ts';
import type { Tokens, User } from '@akada/contract/identity/accounts.ts';

const account = {
  profile_completed: true,
  email_verified: true,
  profile_picture_url: null,
  subscription_plan: 'free',
  premium_on_sale: true,
  created_at: '2026-09-14T08:00:00.000Z',
};

export const ngozi: User = {
  ...account,
  id: '0b0e7a52-5a3e-4b5c-8f5e-2d7c8a1f9e10',
  email: 'ngozi@example.com',
  full_name: 'Ngozi Eze',
  role: 'student',
};

export const tunde: User = {
  ...account,
  id: '4c1d2f83-7a52-4b1e-9d3c-5f6a7b8c9d01',
  email: 'tunde@example.com',
  full_name: 'Tunde Bello',
  role: 'tutor',
};

export const amina: User = {
  ...account,
  id: '7e9a1b24-3c5d-4e6f-8a7b-1c2d3e4f5a62',
  email: 'amina@example.com',
  full_name: 'Amina Yusuf',
  role: 'admin',
};

export const tundesProfile: TutorProfile = {
  headline: 'Soil science and chemistry for first years',
  biography: 'I explain with examples from the farm.',
  subjects: ['Soil science', 'Chemistry'],
  languages: ['English', 'Yoruba'],
  qualifications: ['MSc Agronomy, Ibadan'],
  video_url: null,
  hourly_rate: 450_000,
  time_zone: 'Africa/Lagos',
  picture_url: null,
  state: 'approved',
  rejection_reason: null,
  hidden_at: null,
  version: '00000000-0000-4000-8000-00000000000a',
  revision: null,
  created_at: '2026-09-14T08:00:00.000Z',
  updated_at: '2026-09-14T08:00:00.000Z',
};

/** A change of the approved profile, which waits. */
export const tundesRevision: TutorRevision = {
  version: '00000000-0000-4000-8000-00000000000b',
  state: 'pending',
  rejection_reason: null,
  pending_since: '2026-10-01T08:00:00.000Z',
  content: {
    headline: 'Soil science and botany',
    biography: tundesProfile.biography,
    subjects: tundesProfile.subjects,
    languages: tundesProfile.languages,
    qualifications: [],
    video_url: null,
  },
};

/** @returns tokens that the played server assigns to this account */
export function makeTokens({ id }: User): Tokens {
  return { access_token: `access ${id}`, refresh_token: `refresh ${id}`, token_type: 'bearer' };
}
