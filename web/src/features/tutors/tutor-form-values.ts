/** The typed form of a tutor profile: lists with one entry per line, the rate in naira. */
import type { TutorProfile, TutorProfileForm } from '@akada/contract/base/tutors.ts';

export interface TutorFormValues {
  headline: string;
  biography: string;
  subjects: string;
  languages: string;
  qualifications: string;
  /** Empty if there is none. */
  video_url: string;
  rate: string;
  time_zone: string;
}

const koboInNaira = 100;

/** @returns the tutor's latest content: for an approved profile, the change that waits or was rejected */
export function getValues({ revision, ...approved }: TutorProfile): TutorFormValues {
  const profile = { ...approved, ...revision?.content };
  return {
    headline: profile.headline,
    biography: profile.biography,
    subjects: profile.subjects.join('\n'),
    languages: profile.languages.join('\n'),
    qualifications: profile.qualifications.join('\n'),
    video_url: profile.video_url ?? '',
    rate: String(profile.hourly_rate / koboInNaira),
    time_zone: profile.time_zone,
  };
}

/** @returns the request body; an unreadable rate becomes a value that the rules reject */
export function getForm(values: TutorFormValues): TutorProfileForm {
  return {
    headline: values.headline.trim(),
    biography: values.biography.trim(),
    subjects: getEntries(values.subjects),
    languages: getEntries(values.languages),
    qualifications: getEntries(values.qualifications),
    video_url: values.video_url.trim() || null,
    hourly_rate: getKobo(values.rate),
    time_zone: values.time_zone,
  };
}

/** @returns the errors under the names of the visible fields */
export function shownErrors(errors: Record<string, string>): Record<string, string> {
  const shown: Record<string, string> = {};
  for (const [path, sentence] of Object.entries(errors)) {
    const [field = ''] = path.split('.');
    const name = field === 'hourly_rate' ? 'rate' : field;
    shown[name] ??= name === 'rate' ? 'Give the hourly rate in naira, such as 4500' : sentence;
  }
  return shown;
}

function getEntries(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function getKobo(text: string): number {
  const plain = text.replace(/[₦,\s]/g, '');
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * koboInNaira) : Number.NaN;
}
