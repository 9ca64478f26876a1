import type { Dispute } from '@akada/contract/work/disputes.ts';
import { Stack, Text, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { dayText } from '../../../lib/format/dates.ts';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { useTimeZone } from '../../../lib/session/account.ts';
import { BlockText } from '../../../ui/content/lazy-content.tsx';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { RowsShape } from '../../../ui/feedback/shapes.tsx';
import { RowFacts } from '../../../ui/list/row-text.tsx';
import rows from '../../../ui/list/rows.module.css';
import { Panel, Section } from '../../../ui/page/panel.tsx';
import { reasonNames } from '../question-words.ts';
import type { Weighed } from './api.ts';
import { Decision } from './decision-form.tsx';
import classes from './dispute.module.css';
import { OptionShares } from './option-shares.tsx';
import { verdictWords } from './verdict-words.ts';

// Loads later, because it is below the first screen.
const consequences = lazyComponent(async () => (await import('./consequences.tsx')).Consequences);

/** A reported question with its answers, source and reports, and the decision about it. */
export function DisputeView({ dispute }: { dispute: Dispute }) {
  const { question, source } = dispute;
  const hasKey = question.answer_indexes.length > 0;
  // No other key is preselected: the reported answer can be wrong.
  const [weighed, setWeighed] = useState<Weighed>({
    verdict: 'uphold',
    answer_indexes: hasKey ? question.answer_indexes : [0],
    body: question.body ?? null,
  });

  // The attempts of a typed key are read after a pause.
  const [body] = useDebouncedValue(weighed.body, 300);

  return (
    <div className={classes.columns}>
      <Stack gap={24} miw={0}>
        <Panel>
          <OptionShares dispute={dispute} />
          {question.explanation !== '' && (
            <>
              <Text fw={600} mt={12}>
                Explanation
              </Text>
              <BlockText text={question.explanation} tree={question.content?.explanation} />
            </>
          )}
        </Panel>
        {source !== null && (
          <blockquote className={classes.quote}>
            <Text size="sm" c="dimmed">
              The note it was made from
              {source.page !== null && `, page ${source.page}`}
              {source.section !== null && `, ${source.section}`}
            </Text>
            “{source.quote}”
          </blockquote>
        )}
        <Reports dispute={dispute} />
      </Stack>
      <Stack gap={24} miw={0}>
        <Section title="Your decision">
          <Decision dispute={dispute} weighed={weighed} onWeigh={setWeighed} />
        </Section>
        <Lazy
          of={consequences}
          props={{ id: question.id, weighed: { ...weighed, body } }}
          waiting={<RowsShape rows={4} lines={2} />}
          fault={(error, retry) => <CodeFault what="the attempts" error={error} onRetry={retry} />}
        />
      </Stack>
    </div>
  );
}

function Reports({ dispute: { reports, open_reports } }: { dispute: Dispute }) {
  const timeZone = useTimeZone();
  const decided = new Map(verdictWords.map(({ verdict, name }) => [verdict, name]));

  return (
    <section aria-label="Reports">
      <Title order={2} size="h3">
        Reports{' '}
        <Text component="span" inherit c="dimmed">
          {open_reports}
        </Text>
      </Title>
      {reports.length === 0 && <Text c="dimmed">No one has reported this question.</Text>}
      <ul className={rows.list}>
        {reports.map(({ reason, comment, reported_at, outcome }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same, and none changes its row.
          <li key={`${reported_at} ${index}`} className={rows.entry}>
            <div className={rows.text}>
              <Text fw={600}>{reasonNames[reason]}</Text>
              {comment !== '' && <Text>{comment}</Text>}
            </div>
            <RowFacts>
              {dayText(reported_at, timeZone)}
              {outcome !== null && ` · decided: ${decided.get(outcome)}`}
            </RowFacts>
          </li>
        ))}
      </ul>
    </section>
  );
}
