/** Schools, departments and courses as administrators find them and put them right. */
import * as z from 'zod/mini';
import { Reason } from '../wire/decisions.ts';
import { endpoint } from '../wire/endpoint.ts';
import { getPage, pagingFields, Timestamp } from '../wire/fields.ts';
import { CatalogName, nameSearch } from './catalog.ts';
import { CourseState } from './courses.ts';

export const catalogKinds = ['school', 'department', 'course'] as const;
export const CatalogKind = z.enum(catalogKinds);
export type CatalogKind = z.output<typeof CatalogKind>;

const NamedParent = z.object({ id: z.uuid(), name: z.string() });

export const CatalogEntry = z.object({
  kind: CatalogKind,
  id: z.uuid(),
  name: z.string(),
  /** The school of a department, the department of a course; null for a school. */
  parent: z.nullable(NamedParent),
  /** The school of a course; null for every other entry. */
  school: z.nullable(NamedParent),
  /** The tutor of a course; null for every other entry. */
  tutor: z.nullable(z.object({ id: z.uuid(), full_name: z.string(), email: z.string() })),
  state: z.nullable(CourseState),
  /** The join code of a course, by which an imported list finds it again; null for every other entry. */
  code: z.nullable(z.string()),
  departments: z.int(),
  courses: z.int(),
  topics: z.int(),
  students: z.int(),
  archived: z.boolean(),
  /** True for a school or department that a tutor proposed, until it is approved. */
  proposed: z.boolean(),
  created_at: Timestamp,
});
export type CatalogEntry = z.output<typeof CatalogEntry>;

/** A catalog entry with everything attached to it. */
export const CatalogDetail = z.object({
  entry: CatalogEntry,
  /** In words, such as "2 exams". */
  holds: z.array(z.string()),
  /** The topics of a course, in its tutor's order. */
  topics: z.array(z.object({ id: z.uuid(), name: z.string() })),
});
export type CatalogDetail = z.output<typeof CatalogDetail>;

const KindParams = z.strictObject({ kind: CatalogKind });
const EntryParams = z.strictObject({ kind: CatalogKind, id: z.uuid() });

/** The values the administrator saw; the change is rejected if they have changed since. */
const seen = z.strictObject(
  { name: z.string().check(z.maxLength(300)), parent_id: z.nullable(z.uuid()), archived: z.boolean() },
  'Load this page again, then decide',
);
export type SeenEntry = z.output<typeof seen>;

export const catalogOrders = ['name', 'newest', 'fullest'] as const;
export const catalogShown = ['current', 'archived'] as const;

const filter = {
  search: nameSearch,
  /** Limits the list to one school, or to the courses of one department. */
  parent_id: z.optional(z.uuid()),
  shown: z.optional(z.enum(catalogShown)),
  order: z._default(z.enum(catalogOrders), 'name'),
};

export const listCatalog = endpoint({
  id: 'catalog_admin.list',
  summary:
    'All schools, departments or courses that match, archived ones too, by name where nothing else is asked',
  method: 'GET',
  path: '/admin/catalog/{kind}',
  access: 'admin',
  effect: 'safe',
  params: KindParams,
  query: z.strictObject({ ...pagingFields, ...filter }),
  responses: { 200: getPage(CatalogEntry) },
});

export const readCatalogEntry = endpoint({
  id: 'catalog_admin.read',
  summary: 'A school, a department or a course with what hangs on it',
  method: 'GET',
  path: '/admin/catalog/{kind}/{id}',
  access: 'admin',
  effect: 'safe',
  params: EntryParams,
  responses: { 200: CatalogDetail },
});

export const editCatalogEntry = endpoint({
  id: 'catalog_admin.edit',
  summary: 'Rename it, or move a department to another school, a course to another department',
  method: 'PUT',
  path: '/admin/catalog/{kind}/{id}',
  access: 'admin',
  effect: 'natural',
  params: EntryParams,
  body: z.strictObject({ seen, name: CatalogName, parent_id: z.nullable(z.uuid('Choose where it belongs')) }),
  responses: { 200: CatalogEntry },
});

