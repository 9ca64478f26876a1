/** Students with payment links and their payers, for the tests of links. */
import * as endpoints from '@akada/contract/base/payment-links.ts';
import type { PersonTraits } from '../../../testing/people.ts';
import { type Content, send } from '../../../testing/send.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { getRows, newSubscriber } from '../../subscriptions/testing/subscribers.ts';

/** @returns a student with an open link, and the calls of its payers */
export async function newLink(
  app: TestApp,
  { showsName = false, ...traits }: PersonTraits & { showsName?: boolean } = {},
) {
  const student = await newSubscriber(app, traits);
  const { body: link } = await makeLink(student, showsName);
  const code: string = link.url.split('/').at(-1);
  const ask = async (endpoint: Parameters<typeof send>[1], content: Content = {}) => {
    const { status, body } = await send(app, endpoint, {
      ...content,
      params: { code, ...content.params },
    });
    return { status, text: body, body: JSON.parse(body) };
  };
  return {
    student,
    link,
    code,
    open: () => ask(endpoints.openPaymentLink),
    start: (email: string) => ask(endpoints.payByLink, { body: { email } }),
    read: async (reference: string) =>
      (await ask(endpoints.readLinkedPayment, { params: { reference } })).body.state,
  };
}

type Student = Awaited<ReturnType<typeof newSubscriber>>;

export const makeLink = ({ call }: Pick<Student, 'call'>, shows_name = false) =>
  call(endpoints.createPaymentLink, { body: { purpose: 'month', shows_name } });

export const listLinks = async ({ call }: Pick<Student, 'call'>) =>
  (await call(endpoints.listPaymentLinks)).body.items;

/** @returns the mails to an address, the earliest first */
export const readMails = (app: TestApp, email: string) =>
  getRows(app, 'SELECT subject, body_text FROM mail_outbox WHERE recipient = $1 ORDER BY created_at, id', [
    email,
  ]);
