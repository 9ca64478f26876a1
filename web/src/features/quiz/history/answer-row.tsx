import type { PastAnswer } from '@akada/contract/work/practice.ts';
import { Text } from '@mantine/core';
import { momentText } from '../../../lib/format/dates.ts';
import { spokenDuration } from '../../../lib/format/numbers.ts';
import { useTimeZone } from '../../../lib/session/account.ts';
import rows from '../../../ui/page/rows.module.css';
import { certaintyNames } from '../sitting/answer-actions.tsx';

/** An answer of the past: what was asked, what was chosen, and what is right. */
export function AnswerRow({ answer }: { answer: PastAnswer }) {
  const { stem, options, choices, answer_indexes, correct } = answer;
  const textOf = (indexes: readonly number[]) =>
    indexes.map((index) => options[index]?.text ?? '').join('; ');

  return (
    <li className={rows.entry}>
      <div className={rows.text}>
        <Text fw={600}>{stem}</Text>
        <Text>
          {verdictOf(correct)}: {textOf(choices)}
        </Text>
        {correct === false && answer_indexes !== null && (
          <Text>The right answer: {textOf(answer_indexes)}</Text>
        )}
        <Facts answer={answer} />
      </div>
    </li>
  );
}

function Facts({ answer: { given_at, topic, took_ms, hints, certainty } }: { answer: PastAnswer }) {
  const timeZone = useTimeZone();
  const facts = [
    momentText(given_at, timeZone),
    topic,
    spokenDuration(Math.max(1, Math.round(took_ms / 1_000))),
    hints > 0 && 'With a hint',
    certainty !== null && certaintyNames[certainty],
  ];

  return (
    <Text c="dimmed" size="sm" className="figures">
      {facts.filter(Boolean).join(' · ')}
    </Text>
  );
}

function verdictOf(correct: boolean | null): string {
  if (correct === null) return 'Held back while an exam over it runs';
  return correct ? 'Right' : 'Not right';
}
