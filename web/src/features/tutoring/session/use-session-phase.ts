import type { Booking } from '@akada/contract/work/bookings.ts';
import { bookingTimes } from '@akada/core/bookings/booking-rules.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { bookingQuery } from '../api.ts';
import { useNow } from '../use-now.ts';

/**
 * Reads a session again when its time reaches the next phase: the server says which actions are possible, and a page that
 * stays open during the session would never offer "Something went wrong".
 */
export function useSessionPhase({ id, starts_at, ends_at, objection_until }: Booking): void {
  const queries = useQueryClient();
  const now = useNow();
  const start = Date.parse(starts_at);
  const boundaries = [
    start,
    start + bookingTimes.noShowFrom,
    Date.parse(ends_at),
    Date.parse(objection_until),
  ];
  const phase = boundaries.filter((boundary) => boundary <= now).length;
  const lastPhase = useRef(phase);

  useEffect(() => {
    if (lastPhase.current === phase) return;
    lastPhase.current = phase;
    void queries.invalidateQueries({ queryKey: bookingQuery(id).queryKey });
  }, [phase, id, queries]);
}
