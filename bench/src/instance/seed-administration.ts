/**
 * The data of administrators' pages: accounts, what was done to them, their payments, and the questions of one
 * tutor's bank.
 */
import { dayFigures } from '@akada/core/analytics/day-figures.ts';
import type { BenchInstance } from './bench-instance.ts';
import { settle } from './seed.ts';
import { addBankQuestions } from './seed-bank.ts';

/** The number of accounts for each payment and question. */
export const accountsEach = 5;

const accounts = `
  INSERT INTO users (id, email, full_name, role, email_verified_at, profile_completed, subscription_plan, terms_accepted_at, created_at)
  SELECT gen_random_uuid(), 'person' || n || '@bench.test',
    (ARRAY['Ṣadé','Ngozi','Bọ́lá','Emeka','Amina','Tunde','Zoë','Kofi','Yaw','Fatou'])[1 + abs(hashtext(n || 'a')) % 10] || ' '
      || (ARRAY['Adéyẹmí','Eze','Okafor','Ige','Bello','Ade','Mensah','Diallo','Nnamdi','Obi'])[1 + abs(hashtext(n || 'b')) % 10]
      || ' ' || md5(n::text),
    CASE WHEN n % 100 = 0 THEN 'tutor' ELSE 'student' END, CASE WHEN n % 20 > 0 THEN now() END, true, 'free', now(),
    now() - n * interval '30 seconds'
  FROM generate_series($1::integer, $2::integer) n`;

const record = `
  INSERT INTO admin_audit (id, actor_id, target_id, action, facts, created_at)
  SELECT gen_random_uuid(), $3, id, (ARRAY['user.edit','payment.refund','tutor.approve','course.merge'])[1 + number % 4],
    '{"before":{"full_name":"Ada"},"after":{"full_name":"Ada Obi","reason":"As in her letter"}}', created_at
  FROM (SELECT *, substring(email::text from '\\d+')::integer AS number FROM users WHERE email LIKE 'person%') AS person
  WHERE number BETWEEN $1 AND $2`;

const payments = `
  INSERT INTO payments (id, user_id, purpose, amount, currency, renews, status, created_at, settled_at)
  SELECT gen_random_uuid(), id, 'month', 150000, 'NGN', false, CASE WHEN number % 10 = 0 THEN 'failed' ELSE 'paid' END,
    created_at, created_at
  FROM (SELECT *, substring(email::text from '\\d+')::integer AS number FROM users WHERE email LIKE 'person%') AS person
  WHERE number BETWEEN $1 AND $2 AND number % ${accountsEach} = 0`;

/** Figures of more than a year, as a busy day has them. */
const days = `
  INSERT INTO analytics_days (day, figures, reasons, counted_at)
  SELECT current_date - n, (SELECT jsonb_object_agg(name, 100000 + n) FROM unnest($1::text[]) AS name),
    '{"too_short": 12, "no_text": 7}', now()
  FROM generate_series(0, 400) n ON CONFLICT (day) DO NOTHING`;

interface Owners {
  administratorId: string;
  tutorId: string;
  courseId: string;
}

/** Accounts of these numbers, with all that hangs on them. */
export async function addAdministered(
  instance: BenchInstance,
  { administratorId, tutorId, courseId }: Owners,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const client = await instance.database.pool.connect();
  try {
    // Filling takes longer than any statement of the product may.
    await client.query('SET statement_timeout = 0');
    await client.query(accounts, [from, to]);
    await client.query(record, [from, to, administratorId]);
    await client.query(payments, [from, to]);
    await client.query(days, [Object.keys(dayFigures)]);
  } finally {
    client.release(true);
  }
  const numbers = { from: Math.ceil(from / accountsEach), to: Math.floor(to / accountsEach) };
  await addBankQuestions(instance, { userId: tutorId, courseId }, numbers);
  await settle(instance.database.pool);
}
