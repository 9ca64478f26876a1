import { catalogKey } from '@akada/core/catalog/catalog-name.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SuggestField, type SuggestFieldProps } from '../../ui/form/choices/suggest-field.tsx';
import { joinedCoursesQuery } from './api.ts';

export type CourseNameFieldProps = Omit<SuggestFieldProps, 'suggestions' | 'onFocus'>;

/** The free-text name of a course; suggests the courses that the student has joined. */
export function CourseNameField(props: CourseNameFieldProps) {
  // Suggestions load on the first visit of the field only.
  const [isVisited, setVisited] = useState(false);
  const { data } = useQuery({ ...joinedCoursesQuery, enabled: isVisited });
  const typedText = catalogKey(props.value);
  const suggestions = (data?.items ?? [])
    .filter(({ name }) => props.value !== name && catalogKey(name).includes(typedText))
    .map(({ id, name, tutor_name }) => ({ id, name, fact: tutor_name }));

  return <SuggestField {...props} suggestions={suggestions} onFocus={() => setVisited(true)} />;
}
