import { type ListField, listFields } from '@akada/core/people-lists/columns.ts';
import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { ChipField } from '../../../ui/form/choices/chip-field.tsx';
import { SelectField } from '../../../ui/form/choices/select-field.tsx';
import classes from './people-list.module.css';
import type { ListReading } from './use-list-reading.ts';

const fieldNames: Record<ListField, string> = {
  name: 'Name',
  surname: 'Surname',
  firstName: 'First name',
  otherNames: 'Other names',
  email: 'Email',
  role: 'Role',
};

/** Names the columns that were found; a person can choose others. */
export function ListColumnsField({ columns, headings, role, setColumns, setRole }: ListReading) {
  const [isChanging, setChanging] = useState(false);
  const found = listFields.filter((field) => columns[field] !== undefined);
  const options = [
    ['', 'None'] as const,
    ...headings.map((heading, index) => [String(index), heading || `Column ${index + 1}`] as const),
  ];
  const choose = (field: ListField, value: string) => {
    const { [field]: _, ...others } = columns;
    setColumns(value === '' ? others : { ...others, [field]: Number(value) });
  };
  const isComplete = columns.email !== undefined;

  return (
    <Stack w="100%" align="flex-start">
      <Text>
        {isComplete
          ? `Columns found: ${found.map((field) => fieldNames[field].toLowerCase()).join(', ')}. Other columns are not read.`
          : 'Choose the columns with the names and the email addresses.'}
      </Text>
      {isComplete && !isChanging && (
        <Button variant="default" onClick={() => setChanging(true)}>
          Change the columns
        </Button>
      )}
      {(isChanging || !isComplete) && (
        <div className={classes.columns}>
          {listFields.map((field) => (
            <SelectField
              key={field}
              label={fieldNames[field]}
              value={String(columns[field] ?? '')}
              options={options}
              onChange={(value) => choose(field, value)}
            />
          ))}
        </div>
      )}
      <ChipField
        label={columns.role === undefined ? 'The people are' : 'People without a role are'}
        value={role}
        options={[
          ['student', 'Students'],
          ['tutor', 'Tutors'],
        ]}
        onChange={(value) => setRole(value === 'tutor' ? 'tutor' : 'student')}
      />
    </Stack>
  );
}
