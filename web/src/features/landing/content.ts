/**
 * Claims of the public pages that belong to the operator of this instance: change them here, then start again, and the
 * pages are built again. Empty values are not shown. Addresses are settings (`docs/configuration.md`).
 *
 * Put figures that are true of your instance before you open to the public.
 */
import { links } from '@akada/core/links/links.ts';

/** The headline cycles through them after "Turn your notes into". Each is short enough for one line of a phone. */
export const phrases: readonly string[] = [
  'practice questions',
  'timed exams',
  'checked answers',
  'steady revision',
  'marks you trust',
];

/** The film that "Watch Demo" opens in a new tab: Akada's film, or the operator's own. */
export const demoVideo: string = links.demo();

export const community = { members: '5,000+' };

export const figures: readonly Record<'value' | 'label', string>[] = [
  { value: '50,000+', label: 'active students' },
  { value: '1M+', label: 'questions solved' },
  { value: '98%', label: 'success rate' },
  { value: '500+', label: 'expert tutors' },
];

export const rating: Record<'value' | 'from', string> = { value: '4.9/5', from: '10,000+ students' };

export const uptime: Record<'value' | 'support', string> = { value: '99.9%', support: '24/7 support' };
