import type { PaperImport } from '@akada/contract/material/paper-imports.ts';
import { getOptionLetters } from '@akada/core/papers/options/option-letters.ts';
import { Button, FileButton, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { counted } from '../../../lib/format/numbers.ts';
import { useAccount } from '../../../lib/session/account.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { FormFault } from '../../../ui/form/form-fault.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { KeyButton } from '../keys/key-button.tsx';
import type { TypedKey } from '../keys/typed-keys.ts';
import { OmittedLines } from '../omitted-lines.tsx';
import paperClasses from '../past-paper.module.css';
import { QuestionList } from '../question-list.tsx';
import { useImportPaper, useReadAnswers } from './api.ts';
import { ImportForm } from './import-form.tsx';
import { ImportQuestion } from './import-question.tsx';
import { getHeading, getResult } from './import-words.ts';
import { applyChanges, lacksKey, type QuestionChange, readChanges, storeChanges } from './paper-changes.ts';
import classes from './paper-preview.module.css';

interface PaperPreviewProps {
  imported: PaperImport;
  paper: NonNullable<PaperImport['paper']>;
  courses: readonly { id: string; name: string }[];
  /** A link to the tutor's questions. */
  toQuestions: ReactNode;
  onOtherFile: () => void;
}

/** The questions of a paper before they are imported: the tutor gives keys, and leaves questions out. */
export function PaperPreview({ imported, paper, courses, toQuestions, onOtherFile }: PaperPreviewProps) {
  const { id, filename, answers_filename: answersFilename, failure } = imported;
  const { id: userId } = useAccount();
  const [changes, setChanges] = useState(() => readChanges(userId, id));
  const importing = useImportPaper(id);
  const answers = useReadAnswers(id);
  const title = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLElement>(null);

  // The focused field has disappeared.
  useEffect(() => title.current?.focus(), []);
  useEffect(() => storeChanges(userId, id, changes), [userId, id, changes]);

  const change = (added: Readonly<Record<number, QuestionChange>>) =>
    setChanges((previous) => {
      const merged = Object.entries(added).map(([position, one]) => [
        position,
        { ...previous[Number(position)], ...one },
      ]);
      return { ...previous, ...Object.fromEntries(merged) };
    });
  const questions = applyChanges(paper.questions, changes);
  const missing = questions.filter(lacksKey).length;
  const heading = getHeading(paper);

  return (
    <>
      <Title order={2} size="h3" ref={title} tabIndex={-1} className={classes.title}>
        {filename}
      </Title>
      <Text className="figures">
        {heading !== '' && `${heading}. `}
        {counted(questions.length, 'question')}
        {missing > 0 ? `, ${missing} without a key.` : '.'}
        {answersFilename !== null && ` Answers from ${answersFilename}.`}
      </Text>
      {failure !== null && (
        <Notice kind="warning" title="The answers could not be read.">
          {failure}
        </Notice>
      )}
      <FormFault error={answers.error} />
      <div className={`${paperClasses.foot} ${classes.actions}`}>
        <KeyButton
          questions={questions.filter(({ is_in_set: isImported }) => !isImported)}
          saving={{
            isBusy: false,
            error: null,
            save: ({ keys }, onSaved) => {
              change(Object.fromEntries(keys.flatMap(toChange)));
              onSaved();
            },
          }}
        />
        <FileButton onChange={(file) => file && answers.mutate(file)}>
          {(button) => (
            <Button {...button} variant="default" loading={answers.isPending}>
              Add a file with the answers
            </Button>
          )}
        </FileButton>
        <Button variant="subtle" onClick={onOtherFile}>
          Choose another file
        </Button>
        <Button variant="subtle" className={classes.jump} onClick={() => form.current?.focus()}>
          Go to the import
        </Button>
      </div>
      {importing.data && (
        <Notice kind="success" actions={toQuestions}>
          {getResult(importing.data).join(' ')}
        </Notice>
      )}
      <div className={classes.columns}>
        <div>
          <QuestionList
            questions={questions}
            drawQuestion={(question) => (
              <ImportQuestion question={question} onChange={(one) => change({ [question.position]: one })} />
            )}
          />
          <OmittedLines
            omitted={paper.omitted}
            advice="Edit the draft after the import if one of them belongs to it."
          />
        </div>
        <aside ref={form} tabIndex={-1} aria-label="Import" className={classes.side}>
          <Panel>
            <ImportForm
              paper={paper}
              questions={questions}
              changes={changes}
              courses={courses}
              importing={importing}
              onImported={() => title.current?.focus()}
            />
          </Panel>
        </aside>
      </div>
    </>
  );
}

function toChange({ question, letter }: TypedKey): [number, QuestionChange][] {
  const index = getOptionLetters(question.options).indexOf(letter);
  return index === -1 ? [] : [[question.position, { key: [index] }]];
}
