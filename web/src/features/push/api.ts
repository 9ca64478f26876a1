import * as endpoints from '@akada/contract/observers/push.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';
import { changedBy } from '../../lib/query/topics.ts';
import { askPermission, findSubscription, rememberChosenHere, subscribeBrowser } from './device-push.ts';

export const pushStatusQuery = queryOptions({
  queryKey: ['push', 'status'],
  queryFn: ({ signal }) => call(endpoints.pushStatus, { signal }),
  meta: changedBy('account'),
});

export const pushDevicesQuery = queryOptions({
  queryKey: ['push', 'devices'],
  queryFn: ({ signal }) => call(endpoints.listPushDevices, { signal }),
  staleTime: 0,
  meta: changedBy('account'),
});

function usePushChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey: ['push'] }),
  });
}

/** Resolves to false if the person does not allow notifications. */
export const useTurnOnPush = () =>
  usePushChange(async (serverKey: string) => {
    if (!(await askPermission())) return false;

    const body = await subscribeBrowser(serverKey).catch(() => {
      throw new Error(
        'Your browser could not reach its push service. Check your connection, then try again.',
      );
    });
    await call(endpoints.subscribePush, { body });
    rememberChosenHere();
    return true;
  });

export const useRemovePushDevice = () =>
  usePushChange(async ({ id, current }: Pick<endpoints.PushDevice, 'id' | 'current'>) => {
    await call(endpoints.removePushDevice, { params: { id } });
    if (current) await (await findSubscription())?.unsubscribe();
  });

export function useDeclinePush() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(endpoints.declinePush, {}),
    onMutate: () =>
      queries.setQueryData(
        pushStatusQuery.queryKey,
        (pushStatus) => pushStatus && { ...pushStatus, is_offered: false },
      ),
  });
}
