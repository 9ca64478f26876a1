/** How much of what students look for a tutor's profile says. What it must have, a form asks; this is what helps. */

/** The parts that a profile can do without, by their names on the wire. */
export interface CompletenessInput {
  biography: string;
  qualifications: readonly string[];
  /** In kobo; 0 where nothing is asked. */
  hourly_rate: number;
  picture_url: string | null;
}

/** A part that is empty, or 0. */
export type MissingPart = 'biography' | 'qualifications' | 'hourly_rate' | 'picture';

/** What the tutor is shown. */
export interface Completeness {
  /** From 0 to 100, whole. */
  percent: number;
  /** Most useful first. */
  missing: MissingPart[];
}

/** About three sentences, in characters: a shorter biography says less than the headline. */
const sufficientBiography = 150;

/** Headline, subjects, languages and time zone, without which there is no profile. */
const alwaysThere = 4;

const checks: Record<MissingPart, (profile: CompletenessInput) => boolean> = {
  picture: ({ picture_url }) => picture_url !== null,
  biography: ({ biography }) => biography.trim().length >= sufficientBiography,
  qualifications: ({ qualifications }) => qualifications.length > 0,
  hourly_rate: ({ hourly_rate }) => hourly_rate > 0,
};

const parts: readonly MissingPart[] = ['picture', 'biography', 'qualifications', 'hourly_rate'];

/** @returns the share of eight parts that is there, and which of them are missing */
export function profileCompleteness(profile: CompletenessInput): Completeness {
  const missing = parts.filter((part) => !checks[part](profile));
  const total = alwaysThere + parts.length;
  return { percent: Math.round((100 * (total - missing.length)) / total), missing };
}
