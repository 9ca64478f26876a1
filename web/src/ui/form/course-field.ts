import type { FocusEventHandler, ReactNode } from 'react';

/** The field of a course as forms of several features describe it. The page draws it, with what the courses have. */
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
