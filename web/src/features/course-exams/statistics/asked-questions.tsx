import type { AskedQuestion } from '@akada/contract/work/statistics.ts';
import { links } from '@akada/core/links/links.ts';
import { Anchor, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { figureLine } from '../../../ui/figures/figure-words.ts';
import { QuestionFigures } from '../../../ui/figures/question-figures.tsx';
import { Link } from '../../../ui/links/links.tsx';
import rows from '../../../ui/list/rows.module.css';
import question from '../../../ui/question/question.module.css';
import { StemLine } from '../../../ui/question/stem-line.tsx';
import { byUrgency } from './asked-order.ts';

interface QuestionsProps {
  questions: readonly AskedQuestion[];
  /** Renders the typed answers to a question. */
  answers: (questionId: string) => ReactNode;
}

/** The questions of an exam, sorted by how urgently they need a look. */
export function AskedQuestions({ questions, answers }: QuestionsProps) {
  return (
    <ul className={rows.list} aria-label="Questions">
      {byUrgency(questions).map((requested) => (
        <li key={requested.question_id} className={rows.entry}>
          <div className={rows.text}>
            <Stem asked={requested} />
            <Details asked={requested} answers={answers} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The answers load when the details are opened for the first time. */
function Details({ asked, answers }: { asked: AskedQuestion } & Pick<QuestionsProps, 'answers'>) {
  const [wasOpened, setOpened] = useState(false);
  const hasNoOptions = asked.stem !== null && asked.answer_indexes.length === 0;

  return (
    <details onToggle={() => setOpened(true)}>
      <summary className={`${question.summary} figures`}>
        {asked.needs_review && <strong>Look at this one. </strong>}
        {figureLine(asked)}
      </summary>
      <QuestionFigures figures={asked} keys={asked.answer_indexes} texts={null} />
      {wasOpened && hasNoOptions && answers(asked.question_id)}
    </details>
  );
}

function Stem({ asked: { question_id, stem, stem_content } }: { asked: AskedQuestion }) {
  if (stem === null) return <Text c="dimmed">A question that was deleted</Text>;

  return (
    <Anchor component={Link} to={links.bankQuestion(question_id)} fw={600} display="inline-block" py={10}>
      <StemLine question={{ stem, stem_content }} />
    </Anchor>
  );
}
