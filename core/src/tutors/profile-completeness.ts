/**
 * The share of helpful facts in a tutor's profile. The form asks for the required facts; these facts help
 * students to choose.
 */

/** The parts that a profile can do without, by their names on the wire. */
export interface CompletenessInput {
  biography: string;
  qualifications: readonly string[];
  /** The rate in kobo; 0 for a free tutor. */
  hourly_rate: number;
  picture_url: string | null;
}

/** A part that is empty, or 0. */
export type MissingPart = 'biography' | 'qualifications' | 'hourly_rate' | 'picture';

/** The result that the tutor sees. */
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
