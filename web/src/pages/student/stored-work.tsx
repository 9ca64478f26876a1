import { links } from '@akada/core/links/links.ts';
import { localDay } from '@akada/core/time/local-day.ts';
import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { unfinishedReview } from '../../features/cards/review/stored-review.ts';
import { countStoredDecks } from '../../features/cards/stored/stored-index.ts';
import {
  type DashboardRow,
  DashboardRows,
  DashboardSection,
} from '../../features/dashboard/dashboard-parts.tsx';
import { examLink } from '../../features/exams/exam-lists.ts';
import { storedExams } from '../../features/exams/stored-exam.ts';
import { TimeLeft } from '../../features/exams/time-left.tsx';
import { progressText, storedSitting } from '../../features/quiz/sitting/stored-sitting.ts';
import { useOnline } from '../../lib/device/page-state.ts';
import { counted } from '../../lib/format/numbers.ts';
import { useAccount } from '../../lib/session/account.ts';
import { countUnsentAnswers, countWaitingAnswers } from '../../lib/session/unsent-answers.ts';
import { useZone } from '../../lib/session/use-zone.ts';

interface StoredWorkProps {
  /** The queries that would list the work, with their failures. */
  asked: readonly { failureCount: number }[];
}

/** Shown if the server does not answer: work that continues offline, because this device has all of it. */
export function StoredWork({ asked }: StoredWorkProps) {
  const { id: userId } = useAccount();
  const zone = useZone();
  const isOnline = useOnline();
  const [exams] = useState(() => storedExams(userId));
  const [sitting] = useState(() => storedSitting(userId));
  const [review] = useState(() => unfinishedReview(userId, localDay(Date.now(), zone)));
  const [storedDecks] = useState(() => countStoredDecks(userId));
  const waitingAnswers = countWaitingAnswers(userId);

  const queries = useQueryClient();
  useEffect(() => {
    if (!isOnline || countUnsentAnswers() === 0) return;
    // The next page sends the answers that this one cannot.
    import('./send-waiting.ts')
      .then(({ sendWaitingWork }) => sendWaitingWork(userId, queries))
      .catch(() => {});
  }, [isOnline, userId, queries]);

  const isCutOff = !isOnline || asked.some(({ failureCount }) => failureCount > 0);
  if (!isCutOff) return null;

  const rows: DashboardRow[] = exams.map(({ exam, receivedAt }) => ({
    id: exam.id,
    name: exam.title,
    fact: <TimeLeft exam={exam} receivedAt={receivedAt} />,
    to: examLink(exam),
  }));
  if (sitting !== null) {
    rows.push({
      id: sitting.id,
      name: sitting.draw.title,
      fact: progressText(sitting),
      to: sitting.address,
    });
  }
  if (review !== null) {
    rows.push({
      id: review.id,
      name: 'Review your cards',
      fact: `${counted(review.sitting.upcoming.length, 'card')} left`,
      to: review.address,
    });
  } else if (storedDecks > 0) {
    rows.push({
      id: 'stored-decks',
      name: 'Review the cards on this device',
      fact: counted(storedDecks, 'deck'),
      to: links.practiceFlashcards('all', {}),
    });
  }
  if (rows.length === 0 && waitingAnswers === 0) return null;

  return (
    <DashboardSection title="Works without a network">
      {waitingAnswers > 0 && <Text>{waitingText(waitingAnswers)}</Text>}
      {rows.length > 0 && <DashboardRows rows={rows} />}
    </DashboardSection>
  );
}

function waitingText(count: number): string {
  const [wait, them] = count === 1 ? ['waits', 'it'] : ['wait', 'them'];
  return `${counted(count, 'answer')} ${wait} on this device. Akada sends ${them} when you are connected.`;
}
