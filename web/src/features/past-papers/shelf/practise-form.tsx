import type { PastPaperSubject } from '@akada/contract/material/past-paper-shelf.ts';
import { getUuid } from '@akada/core/text/uuid.ts';
import { useState } from 'react';
import { randomId } from '../../../lib/device/browser.ts';
import { counted } from '../../../lib/format/numbers.ts';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { ChipField } from '../../../ui/form/choices/chip-field.tsx';
import { TapList } from '../../../ui/form/choices/tap-list.tsx';
import { FormFault } from '../../../ui/form/form-fault.tsx';
import { FormStack } from '../../../ui/form/form-stack.tsx';
import classes from './shelf.module.css';
import { usePractisePapers } from './shelf-api.ts';

interface PractiseFormProps {
  subject: PastPaperSubject;
  /** Called with the questions to practise. */
  onStart: (questionIds: string[]) => void;
}

const questionCounts = [5, 10, 20, 50, 100];

const orders = [
  ['as_asked', 'Topics as often as in the papers'],
  ['mixed', 'Any questions, mixed'],
] as const;

/** Draws questions by year and topic. Nothing chosen means everything, so that Start is enough. */
export function PractiseForm({ subject, onStart }: PractiseFormProps) {
  const [years, setYears] = useState<readonly string[]>([]);
  const [topics, setTopics] = useState<readonly string[]>([]);
  const [count, setCount] = useState('20');
  const [order, setOrder] = useState<(typeof orders)[number][0]>('as_asked');
  const drawing = usePractisePapers();
  if (subject.ready === 0)
    return <p className={classes.quiet}>No question has a key yet. Open a paper and give its keys first.</p>;

  const start = () =>
    drawing.mutate(
      {
        subject: subject.subject,
        count: Number(count),
        order,
        seed: getUuid(randomId()),
        ...(years.length > 0 && { years: [...years] }),
        ...(topics.length > 0 && { topics: [...topics] }),
      },
      { onSuccess: ({ question_ids }) => onStart(question_ids) },
    );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
    >
      <FormStack>
        <FormFault error={drawing.error} />
        {subject.years.length > 1 && (
          <TapList
            legend="Years"
            more="years"
            items={subject.years.map(({ year, questions }) => ({
              name: year ?? '',
              isChosen: years.includes(year ?? ''),
              text: `${year ?? 'No year'} (${questions})`,
            }))}
            onToggle={(year, isChosen) => setYears(toggle(years, year, isChosen))}
          />
        )}
        {subject.topics.length > 1 && (
          <TapList
            legend="Topics"
            more="topics"
            items={subject.topics.map(({ topic, questions }) => ({
              name: topic,
              isChosen: topics.includes(topic),
              text: `${topic} (${questions})`,
            }))}
            onToggle={(topic, isChosen) => setTopics(toggle(topics, topic, isChosen))}
          />
        )}
        <ChipField
          label="How many"
          value={count}
          options={questionCounts.map((number) => [String(number), counted(number, 'question')] as const)}
          onChange={setCount}
        />
        {subject.topics.length > 1 && (
          <ChipField
            label="Which questions"
            value={order}
            options={orders}
            onChange={(value) => setOrder(value === 'mixed' ? 'mixed' : 'as_asked')}
          />
        )}
        <ActionButton type="submit" isBusy={drawing.isPending}>
          Start
        </ActionButton>
      </FormStack>
    </form>
  );
}

function toggle(names: readonly string[], name: string, isChosen: boolean): string[] {
  return isChosen ? [...names, name] : names.filter((other) => other !== name);
}
