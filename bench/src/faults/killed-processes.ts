/** Two web and two worker processes on one database, killed in turns while people work. */
import { setTimeout as pause } from 'node:timers/promises';
import { signedInStudents } from '../instance/students.ts';
import { sendNote } from '../measure/notes.ts';
import type { Figure } from '../report/figure.ts';
import { startWholeProduct, type WholeProduct } from '../servers/whole-product.ts';
import type { DatabaseServer } from './database-server.ts';
import { observed, promise } from './promise.ts';
import { acknowledgedLines, fiftyPerSecond, underLoad } from './trial-load.ts';

const rounds = 8;
const everyMs = 5_000;

/** Students who send one note each; those before them may have sent some in other trials. */
const firstSender = 100;
const senders = 4;

/** The promised time limit for unfinished work after a start. */
const finishedWithinMs = 60_000;

const page = 'Osmosis is the movement of water through a membrane. '.repeat(20);

export async function measureKilledProcesses({ instance }: DatabaseServer): Promise<Figure[]> {
  const startOf = (role: 'web' | 'worker') => startWholeProduct(instance, {}, role);
  const webs = [await startOf('web'), await startOf('web')];
  const workers = [await startOf('worker'), await startOf('worker')];
  const origins = webs.map(({ origin }) => origin);
  const students = await signedInStudents(instance);
  const sent: string[] = [];
  const verdict = await underLoad(instance, { origins, perSecond: fiftyPerSecond }, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const next = pause(everyMs);
      sent.push(
        ...(await sendSome(
          origins[(round + 1) % 2] ?? '',
          students.slice(firstSender + round * senders, firstSender + (round + 1) * senders),
        )),
      );
      const [group, role] = round % 2 === 0 ? ([webs, 'web'] as const) : ([workers, 'worker'] as const);
      const index = Math.floor(round / 2) % 2;
      await group[index]?.kill();
      group[index] = await startWholeProduct(
        instance,
        role === 'web' ? { PORT: getPort(origins[index]) } : {},
        role,
      );
      await next;
    }
  });
  const unfinished = await unfinishedAfter(instance, sent);
  await Promise.all([...webs, ...workers].map((one: WholeProduct) => one.end()));

  return [
    observed('killed in turns: processes', 'kills', rounds),
    ...acknowledgedLines('killed in turns', verdict),
    observed('killed in turns: acknowledged notes', 'notes', sent.length),
    observed('killed in turns: calls without an answer', '%', (verdict.failed / verdict.calls.length) * 100),
    promise('killed in turns: acknowledged and lost', 'exams, answers, results', verdict.lost, 0),
    promise('killed in turns: exams doubled', 'exams', verdict.doubled, 0),
    promise('killed in turns: notes not read a minute later', 'notes', unfinished.notes, 0),
    promise('killed in turns: notes told of twice', 'notes', unfinished.doubled, 0),
  ];
}

/** Only acknowledged items count, because the called process may die. */
async function sendSome(
  origin: string,
  students: Awaited<ReturnType<typeof signedInStudents>>,
): Promise<string[]> {
  const file = new File([page], 'page.txt');
  const answers = await Promise.allSettled(students.map((student) => sendNote(origin, student, file)));
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.id] : []));
}

async function unfinishedAfter({ database }: DatabaseServer['instance'], sent: readonly string[]) {
  const count = async (statement: string): Promise<number> => {
    const { rows } = await database.pool.query<{ count: number }>(statement, [sent]);
    return rows[0]?.count ?? 0;
  };
  const unread = () =>
    count(`SELECT cardinality($1::uuid[]) - count(*)::int AS count FROM notes WHERE id = ANY($1::uuid[])
        AND status = 'ready'`);
  const givenUpAt = performance.now() + finishedWithinMs;
  while ((await unread()) > 0 && performance.now() < givenUpAt) await pause(200);
  return {
    notes: await unread(),
    doubled: await count(`SELECT count(*)::int AS count FROM (
      SELECT user_id FROM notifications WHERE type = 'PDF_UPLOAD_SUCCESS'
        AND user_id IN (SELECT user_id FROM notes WHERE id = ANY($1::uuid[]))
      GROUP BY user_id HAVING count(*) > 1
    ) twice`),
  };
}

function getPort(origin: string | undefined): string {
  return new URL(origin ?? '').port;
}
