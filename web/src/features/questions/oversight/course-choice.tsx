import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { Choice } from '../../../ui/form/choices/choice-list.tsx';
import { SearchChoice } from '../../../ui/form/choices/search-choice.tsx';
import { coursesQuery } from './api.ts';

interface CourseChoiceProps {
  label: string;
  error?: ReactNode;
  selection: Choice | null;
  onChoose: (choice: Choice | null) => void;
}

/** Chooses a course of any tutor, found by a part of its name. */
export function CourseChoice(props: CourseChoiceProps) {
  const [search, setSearch] = useState<string | null>(null);
  const { data } = useQuery({ ...coursesQuery(search ?? ''), enabled: search !== null });

  return (
    <SearchChoice
      {...props}
      choices={data?.items.map(({ id, name, tutor_name }) => ({ id, name, fact: tutor_name })) ?? []}
      message={data === undefined ? 'Looking for courses.' : 'No course has this name.'}
      onSearch={setSearch}
    />
  );
}
