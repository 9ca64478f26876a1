/**
 * The outbox of the account on this device: one for each kind of event, independent of pages. An event is
 * stored before it is shown, and counts once, at any time and in any order of arrival.
 */
import { oldestFirst } from '@akada/core/outbox/outbox.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { counted } from '../format/numbers.ts';
import type { CallOptions } from '../http/request.ts';
import { pause } from '../http/retry.ts';
import { pauseUntilOnline } from '../http/until-sent.ts';
import { type OutboxKind, waitingPrefix } from '../session/unsent-answers.ts';
import { toast } from '../toast/toast.ts';
import { createOutbox, type Delivered, type Outbox } from './outbox.ts';
import { storedItems } from './stored-items.ts';

interface RecordedEvent {
  id: string;
  /** The time by the clock of the device, ISO 8601 in UTC. */
  given_at: string;
}

/** The server's maximum per request. */
const largestBatch = 100;

/**
 * The events of a sitting wait so long for one another. Each is stored on the device, and all are sent when
 * the sitting is left or the page is hidden.
 */
const gatherMs = 60_000;

/** Events that a hidden page sends even if it closes: a browser takes 64 kB of such requests. */
const maxEventsOfHiddenPage = 20;

/** @param send sends once */
export function accountOutbox<Event extends RecordedEvent>(
  kind: OutboxKind,
  send: (events: Event[], options: Pick<CallOptions, 'signal' | 'outlivesPage'>) => Promise<Delivered>,
) {
  let current: { userId: string; outbox: Outbox } | null = null;
  // After weeks without a network a device has thousands of events, and reads them with each press.
  const parsedEvents = new Map<string, Event>();
  const getItems = (userId: string) =>
    storedItems<Event>(waitingPrefix(kind, userId), getEvent, parsedEvents);

  /** @returns the outbox of an account; the previous account's outbox stops sending */
  const of = (userId: string): Outbox => {
    if (current?.userId === userId) return current.outbox;

    current?.outbox.stop();
    const items = getItems(userId);
    const outbox = createOutbox({
      largest: largestBatch,
      waiting: () => oldestFirst(Object.values(items.byId())),
      send: (events, signal) =>
        send(events, {
          signal,
          outlivesPage: document.visibilityState === 'hidden' && events.length <= maxEventsOfHiddenPage,
        }),
      settle: (storedEvents, rejectedEvents, { message }) => {
        items.forget([...storedEvents, ...rejectedEvents].map(({ id }) => id));
        if (rejectedEvents.length > 0) {
          toast.warning(`${counted(rejectedEvents.length, 'answer')} could not be counted. ${message}`);
        }
      },
      gather: (signal) => pause(gatherMs, signal),
      wait: pauseUntilOnline,
    });
    current = { userId, outbox };
    return outbox;
  };

  return {
    of,
    /** Stores the event before it returns, and sends it soon. */
    record: (userId: string, event: Event) => {
      getItems(userId).put(event.id, event);
      of(userId).add();
    },
  };
}

/** @returns the state of the outbox of a sitting */
export function useOutbox(outbox: Outbox) {
  useSending(outbox);
  return useSyncExternalStore(outbox.watch, outbox.state);
}

/** Sends items that an earlier page could not send, and what this page has recorded when it is left or hidden. */
export function useSending(outbox: Outbox): void {
  useEffect(() => {
    const sendHidden = () => {
      if (document.visibilityState === 'hidden') outbox.wake();
    };
    outbox.wake();
    document.addEventListener('visibilitychange', sendHidden);
    return () => {
      document.removeEventListener('visibilitychange', sendHidden);
      outbox.wake();
    };
  }, [outbox]);
}

/** Checks only these fields, because the server checks the others. */
function getEvent<Event extends RecordedEvent>(value: unknown): Event | null {
  const { id, given_at } = Object(value) as Partial<Record<keyof RecordedEvent, unknown>>;
  return typeof id === 'string' && typeof given_at === 'string' ? (value as Event) : null;
}
