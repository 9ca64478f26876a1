/** The requests to both servers, each in the server's own form, for the same answers. */
import { apiBase } from '@akada/contract/table.ts';
import { getWeek } from '@akada/core/habits/study-day.ts';
import { localDay } from '@akada/core/time/local-day.ts';
import { defaultTimeZone } from '@akada/core/time/time-zone.ts';
import { password } from '../instance/seed.ts';
import type { Student } from '../instance/students.ts';
import type { LoadRequest } from '../load/load-plan.ts';

export interface Scenario {
  name: string;
  product: LoadRequest[];
  bare: LoadRequest[];
  /** Largest processor time per request, in multiples of the bare server's. */
  mostTimesBare: number;
  answers?: boolean;
}

/** Questions of each exam that are answered: enough that neighbours in time are never of one exam. */
const answeredEach = 8;

export function currentUser(students: readonly Student[]): Scenario {
  return {
    name: 'current user',
    mostTimesBare: 1.3,
    product: students.map((student) => asStudent(student, '/users/me')),
    bare: students.map(({ userId }) => plain(`/user/${userId}`)),
  };
}

export function myQuestions(students: readonly Student[]): Scenario {
  return {
    name: 'my questions, 20 of 200',
    mostTimesBare: 1.8,
    product: students.map((student) => asStudent(student, '/student-tools/mcq/my-questions?limit=20')),
    bare: students.map(({ userId }) => plain(`/questions/${userId}`)),
  };
}

/** As large as a page may be. */
export function hundredQuestions(students: readonly Student[]): LoadRequest[] {
  return students.map((student) => asStudent(student, '/student-tools/mcq/my-questions?limit=100'));
}

/** The habits call of the dashboard, one of the calls that the page makes. */
export function habitsToday(students: readonly Student[]): Scenario {
  const today = localDay(Date.now(), defaultTimeZone);
  return {
    name: 'dashboard: streak, goal and level',
    mostTimesBare: 3,
    product: students.map((student) => asStudent(student, `/gamification/today?zone=${defaultTimeZone}`)),
    bare: students.map(({ userId }) => plain(`/habits/${userId}/${today}/${getWeek(today)}`)),
  };
}

export function loadExam(students: readonly Student[]): Scenario {
  const sitting = sittingAnExam(students);
  return {
    name: 'load an exam of 40 items',
    mostTimesBare: 1.4,
    product: sitting.map(({ student, exam }) => asStudent(student, `/mcq/exams/${exam.id}`)),
    bare: sitting.map(({ exam }) => plain(`/exam/${exam.id}`)),
  };
}

export function saveAnswer(students: readonly Student[]): Scenario {
  const positions = Array.from({ length: answeredEach }, (_, position) => position);
  const answers = positions.flatMap((position) =>
    sittingAnExam(students).map(({ student, exam }) => ({
      student,
      product: `/mcq/exams/${exam.id}/answers/${exam.questionIds[position]}`,
      bare: `/answer/${exam.id}/${exam.questionIds[position]}`,
    })),
  );
  const json = { 'content-type': 'application/json' };
  return {
    name: 'save one answer, durable',
    mostTimesBare: 1.8,
    answers: true,
    product: answers.map(({ student, product }) => ({ ...asStudent(student, product, json), method: 'PUT' })),
    bare: answers.map(({ bare }) => ({ ...plain(bare, json), method: 'PUT' })),
  };
}

export function login(students: readonly Student[]): { product: LoadRequest[]; bare: LoadRequest[] } {
  const forms = students.map(({ email }) => new URLSearchParams({ username: email, password }).toString());
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-akada-client': 'api' };
  const post = (path: string) => (body: string) => ({ method: 'POST' as const, path, headers, body });
  return { product: forms.map(post(`${apiBase}/auth/login`)), bare: forms.map(post('/login')) };
}

function sittingAnExam(students: readonly Student[]) {
  return students.flatMap((student) => (student.exam ? [{ student, exam: student.exam }] : []));
}

function asStudent(
  { accessToken }: Student,
  path: string,
  headers: Record<string, string> = {},
): LoadRequest {
  return {
    method: 'GET',
    path: apiBase + path,
    headers: { ...headers, authorization: `Bearer ${accessToken}` },
  };
}

function plain(path: string, headers: Record<string, string> = {}): LoadRequest {
  return { method: 'GET', path, headers };
}
