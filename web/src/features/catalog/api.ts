import * as endpoints from '@akada/contract/base/catalog.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { pagingOf } from '../../lib/address/use-list-address.ts';
import { call } from '../../lib/http/call.ts';
import { toast } from '../../lib/toast/toast.ts';

/** Of all queries here: each change reads them again. */
const catalogKey = ['catalog'] as const;

export interface SearchedPage {
  search: string;
  page: number;
}

export const schoolsQuery = ({ search, page }: SearchedPage) =>
  queryOptions({
    queryKey: [...catalogKey, 'schools', search, page],
    queryFn: ({ signal }) =>
      call(endpoints.listSchools, {
        query: { search, ...pagingOf(page) },
        signal,
      }),
  });

/** Few schools have more. */
export const departmentsQuery = (schoolId: string, page: number) =>
  queryOptions({
    queryKey: [...catalogKey, 'departments', schoolId, page],
    queryFn: ({ signal }) =>
      call(endpoints.listDepartments, {
        query: { school_id: schoolId, ...pagingOf(page) },
        signal,
      }),
  });

/** Departments of all schools. */
export const departmentSearchQuery = ({ search, page }: SearchedPage) =>
  queryOptions({
    queryKey: [...catalogKey, 'department-search', search, page],
    queryFn: ({ signal }) =>
      call(endpoints.listDepartments, {
        query: { search, ...pagingOf(page) },
        signal,
      }),
  });

export const departmentQuery = (id: string) =>
  queryOptions({
    queryKey: [...catalogKey, 'department', id],
    queryFn: ({ signal }) => call(endpoints.getDepartment, { params: { id }, signal }),
  });

/** What has a name in the catalog, and the calls that change it. */
export interface Kind {
  /** In the middle of a sentence. */
  word: 'school' | 'department';
  create: (name: string) => Promise<unknown>;
  rename: (change: { id: string; name: string }) => Promise<unknown>;
  remove: (id: string) => Promise<unknown>;
}

export const school: Kind = {
  word: 'school',
  create: (name) => call(endpoints.createSchool, { body: { name } }),
  rename: ({ id, name }) => call(endpoints.renameSchool, { params: { id }, body: { name } }),
  remove: (id) => call(endpoints.deleteSchool, { params: { id } }),
};

/** @returns the departments of one school */
export const departmentOf = (schoolId: string): Kind => ({
  word: 'department',
  create: (name) => call(endpoints.createDepartment, { body: { school_id: schoolId, name } }),
  rename: ({ id, name }) => call(endpoints.renameDepartment, { params: { id }, body: { name } }),
  remove: (id) => call(endpoints.deleteDepartment, { params: { id } }),
});

function useCatalogChange<Input>(
  change: (input: Input) => Promise<unknown>,
  onError?: (error: Error, input: Input) => void,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onError,
    // Also after a refusal: someone else may have changed what is shown.
    onSettled: () => queries.invalidateQueries({ queryKey: catalogKey }),
  });
}

export const useCreate = (kind: Kind) => useCatalogChange(kind.create);
export const useRename = (kind: Kind) => useCatalogChange(kind.rename);

/** Only what is empty is deleted, so that making it again under its name undoes it. */
export function useRemove(kind: Kind) {
  // The row is gone, so nothing else could say it: its school may have been deleted meanwhile.
  const again = useCatalogChange(kind.create, ({ message }, name) =>
    toast.error(`${name} could not be restored. ${message}`),
  );
  return useCatalogChange(async ({ id, name }: { id: string; name: string }) => {
    await kind.remove(id);
    toast.success(`${name} is deleted.`, { action: { text: 'Undo', run: () => again.mutate(name) } });
  });
}
