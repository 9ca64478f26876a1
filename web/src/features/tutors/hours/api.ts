import {
  type Availability,
  type AvailabilityException,
  addException,
  getAvailability,
  listExceptions,
  removeException,
  saveAvailability,
} from '@akada/contract/work/availability.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { changedBy, refreshTopic } from '../../../lib/query/topics.ts';

export const availabilityQuery = queryOptions({
  queryKey: ['availability', 'own'],
  queryFn: ({ signal }) => call(getAvailability, { signal }),
  // The grid must start from the stored hours.
  staleTime: 0,
  meta: changedBy('account'),
});

export const exceptionsQuery = queryOptions({
  queryKey: ['availability', 'exceptions'],
  queryFn: ({ signal }) => call(listExceptions, { signal }),
  staleTime: 0,
  meta: changedBy('booking', 'account'),
});

export function useSaveAvailability() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Availability) => call(saveAvailability, { body }),
    onSuccess: (saved) => {
      queries.setQueryData(availabilityQuery.queryKey, saved);
      return refreshTopic(queries, 'booking');
    },
  });
}

export function useAddException(onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Omit<AvailabilityException, 'id'>) => call(addException, { body }),
    onSuccess: onDone,
    onSettled: () => refreshTopic(queries, 'booking'),
  });
}

export function useRemoveException() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(removeException, { params: { id } }),
    onSettled: () => refreshTopic(queries, 'booking'),
  });
}
