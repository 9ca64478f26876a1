import { links } from '../links/links.ts';
import { declareNotification, number, system, text } from './entry.ts';

/** Notifications about reviews of tutors. */
export const tutorReviewNotifications = {
  written: declareNotification({
    ...system,
    key: 'tutor_review.written',
    locked: false,
    causeFact: null,
    facts: { author: text, rating: number },
    text: ({ author, rating }) => ({
      title: `${author} has reviewed you`,
      message: `${rating} of 5 stars. You can reply once.`,
    }),
    severalText: ({ author, rating }, times) => ({
      title: `You have ${times} new or changed reviews`,
      message: `The newest: ${author}, ${rating} of 5 stars. You can reply once to each.`,
    }),
    link: links.tutorReviews,
  }),
  answered: declareNotification({
    ...system,
    key: 'tutor_review.answered',
    locked: false,
    facts: { name: text },
    text: ({ name }) => ({
      title: `${name} has replied to your review`,
      message: 'The reply is shown below your review.',
    }),
    link: links.notifications,
  }),
};
