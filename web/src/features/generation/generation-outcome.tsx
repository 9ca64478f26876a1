import type { Generation } from '@akada/contract/work/generation.ts';
import { links } from '@akada/core/links/links.ts';
import { Text, Title } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { counted } from '../../lib/format/numbers.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ButtonLink } from '../../ui/links/links.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { ContinueLink, CoverageLink } from './asked/asked-parts.tsx';
import classes from './generation-outcome.module.css';
import { NothingLeft } from './nothing-left.tsx';

export function GenerationOutcome({ generation }: { generation: Generation }) {
  if (generation.status === 'failed') return <FailedGeneration generation={generation} />;

  const { id, file_id, items, requested, shortfall, made_by } = generation;
  if (items.length === 0) return <NothingLeft set={generation} />;
  return (
    <Panel>
      <IconChecks size={32} className={classes.icon} aria-hidden />
      <Title order={2}>{counted(items.length, 'question is ready', 'questions are ready')}</Title>
      <Text c="dimmed" mt={4} maw="60ch">
        {items.length < requested
          ? `You asked for ${requested}. Akada found ${items.length} good ones in this note.`
          : 'Each one quotes the passage of your note that proves its answer.'}
      </Text>
      {shortfall && (
        <Text mt={4} maw="60ch">
          {shortfall.message} {!shortfall.counted && 'This set does not count towards your month.'}
        </Text>
      )}
      {made_by.message !== null && (
        <Text c="dimmed" mt={4} maw="60ch">
          {made_by.message}
        </Text>
      )}
      {file_id !== null && <CoverageLink fileId={file_id} />}
      <div className={classes.actions}>
        <ButtonLink to={links.practiceGenerated({ generation_id: id })}>Practise</ButtonLink>
        <ButtonLink to={links.examGenerated({ generation_id: id })} variant="default">
          Sit an exam
        </ButtonLink>
        <ButtonLink to={links.questionSet(id)} variant="default">
          See the questions
        </ButtonLink>
        {shortfall && file_id !== null && (
          <ButtonLink to={links.makeFlashcards({ file_id })} variant="default">
            Make flashcards
          </ButtonLink>
        )}
        {file_id === null ? (
          <ButtonLink to={links.makeQuestions()} variant="default">
            Make more questions
          </ButtonLink>
        ) : (
          <ContinueLink fileId={file_id} />
        )}
      </div>
    </Panel>
  );
}

function FailedGeneration({ generation }: { generation: Generation }) {
  const file_id = generation.file_id ?? undefined;
  return (
    <Notice
      kind="error"
      title="No questions were made"
      actions={
        <>
          <ButtonLink to={links.makeQuestions({ file_id })} variant="default">
            Try again
          </ButtonLink>
          {generation.error?.code === 'nothing_to_ask' && (
            <ButtonLink to={links.makeFlashcards({ file_id })}>Make flashcards</ButtonLink>
          )}
        </>
      }
    >
      {generation.error?.message ?? 'The questions could not be made. Please try again.'}
    </Notice>
  );
}
