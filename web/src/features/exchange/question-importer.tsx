import { importLimitBytes } from '@akada/core/questions/file-formats.ts';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { fileSize } from '../../lib/format/numbers.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { type ImportChoice, ImportChoiceFields } from './import-choice.tsx';
import { ImportPreview } from './import-preview.tsx';
import { ImportProgress } from './import-progress.tsx';
import { ImportResult } from './import-result.tsx';
import { useImportRun } from './use-import-run.ts';

interface QuestionImporterProps {
  /** Courses of one's own, to choose from; none for students. */
  courses: readonly { id: string; name: string }[];
}

/** Chooses a file, shows what is in it, and imports it when that was seen. */
export function QuestionImporter({ courses }: QuestionImporterProps) {
  const [choice, setChoice] = useState<ImportChoice>({ format: 'auto', courseId: '' });
  const [tooLarge, setTooLarge] = useState<number | null>(null);
  const look = useImportRun();
  const run = useImportRun();

  const begin = (file: File) => {
    setTooLarge(file.size > importLimitBytes ? file.size : null);
    if (file.size > importLimitBytes) return;

    const courseId = choice.courseId === '' ? null : choice.courseId;
    look.start({ file, format: choice.format, courseId, isDryRun: true });
  };
  const startOver = () => {
    look.reset();
    run.reset();
  };
  const seen = look.order;

  if (run.ended)
    return (
      <Panel>
        <ImportResult result={run.ended} onOtherFile={startOver} />
      </Panel>
    );
  if (run.isRunning)
    return (
      <Panel>
        <ImportProgress>Importing the questions</ImportProgress>
      </Panel>
    );
  if (seen !== null && look.ended && run.error === null) {
    return (
      <Panel>
        <ImportPreview
          filename={seen.file.name}
          seen={look.ended}
          onImport={() => run.start({ ...seen, isDryRun: false })}
          onOtherFile={startOver}
        />
      </Panel>
    );
  }
  if (seen !== null && look.isRunning) {
    return (
      <Panel>
        <ImportProgress>{`Reading ${seen.file.name}`}</ImportProgress>
      </Panel>
    );
  }
  const error = run.error ?? look.error;
  return (
    <Panel>
      <ImportChoiceFields choice={choice} onChange={setChoice} onFile={begin} courses={courses} />
      {tooLarge !== null && (
        <Notice kind="error">
          A file of questions has at most {fileSize(importLimitBytes)}. This one has {fileSize(tooLarge)}:
          part it into several.
        </Notice>
      )}
      {tooLarge === null && error && (
        <Notice kind="error" title="The file could not be imported.">
          <Text>{error.message}</Text>
        </Notice>
      )}
    </Panel>
  );
}
