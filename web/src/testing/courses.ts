/** Departments and courses of the route tests. */
import type { Department } from '@akada/contract/base/catalog.ts';
import type { Course, CourseSummary } from '@akada/contract/base/courses.ts';
import type { CourseSet } from '@akada/contract/material/course-sets.ts';
import { longName, makeId } from './samples.ts';

export const botany: Department = {
  id: makeId(11),
  name: 'Botany',
  school: { id: makeId(1), name: 'University of Lagos' },
  is_proposed: false,
};
export const physics: Department = { ...botany, id: makeId(12), name: 'Physics' };

/** A course of the catalog that its reader has not joined. */
export function makeCourse(number: number, differing: Partial<Course> = {}): Course {
  return {
    id: makeId(100 + number),
    name: `Course ${number}`,
    department: botany,
    tutor_name: 'Tunde Bello',
    cloth_seed: number,
    cloth_colour: 8,
    relation: 'none',
    for_owner: null,
    description: 'Soils of the south-west, for first years.',
    topics: ['Soil', 'Water', 'Air'].map((name, index) => ({ id: makeId(201 + index), name })),
    created_at: '2026-11-02T09:00:00.000Z',
    ...differing,
  };
}

/** A set that the tutor shares with everybody in course 1. */
export function makeCourseSet(number: number, differing: Partial<CourseSet> = {}): CourseSet {
  const { id, name, tutor_name, cloth_seed, cloth_colour } = makeCourse(1);
  return {
    id: makeId(400 + number),
    title: `Week ${number}`,
    course_id: id,
    course_name: name,
    tutor_name,
    cloth: { cloth_seed, cloth_colour },
    is_taken_down: false,
    is_own: false,
    version: 1,
    questions: 2,
    changed_at: '2026-11-02T09:00:00.000Z',
    ...differing,
  };
}

type ForOwner = NonNullable<Course['for_owner']>;

/** A draft of an approved tutor, read by its owner. */
export function makeOwnCourse(number: number, differing: Partial<ForOwner> = {}): Course {
  return makeCourse(number, {
    relation: 'owner',
    for_owner: {
      state: 'draft',
      rejection_reason: null,
      version: makeId(301),
      join_code: 'BCDF-GH23',
      is_open: true,
      member_count: 0,
      ...differing,
    },
  });
}

/** @returns a course as lists have it */
export function makeSummary({
  description: _,
  topics: _topics,
  created_at: _created,
  ...summary
}: Course): CourseSummary {
  return summary;
}

/** As long as a tutor may write it. */
export const longCourse = makeCourse(9, { name: longName, description: longName });
