import type { CatalogEntry, CatalogKind } from '@akada/contract/base/catalog-administration.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { SearchChoice } from '../../../ui/form/choices/search-choice.tsx';
import { catalogListQuery } from './api.ts';
import { getFact } from './entry-facts.ts';

interface EntryFieldProps {
  kind: CatalogKind;
  label: string;
  chosen: CatalogEntry | null;
  onChoose: (entry: CatalogEntry | null) => void;
  /** The id of an entry that cannot be selected. */
  except?: string;
  error?: ReactNode;
  path?: string;
}

/** A school, a department or a course, found by a part of its name. */
export function EntryField({ kind, label, chosen, onChoose, except, ...field }: EntryFieldProps) {
  const [search, setSearch] = useState<string | null>(null);
  const [sought] = useDebouncedValue(search ?? '', 300);
  const { data, error } = useQuery({
    ...catalogListQuery(kind, { search: sought, shown: 'current' }),
    enabled: search !== null,
  });
  const found = data?.items.filter(({ id }) => id !== except) ?? [];
  const none = sought === '' ? `There is no other ${kind} yet.` : `No ${kind} has this name.`;
  const waiting = data === undefined ? `Loading ${kind}s` : none;

  return (
    <SearchChoice
      {...field}
      label={label}
      selection={chosen && asChoice(chosen)}
      choices={found.map(asChoice)}
      message={error?.message ?? waiting}
      onSearch={setSearch}
      onChoose={(choice) => onChoose(found.find(({ id }) => id === choice?.id) ?? null)}
    />
  );
}

const asChoice = (entry: CatalogEntry) => ({ id: entry.id, name: entry.name, fact: getFact(entry) });
