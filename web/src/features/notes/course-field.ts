import type { FocusEventHandler, ReactNode } from 'react';

/** What the page needs to draw the field of a course, which it takes from the courses: they are another feature's. */
export interface CourseField {
  label: string;
  description: string;
  placeholder?: string;
  maxLength?: number;
  value: string;
  onChange: (value: string) => void;
  error?: ReactNode;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  'data-path'?: string;
}

/** Draws it. */
export type DrawCourseField = (field: CourseField) => ReactNode;
