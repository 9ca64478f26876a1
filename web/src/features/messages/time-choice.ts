import type { ComponentType } from 'react';

/** Shows the free times of a tutor; a page gives it, because bookings are another feature. */
export type TimeChoice = ComponentType<{
  tutorId: string;
  minutes: number;
  value: string;
  onChange: (startsAt: string) => void;
}>;
