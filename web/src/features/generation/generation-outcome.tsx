import type { Generation } from '@akada/contract/generation.ts';
import { Text, Title } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './generation-outcome.module.css';

export function GenerationOutcome({ generation }: { generation: Generation }) {
  if (generation.status === 'failed') return <FailedGeneration generation={generation} />;

  const { id, items, requested } = generation;
  const search = `?generation_id=${id}`;
  return (
    <Panel>
      <IconChecks size={32} className={classes.icon} aria-hidden />
      <Title order={2}>
        {items.length === 1 ? '1 question is ready' : `${items.length} questions are ready`}
      </Title>
      <Text c="dimmed" mt={4} maw="60ch">
        {items.length < requested
          ? `You asked for ${requested}. This note carries ${items.length} that can be trusted, so we stopped there.`
          : 'Each one quotes the sentence of your note that proves its answer.'}
      </Text>
      <div className={classes.actions}>
        <ButtonLink to={`/mcq/practice/generated${search}`}>Practise</ButtonLink>
        <ButtonLink to={`/mcq/exam/generated${search}`} variant="default">
          Sit an exam
        </ButtonLink>
        <ButtonLink to="/tools/mcq" variant="subtle">
          Make more questions
        </ButtonLink>
      </div>
    </Panel>
  );
}

function FailedGeneration({ generation }: { generation: Generation }) {
  return (
    <Notice
      kind="error"
      title="No questions were made"
      actions={
        <ButtonLink to={`/tools/mcq?file_id=${generation.file_id}`} variant="default">
          Try again
        </ButtonLink>
      }
    >
      {generation.error?.message ?? 'The questions could not be made. Please try again.'}
    </Notice>
  );
}
