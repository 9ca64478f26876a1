import type { BankQuestionSummary } from '@akada/contract/material/question-bank.ts';
import { links } from '@akada/core/links/links.ts';
import { Anchor, Text } from '@mantine/core';
import { useId } from 'react';
import { dayText } from '../../../../lib/format/dates.ts';
import { counted } from '../../../../lib/format/numbers.ts';
import { useTimeZone } from '../../../../lib/session/account.ts';
import { figureLine } from '../../../../ui/figures/figure-words.ts';
import { Link } from '../../../../ui/links/links.tsx';
import rows from '../../../../ui/page/rows.module.css';
import { StemLine } from '../../../../ui/question/stem-line.tsx';
import { difficultyNames, statusNames, typeNames } from '../bank-words.ts';
import classes from './list.module.css';

interface BankRowProps {
  question: BankQuestionSummary;
  courseName: string | undefined;
  /** Null where questions are only to be read. */
  choosing: { isChosen: boolean; onToggle: (isChosen: boolean, isRange: boolean) => void } | null;
}

export function BankRow({ question, courseName, choosing }: BankRowProps) {
  const { id, report_count, changed_at, needs_review } = question;
  const inExams = figureLine(question);
  const timeZone = useTimeZone();
  const name = useId();

  return (
    <li className={classes.entry} data-chosen={choosing?.isChosen || undefined}>
      {choosing !== null && (
        <label className={classes.mark}>
          <input
            type="checkbox"
            id={`${name}-box`}
            aria-label="Choose:"
            aria-labelledby={`${name}-box ${name}`}
            checked={choosing.isChosen}
            onChange={({ currentTarget, nativeEvent }) =>
              choosing.onToggle(
                currentTarget.checked,
                nativeEvent instanceof MouseEvent && nativeEvent.shiftKey,
              )
            }
          />
        </label>
      )}
      <div className={rows.text}>
        <Anchor
          id={name}
          component={Link}
          to={links.bankQuestion(id)}
          fw={600}
          display="inline-block"
          py={10}
        >
          <StemLine question={question} />
        </Anchor>
        <Text size="sm">
          {factsOf(question, courseName)}
          {report_count > 0 && (
            <>
              {' · '}
              <Text component="span" inherit fw={600} c="var(--mantine-color-error)">
                {counted(report_count, 'report')}
              </Text>
            </>
          )}
        </Text>
        {inExams !== '' && (
          <Text size="sm" className="figures">
            {needs_review && (
              <Text component="span" inherit fw={600} c="var(--mantine-color-error)">
                Look at the key:{' '}
              </Text>
            )}
            {inExams}
          </Text>
        )}
        <Text c="dimmed" size="sm">
          {[...question.tags.map((tag) => `#${tag}`), `Changed ${dayText(changed_at, timeZone)}`].join(' · ')}
        </Text>
      </div>
    </li>
  );
}

function factsOf(question: BankQuestionSummary, courseName: string | undefined): string {
  const { status, type, difficulty, topic } = question;
  const facts = [
    statusNames[status],
    typeNames[type],
    difficulty && difficultyNames[difficulty],
    topic,
    courseName,
  ];
  return facts.filter(Boolean).join(' · ');
}
