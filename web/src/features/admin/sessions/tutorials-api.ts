import * as endpoints from '@akada/contract/observers/admin-tutorials.ts';
import { queryOptions } from '@tanstack/react-query';
import { getPaging } from '../../../lib/address/use-list-address.ts';
import { call } from '../../../lib/http/call.ts';
import { adminKey, useAdminChange } from '../api.ts';

export interface TutorialChoice {
  search: string;
  state: endpoints.AdminTutorial['state'] | undefined;
  order: (typeof endpoints.tutorialOrders)[number] | undefined;
  from: string | undefined;
  to: string | undefined;
  tutor: string | undefined;
}

export const tutorialsQuery = (filter: TutorialChoice, page: number) =>
  queryOptions({
    queryKey: [...adminKey, 'tutorials', filter, page],
    queryFn: ({ signal }) =>
      call(endpoints.listAdminTutorials, { query: { ...filter, ...getPaging(page) }, signal }),
    staleTime: 10_000,
  });

export const tutorialQuery = (id: string) =>
  queryOptions({
    queryKey: [...adminKey, 'tutorial', id],
    queryFn: ({ signal }) => call(endpoints.readAdminTutorial, { params: { id }, signal }),
    staleTime: 10_000,
  });

/** Sends the displayed version: the server rejects the cancellation if the tutorial has changed since. */
export const useCancelTutorial = () =>
  useAdminChange(
    ({ shown: { id, state, starts_at }, reason }: { shown: endpoints.AdminTutorialDetail; reason: string }) =>
      call(endpoints.cancelAdminTutorial, {
        params: { id },
        body: { seen: { state, starts_at }, reason },
      }),
    { said: () => 'Cancelled. We told the tutor and the students.', onConflict: () => {} },
  );
