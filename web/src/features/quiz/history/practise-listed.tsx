import type { PastAnswer } from '@akada/contract/work/practice.ts';
import { links } from '@akada/core/links/links.ts';
import { Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { counted, numberText } from '../../../lib/format/numbers.ts';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { type HistoryFilter, mostDrawn } from '../practice-api.ts';
import { getQuestions } from './history-choice.ts';
import { newestQuestions } from './newest-questions.ts';

interface PractiseListedProps {
  filter: HistoryFilter;
  /** The open page of the list. */
  shown: { items: PastAnswer[]; total: number };
}

/** Starts practice of all listed answers, on any page of the list. */
export function PractiseListed({ filter, shown: { items, total } }: PractiseListedProps) {
  if (items.length < total) return <PractiseAll filter={filter} total={total} />;

  return (
    <ButtonLink to={links.practiceGenerated({ question_ids: getQuestions(items) })}>
      Practise these
    </ButtonLink>
  );
}

/** Reads further pages only on a press: few people practise their list. */
function PractiseAll({ filter, total }: { filter: HistoryFilter; total: number }) {
  const [read, setRead] = useState(0);
  const navigate = useNavigate();
  const reading = useRef<AbortController>(null);
  useEffect(() => () => reading.current?.abort(), []);

  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      setRead(0);
      reading.current = new AbortController();
      return newestQuestions({ filter, signal: reading.current.signal, onRead: setRead });
    },
  });
  const practise = () =>
    mutate(undefined, {
      onSuccess: (question_ids) => navigate(links.practiceGenerated({ question_ids })),
    });

  if (error) return <LoadFault what="all of these answers" error={error} onRetry={practise} />;
  return (
    <div>
      <ActionButton isBusy={isPending} onClick={practise}>
        {total > mostDrawn ? `Practise the newest (at most ${mostDrawn})` : 'Practise these'}
      </ActionButton>
      <Text c="dimmed" size="sm" role="status" className="figures">
        {isPending && `Reading: ${numberText(read)} of ${counted(total, 'answer')}`}
      </Text>
    </div>
  );
}
