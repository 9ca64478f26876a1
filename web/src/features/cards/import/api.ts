/** API calls of the import page. */
import {
  type CardImport,
  cancelCardImport,
  getCardImport,
  importCards,
  listCardImports,
  runCardImport,
  takeBackCardImport,
} from '@akada/contract/material/flashcards/card-imports.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getPaging } from '../../../lib/address/use-list-address.ts';
import { call } from '../../../lib/http/call.ts';
import { upload } from '../../../lib/http/upload.ts';
import { changedBy, refreshTopic } from '../../../lib/query/topics.ts';
import { toast } from '../../../lib/toast/toast.ts';

/** A file to look into, with the signs that a person chose for a text. */
export interface CardFile {
  file: File;
  separator?: string;
}

/** Hints of the server are faster; this interval in milliseconds applies if none arrives. */
const whileRunningMs = 3_000;

export const isUnderWork = ({ status }: Pick<CardImport, 'status'>) =>
  status === 'queued' || status === 'running';

export const cardImportQuery = (id: string) =>
  queryOptions({
    queryKey: ['cards', 'import', id],
    queryFn: ({ signal }) => call(getCardImport, { params: { id }, signal }),
    meta: changedBy('card_import'),
    refetchInterval: ({ state }) => (state.data && isUnderWork(state.data) ? whileRunningMs : false),
  });

export const cardImportsQuery = (page: number) =>
  queryOptions({
    queryKey: ['cards', 'imports', page],
    queryFn: ({ signal }) => call(listCardImports, { query: getPaging(page), signal }),
    meta: changedBy('card_import'),
  });

/** Sends a file for its preview. `sent` is the share that has been sent, from 0 to 1. */
export function useLookInside(zone: string, onSeen: (id: string) => void) {
  const queries = useQueryClient();
  const [sent, setSent] = useState(0);
  const look = useMutation({
    mutationFn: ({ file, separator }: CardFile) =>
      upload(importCards, {
        body: { dry_run: 'true', zone, ...(separator !== undefined && { separator }) },
        file,
        onProgress: ({ sentBytes, totalBytes }) => setSent(totalBytes === 0 ? 1 : sentBytes / totalBytes),
      }),
    onMutate: () => setSent(0),
    onSuccess: (preview) => {
      queries.setQueryData(cardImportQuery(preview.id).queryKey, preview);
      onSeen(preview.id);
    },
  });
  return { ...look, sent };
}

export function useRunImport(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (schedule: 'keep' | 'fresh') => call(runCardImport, { params: { id }, body: { schedule } }),
    onSuccess: (running) => queries.setQueryData(cardImportQuery(id).queryKey, running),
  });
}

export function useCancelImport(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(cancelCardImport, { params: { id } }),
    onSuccess: (stopped) => {
      queries.setQueryData(cardImportQuery(id).queryKey, stopped);
      void refreshTopic(queries, 'card');
    },
  });
}

/** @returns the mutation that undoes an import; a toast tells why it failed */
export function useTakeBackImport(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(takeBackCardImport, { params: { id } }),
    onSuccess: (undone) => queries.setQueryData(cardImportQuery(id).queryKey, undone),
    onError: ({ message }) => toast.error(message),
    onSettled: () => {
      void refreshTopic(queries, 'card_import');
      void refreshTopic(queries, 'card');
    },
  });
}
