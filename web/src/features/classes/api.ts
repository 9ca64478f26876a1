import { listCourses } from '@akada/contract/base/courses.ts';
import { type ClassOrder, getClass, listClassPeople } from '@akada/contract/work/classes/classes.ts';
import { gradebookFile, readGradebook } from '@akada/contract/work/classes/gradebook.ts';
import { queryOptions } from '@tanstack/react-query';
import { getPaging } from '../../lib/address/use-list-address.ts';
import { call } from '../../lib/http/call.ts';
import { download } from '../../lib/http/download.ts';
import { changedBy } from '../../lib/query/topics.ts';

const key = ['classes'] as const;

export const classesQuery = (search: string, page: number) =>
  queryOptions({
    queryKey: [...key, 'list', search, page],
    queryFn: ({ signal }) =>
      call(listCourses, { query: { search, relation: 'owner', ...getPaging(page) }, signal }),
    meta: changedBy('course'),
  });

export const classQuery = (courseId: string) =>
  queryOptions({
    queryKey: [...key, 'one', courseId],
    queryFn: ({ signal }) => call(getClass, { params: { id: courseId }, signal }),
    meta: changedBy('course', 'exam', 'exam_plan'),
  });

interface PeopleChoice {
  search: string;
  order: ClassOrder | undefined;
  page: number;
}

export const peopleQuery = (courseId: string, { search, order, page }: PeopleChoice) =>
  queryOptions({
    queryKey: [...key, 'people', courseId, search, order, page],
    queryFn: ({ signal }) =>
      call(listClassPeople, {
        params: { id: courseId },
        query: { search, order, ...getPaging(page) },
        signal,
      }),
    meta: changedBy('course'),
  });

export const gradebookQuery = (courseId: string, { search, page }: { search: string; page: number }) =>
  queryOptions({
    queryKey: [...key, 'gradebook', courseId, search, page],
    queryFn: ({ signal }) =>
      call(readGradebook, { params: { id: courseId }, query: { search, ...getPaging(page) }, signal }),
    meta: changedBy('course', 'exam'),
  });

export const fetchGradebook = (courseId: string): Promise<Blob> =>
  download(gradebookFile, { params: { id: courseId } });
