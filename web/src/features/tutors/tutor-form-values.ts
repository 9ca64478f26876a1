/** A tutor profile as people type it: lists one entry a line, the rate in naira. */
import type { TutorProfile, TutorProfileForm } from '@akada/contract/base/tutors.ts';

export interface TutorFormValues {
  headline: string;
  biography: string;
  subjects: string;
  languages: string;
  qualifications: string;
  /** Empty where there is none. */
  video_url: string;
  rate: string;
  time_zone: string;
}

const koboInNaira = 100;

/** @returns what the tutor wrote last: of an approved profile, the change that waits or was rejected */
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

/** @returns what is sent; an unreadable rate becomes one that the rules refuse */
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

/** @returns the sentences of the rules under the names of the fields that people see */
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
