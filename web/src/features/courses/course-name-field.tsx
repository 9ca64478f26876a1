import { catalogKey } from '@akada/core/catalog/catalog-name.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SuggestField, type SuggestFieldProps } from '../../ui/form/suggest-field.tsx';
import { joinedCoursesQuery } from './api.ts';

export type CourseNameFieldProps = Omit<SuggestFieldProps, 'suggestions' | 'onFocus'>;

/** The name of a course, which may be any; those that the student has joined are suggested. */
export function CourseNameField(props: CourseNameFieldProps) {
  // Nobody waits for them who does not come here.
  const [isVisited, setVisited] = useState(false);
  const { data } = useQuery({ ...joinedCoursesQuery, enabled: isVisited });
  const typed = catalogKey(props.value);
  const suggestions = (data?.items ?? [])
    .filter(({ name }) => props.value !== name && catalogKey(name).includes(typed))
    .map(({ id, name, tutor_name }) => ({ id, name, fact: tutor_name }));

  return <SuggestField {...props} suggestions={suggestions} onFocus={() => setVisited(true)} />;
}
