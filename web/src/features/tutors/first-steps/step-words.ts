import { links } from '@akada/core/links/links.ts';
import type { FirstStepId } from '@akada/core/tutors/first-steps.ts';

interface StepWords {
  name: string;
  /** Says why the step is worth the time. */
  reason: string;
  button: string;
  to: string;
}

export const stepWords: Record<FirstStepId, StepWords> = {
  profile: {
    name: 'Say how you teach',
    reason: 'A few sentences and your qualifications. Students read them first.',
    button: 'Write it',
    to: links.tutorProfile(),
  },
  picture: {
    name: 'Add your picture',
    reason: 'Students choose a face more often than initials.',
    button: 'Add a picture',
    to: links.tutorProfile(),
  },
  price: {
    name: 'Set your price',
    reason: 'You can change it at any time, or teach for free.',
    button: 'Set it',
    to: links.tutorProfile(),
  },
  hours: {
    name: 'Open your weekly hours',
    reason: 'Students can only book hours that are open.',
    button: 'Open hours',
    to: links.weeklyHours(),
  },
  course: {
    name: 'Create your first course',
    reason: 'It has a link and a code, by which your students join.',
    button: 'Create a course',
    to: links.newCourse(),
  },
};
