import type { Department } from '@akada/contract/base/catalog.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { SearchChoice } from '../../ui/form/choices/search-choice.tsx';
import { departmentChoicesQuery } from './api.ts';

interface DepartmentFieldProps {
  chosen: Department | null;
  onChoose: (department: Department | null) => void;
  path?: string;
  error?: ReactNode;
  isLabelHidden?: boolean;
}

/** A department, found by a part of its name. */
export function DepartmentField({ chosen, onChoose, ...field }: DepartmentFieldProps) {
  const [search, setSearch] = useState<string | null>(null);
  const [sought] = useDebouncedValue(search ?? '', 300);
  const { data, error } = useQuery({ ...departmentChoicesQuery(sought), enabled: search !== null });
  const found = data?.items ?? [];

  return (
    <SearchChoice
      {...field}
      label="Department"
      selection={chosen && asChoice(chosen)}
      choices={found.map(asChoice)}
      message={error?.message ?? (data === undefined ? 'Loading departments' : noneFound(sought))}
      onSearch={setSearch}
      onChoose={(choice) => onChoose(found.find(({ id }) => id === choice?.id) ?? null)}
    />
  );
}

const noneFound = (sought: string) =>
  sought === '' ? 'There are no departments yet.' : 'No department has this name.';

const asChoice = ({ id, name, school }: Department) => ({ id, name, fact: school.name });
