import type { QuestionType } from '@akada/contract/material/question-fields.ts';
import { NativeSelect } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { typeGroups, typeNames } from '../bank-words.ts';

const data = typeGroups.map(([group, types]) => ({
  group,
  items: types.map((type) => ({ value: type, label: typeNames[type] })),
}));

interface TypeFieldProps {
  type: QuestionType;
  onChoose: (type: QuestionType) => void;
}

/** Chooses the type of the question among groups of types. */
export function TypeField({ type, onChoose }: TypeFieldProps) {
  return (
    <NativeSelect
      label="Type"
      value={type}
      data={data}
      rightSection={<IconChevronDown size={18} aria-hidden />}
      onChange={({ currentTarget }) => onChoose(currentTarget.value as QuestionType)}
    />
  );
}
