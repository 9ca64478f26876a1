import { Button, FileButton, Textarea } from '@mantine/core';

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
    // Longer files are rejected anyway; reading them completely could freeze the tab.
    if (file) onChange(await file.slice(0, limit * 4).text());
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
