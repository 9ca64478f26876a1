import { Button, FileButton, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { NotAList, readListFile } from './read-list-file.ts';

interface CsvFieldProps {
  value: string;
  /** @param fileName null if the text was typed or pasted */
  onChange: (csv: string, fileName: string | null) => void;
  /** The field shows this name instead of the text: a field with a megabyte is slow on a phone. */
  fileName?: string | null;
  /** The header row, and a row as an example. */
  placeholder: string;
  /** The max number of characters that the server accepts. */
  limit: number;
  error: string | null;
}

/** Longer lists come as files. */
const maxPasted = 200_000;

/** A list as CSV, from a file or pasted. */
export function CsvField({ value, onChange, fileName = null, placeholder, limit, error }: CsvFieldProps) {
  const [fileError, setFileError] = useState<string | null>(null);
  const read = async (file: File | null) => {
    if (!file) return;
    setFileError(null);
    try {
      // Longer files are rejected anyway; reading them completely could freeze the tab.
      onChange(await readListFile(file, limit * 4), file.name);
    } catch (fault) {
      setFileError(fault instanceof NotAList ? fault.message : 'This file cannot be read. Choose it again.');
    }
  };
  const message = fileError ?? error;

  return (
    <>
      <FileButton accept=".csv,.tsv,.txt,text/csv,text/plain" onChange={(file) => void read(file)}>
        {(button) => (
          <Button {...button} variant="default">
            {fileName === null ? 'Choose a file' : 'Other file'}
          </Button>
        )}
      </FileButton>
      {fileName === null ? (
        <Textarea
          label="The list"
          description="Or paste it here"
          placeholder={placeholder}
          w="100%"
          rows={6}
          maxLength={Math.min(limit, maxPasted)}
          spellCheck={false}
          value={value}
          error={message}
          onChange={(event) => {
            setFileError(null);
            onChange(event.currentTarget.value, null);
          }}
        />
      ) : (
        <>
          <Text fw={600}>{fileName}</Text>
          {message !== null && (
            <Text role="alert" c="var(--mantine-color-error)">
              {message}
            </Text>
          )}
        </>
      )}
    </>
  );
}
