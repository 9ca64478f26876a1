/** A tutor with offers, and students who buy and use packages. */
import { buyPackage, endPackage, listPackages, saveOffers } from '@akada/contract/work/money/packages.ts';
import { expect } from 'vitest';
import type { TestApp } from '../../../testing/test-app.ts';
import { type Booker, inHours, newBookableTutor, newBooker } from '../../bookings/testing/booking-people.ts';
import { rate } from '../../earnings/testing/paid-sessions.ts';
import { atCheckout, cards } from '../../payments/testing/gateway.ts';
import { offer } from './packages.samples.ts';

/** The fee of the provider for the package: 1.5 %, and 100 naira from 2,500 naira on. */
export const packageFee = offer.price * 0.015 + 10_000;
export const lessonPrice = 400_000;

/** @returns a tutor who offers five lessons and a free trial, and a student */
export async function newPackagePair(app: TestApp) {
  const tutor = await newBookableTutor(app, { rate });
  const saved = await tutor.call(saveOffers, { body: { packages: [offer], trial: { price: 0 } } });
  expect(saved.status).toBe(200);
  return { tutor, student: await newBooker(app) };
}

/** Pays for five lessons. @returns the reference of the payment */
export async function buy(app: TestApp, student: Booker, tutorId: string): Promise<string> {
  const { status, body } = await student.call(buyPackage, {
    params: { id: tutorId },
    body: { lessons: 5, price: offer.price },
  });
  expect(status).toBe(201);
  await atCheckout(app, body.authorization_url, 'card', { number: cards.good });
  return body.reference;
}

/** @returns the packages of a person, the latest first */
export const readPackages = async (person: Booker) => (await person.call(listPackages, {})).body.items;

export const end = (person: Booker, id: string) => person.call(endPackage, { params: { id } });

/** Requests an hour. @returns the booking */
export async function ask(app: TestApp, student: Booker, tutorId: string, hours: number) {
  const hold = await student.hold(tutorId, inHours(app, hours));
  expect(hold.status).toBe(201);
  return (await student.request(hold.body.id)).body;
}

export async function passPackageTime(app: TestApp): Promise<void> {
  await app.features.tasks.find(({ name }) => name === 'packages.by_time')?.run();
}
