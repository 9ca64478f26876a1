/** Sends a list to the server in parts, so that a list of any length fits and its progress is visible. */
import { type ImportRow, importUsers } from '@akada/contract/observers/admin.ts';
import { type ListPart, splitList } from '@akada/core/people-lists/list-parts.ts';
import type { ListedPerson } from '@akada/core/people-lists/list-people.ts';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { randomId } from '../../../lib/device/browser.ts';
import { call } from '../../../lib/http/call.ts';
import { useAdminChange } from '../api.ts';
import { getRowKey } from './list-groups.ts';

export function useListCheck() {
  const [answers, setAnswers] = useState<ReadonlyMap<string, ImportRow>>(new Map());
  const check = useMutation({
    mutationFn: async (people: readonly ListedPerson[]) => {
      for (const part of splitList(people)) {
        const { rows } = await call(importUsers, { body: { csv: part.csv, dry_run: true } });
        const keyed = part.people.flatMap((person, index) => {
          const row = rows[index];
          return row === undefined ? [] : [[getRowKey(person), row] as const];
        });
        setAnswers((previous) => new Map([...previous, ...keyed]));
      }
    },
  });
  return { ...check, answers };
}

interface SentPart extends ListPart<ListedPerson> {
  idempotencyKey: string;
  /** Null until the server has answered. */
  rows: ImportRow[] | null;
  linksExpireAt: string | null;
}

interface ListRun {
  people: readonly ListedPerson[];
  reason: string;
  invite: boolean;
}

/** A part keeps its key: a second press continues after the last answer, and each account is made once. */
export function useListRun() {
  const sent = useRef<{ content: string; parts: SentPart[] }>({ content: '', parts: [] });
  const [doneCount, setDoneCount] = useState(0);
  const run = useAdminChange(async ({ people, reason, invite }: ListRun) => {
    const parts = splitList(people);
    const content = JSON.stringify([invite, ...parts.map(({ csv }) => csv)]);
    if (sent.current.content !== content) {
      setDoneCount(0);
      sent.current = {
        content,
        parts: parts.map((part) => ({
          ...part,
          idempotencyKey: randomId(),
          rows: null,
          linksExpireAt: null,
        })),
      };
    }
    for (const part of sent.current.parts) {
      if (part.rows !== null) continue;
      const { csv, idempotencyKey } = part;
      const body = { csv, dry_run: false, reason, invite };
      const outcome = await call(importUsers, { body, idempotencyKey });
      part.rows = outcome.rows.map((row, index) => ({ ...row, row: part.people[index]?.line ?? row.row }));
      part.linksExpireAt = outcome.links_expire_at;
      setDoneCount((count) => count + part.people.length);
    }
    return {
      rows: sent.current.parts.flatMap(({ rows }) => rows ?? []),
      links_expire_at: sent.current.parts.findLast((part) => part.linksExpireAt)?.linksExpireAt ?? null,
    };
  });
  return { ...run, doneCount };
}
