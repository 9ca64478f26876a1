/** A student whose devices get reminders, and the workers that send them. */
import * as contract from '@akada/contract/observers/push.ts';
import type { EndpointShape } from '@akada/contract/wire/endpoint.ts';
import { dayAfter, localDay } from '@akada/core/time/local-day.ts';
import { getMoment } from '@akada/core/time/wall-time.ts';
import { signIn } from '../../../testing/people.ts';
import { type Content, send } from '../../../testing/send.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { newHabitsStudent, task } from '../../habits/testing/habits-student.ts';
import { givenReview, record } from '../../memory/testing/given-reviews.ts';
import { readPushKey } from './push.samples.ts';
import { createSubscribedDevice } from './subscribed-device.ts';

const lagos = 'Africa/Lagos';
const dayMs = 86_400_000;

export type PushStudent = Awaited<ReturnType<typeof newPushStudent>>;

/** @param host of the push service that the devices of this student use */
export async function newPushStudent(app: TestApp, host: string) {
  const student = await newHabitsStudent(app);

  return {
    ...student,
    /** Gives cards that were reviewed ten days ago, and the hour at which the student studied. */
    async dueCards(count: number, studiedAt: string, zone = lagos): Promise<void> {
      const day = dayAfter(localDay(app.clock.now(), zone), -10);
      const givenAt = new Date(getMoment(`${day}T${studiedAt}`, zone)).toISOString();
      for (let index = 0; index < count; index += 1) {
        const itemId = await student.card();
        await record(app, student.userId, [
          givenReview({ itemKind: 'card', itemId, grade: 3, givenAt, zone }),
        ]);
      }
    },
    /** Signs in on another device, which does not subscribe yet. */
    async newDevice() {
      const device = createSubscribedDevice(host);
      const tokens = await signIn(app, student);
      const headers = { authorization: `Bearer ${tokens.access_token}` };
      const call = async (endpoint: EndpointShape, content: Content = {}) => {
        const { status, body } = await send(app, endpoint, { ...content, headers });
        return { status, body: JSON.parse(body || 'null') };
      };
      const subscribe = async (change: object = {}) =>
        call(contract.subscribePush, {
          body: { ...device.subscription(await readPushKey(app)), ...change },
        });
      return { ...device, ...tokens, call, subscribe };
    },
    devices: async (): Promise<contract.PushDevice[]> =>
      (await student.call(contract.listPushDevices)).body.items,
  };
}

/** Moves the clock to the next time at which it is this hour in the zone. */
export function moveToHour(app: TestApp, hour: number, zone = lagos): void {
  const [today, tomorrow] = [0, dayMs].map((later) => localDay(app.clock.now() + later, zone));
  const time = [today, tomorrow]
    .map((day) => getMoment(`${day}T${String(hour).padStart(2, '0')}:00`, zone))
    .find((moment) => moment > app.clock.now());
  app.clock.advance((time ?? 0) - app.clock.now());
}

/** Plans reminders and makes one attempt at each message that waits, as workers do. */
export async function workOnReminders(app: TestApp): Promise<void> {
  await task(app, 'push.plan');
  await attemptMessages(app);
}

/** Makes one attempt at each message that waits and whose lease has ended. */
export async function attemptMessages({ features, platform }: TestApp): Promise<void> {
  const sending = features.jobs.find(({ job }) => job.name === 'push.send');
  if (!sending) throw new Error('There is no job push.send');
  const { rows } = await platform.database.pool.query(
    "SELECT id FROM push_messages WHERE status IN ('waiting', 'sending') ORDER BY id",
  );
  const { signal } = new AbortController();
  for (const { id } of rows) await sending.run({ message_id: id }, { signal });
}
