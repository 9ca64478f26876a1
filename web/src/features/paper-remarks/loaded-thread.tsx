import { useQuery } from '@tanstack/react-query';
import { LoadFault } from '../../ui/feedback/load-fault.tsx';
import { type PaperSide, remarksQuery } from './api.ts';
import { RemarkThread } from './remark-thread.tsx';

interface LoadedThreadProps {
  side: PaperSide;
  questionId: string | null;
  subject: string;
  studentName: string;
}

/** The thread of a question or a paper, once its remarks are loaded. */
export function LoadedThread({ side, ...thread }: LoadedThreadProps) {
  const { data, error, refetch } = useQuery(remarksQuery(side));
  if (data !== undefined)
    return <RemarkThread key={thread.questionId} side={side} remarks={data} {...thread} />;
  return error && <LoadFault what="the comments" error={error} onRetry={() => void refetch()} />;
}
