import type { QuestionImport } from '@akada/contract/work/exchange.ts';
import { links } from '@akada/core/links/links.ts';
import { importLabels, importLimitBytes } from '@akada/core/questions/file-formats.ts';
import { useState } from 'react';
import { ImportFlow } from '../../ui/import/import-flow.tsx';
import { ButtonLink } from '../../ui/links/links.tsx';
import { questionImports } from './api.ts';
import { type ImportChoice, ImportChoiceFields } from './import-choice.tsx';

interface QuestionImporterProps {
  /** The tutor's courses, to choose from; empty for students. */
  courses: readonly { id: string; name: string }[];
}

/** Imports questions from a file into the bank or into a set. */
export function QuestionImporter({ courses }: QuestionImporterProps) {
  const [choice, setChoice] = useState<ImportChoice>({ format: 'auto', courseId: '' });
  const { format, courseId } = choice;

  return (
    <ImportFlow
      calls={questionImports}
      noun="question"
      limitBytes={importLimitBytes}
      orderOf={(file) => ({ file, format, courseId: courseId === '' ? null : courseId })}
      choice={(onFile) => (
        <ImportChoiceFields choice={choice} onChange={setChoice} onFile={onFile} courses={courses} />
      )}
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
