/** The calls of parents, who have no account. */
import * as endpoints from '@akada/contract/identity/parents.ts';
import { call } from '../../../lib/http/call.ts';

export const openPage = (code: string) => call(endpoints.openParentPage, { params: { code } });

export const chooseMails = (code: string, mails: boolean) =>
  call(endpoints.chooseParentMails, { params: { code }, body: { mails } });

export const readSessions = (code: string, skip: number, limit: number) =>
  call(endpoints.listSeenSessions, { params: { code }, query: { skip, limit } });

export const readPayments = (code: string, skip: number, limit: number) =>
  call(endpoints.listSeenPayments, { params: { code }, query: { skip, limit } });
