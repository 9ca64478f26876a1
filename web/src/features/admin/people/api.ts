import { type exportAudit, listAudit } from '@akada/contract/observers/audit.ts';
import { createUser, readPerson } from '@akada/contract/observers/people.ts';
import { readConsequences } from '@akada/contract/observers/person-consequences.ts';
import type { SentQueryOf } from '@akada/contract/wire/endpoint.ts';
import { queryOptions } from '@tanstack/react-query';
import { useRef } from 'react';
import { getPaging } from '../../../lib/address/use-list-address.ts';
import { randomId } from '../../../lib/device/browser.ts';
import { call } from '../../../lib/http/call.ts';
import { adminKey, useAdminChange } from '../api.ts';
import type { ActRules } from './act-rules.ts';

export const personQuery = (id: string) =>
  queryOptions({
    queryKey: [...adminKey, 'person', id],
    queryFn: ({ signal }) => call(readPerson, { params: { id }, signal }),
  });

/** Counted again each time that the question is opened. */
export const consequencesQuery = (id: string) =>
  queryOptions({
    queryKey: [...adminKey, 'person', id, 'consequences'],
    queryFn: ({ signal }) => call(readConsequences, { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
  });

export type AuditFilter = SentQueryOf<typeof exportAudit>;

export const auditQuery = (filter: AuditFilter, page: number) =>
  queryOptions({
    queryKey: [...adminKey, 'audit', filter, page],
    queryFn: ({ signal }) => call(listAudit, { query: { ...filter, ...getPaging(page) }, signal }),
  });

export interface NewUser {
  full_name: string;
  email: string;
  role: 'student' | 'tutor' | 'admin';
}

/** One key per person: a second press, or one after a lost answer, gets the same link. */
export function useCreateUser() {
  const sent = useRef({ text: '', idempotencyKey: '' });
  return useAdminChange((body: NewUser) => {
    const text = JSON.stringify(body);
    if (sent.current.text !== text) sent.current = { text, idempotencyKey: randomId() };
    return call(createUser, { body, idempotencyKey: sent.current.idempotencyKey });
  });
}

export const checkAct = async (rules: ActRules, body: unknown) =>
  (await import('./act-rules.ts')).actErrors(rules, body);
