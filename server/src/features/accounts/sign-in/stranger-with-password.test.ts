/** A stranger knows the password of an account, and guesses codes of its second factor. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPerson, type Person } from '../../../testing/people.ts';
import { giveSecondFactor, type TestFactor } from '../../../testing/second-factor.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { bindingCookie, type Headers } from '../testing/accounts-calls.ts';
import { password } from '../testing/people.ts';
import { minute, secondFactorCalls } from '../testing/second-factor-calls.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const { post, login, answer } = secondFactorCalls(() => app);

const getTicket = async (person: Person) => (await login(person)).json().detail.ticket;

/** Guesses codes until the account takes no more of strangers. @param headers of the browser that guesses */
async function guessCodes(person: Person, headers: Headers = {}) {
  const statuses: number[] = [];
  while (statuses.length < 12) {
    const guess = `0000${10 + statuses.length}`;
    statuses.push((await answer(await getTicket(person), guess, headers)).statusCode);
  }
  expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
}

/** A code works once and no earlier one after it, so each entry is one of the next half minute. */
function nextCode(factor: TestFactor): string {
  app.clock.advance(minute);
  return factor.code();
}

/** @returns an owner who signed in with both, the session and the cookie of that browser */
async function signedInOwner() {
  const person = await createPerson(app, { password });
  const factor = await giveSecondFactor(app, person.userId);
  const opened = await answer(await getTicket(person), factor.code());
  const binding = opened.cookies.find(({ name }) => name === bindingCookie)?.value;
  const bearer: Headers = { authorization: `Bearer ${opened.json().access_token}` };
  return { person, factor, bearer, browser: { cookie: `${bindingCookie}=${binding}` } };
}

describe('a stranger who guesses codes', () => {
  it('does not lock the owner out of the browser that was used before', async () => {
    const { person, factor, browser } = await signedInOwner();
    await guessCodes(person);
    expect((await answer(await getTicket(person), nextCode(factor), browser)).statusCode).toBe(200);
  });

  it('does not lock the second factor of the session that is open', async () => {
    const { person, factor, bearer } = await signedInOwner();
    await guessCodes(person);
    const renewed = await post('/users/me/second-factor/recovery-codes', { code: nextCode(factor) }, bearer);
    expect(renewed.statusCode).toBe(200);
    const removed = await post('/users/me/second-factor/remove', { code: nextCode(factor) }, bearer);
    expect(removed.statusCode).toBe(204);
  });

  it('gets no new guesses when the owner signs in', async () => {
    const { person, factor, browser } = await signedInOwner();
    await guessCodes(person);
    await answer(await getTicket(person), nextCode(factor), browser);
    expect((await answer(await getTicket(person), '000099')).statusCode).toBe(429);
  });

  it('gets ten with the browser of the owner too, and leaves other browsers theirs', async () => {
    const { person, factor, browser } = await signedInOwner();
    await guessCodes(person, browser);
    expect((await answer(await getTicket(person), nextCode(factor), browser)).statusCode).toBe(429);
    expect((await answer(await getTicket(person), nextCode(factor))).statusCode).toBe(200);
  });

  it('gains nothing by the cookie of a browser that the account does not know', async () => {
    const [{ person }, other] = [await signedInOwner(), await signedInOwner()];
    await guessCodes(person);
    expect((await answer(await getTicket(person), '000099', other.browser)).statusCode).toBe(429);
  });
});
