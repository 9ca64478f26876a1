/**
 * The waiting times of students who book with one tutor: free hours, and one hour that many students request
 * at the same time.
 */
import { apiBase } from '@akada/contract/table.ts';
import { listSlots, saveAvailability } from '@akada/contract/work/availability.ts';
import { type Hold, holdHour, requestBooking } from '@akada/contract/work/bookings.ts';
import type { BenchInstance } from '../../instance/bench-instance.ts';
import { startProgram } from '../../instance/child-program.ts';
import { type Student, signedInStudents } from '../../instance/students.ts';
import type { Figure } from '../../report/figure.ts';
import { productServer, type ServerUnderTest, startServer } from '../../servers/server-under-test.ts';
import { medianOfRounds } from '../load-run.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const requestsARound = 40;
const mostSlotsCpuMs = 3;
const atOnce = 50;
const mostAtOnceMs = 500;

const open = {
  time_zone: 'Africa/Lagos',
  minutes: [30, 60],
  notice_hours: 0,
  buffer_minutes: 15,
  horizon_days: 60,
  cancel_hours: 24,
  call_url: 'https://meet.example/bench',
  weekly: [1, 2, 3, 4, 5, 6, 7].flatMap((day) => [
    { day, from: '06:00', to: '12:00' },
    { day, from: '14:00', to: '22:00' },
  ]),
};

/** @param tutor approved, with a profile */
export async function measureTutoring(instance: BenchInstance, tutor: Student): Promise<Figure[]> {
  const isStudent = ({ email }: Student) => email.startsWith('student') && email !== tutor.email;
  const students = (await signedInStudents(instance)).filter(isStudent).slice(0, atOnce);
  const [student] = students;
  if (!student) throw new Error('There is no student.');
  const product = await startServer(productServer, instance);
  try {
    await send(product, tutor, { ...saveAvailability, body: open });
    const slots = async (name: string, days: number) => {
      const cpuMs = await slotsCost(product, student, { tutorId: tutor.userId, days });
      return getFigure(name, 'ms of CPU', cpuMs, mostSlotsCpuMs);
    };
    const rival = { tutor_id: tutor.userId, minutes: 60, starts_at: dayAt(2, 9) };
    const requested = await inTime(students, (one) => send(product, one, { ...holdHour, body: rival }));
    const held = requested.answers.filter(({ status }) => status < 300);
    if (held.length !== 1) throw new Error(`${held.length} students have the same hour.`);

    const booked = await inTime(students, async (one) => {
      const index = students.indexOf(one);
      const starts_at = dayAt(3 + Math.floor(index / 4), 7 + (index % 4) * 4);
      const hold = await send<Hold>(product, one, {
        ...holdHour,
        body: { ...rival, starts_at, minutes: 30 },
      });
      return send(product, one, { ...requestBooking, body: { hold_id: hold.body.id, message: 'Buffers' } });
    });
    const refused = booked.answers.filter(({ status }) => status >= 300);
    if (refused.length > 0) throw new Error(`${refused.length} of ${atOnce} bookings were refused.`);

    return [
      await slots("free hours of a tutor's week", 7),
      await slots('free hours of 28 days', 28),
      getFigure(`${atOnce} students want one hour at once`, 'slowest ms', requested.slowestMs, mostAtOnceMs),
      getFigure(
        `${atOnce} students hold and request hours of a tutor at once`,
        'slowest ms',
        booked.slowestMs,
        null,
      ),
    ];
  } finally {
    await product.end();
  }
}

function getFigure(name: string, unit: string, measured: number, max: number | null): Figure {
  return { name, unit, measured, bare: null, goal: max === null ? null : { most: max, of: 'unit' } };
}

/** An hour in Lagos, the given number of days from now. */
function dayAt(days: number, hour: number): string {
  const midnight = Math.floor(Date.now() / dayMs) * dayMs;
  return new Date(midnight + days * dayMs + (hour - 1) * hourMs).toISOString();
}

async function slotsCost(
  product: ServerUnderTest,
  { accessToken }: Student,
  { tutorId, days }: { tutorId: string; days: number },
): Promise<number> {
  const client = await startProgram(new URL('../../load/load-process.ts', import.meta.url));
  const query = new URLSearchParams({ from: dayAt(1, 0), to: dayAt(1 + days, 0), minutes: '60' });
  const path = `${apiBase}${listSlots.path.replace('{id}', tutorId)}?${query}`;
  const headers = { authorization: `Bearer ${accessToken}` };
  try {
    const getRequests = () =>
      Array.from({ length: requestsARound }, () => ({ method: 'GET' as const, headers, path }));
    return (await medianOfRounds(client, product, { rounds: 1, requestsOf: getRequests })).cpuMs;
  } finally {
    await client.end();
  }
}

async function inTime<Answer>(students: readonly Student[], act: (student: Student) => Promise<Answer>) {
  const from = performance.now();
  const ends: number[] = [];
  const answers = await Promise.all(
    students.map(async (student) => {
      const answer = await act(student);
      ends.push(performance.now() - from);
      return answer;
    }),
  );
  return { answers, slowestMs: Math.max(...ends) };
}

async function send<Body>(
  { origin }: ServerUnderTest,
  { accessToken }: Student,
  { method, path, body }: { method: string; path: string; body: object },
): Promise<{ status: number; body: Body }> {
  const response = await fetch(origin + apiBase + path, {
    method,
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Body };
}
