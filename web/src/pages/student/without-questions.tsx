import { links } from '@akada/core/links/links.ts';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { generationQuery, isFinished } from '../../features/generation/api.ts';
import { GenerationOutcome } from '../../features/generation/generation-outcome.tsx';
import { GenerationProgress } from '../../features/generation/generation-progress.tsx';
import { noteQuery } from '../../features/notes/note-api.ts';
import { NoteState } from '../../features/notes/note-state.tsx';
import type { PracticeSourceQuery } from '../../features/quiz/practice-choice.ts';
import { isGone } from '../../lib/http/api-error.ts';
import { LoadFault } from '../../ui/feedback/load-fault.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { PageLoading } from '../../ui/feedback/page-loading.tsx';
import { ButtonLink } from '../../ui/links/links.tsx';
import { FirstQuestions } from './first-questions.tsx';

interface WithoutQuestionsProps {
  source: PracticeSourceQuery;
  /** Called when there are questions after all. */
  onMade: () => void;
}

/** Shown for a source without questions: makes questions from a note, or links to the next step. */
export function WithoutQuestions({ source: { file_id, generation_id }, onMade }: WithoutQuestionsProps) {
  if (file_id !== undefined) return <OfNote id={file_id} onMade={onMade} />;
  if (generation_id !== undefined) return <OfSet id={generation_id} onMade={onMade} />;
  return <NothingHere />;
}

function NothingHere() {
  return (
    <Notice
      kind="info"
      title="There is nothing to practise here."
      actions={<ButtonLink to={links.practiceHome()}>What I can practise</ButtonLink>}
    >
      It was deleted, or you are not in it.
    </Notice>
  );
}

interface OfOneProps {
  id: string;
  onMade: () => void;
}

function OfNote({ id, onMade }: OfOneProps) {
  const { data: note, error, refetch } = useQuery(noteQuery(id));

  if (error && isGone(error)) return <NothingHere />;
  if (note === undefined && error)
    return <LoadFault what="this note" error={error} onRetry={() => void refetch()} />;
  if (note === undefined) return <PageLoading />;
  if (note.status === 'ready') return <FirstQuestions fileId={id} onMade={onMade} />;
  return (
    <Stack align="start">
      <NoteState note={note} mostWarnings={0} />
      <ButtonLink to={links.note(id)}>See the note</ButtonLink>
    </Stack>
  );
}

function OfSet({ id, onMade }: OfOneProps) {
  const { data: set, error, refetch } = useQuery(generationQuery(id));
  const isThere = set?.status === 'ready' && set.items.length > 0;
  const goOn = useEffectEvent(onMade);

  useEffect(() => {
    if (isThere) goOn();
  }, [isThere]);

  if (error && isGone(error)) return <NothingHere />;
  if (set === undefined && error)
    return <LoadFault what="these questions" error={error} onRetry={() => void refetch()} />;
  if (set === undefined || isThere) return <PageLoading />;
  return isFinished(set) ? (
    <GenerationOutcome generation={set} />
  ) : (
    <GenerationProgress kind="questions" generation={set} />
  );
}
