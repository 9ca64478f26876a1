import { type Course, deleteCourse, restoreCourse } from '@akada/contract/base/courses.ts';
import { call } from '../../../lib/http/call.ts';
import type { Deletable } from '../../../lib/query/deletion.ts';
import { courseQuery } from '../api.ts';

export const deletableCourse: Deletable<Pick<Course, 'id' | 'name'>> = {
  topic: 'course',
  nameOf: ({ name }) => name,
  remove: ({ id }) => call(deleteCourse, { params: { id } }),
  restore: ({ id }) => call(restoreCourse, { params: { id } }),
  keyOf: ({ id }) => courseQuery(id).queryKey,
};
