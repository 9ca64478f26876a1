/** Students with parents, for the tests of parents. */
import * as endpoints from '@akada/contract/identity/parents.ts';
import { callAs } from '../../../testing/call-as.ts';
import { createPerson, type PersonTraits } from '../../../testing/people.ts';
import { type Content, send } from '../../../testing/send.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';

/** @returns the calls of a reader who has this address of a page */
export function openedAt(app: SharedTestApp, url: string) {
  const code = url.split('/').at(-1) ?? '';
  const ask = async (endpoint: Parameters<typeof send>[1], content: Content = {}) => {
    const { status, body } = await send(app, endpoint, { ...content, params: { code } });
    return { status, text: body, body: JSON.parse(body) };
  };
  return {
    code,
    open: () => ask(endpoints.openParentPage),
    sessions: (query: Record<string, string> = {}) => ask(endpoints.listSeenSessions, { query }),
    payments: (query: Record<string, string> = {}) => ask(endpoints.listSeenPayments, { query }),
    chooseMails: (mails: boolean) => ask(endpoints.chooseParentMails, { body: { mails } }),
  };
}

/** @returns the calls of a student about their parents */
export function callParents(app: SharedTestApp, person: { userId: string }) {
  const call = callAs(app, person);
  return {
    userId: person.userId,
    invite: (body: Record<string, unknown>, key?: string) =>
      call(endpoints.inviteParent, { body, ...(key && { headers: { 'idempotency-key': key } }) }),
    list: async () => (await call(endpoints.listParents)).body.items,
    end: (id: string) => call(endpoints.endParent, { params: { id } }),
    restore: (id: string) => call(endpoints.restoreParent, { params: { id } }),
  };
}

/** @returns a student with one parent, who has an address, and the calls of both */
export async function newParent(app: SharedTestApp, traits: PersonTraits = {}) {
  const student = callParents(app, await createPerson(app, traits));
  const email = `mama-${student.userId}@family.test`;
  const { body } = await student.invite({ name: 'Mama Ada', email });
  return {
    student,
    email,
    id: body.parent.id as string,
    url: body.url as string,
    ...openedAt(app, body.url),
  };
}
