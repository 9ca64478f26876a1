import type { QuestionSource } from '@akada/contract/material/questions.ts';
import type { Generation } from '@akada/contract/work/generation.ts';
import { links } from '@akada/core/links/links.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { ExportTool } from '../../../features/exchange/export-tool.tsx';
import { generationQuery } from '../../../features/generation/api.ts';
import { DeleteSet } from '../../../features/generation/delete-set.tsx';
import { NothingLeft } from '../../../features/generation/nothing-left.tsx';
import {
  resultText,
  setFacts,
  setsQuery,
  setTitle,
  withQuestion,
} from '../../../features/generation/sets.ts';
import { SourceDrawer } from '../../../features/notes/source-drawer.tsx';
import type { ShownQuestions } from '../../../features/questions/api.ts';
import { DeletedQuestions } from '../../../features/questions/deleted-questions.tsx';
import { QuestionList } from '../../../features/questions/question-list.tsx';
import { SetTools } from '../../../features/questions/set-tools.tsx';
import { ShareTool } from '../../../features/sharing/share-tool.tsx';
import { isGone } from '../../../lib/http/api-error.ts';
import { useTimeZone } from '../../../lib/session/account.ts';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { ButtonLink, TextLink } from '../../../ui/links/links.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Actions, Columns } from '../../../ui/page/panel.tsx';
import { QuestionShape } from '../../../ui/question/choice.tsx';

/** A set of questions to read, correct and export. */
export function Component() {
  const { setId = '' } = useParams();
  const { data: set, error, refetch } = useQuery(generationQuery(setId));
  const isThere = set !== undefined && !(error && isGone(error));

  return (
    <Page
      title={set?.status === 'ready' ? setTitle(set.title) : 'Questions'}
      subtitle={isThere && set.status === 'ready' ? <SetSummary set={set} /> : undefined}
    >
      {error && !isThere && <SetFault error={error} onRetry={() => void refetch()} />}
      {!error && set === undefined && (
        <Waiting what="these questions" queries={[generationQuery(setId).queryKey]}>
          <QuestionShape />
        </Waiting>
      )}
      {isThere && <SetInState set={set} />}
    </Page>
  );
}

function SetFault({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (!isGone(error)) return <LoadFault what="these questions" error={error} onRetry={onRetry} />;

  return (
    <Notice
      kind="info"
      title="This set is not here."
      actions={<ButtonLink to={links.practiceHome()}>Your questions</ButtonLink>}
    >
      It was deleted, or its address is wrong.
    </Notice>
  );
}

function SetSummary({ set }: { set: Generation }) {
  const timeZone = useTimeZone();
  const { data } = useQuery(setsQuery(set.file_id ?? undefined));
  const last = data?.items.find(({ id }) => id === set.id)?.last_result;

  return (
    <span className="figures">
      {setFacts(set.items.length, set.created_at, timeZone)}
      {last && (
        <>
          . Last result: <TextLink to={links.result(last.exam_id)}>{resultText(last)}</TextLink>
        </>
      )}
    </span>
  );
}

function SetInState({ set }: { set: Generation }) {
  if (set.status === 'ready') return <ReadySet set={set} />;

  const hasFailed = set.status === 'failed';
  return (
    <Notice
      kind={hasFailed ? 'error' : 'info'}
      title={hasFailed ? 'No questions were made.' : 'These questions are still being made.'}
      actions={
        <ButtonLink to={links.makeQuestions({ generation_id: set.id })}>
          {hasFailed ? 'Try again' : 'See how far they are'}
        </ButtonLink>
      }
    >
      {set.error?.message}
    </Notice>
  );
}

function ReadySet({ set }: { set: Generation }) {
  const [source, setSource] = useState<QuestionSource | null>(null);
  const visibleQuestions = useShownQuestions(set.id);
  const { items, passages, replacements } = set;

  return (
    <Columns
      isSideFirst
      main={
        <>
          <QuestionList
            passages={passages}
            replacements={replacements}
            shown={visibleQuestions}
            questions={items}
            onOpenSource={setSource}
          />
          {items.length === 0 && <NothingLeft set={set} />}
          <DeletedQuestions setId={set.id} />
          {source !== null && <SourceDrawer source={source} onClose={() => setSource(null)} />}
        </>
      }
      side={items.length > 0 && <SetActions set={set} />}
    />
  );
}

function SetActions({ set: { id, file_id, title, items, passages } }: { set: Generation }) {
  return (
    <Actions>
      <ButtonLink to={links.practiceGenerated({ generation_id: id })}>Practise</ButtonLink>
      <ButtonLink to={links.examGenerated({ generation_id: id })} variant="default">
        Sit an exam
      </ButtonLink>
      {file_id !== null && (
        <ButtonLink to={links.makeFlashcards({ file_id })} variant="default">
          Make cards
        </ButtonLink>
      )}
      <SetTools title={setTitle(title)} questions={items} passages={passages} />
      <ExportTool of={{ set_id: id }} title={setTitle(title)} />
      <ShareTool subjects={[{ kind: 'set', subject_id: id, title: setTitle(title) }]} />
      <DeleteSet id={id} />
    </Actions>
  );
}

/** Shows the server's answer to a change before the set is read again. */
function useShownQuestions(setId: string): ShownQuestions {
  const queries = useQueryClient();
  const change = (next: (items: Generation['items']) => Generation['items']) =>
    queries.setQueryData(generationQuery(setId).queryKey, (set) => set && { ...set, items: next(set.items) });
  return {
    put: (question, replacedId) => change((items) => withQuestion(items, question, replacedId)),
    remove: (id) => change((items) => items.filter((item) => item.id !== id)),
  };
}
