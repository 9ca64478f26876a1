import { type Hold, holdHour, requestBooking } from '@akada/contract/work/bookings.ts';
import type { bookingLengths } from '@akada/core/bookings/booking-rules.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/http/call.ts';
import { refreshTopic } from '../../../lib/query/topics.ts';

export type Length = (typeof bookingLengths)[number];

/** Holds an hour for the student; a new hold releases the previous one. */
export function useHold(tutorId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (hour: { starts_at: string; minutes: Length; trial: boolean }) =>
      call(holdHour, { body: { tutor_id: tutorId, ...hour } }),
    // A rejected hour was taken by somebody else, so the times are read again.
    onError: () => refreshTopic(queries, 'booking'),
  });
}

interface Request {
  subject: string;
  message: string;
  share_weak_topics: boolean;
}

/** Sends the request for the held hour to the tutor. */
export function useRequest() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ hold, subject, ...rest }: Request & { hold: Hold }) =>
      call(requestBooking, { body: { hold_id: hold.id, ...(subject !== '' && { subject }), ...rest } }),
    // Runs also after a rejection: the hold may have ended, and its time may be taken.
    onSettled: () => refreshTopic(queries, 'booking'),
  });
}

/** @returns the remaining milliseconds, at least 0, updated each second */
export function useLeft(until: string): number {
  const [now, setNow] = useState(Date.now);

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Date.parse(until) - now);
}
