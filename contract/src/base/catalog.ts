/** Schools and their departments: every account reads them, administrators change them. */
import { catalogKey } from '@akada/core/catalog/catalog-name.ts';
import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { getPage, IdParams, pagingFields } from '../wire/fields.ts';

const longestName = 120;
/** One character may become eighteen in the comparison key, and the database constraint limits the key's bytes. */
const longestKey = 240;

/** The name of a school, department, course or topic. Its comparison key must not be empty: "---" names nothing. */
export const CatalogName = z.string('Name is required').check(
  z.trim(),
  z.minLength(1, 'Name is required'),
  z.maxLength(longestName, 'Name is too long'),
  z.regex(/^\P{Cc}*$/u, 'Write the name on one line'),
  // These signs would reverse the text after the name, in every list and sentence.
  z.regex(/^[^\u202a-\u202e\u2066-\u2069]*$/, 'Name has a hidden sign that turns the text. Type it again'),
  z.refine((name) => catalogKey(name) !== '', 'Name needs a letter or a digit'),
  z.refine((name) => catalogKey(name).length <= longestKey, 'Name is too long'),
);

/** Part of a name; accents and small mistakes do no harm. */
export const nameSearch = z._default(z.string().check(z.trim(), z.maxLength(longestName)), '');

export const School = z.object({ id: z.uuid(), name: z.string(), department_count: z.int() });
export type School = z.output<typeof School>;

export const Department = z.object({
  id: z.uuid(),
  name: z.string(),
  school: z.object({ id: z.uuid(), name: z.string() }),
  /** True until an administrator approves a tutor's proposal. */
  is_proposed: z.boolean(),
});
export type Department = z.output<typeof Department>;

export const listSchools = endpoint({
  id: 'catalog.list_schools',
  summary: 'Schools by name; of a search those that match best first',
  method: 'GET',
  path: '/schools',
  access: 'signed_in',
  effect: 'safe',
  query: z.strictObject({ ...pagingFields, search: nameSearch }),
  responses: { 200: getPage(School) },
});

export const createSchool = endpoint({
  id: 'catalog.create_school',
  summary: 'Make a school; repeating it with the same name answers the same',
  method: 'POST',
  path: '/schools',
  access: 'admin',
  effect: 'natural',
  body: z.strictObject({ name: CatalogName }),
  responses: { 201: School },
});

export const listDepartments = endpoint({
  id: 'catalog.list_departments',
  summary: 'Departments by name, of one school or of all; of a search those that match best first',
  method: 'GET',
  path: '/departments',
  access: 'signed_in',
  effect: 'safe',
  query: z.strictObject({ ...pagingFields, search: nameSearch, school_id: z.optional(z.uuid()) }),
  responses: { 200: getPage(Department) },
});

export const getDepartment = endpoint({
  id: 'catalog.get_department',
  summary: 'A department and its school',
  method: 'GET',
  path: '/departments/{id}',
  access: 'signed_in',
  effect: 'safe',
  params: IdParams,
  responses: { 200: Department },
});

export const createDepartment = endpoint({
  id: 'catalog.create_department',
  summary: 'Make a department of a school; repeating it with the same name answers the same',
  method: 'POST',
  path: '/departments',
  access: 'admin',
  effect: 'natural',
  body: z.strictObject({ school_id: z.uuid('Choose a school'), name: CatalogName }),
  responses: { 201: Department },
});

export const proposeDepartment = endpoint({
  id: 'catalog.propose_department',
  summary: 'Propose a department that the catalog lacks; a known name answers the known department',
  method: 'POST',
  path: '/departments/proposals',
  access: 'tutor',
  effect: 'natural',
  body: z.strictObject({ school_name: CatalogName, name: CatalogName }),
  responses: { 201: Department },
});
