import { request } from 'node:http';
import { login } from '@akada/contract/identity/accounts.ts';
import { password } from '../instance/seed.ts';
import type { Figure } from '../report/figure.ts';
import { getAddress, type Target, timed } from './target.ts';

const wrong = 250;
const right = 12;
const school = 200;

/** The clients' time limit for a sign-in. */
const mostSeconds = 5;

interface SignIn {
  email: string;
  password: string;
  /** The source: Linux answers on all of 127.0.0.0/8. */
  localAddress: string;
}

/** Sends guesses from one source next to honest sign-ins from another, then signs in a school behind one address. */
export async function attackByWrongPasswords(target: Target): Promise<Figure[]> {
  const { students } = target;
  const url = getAddress(target, login.path);
  const guesses = students.slice(0, wrong).map(({ email }) => ({
    email,
    password: 'a wrong password',
    localAddress: '127.0.0.2',
  }));
  const honest = (count: number, localAddress: string) =>
    students.slice(-count).map(({ email }) => ({ email, password, localAddress }));

  const guessing = Promise.all(guesses.map((guess) => signIn(url, guess)));
  const beside = await timedSignIns(url, honest(right, '127.0.0.3'));
  await guessing;
  const rush = await timedSignIns(url, honest(school, '127.0.0.4'));

  return [
    ...getFigures(`${right} right sign-ins beside ${wrong} wrong ones`, beside),
    ...getFigures(`${school} sign-ins of one school at once`, rush),
  ];
}

interface SignInTimes {
  failed: number;
  slowest: number;
}

async function timedSignIns(url: string, signIns: readonly SignIn[]): Promise<SignInTimes> {
  const answers = await Promise.all(signIns.map((attempt) => timed(() => signIn(url, attempt))));
  return {
    failed: answers.filter(({ result }) => result !== 200).length,
    slowest: Math.max(...answers.map(({ seconds }) => seconds)),
  };
}

function getFigures(name: string, { failed, slowest }: SignInTimes): Figure[] {
  return [
    {
      name: `${name}, failed`,
      unit: 'sign-ins',
      measured: failed,
      bare: null,
      goal: { most: 0, of: 'unit' },
    },
    {
      name: `${name}, slowest`,
      unit: 's',
      measured: slowest,
      bare: null,
      goal: { most: mostSeconds, of: 'unit' },
    },
  ];
}

/** @returns the status of the answer */
function signIn(url: string, { email, password: secret, localAddress }: SignIn): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-akada-client': 'api' };
    const call = request(url, { method: 'POST', headers, localAddress }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    call.on('error', reject);
    call.end(new URLSearchParams({ username: email, password: secret }).toString());
  });
}
