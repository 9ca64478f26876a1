/**
 * Everything on the public pages that belongs to the operator of this instance: change it here, then start again, and
 * the pages are built again. What is empty is not drawn: no button leads nowhere.
 *
 * Put your addresses before you open to the public, and figures that are true of your instance.
 */
import { links } from '@akada/core/links/links.ts';

/** Cycled through by the headline, after "Turn your notes into". Short, so that each fits on one line of a phone. */
export const phrases: readonly string[] = [
  'practice questions',
  'timed exams',
  'checked answers',
  'steady revision',
  'marks you trust',
];

/** What "Watch Demo" opens in a new tab: the film of Akada, or one of your own. */
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