export const mergeCatalogEntry = endpoint({
  id: 'catalog_admin.merge',
  summary: 'Move all that hangs on it to another one of its kind; it is gone then, for good',
  method: 'POST',
  path: '/admin/catalog/{kind}/{id}/merge',
  access: 'admin',
  effect: 'natural',
  params: EntryParams,
  body: z.strictObject({ seen, into_id: z.uuid('Choose what it is merged with'), reason: Reason }),
  responses: { 200: CatalogEntry },
});

export const editCatalogTopic = endpoint({
  id: 'catalog_admin.edit_topic',
  summary: 'Give a topic of a course another name; all that says the old one follows, of a merge too',
  method: 'PUT',
  path: '/admin/courses/{id}/topics/{topic_id}',
  access: 'admin',
  effect: 'natural',
  params: z.strictObject({ id: z.uuid(), topic_id: z.uuid() }),
  body: z.strictObject({
    /** The name the administrator saw. */
    seen_name: z.string().check(z.maxLength(300)),
    name: CatalogName,
    /** Allows a merge if another topic of the course already has the name. */
    may_merge: z.boolean(),
    reason: Reason,
  }),
  responses: { 200: CatalogDetail },
});

export const archiveCatalogEntry = endpoint({
  id: 'catalog_admin.archive',
  summary: 'Let nothing new choose it; what exists stays',
  method: 'POST',
  path: '/admin/catalog/{kind}/{id}/archive',
  access: 'admin',
  effect: 'natural',
  params: EntryParams,
  body: z.strictObject({ seen, reason: Reason }),
  responses: { 200: CatalogEntry },
});

export const restoreCatalogEntry = endpoint({
  id: 'catalog_admin.restore',
  summary: 'Bring back what was archived, or a course that was deleted within the hour',
  method: 'POST',
  path: '/admin/catalog/{kind}/{id}/restore',
  access: 'admin',
  effect: 'natural',
  params: EntryParams,
  responses: { 200: CatalogEntry },
});

export const deleteCatalogEntry = endpoint({
  id: 'catalog_admin.delete',
  summary: 'Delete what nothing hangs on',
  method: 'DELETE',
  path: '/admin/catalog/{kind}/{id}',
  access: 'admin',
  effect: 'natural',
  params: EntryParams,
  responses: { 204: null },
});

/** Lines that one file holds at most. */
export const exportedCatalogLimit = 100_000;

export const exportCatalog = endpoint({
  id: 'catalog_admin.export',
  summary: 'All that match as a CSV file, which is on record',
  method: 'GET',
  path: '/admin/catalog-files/{kind}',
  access: 'admin',
  effect: 'safe',
  params: KindParams,
  query: z.strictObject(filter),
  sendsFile: 'text/csv',
  timeoutMs: 60_000,
  responses: { 200: null },
});

/** Lines that one list is taken with at most, and its length in characters. */
export const catalogRowLimit = 500;
export const catalogListLimit = 200_000;

export const CatalogImportRow = z.object({
  /** As spreadsheets count, the heading being row 1. */
  row: z.int(),
  name: z.string(),
  /** The school, and the department of a course. */
  within: z.string(),
  /** `new` and `changed` are what a dry run says, too. */
  outcome: z.enum(['new', 'changed', 'same', 'invalid']),
  /** The problem of each column; `row` holds a problem of the complete row. */
  problems: z.record(z.string(), z.string()),
});
export type CatalogImportRow = z.output<typeof CatalogImportRow>;

export const importCatalog = endpoint({
  id: 'catalog_admin.import',
  summary: 'Make and change what a list names (CSV), all of it or nothing, or only say what that would do',
  method: 'POST',
  path: '/admin/catalog-files/{kind}',
  access: 'admin',
  effect: 'natural',
  params: KindParams,
  body: z.strictObject({
    csv: z
      .string('Choose a list')
      .check(z.minLength(1, 'The list is empty'), z.maxLength(catalogListLimit, 'The list is too long')),
    dry_run: z.boolean(),
  }),
  responses: { 200: z.object({ rows: z.array(CatalogImportRow) }) },
});
