import type { QuestionImport } from '@akada/contract/work/exchange.ts';
import { links } from '@akada/core/links/links.ts';
import { importLabels, importLimitBytes } from '@akada/core/questions/file-formats.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ImportFlow } from '../../ui/import/import-flow.tsx';
import { ButtonLink } from '../../ui/links/links.tsx';
import { questionImports } from './api.ts';
import { type ImportChoice, ImportChoiceFields } from './import-choice.tsx';

interface QuestionImporterProps {
  /** The tutor's courses, to choose from; empty for students. */
  courses: readonly { id: string; name: string }[];
  /** Takes files that are past papers; absent for students, who read papers from their notes. */
  papers?: PaperWay;
}

export interface PaperWay {
  /** @returns true if a file of this name can be nothing else */
  isPaper: (name: string) => boolean;
  read: (file: File) => void;
  error: Error | null;
}

/** Imports questions from a file into the bank or into a set. */
export function QuestionImporter({ courses, papers }: QuestionImporterProps) {
  const [choice, setChoice] = useState<ImportChoice>({ format: 'auto', courseId: '' });
  const { format, courseId } = choice;
  const isPaper = ({ name }: File) =>
    format === 'paper' || (format === 'auto' && papers?.isPaper(name) === true);

  return (
    <ImportFlow
      calls={questionImports}
      noun="question"
      limitBytes={importLimitBytes}
      orderOf={(file) => ({
        file,
        format: format === 'paper' ? 'auto' : format,
        courseId: courseId === '' ? null : courseId,
      })}
      choice={(onFile) => (
        <>
          <ImportChoiceFields
            choice={choice}
            onChange={setChoice}
            onFile={(file) => (isPaper(file) ? papers?.read(file) : onFile(file))}
            courses={courses}
            takesPapers={papers !== undefined}
          />
          {papers?.error && (
            <Notice kind="error" title="The file could not be read.">
              {papers.error.message}
            </Notice>
          )}
        </>
      )}
      otherWay={(seen, file) =>
        papers !== undefined && seen.format === null ? (
          <Button onClick={() => papers.read(file)}>Read it as a past paper</Button>
        ) : null
      }
      formatOf={(seen) => seen.format && importLabels[seen.format]}
      wayTo={wayTo}
    />
  );
}

/** A tutor's import has no set. */
function wayTo({ set_id: setId }: QuestionImport) {
  if (setId === undefined) return <ButtonLink to={links.questions()}>Your questions</ButtonLink>;
  if (setId === null) return <ButtonLink to={links.practiceHome()}>Your questions</ButtonLink>;
  return <ButtonLink to={links.questionSet(setId)}>Open the set</ButtonLink>;
}
