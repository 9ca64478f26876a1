import { createDepartment, createSchool } from '@akada/contract/base/catalog.ts';
import {
  archiveCatalogEntry,
  type CatalogDetail,
  type CatalogEntry,
  type CatalogKind,
  type catalogOrders,
  type catalogShown,
  deleteCatalogEntry,
  editCatalogEntry,
  editCatalogTopic,
  listCatalog,
  mergeCatalogEntry,
  readCatalogEntry,
  restoreCatalogEntry,
} from '@akada/contract/base/catalog-administration.ts';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getPaging } from '../../../lib/address/use-list-address.ts';
import { call } from '../../../lib/http/call.ts';
import { isDeleted, markDeleted } from '../../../lib/query/deleted-queries.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { catalogKey, departmentQuery } from '../api.ts';

export interface CatalogFilter {
  search: string;
  parent_id?: string | undefined;
  shown?: (typeof catalogShown)[number] | undefined;
  order?: (typeof catalogOrders)[number] | undefined;
}

export const catalogListQuery = (kind: CatalogKind, filter: CatalogFilter, page = 0) =>
  queryOptions({
    queryKey: [...catalogKey, 'administration', kind, filter, page],
    queryFn: ({ signal }) =>
      call(listCatalog, { params: { kind }, query: { ...filter, ...getPaging(page) }, signal }),
  });

export const catalogEntryQuery = (kind: CatalogKind, id: string) =>
  queryOptions({
    queryKey: [...catalogKey, 'administration', kind, id],
    queryFn: ({ signal }) => call(readCatalogEntry, { params: { kind, id }, signal }),
  });

/**
 * A change that reads all of the catalog again, even if it was rejected, because someone else may have been
 * first.
 */
export function useCatalogChange<Input, Answer>(
  change: (input: Input) => Promise<Answer>,
  onError?: (error: Error) => void,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onError,
    onSettled: () =>
      queries.invalidateQueries({ queryKey: catalogKey, predicate: (query) => !isDeleted(query) }),
  });
}

/** @param parentId the school of a department */
export const useCreate = (kind: 'school' | 'department', parentId: string | null) =>
  useCatalogChange((name: string) => createNamed(kind, name, parentId));

function createNamed(kind: 'school' | 'department', name: string, parentId: string | null): Promise<unknown> {
  return kind === 'school'
    ? call(createSchool, { body: { name } })
    : call(createDepartment, { body: { name, school_id: parentId ?? '' } });
}

const getParams = ({ kind, id }: CatalogEntry) => ({ kind, id });
const seenOf = ({ name, parent, archived }: CatalogEntry) => ({
  name,
  parent_id: parent?.id ?? null,
  archived,
});

export const useEdit = (entry: CatalogEntry) =>
  useCatalogChange((body: { name: string; parent_id: string | null }) =>
    call(editCatalogEntry, { params: getParams(entry), body: { ...body, seen: seenOf(entry) } }),
  );

export const useEditTopic = (courseId: string, { id, name }: CatalogDetail['topics'][number]) =>
  useCatalogChange((body: { name: string; may_merge: boolean; reason: string }) =>
    call(editCatalogTopic, {
      params: { id: courseId, topic_id: id },
      body: { ...body, seen_name: name },
    }),
  );

export function useMerge(entry: CatalogEntry) {
  const queries = useQueryClient();
  return useCatalogChange(async (body: { into_id: string; reason: string }) => {
    await call(mergeCatalogEntry, { params: getParams(entry), body: { ...body, seen: seenOf(entry) } });
    markEntryDeleted(queries, entry);
  });
}

/** The dialog is still open, but its entry was deleted. */
function markEntryDeleted(queries: QueryClient, { kind, id }: CatalogEntry): void {
  markDeleted(queries, catalogEntryQuery(kind, id).queryKey);
  if (kind === 'department') markDeleted(queries, departmentQuery(id).queryKey);
}

export const useBringBack = (entry: CatalogEntry) =>
  useCatalogChange(
    () => call(restoreCatalogEntry, { params: getParams(entry) }),
    // The row may be gone, so nothing else could say it.
    ({ message }) => toast.error(`${entry.name} could not be restored. ${message}`),
  );

export function useArchive(entry: CatalogEntry) {
  const back = useBringBack(entry);
  return useCatalogChange(async (reason: string) => {
    const body = { reason, seen: seenOf(entry) };
    await call(archiveCatalogEntry, { params: getParams(entry), body });
    toast.success(`${entry.name} is archived.`, { action: { text: 'Undo', run: () => back.mutate() } });
  });
}

/** Only an empty school or department can be deleted, so creating it again undoes that. */
export function useRemove(entry: CatalogEntry) {
  const { kind, name, parent } = entry;
  const back = useBringBack(entry);
  const repeated = useCatalogChange(
    (one: 'school' | 'department') => createNamed(one, name, parent?.id ?? null),
    ({ message }) => toast.error(`${name} could not be restored. ${message}`),
  );
  const queries = useQueryClient();
  return useCatalogChange(async () => {
    await call(deleteCatalogEntry, { params: getParams(entry) });
    markEntryDeleted(queries, entry);
    const run = () => (kind === 'course' ? back.mutate() : repeated.mutate(kind));
    toast.success(`${name} is deleted.`, { action: { text: 'Undo', run } });
  });
}

/** @returns the server's expected errors, by field */
export const checkName = async (name: string) => (await import('./entry-rules.ts')).nameErrors(name);
export const checkReason = async (reason: string) => (await import('./entry-rules.ts')).reasonErrors(reason);
