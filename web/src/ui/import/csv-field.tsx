import { Button, FileButton, Textarea } from '@mantine/core';
import { toast } from '../../lib/toast/toast.ts';
import { NotAList, readListFile } from './read-list-file.ts';

interface CsvFieldProps {
  value: string;
  onChange: (csv: string) => void;
  /** The header row, and a row as an example. */
  placeholder: string;
  /** The max number of characters that the server accepts. */
  limit: number;
  error: string | null;
}

/** A list as CSV, from a file or pasted. */
export function CsvField({ value, onChange, placeholder, limit, error }: CsvFieldProps) {
  const read = async (file: File | null) => {
    if (!file) return;
    try {
      // Longer files are rejected anyway; reading them completely could freeze the tab.
      onChange(await readListFile(file, limit * 4));
    } catch (error) {
      if (!(error instanceof NotAList)) throw error;
      toast.error(error.message);
    }
  };

  return (
    <>
      <FileButton accept=".csv,text/csv,text/plain" onChange={(file) => void read(file)}>
        {(button) => (
          <Button {...button} variant="default">
            Choose a file
          </Button>
        )}
      </FileButton>
      <Textarea
        label="The list"
        description="Or paste it here"
        placeholder={placeholder}
        w="100%"
        rows={6}
        maxLength={limit}
        spellCheck={false}
        value={value}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </>
  );
}
