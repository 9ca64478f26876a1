import { useState } from 'react';
import { DashboardRows, DashboardSection } from '../../features/dashboard/dashboard-parts.tsx';
import { examLink } from '../../features/exams/exam-lists.ts';
import { storedExams } from '../../features/exams/stored-exam.ts';
import { TimeLeft } from '../../features/exams/time-left.tsx';
import { progressText, storedSitting } from '../../features/quiz/sitting/stored-sitting.ts';
import { useOnline } from '../../lib/device/page-state.ts';
import { useAccount } from '../../lib/session/account.ts';

interface StoredWorkProps {
  /** What would say what there is, as it was asked of the server. */
  asked: readonly { failureCount: number }[];
}

/** Where the server cannot be asked: what goes on without it, because this device has all of it. */
export function StoredWork({ asked }: StoredWorkProps) {
  const { id: userId } = useAccount();
  const isOnline = useOnline();
  const [exams] = useState(() => storedExams(userId));
  const [sitting] = useState(() => storedSitting(userId));

  const isCutOff = !isOnline || asked.some(({ failureCount }) => failureCount > 0);
  if (!isCutOff || (exams.length === 0 && sitting === null)) return null;

  const rows = exams.map(({ exam, receivedAt }) => ({
    id: exam.id,
    name: exam.title,
    fact: <TimeLeft exam={exam} receivedAt={receivedAt} />,
    to: examLink(exam),
  }));
  const practice = sitting && {
    id: sitting.id,
    name: sitting.draw.title,
    fact: progressText(sitting),
    to: sitting.address,
  };
  return (
    <DashboardSection title="Works without a network">
      <DashboardRows rows={practice === null ? rows : [...rows, practice]} />
    </DashboardSection>
  );
}
