import type { QuestionSource } from '@akada/contract/material/questions.ts';
import { links } from '@akada/core/links/links.ts';
import { IconListCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { SourceDrawer } from '../../../features/notes/source-drawer.tsx';
import { PracticeView } from '../../../features/quiz/practice-view.tsx';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { QuestionShape } from '../../../ui/question/choice.tsx';
import { practiceKeys, practiceQuery } from './practice-query.ts';
import { type QuestionSet, questionSet } from './question-set.ts';

export function Component() {
  const [search] = useSearchParams();
  const set = questionSet(search);

  return <Page title="Practice">{set === null ? <NothingChosen /> : <Session set={set} />}</Page>;
}

function Session({ set }: { set: QuestionSet }) {
  const { data, error, refetch } = useQuery(practiceQuery(set));
  const [source, setSource] = useState<QuestionSource | null>(null);
  const [round, setRound] = useState(1);

  if (error && data === undefined)
    return <LoadFault what="these questions" error={error} onRetry={() => void refetch()} />;
  if (data === undefined) {
    return (
      <Waiting what="these questions" queries={practiceKeys(set)}>
        <QuestionShape />
      </Waiting>
    );
  }
  if (data.questions.length === 0) return <NothingThere set={set} />;

  return (
    <>
      <PracticeView
        key={round}
        set={data}
        onOpenSource={setSource}
        onRestart={() => setRound(round + 1)}
        endActions={<EndActions set={set} />}
      />
      {source !== null && <SourceDrawer source={source} onClose={() => setSource(null)} />}
    </>
  );
}

function EndActions({ set }: { set: QuestionSet }) {
  if ('exam_id' in set) {
    return (
      <ButtonLink to={links.result(set.exam_id)} variant="default">
        Back to the result
      </ButtonLink>
    );
  }
  return (
    <ButtonLink to={links.examGenerated(set)} variant="default">
      Sit an exam
    </ButtonLink>
  );
}

function NothingChosen() {
  return (
    <Empty
      icon={<IconListCheck size={36} />}
      title="Choose what to practise"
      action={<ButtonLink to={links.uploadNote()}>See your notes</ButtonLink>}
    >
      Practice starts from one of your notes, or from a set of questions that was just made.
    </Empty>
  );
}

function NothingThere({ set }: { set: QuestionSet }) {
  if ('exam_id' in set) {
    return (
      <Empty
        icon={<IconListCheck size={36} />}
        title="Nothing was missed"
        action={<ButtonLink to={links.result(set.exam_id)}>Back to the result</ButtonLink>}
      >
        Every question of this exam was right.
      </Empty>
    );
  }
  const noteId = 'file_id' in set ? set.file_id : undefined;
  return (
    <Empty
      icon={<IconListCheck size={36} />}
      title="No questions yet"
      action={<ButtonLink to={links.makeQuestions({ file_id: noteId })}>Make questions</ButtonLink>}
    >
      Nothing was made from this note so far.
    </Empty>
  );
}
