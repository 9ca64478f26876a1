/** Codes are digits, whatever keyboard they were typed on; what is no digit is a wrong code and nothing worse. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveSecondFactor } from '../../../testing/second-factor.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { secondFactorCalls } from '../testing/second-factor-calls.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const { post, answer, signedIn, withFactor } = secondFactorCalls(() => app);

const typedWith = (zero: string, code: string) =>
  code.replace(/\d/g, (digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)));

describe.for([
  ['Arabic', '\u0660'],
  ['Persian', '\u06f0'],
  ['Devanagari', '\u0966'],
  ['full-width', '\uff10'],
  ['bold mathematical', '\u{1d7ce}'],
] as const)('%s digits', ([, zero]) => {
  it('turn the second factor on', async () => {
    const { person, bearer } = await signedIn();
    const { code } = await giveSecondFactor(app, person.userId, { confirmed: false });
    const call = { code: typedWith(zero, code()) };
    expect((await post('/users/me/second-factor/confirm', call, bearer)).statusCode).toBe(200);
  });

  it('open a session', async () => {
    const { ticket, factor } = await withFactor();
    expect((await answer(ticket, typedWith(zero, factor.code()))).statusCode).toBe(200);
  });
});

describe.for(['\u00e912345', '12345\ud83d', '\u5341\u4e8c\u4e09\u56db\u4e94\u516d', '\u215b12345'])(
  'six characters that are not six digits: %j',
  (code) => {
    it('do not turn it on', async () => {
      const { person, bearer } = await signedIn();
      await giveSecondFactor(app, person.userId, { confirmed: false });
      const response = await post('/users/me/second-factor/confirm', { code }, bearer);
      expect([response.statusCode, response.json().code]).toEqual([400, 'second_factor_wrong']);
    });

    it('open nothing', async () => {
      const { ticket } = await withFactor();
      const response = await answer(ticket, code);
      expect([response.statusCode, response.json().code]).toEqual([400, 'second_factor_wrong']);
    });
  },
);
