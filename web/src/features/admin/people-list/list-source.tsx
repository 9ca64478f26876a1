import { Button, FileButton, Group, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { saveFile } from '../../../lib/download/save-file.ts';
import { NotAList, readListFile } from '../../../ui/import/read-list-file.ts';

export interface ListText {
  /** The name of the file; null if the text was typed or pasted. */
  fileName: string | null;
  text: string;
}

interface ListSourceProps {
  value: ListText;
  onChange: (list: ListText) => void;
}

/** Room for 20,000 rows with many columns that are not read. */
const maxBytes = 8_000_000;
const maxPasted = 200_000;

/** The text stays out of the page where it came from a file: a field with a megabyte is slow on a phone. */
export function ListSource({ value, onChange }: ListSourceProps) {
  const [error, setError] = useState<string | null>(null);
  const read = async (file: File | null) => {
    if (file === null) return;
    setError(null);
    if (file.size > maxBytes) {
      setError('This file is too large. A list can have up to 8 MB.');
      return;
    }
    try {
      onChange({ fileName: file.name, text: await readListFile(file, maxBytes) });
    } catch (fault) {
      setError(fault instanceof NotAList ? fault.message : 'This file could not be read. Choose it again.');
    }
  };

  return (
    <Stack w="100%" align="flex-start">
      <Group>
        <FileButton accept=".csv,.tsv,.txt,text/csv,text/plain" onChange={(file) => void read(file)}>
          {(button) => (
            <Button {...button} variant="default">
              {value.fileName === null ? 'Choose a file' : 'Other file'}
            </Button>
          )}
        </FileButton>
        <Button
          variant="subtle"
          onClick={() => saveFile('akada-people.csv', '\uFEFFname,email,role\r\n', 'text/csv')}
        >
          Empty list as CSV
        </Button>
      </Group>
      {value.fileName !== null && <Text fw={600}>{value.fileName}</Text>}
      {error !== null && value.fileName !== null && (
        <Text role="alert" c="var(--mantine-color-error)">
          {error}
        </Text>
      )}
      {value.fileName === null && (
        <Textarea
          label="The list"
          description="Or paste it here"
          placeholder={'name,email,role\nNgozi Eze,ngozi@school.ng,student'}
          w="100%"
          rows={6}
          maxLength={maxPasted}
          spellCheck={false}
          value={value.text}
          error={error}
          onChange={(event) => onChange({ fileName: null, text: event.currentTarget.value })}
        />
      )}
    </Stack>
  );
}
