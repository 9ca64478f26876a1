import { type Hold, holdHour, requestBooking } from '@akada/contract/work/bookings.ts';
import type { bookingLengths } from '@akada/core/bookings/booking-rules.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/http/call.ts';
import { refreshTopic } from '../../../lib/query/topics.ts';

export type Length = (typeof bookingLengths)[number];

/** An hour that is held for the student: taking one gives the one before back. */
export function useHold(tutorId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ starts_at, minutes }: { starts_at: string; minutes: Length }) =>
      call(holdHour, { body: { tutor_id: tutorId, starts_at, minutes } }),
    // What is refused is taken by now: the times are read again.
    onError: () => refreshTopic(queries, 'booking'),
  });
}

interface Request {
  subject: string;
  message: string;
  share_weak_topics: boolean;
}

/** Asks the tutor for the held hour. */
export function useRequest() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ hold, subject, ...rest }: Request & { hold: Hold }) =>
      call(requestBooking, { body: { hold_id: hold.id, ...(subject !== '' && { subject }), ...rest } }),
    // Also after a refusal: the hold may be over, and its time taken.
    onSettled: () => refreshTopic(queries, 'booking'),
  });
}

/** @returns the milliseconds that are left until then, never below nothing, each second */
export function useLeft(until: string): number {
  const [now, setNow] = useState(Date.now);

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Date.parse(until) - now);
}
