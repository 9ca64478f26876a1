/** Group tutorials as their tutor makes them, and as people read them. */
import type { Tutorial, TutorialForm } from '@akada/contract/work/tutorials.ts';
import { decidedAt, isJoinable, settledAfterMs } from '@akada/core/tutorials/tutorial-rules.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { Fault, invalidField, notFound } from '../../platform/fault/fault.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import { type KeyedCall, makeOnce } from '../../platform/idempotency/idempotency.ts';
import type { Platform } from '../../platform/platform.ts';
import { peopleById } from '../accounts/accounts.ts';
import { noteOtherHours, takeOtherHour } from '../bookings/booking/other-hours.service.ts';
import { offeredTutors } from '../tutors/tutor-standing.service.ts';
import { cancelWithSeats, settleSeat, type TutorialEnd } from './seats.service.ts';
import type { OwnTutorial } from './tutorials.access.ts';
import { getFacts, presentTutorial } from './tutorials.present.ts';
import * as repo from './tutorials.repo.ts';
import type { TutorialRow } from './tutorials.tables.ts';

export type TutorialsService = ReturnType<typeof createTutorialsService>;

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** So long after the end the money of the seats is the tutor's. */

/** Nothing is offered further ahead. */
const horizonMs = 180 * dayMs;

export function createTutorialsService(deps: Pick<Platform, 'database' | 'clock' | 'config'>) {
  const { database, clock, config } = deps;
  const { db } = database;

  return {
    async list(userId: string, page: Pick<repo.TutorialsPage, 'scope' | 'search' | 'skip' | 'limit'>) {
      const { rows, total } = await repo.listTutorials(db, {
        ...page,
        userId,
        now: getInstant(clock.now()),
        offered: offeredTutors(db),
      });
      return { items: await presented(userId, rows), total };
    },
    present,
    /** @returns how many group sessions that a student has joined start in this time */
    countJoined: (studentId: string, time: { from: number; to: number }) =>
      repo.countJoinedAhead(db, studentId, time),
    /** Students see it once the tutor is approved. @throws Fault `validation_failed` */
    async create(call: KeyedCall, form: TutorialForm): Promise<string> {
      return makeOnce(deps, call, async (tx, id) => {
        const time = getInstant(clock.now());
        const unsettled = {
          seatsTaken: 0,
          cancelledAt: null,
          cancelledBy: null,
          cancelReason: null,
          settledAt: null,
        };
        const row = {
          ...getColumns(form),
          ...unsettled,
          id,
          tutorId: call.userId,
          createdAt: time,
          updatedAt: time,
        };
        await takeTime(tx, row);
        await repo.insertTutorial(tx, row);
        await publishHint(tx, call.userId, { topic: 'tutorial', id });
      });
    },
    /** @throws Fault `conflict` once it has started, and for a change that joined students rely on */
    edit: ({ id }: OwnTutorial, form: TutorialForm) =>
      changed(id, async (tx, tutorial) => {
        const next = getColumns(form);
        assertOpen(tutorial);
        if (tutorial.seatsTaken > 0) assertUnchanged(tutorial, next);
        await takeTime(tx, { ...tutorial, ...next });
        await repo.updateTutorial(tx, id, { ...next, updatedAt: getInstant(clock.now()) });
      }),
    /**
     * Returns all money. A repetition changes nothing.
     *
     * @throws Fault `conflict` once it has started
     */
    cancel: ({ id }: OwnTutorial) =>
      changed(id, async (tx, tutorial) => {
        if (tutorial.cancelledAt !== null) return;
        assertOpen(tutorial);
        await cancelWithSeats(tx, tutorial, 'tutor', clock.now());
      }),
    async participants({ id }: OwnTutorial) {
      const seats = await repo.listSeats(db, id);
      const people = await peopleById(
        db,
        seats.map(({ studentId }) => studentId),
      );
      const items = seats.flatMap(({ studentId, state }) => {
        const person = people.get(studentId);
        const isShown = person && state !== 'left';
        return isShown ? [{ student_id: studentId, full_name: person.fullName, state }] : [];
      });
      return { items };
    },
    /** Cancels tutorials with too few students shortly before their start, and settles ended ones. */
    async sweep(): Promise<void> {
      const now = clock.now();
      const near = now + (horizonMs - decidedAt({ startsAt: horizonMs }));
      for (const id of await repo.unsettled(db, { startsBefore: getInstant(near) })) {
        await changed(id, async (tx, tutorial) => {
          const isFew = tutorial.seatsTaken < tutorial.leastSeats;
          if (isFew && isJoinable(getFacts(tutorial), now)) await cancelWithSeats(tx, tutorial, 'few', now);
        });
      }
      for (const id of await repo.unsettled(db, { endedBefore: getInstant(now - settledAfterMs) })) {
        await changed(id, async (tx, tutorial) => {
          if (tutorial.settledAt !== null) return;
          for (const seat of await repo.listSeats(tx, id)) await settleSeat(tx, tutorial, seat, 0, 'clock');
          await repo.updateTutorial(tx, id, { settledAt: getInstant(now) });
        });
      }
    },
    /** The tutor teaches no more: what is not over is cancelled, and all money of it goes back. */
    async endAll(tx: Transaction, tutorId: string, end: TutorialEnd): Promise<void> {
      for (const id of await repo.unsettled(tx, { tutorId })) {
        const tutorial = await repo.lockTutorial(tx, id);
        if (!tutorial || tutorial.settledAt !== null) continue;
        const now = clock.now();
        if (isJoinable(getFacts(tutorial), now)) await cancelWithSeats(tx, tutorial, end, now);
      }
    },
  };

  async function present(userId: string, id: string): Promise<Tutorial> {
    const row = await repo.findTutorial(db, id);
    const [shown] = row ? await presented(userId, [row]) : [];
    if (!shown) throw notFound();
    return shown;
  }

  async function presented(userId: string, rows: readonly TutorialRow[]): Promise<Tutorial[]> {
    const now = clock.now();
    const seats = await repo.getSeats(
      db,
      userId,
      rows.map(({ id }) => id),
    );
    const tutors = await peopleById(
      db,
      rows.map(({ tutorId }) => tutorId),
    );
    return rows.flatMap((row) => {
      const tutor = tutors.get(row.tutorId);
      return tutor ? [presentTutorial(row, { userId, tutor, seat: seats.get(row.id) ?? null, now })] : [];
    });
  }

  function changed(
    id: string,
    work: (tx: Transaction, tutorial: TutorialRow) => Promise<void>,
  ): Promise<void> {
    return database.transaction(async (tx) => {
      const tutorial = await repo.lockTutorial(tx, id);
      if (!tutorial) throw notFound();
      await work(tx, tutorial);
      await publishHint(tx, tutorial.tutorId, { topic: 'tutorial', id });
    });
  }

  /** @throws Fault `slot_taken` where its tutor has another session at that time */
  async function takeTime(tx: Transaction, { id, tutorId, startsAt, endsAt }: TutorialRow): Promise<void> {
    const hour = { subjectId: id, personId: tutorId, startsAt, endsAt, heldUntil: null };
    if (!(await takeOtherHour(tx, hour, clock.now()))) {
      throw new Fault('slot_taken', 'You have another session at that time. Choose another one.');
    }
    await noteOtherHours(tx, tutorId);
  }

  function assertOpen(tutorial: TutorialRow): void {
    if (isJoinable(getFacts(tutorial), clock.now())) return;
    throw new Fault(
      'conflict',
      'This tutorial has started, has ended or was cancelled. Offer another tutorial.',
    );
  }

  /**
   * @throws Fault `validation_failed` for a time that is past or too far away, `conflict` for a price if
   * nothing is sold
   */
  function getColumns(form: TutorialForm) {
    const startsAt = Date.parse(form.starts_at);
    const now = clock.now();
    if (startsAt <= now) throw invalidField('starts_at', 'Choose a time in the future');
    if (startsAt > now + horizonMs) throw invalidField('starts_at', 'Choose a time within 180 days');
    if (form.least_seats > form.seats)
      throw invalidField('least_seats', 'Choose no more than there are seats');
    if (form.price > 0 && !config.payments.provider) {
      throw invalidField('price', 'Payments are switched off here. Set the price to 0');
    }
    const { title, description, subject, seats, price } = form;
    return {
      title,
      description,
      subject,
      seats,
      price,
      leastSeats: form.least_seats,
      meetingUrl: form.meeting_url,
      startsAt: getInstant(startsAt),
      endsAt: getInstant(startsAt + form.minutes * minuteMs),
    };
  }
}

/** Columns on which students with a seat rely. */
function assertUnchanged(
  tutorial: TutorialRow,
  next: Pick<TutorialRow, 'startsAt' | 'endsAt' | 'price' | 'seats'>,
): void {
  const isSame =
    Date.parse(tutorial.startsAt) === Date.parse(next.startsAt) &&
    Date.parse(tutorial.endsAt) === Date.parse(next.endsAt) &&
    tutorial.price === next.price;
  if (!isSame) {
    throw new Fault(
      'conflict',
      'Students have joined, so the time and price cannot change. Cancel it, then offer another one.',
    );
  }
  if (next.seats < tutorial.seatsTaken) {
    throw invalidField('seats', `${tutorial.seatsTaken} seats are already taken`);
  }
}
