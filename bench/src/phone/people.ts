/** People of the product in known states, signed in by their calls. */
import { apiBase } from '@akada/contract/table.ts';
import type { BenchInstance } from '../instance/bench-instance.ts';
import { addAccounts, addStudents, password } from '../instance/seed.ts';
import { addCards } from '../instance/seed-cards.ts';
import { addNotes } from '../instance/seed-notes.ts';
import { proseLines } from '../study/prose.ts';

export type PersonName = 'newcomer' | 'uploader' | 'student' | 'tutor' | 'administrator';

/** Accounts by their numbers; each visit of an uploader takes the next account, because a note is new only once. */
const numbers = { student: 1, newcomer: 2, tutor: 3, administrator: 4, uploader: 10 } as const;
const lastUploader = 100;
const dueCards = 60;
const pagesOfNotes = 100;

interface Tokens {
  access_token: string;
  refresh_token: string;
}

/** The entries that a sign-in leaves in the storage of a browser. */
export type StoredSession = Record<'token' | 'refresh_token' | 'user', string>;

export interface People {
  /** Opens a new session. An uploader has just sent a note, whose first sets are still to be made. */
  signIn(person: PersonName): Promise<StoredSession>;
}

/** A student with 20 notes, 200 questions and due cards, one without anything, a tutor and an administrator. */
export async function makePeople(instance: BenchInstance, address: string): Promise<People> {
  const { pool } = instance.database;
  await addStudents(instance, { from: numbers.student, to: numbers.student });
  await addAccounts(instance, { from: numbers.newcomer, to: lastUploader });
  const getEmail = (number: number) => `student${number}@school.test`;
  const { rows } = await pool.query<{ id: string }>('SELECT id FROM users WHERE email = $1', [
    getEmail(numbers.student),
  ]);
  const userId = rows[0]?.id ?? '';
  for (let round = 0; round < 2; round += 1) await addNotes(instance, userId, pagesOfNotes);
  await addCards(instance, userId, dueCards);
  // Most students pay nothing, and their pages say what is left of the month.
  await pool.query(`UPDATE users SET subscription_plan = 'free'`);
  for (const role of ['tutor', 'admin'] as const) {
    const number = role === 'tutor' ? numbers.tutor : numbers.administrator;
    await pool.query('UPDATE users SET role = $1 WHERE email = $2', [role, getEmail(number)]);
  }
  await fillTutorProfile(address, await signIn(address, getEmail(numbers.tutor)));

  let uploader = numbers.uploader - 1;
  return {
    async signIn(person) {
      if (person === 'uploader') uploader += 1;
      const number = person === 'uploader' ? uploader : numbers[person];
      const tokens = await signIn(address, getEmail(number));
      if (person === 'uploader') await sendNote(address, tokens);
      return storedSession(address, tokens);
    },
  };
}

async function signIn(address: string, username: string): Promise<Tokens> {
  const body = new URLSearchParams({ username, password });
  return (await posted(`${address}${apiBase}/auth/login`, { body })).json();
}

async function storedSession(address: string, tokens: Tokens): Promise<StoredSession> {
  const answer = await fetch(`${address}${apiBase}/users/me`, { headers: bearer(tokens) });
  const { id, role, full_name, email_verified, profile_completed } = await answer.json();
  const user = JSON.stringify({ id, role, full_name, email_verified, profile_completed });
  return { token: tokens.access_token, refresh_token: tokens.refresh_token, user };
}

async function sendNote(address: string, tokens: Tokens): Promise<void> {
  const body = new FormData();
  body.set('make_questions', '10');
  body.set('make_cards', '10');
  body.set('file', new File([proseLines('uploaded', 200).join('\n')], 'Chapter.txt', { type: 'text/plain' }));
  await posted(`${address}${apiBase}/uploads/start`, { body, headers: bearer(tokens) });
}

async function fillTutorProfile(address: string, tokens: Tokens): Promise<void> {
  const profile = {
    headline: 'Agricultural science, one step at a time',
    biography: 'Eleven years at a school in Ibadan.',
    subjects: ['Agricultural science'],
    languages: ['English'],
    qualifications: [],
    hourly_rate: 450_000,
    time_zone: 'Africa/Lagos',
  };
  const headers = { ...bearer(tokens), 'content-type': 'application/json' };
  await posted(`${address}${apiBase}/tutors/me`, { body: JSON.stringify(profile), headers });
}

const bearer = ({ access_token }: Tokens) => ({ authorization: `Bearer ${access_token}` });

async function posted(address: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(address, { method: 'POST', ...init });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}
