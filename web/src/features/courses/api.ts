import { listDepartments } from '@akada/contract/base/catalog.ts';
import { getCourse, listCourses, listDeletedCourses } from '@akada/contract/base/courses.ts';
import { listMembers } from '@akada/contract/base/enrolments.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getPaging } from '../../lib/address/use-list-address.ts';
import { call } from '../../lib/http/call.ts';
import { changedBy } from '../../lib/query/topics.ts';

export interface CourseChoice {
  search: string;
  /** Null for all departments. */
  departmentId: string | null;
  /** Null to include the catalog. */
  relation: 'owner' | 'member' | null;
  page: number;
}

export const coursesQuery = ({ search, departmentId, relation, page }: CourseChoice) =>
  queryOptions({
    queryKey: ['courses', 'list', search, departmentId, relation, page],
    queryFn: ({ signal }) =>
      call(listCourses, {
        query: {
          search,
          ...getPaging(page),
          ...(departmentId === null ? {} : { department_id: departmentId }),
          ...(relation === null ? {} : { relation }),
        },
        signal,
      }),
    meta: changedBy('course'),
  });

/** The max number of joined courses, more than a student joins in a year. */
const mostJoined = 100;

export const joinedCoursesQuery = queryOptions({
  queryKey: ['courses', 'joined'],
  queryFn: ({ signal }) => call(listCourses, { query: { relation: 'member', limit: mostJoined }, signal }),
  meta: changedBy('course'),
});

export const courseQuery = (id: string) =>
  queryOptions({
    queryKey: ['courses', 'one', id],
    queryFn: ({ signal }) => call(getCourse, { params: { id }, signal }),
    meta: changedBy('course'),
  });

export const membersQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: ['courses', 'members', id, page],
    queryFn: ({ signal }) => call(listMembers, { params: { id }, query: getPaging(page), signal }),
    meta: changedBy('course'),
  });

export const deletedCoursesQuery = queryOptions({
  queryKey: ['courses', 'deleted'],
  queryFn: ({ signal }) => call(listDeletedCourses, { signal }),
  meta: changedBy('course'),
});

/** The number of suggestions that a person reads before typing another letter. */
const mostChoices = 20;

export const departmentChoicesQuery = (search: string) =>
  queryOptions({
    queryKey: ['courses', 'departments', search],
    queryFn: ({ signal }) => call(listDepartments, { query: { search, limit: mostChoices }, signal }),
    placeholderData: keepPreviousData,
  });
