/**
 * Decides about a change that a tutor makes. Students choose a tutor by the content that an administrator has
 * approved, so a change of it waits for a decision, and the approved version shows in the meantime.
 */

/** The content of a tutor's profile, by its names on the wire. */
export interface TutorContent {
  headline: string;
  biography: string;
  subjects: string[];
  languages: string[];
  qualifications: string[];
  /** A film elsewhere, null if there is none. */
  video_url: string | null;
  /** In kobo. */
  hourly_rate: number;
  time_zone: string;
}

/** Price and time zone are the tutor's own to set. Everything else is a claim that students rely on. */
const takesEffect = {
  headline: 'after review',
  biography: 'after review',
  subjects: 'after review',
  languages: 'after review',
  qualifications: 'after review',
  video_url: 'after review',
  hourly_rate: 'at once',
  time_zone: 'at once',
} as const satisfies Record<keyof TutorContent, 'at once' | 'after review'>;

type TakesEffect = typeof takesEffect;

/** A field whose change waits for an administrator. */
export type ReviewedField = {
  [Field in keyof TakesEffect]: TakesEffect[Field] extends 'after review' ? Field : never;
}[keyof TakesEffect];

/** The content of a revision of a profile. */
export type ReviewedContent = Pick<TutorContent, ReviewedField>;

/** All fields that wait, in the order in which people read them. */
export const reviewedFields = (Object.keys(takesEffect) as (keyof TakesEffect)[]).filter(
  (field): field is ReviewedField => takesEffect[field] === 'after review',
);

/** A stored profile, with the change that waits or was rejected. */
export interface StoredProfile {
  state: 'pending' | 'approved' | 'rejected';
  content: TutorContent;
  /** Null if the tutor proposes nothing but what is approved. */
  revision: ReviewedContent | null;
}

/** The result of saving a profile. */
export interface SavedProfile {
  /** The content of the profile from now on; students read it if the profile is approved. */
  content: TutorContent;
  /** `unchanged` leaves the stored revision and the decision about it as they are. */
  revision: ReviewedContent | 'unchanged' | null;
}

/** @param requestedTutorContent the whole profile as its tutor wants it @returns what of it takes effect and what waits */
export function saveProfile(
  { state, content, revision }: StoredProfile,
  requestedTutorContent: TutorContent,
): SavedProfile {
  // Students do not read it yet, or no longer: the next decision is about all of it.
  if (state !== 'approved') return { content: requestedTutorContent, revision: null };

  const saved = { ...requestedTutorContent, ...reviewedPart(content) };
  const proposed = reviewedPart(requestedTutorContent);
  if (changedFields(content, proposed).length === 0) return { content: saved, revision: null };

  const isKnown = revision !== null && changedFields(revision, proposed).length === 0;
  return { content: saved, revision: isKnown ? 'unchanged' : proposed };
}

/** @returns the reviewed fields in which the two differ; the order of a list counts, because it shows */
export function changedFields(before: ReviewedContent, after: ReviewedContent): ReviewedField[] {
  return reviewedFields.filter((field) => fieldText(before[field]) !== fieldText(after[field]));
}

/** One field, as it is and as it would be. */
export interface Difference {
  /** As people read the name of the field. */
  label: string;
  /** Empty if there is nothing. */
  before: string;
  after: string;
}

const labels: Record<ReviewedField, string> = {
  headline: 'Headline',
  biography: 'Biography',
  subjects: 'Subjects',
  languages: 'Languages',
  qualifications: 'Qualifications',
  video_url: 'Video',
};

/** @returns what a tutor and an administrator read of a change, in the order of the fields */
export function getDifferences(before: ReviewedContent, after: ReviewedContent): Difference[] {
  return changedFields(before, after).map((field) => ({
    label: labels[field],
    before: fieldText(before[field]),
    after: fieldText(after[field]),
  }));
}

/** @returns a field as one text: the entries of a list one a line, and none of them has a line break */
export function fieldText(value: string | readonly string[] | null): string {
  if (value === null) return '';
  return typeof value === 'string' ? value : value.join('\n');
}

function reviewedPart(content: TutorContent): ReviewedContent {
  const { headline, biography, subjects, languages, qualifications, video_url } = content;
  return { headline, biography, subjects, languages, qualifications, video_url };
}
