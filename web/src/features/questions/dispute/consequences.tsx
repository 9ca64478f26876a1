import type { DisputedAttempt } from '@akada/contract/work/disputes.ts';
import { links } from '@akada/core/links/links.ts';
import { Text } from '@mantine/core';
import { useListState } from '../../../lib/address/use-list-address.ts';
import { dayText } from '../../../lib/format/dates.ts';
import { useTimeZone } from '../../../lib/session/account.ts';
import { ResourceList } from '../../../ui/list/resource-list.tsx';
import { RowFacts, RowText } from '../../../ui/list/row-text.tsx';
import { Avatar } from '../../../ui/page/avatar.tsx';
import { Section } from '../../../ui/page/panel.tsx';
import { KeyHistory } from '../bank/exams/key-history.tsx';
import { attemptsQuery, type Weighed } from './api.ts';
import classes from './dispute.module.css';

interface ConsequencesProps {
  id: string;
  weighed: Weighed;
}

/** Earlier changes of the key, which can be undone, and the students whose scores the decision changes. */
export function Consequences({ id, weighed }: ConsequencesProps) {
  return (
    <>
      <KeyHistory questionId={id} />
      <Attempts id={id} weighed={weighed} />
    </>
  );
}

/** Every affected exam, with its present and its new score. */
function Attempts({ id, weighed }: ConsequencesProps) {
  const address = useListState();

  return (
    <Section title="Affected attempts">
      <ResourceList
        what="the attempts"
        one="attempt"
        label="Affected attempts"
        address={address}
        query={attemptsQuery(id, weighed, address.page)}
        shape={{ rows: 4, lines: 2 }}
        empty="No exam that has ended asked it as it is now."
        idOf={({ exam_id }) => exam_id}
        row={(attempt) => <AttemptRow attempt={attempt} />}
      />
    </Section>
  );
}

function AttemptRow({ attempt }: { attempt: DisputedAttempt }) {
  const timeZone = useTimeZone();
  const { student, title, finished_at, score, score_after, max_score } = attempt;
  const isChanged = score !== score_after;

  return (
    <>
      <RowText
        title={student.full_name}
        to={links.adminUser(student.id)}
        cover={<Avatar name={student.full_name} url={null} size={36} />}
      >
        <RowFacts>
          {title}, {dayText(finished_at, timeZone)}
        </RowFacts>
      </RowText>
      <Text className="figures">
        <span className={isChanged ? classes.now : undefined}>{score}</span>
        {isChanged && (
          <>
            {' › '}
            <Text
              component="strong"
              inherit
              c={score_after > score ? 'var(--akada-accent)' : 'var(--mantine-color-error)'}
            >
              {score_after}
            </Text>
          </>
        )}{' '}
        <span className={classes.now}>of {max_score}</span>
      </Text>
    </>
  );
}
