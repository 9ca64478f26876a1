/**
 * The operator's texts and addresses on the public pages: change them here, then start again, and the pages
 * are built again. Empty values are not drawn: no button leads to a missing page. Put your addresses before
 * you open to the public, and figures that are true of your instance.
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

/** The film that "Watch Demo" opens in a new tab: Akada's film, or your own. */
export const demoVideo: string = links.demo();

export const community: Record<'address' | 'members', string> = {
  /** An invitation to a group chat, opened in a new tab. */
  address: '',
  members: '5,000+',
};

export const contact: Record<'email' | 'phone' | 'location', string> = {
  email: '',
  phone: '',
  location: 'Lagos, Nigeria',
};

export const figures: readonly Record<'value' | 'label', string>[] = [
  { value: '50,000+', label: 'active students' },
  { value: '1M+', label: 'questions solved' },
  { value: '98%', label: 'success rate' },
  { value: '500+', label: 'expert tutors' },
];

export const rating: Record<'value' | 'from', string> = { value: '4.9/5', from: '10,000+ students' };

export const uptime: Record<'value' | 'support', string> = { value: '99.9%', support: '24/7 support' };
