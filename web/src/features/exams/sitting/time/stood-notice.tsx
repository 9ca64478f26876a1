import { timeText } from '../../../../lib/format/dates.ts';
import { spokenDuration } from '../../../../lib/format/numbers.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import type { ExamTime } from './use-exam-time.ts';

/** Tells a returning student how long the clock was stopped and when the exam ends now. */
export function StoodNotice({ time: { stoodMs, clock, receivedAt } }: { time: ExamTime }) {
  if (stoodMs === 0) return null;

  const stood = spokenDuration(Math.round(stoodMs / 1_000));
  const offset = Date.parse(clock.server_now) - receivedAt;
  const ends = new Date(Date.parse(clock.deadline_at) - offset).toISOString();
  return (
    <Notice kind="info">
      The clock was stopped for {stood} while you were away. The exam now ends at {timeText(ends)}.
    </Notice>
  );
}
