import type { FocusEventHandler, ReactNode } from 'react';

/** The course field in forms of several features. The page renders it with the courses. */
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

/** Renders the field. */
export type DrawCourseField = (field: CourseField) => ReactNode;
