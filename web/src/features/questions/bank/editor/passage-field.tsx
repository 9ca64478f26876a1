import { links } from '@akada/core/links/links.ts';
import { Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { counted } from '../../../../lib/format/numbers.ts';
import { SearchChoice } from '../../../../ui/form/choices/search-choice.tsx';
import { TextLink } from '../../../../ui/links/links.tsx';
import { passageQuery, passagesQuery } from '../../passages/api.ts';

interface PassageFieldProps {
  passageId: string | null;
  onChoose: (passageId: string | null) => void;
}

/** Searches and chooses the text that the question is about. */
export function PassageField({ passageId, onChoose }: PassageFieldProps) {
  const [search, setSearch] = useState<string | null>(null);
  const [sought] = useDebouncedValue(search ?? '', 300);
  const { data, error } = useQuery({ ...passagesQuery(sought, 0), enabled: search !== null });
  const { data: selection } = useQuery({ ...passageQuery(passageId ?? ''), enabled: passageId !== null });
  const found = data?.items ?? [];
  const shown = passageId === null || selection === undefined ? null : selection;

  return (
    <div>
      <SearchChoice
        label="Passage"
        selection={
          shown && { id: shown.id, name: getTitle(shown), fact: counted(shown.questions.length, 'question') }
        }
        choices={found.map(({ id, title, question_count }) => ({
          id,
          name: getTitle({ title }),
          fact: counted(question_count, 'question'),
        }))}
        message={error?.message ?? (data === undefined ? 'Loading passages' : 'No passage has these words.')}
        onSearch={setSearch}
        onChoose={(choice) => onChoose(choice?.id ?? null)}
      />
      <Text size="sm" mt={4}>
        {passageId === null ? (
          <TextLink to={links.newPassage()}>Write a new passage</TextLink>
        ) : (
          <TextLink to={links.passage(passageId)}>Open the passage</TextLink>
        )}
      </Text>
    </div>
  );
}

function getTitle({ title }: { title: string }): string {
  return title === '' ? 'Without title' : title;
}
