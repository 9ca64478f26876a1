import {
  type ImportFormat,
  importFormats,
  importLabels,
  importLimitBytes,
} from '@akada/core/questions/file-formats.ts';
import { Stack, Text } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { fileSize } from '../../lib/format/numbers.ts';
import { SelectField } from '../../ui/form/choices/select-field.tsx';
import { DropZone } from '../../ui/form/drop-zone.tsx';

/** The options besides the file. */
export interface ImportChoice {
  format: ImportFormat | 'auto' | 'paper';
  /** Empty for no course. */
  courseId: string;
}

interface ImportChoiceProps {
  choice: ImportChoice;
  onChange: (choice: ImportChoice) => void;
  onFile: (file: File) => void;
  /** Courses to choose from; empty if there is no choice. */
  courses: readonly { id: string; name: string }[];
  takesPapers: boolean;
}

const formats = [
  ['auto', 'Detect it automatically'],
  ...importFormats.map((format) => [format, importLabels[format]] as const),
] as const;
const formatsWithPapers = [...formats, ['paper', 'Past paper'] as const];

export function ImportChoiceFields({ choice, onChange, onFile, courses, takesPapers }: ImportChoiceProps) {
  const take = (files: File[]) => {
    const [file] = files;
    if (file !== undefined) onFile(file);
  };

  return (
    <Stack>
      <DropZone label="Choose a file of questions" isForOne onFiles={take}>
        <IconFileImport size={32} aria-hidden />
        <Text fw={600}>Drop a file of questions here, or choose one</Text>
        <Text c="dimmed" size="sm">
          GIFT, Aiken, Moodle XML, QTI or CSV, up to {fileSize(importLimitBytes)} and 5,000 questions. You see
          what is in it before you import.
        </Text>
        {takesPapers && (
          <Text c="dimmed" size="sm">
            Or a past paper: PDF, Word, a picture or text.
          </Text>
        )}
      </DropZone>
      <SelectField
        label="Format"
        value={choice.format}
        options={takesPapers ? formatsWithPapers : formats}
        onChange={(format) => onChange({ ...choice, format: format as ImportChoice['format'] })}
      />
      {courses.length > 0 && choice.format !== 'paper' && (
        <SelectField
          label="Course"
          value={choice.courseId}
          options={[['', 'No course'], ...courses.map(({ id, name }) => [id, name] as const)]}
          onChange={(courseId) => onChange({ ...choice, courseId })}
        />
      )}
    </Stack>
  );
}
