import { orderPassage, type Passage } from '@akada/contract/material/passages.ts';
import { links } from '@akada/core/links/links.ts';
import { ActionIcon, Text, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/http/call.ts';
import { refreshTopic } from '../../../lib/query/topics.ts';
import { FormFault } from '../../../ui/form/form-fault.tsx';
import { ButtonLink, TextLink } from '../../../ui/links/links.tsx';
import rows from '../../../ui/list/rows.module.css';
import { StemLine } from '../../../ui/question/stem-line.tsx';
import { statusNames } from '../bank/bank-words.ts';
import { passageQuery } from './api.ts';

/** The questions of a passage, in the order that every list and exam uses. */
export function PassageQuestions({ passage }: { passage: Passage }) {
  const { id, questions } = passage;
  const queries = useQueryClient();
  const [said, setSaid] = useState('');
  const ordering = useMutation({
    mutationFn: (ids: string[]) => call(orderPassage, { params: { id }, body: { question_ids: ids } }),
    onSuccess: (ordered) => queries.setQueryData(passageQuery(id).queryKey, ordered),
    // The question may have been removed from the passage on another device.
    onError: () => void refreshTopic(queries, 'passage'),
  });
  const move = (from: number, to: number) => {
    const ids = questions.map((question) => question.id);
    const [moved = ''] = ids.splice(from, 1);
    ids.splice(to, 0, moved);
    ordering.mutate(ids, { onSuccess: () => setSaid(`It is number ${to + 1} of ${ids.length}.`) });
  };

  return (
    <>
      <FormFault error={ordering.error} />
      {questions.length === 0 && <Text c="dimmed">No question is about it yet.</Text>}
      <ol className={rows.list} aria-label="Questions of this passage">
        {questions.map((question, index) => (
          <li key={question.id} className={rows.entry}>
            <div className={rows.text}>
              <TextLink to={links.bankQuestion(question.id)}>
                <StemLine question={question} />
              </TextLink>
              <Text c="dimmed" size="sm">
                Question {index + 1} · {statusNames[question.status]}
              </Text>
            </div>
            <div className={rows.actions}>
              {([-1, 1] as const).map((by) => (
                <MoveButton
                  key={by}
                  label={`Move question ${index + 1} ${by < 0 ? 'up' : 'down'}`}
                  isUp={by < 0}
                  isOff={ordering.isPending || index + by < 0 || index + by >= questions.length}
                  onPress={() => move(index, index + by)}
                />
              ))}
            </div>
          </li>
        ))}
      </ol>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <ButtonLink to={links.newQuestion({ passage_id: id })} variant="default" mt="sm">
        New question about it
      </ButtonLink>
    </>
  );
}

interface MoveButtonProps {
  label: string;
  isUp: boolean;
  isOff: boolean;
  onPress: () => void;
}

/**
 * A disabled button keeps the focus, so that a keyboard user who moved a question to an end can continue from
 * there.
 */
function MoveButton({ label, isUp, isOff, onPress }: MoveButtonProps) {
  return (
    <ActionIcon
      color="gray"
      c={isOff ? 'dimmed' : 'inherit'}
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={() => !isOff && onPress()}
    >
      {isUp ? <IconArrowUp size={20} aria-hidden /> : <IconArrowDown size={20} aria-hidden />}
    </ActionIcon>
  );
}
