import { handleJob } from '../../platform/queue/job.ts';
import { issueReceipts } from './receipts.service.ts';

export const issueHandler = (issueAll: (signal?: AbortSignal) => Promise<void>) =>
  handleJob(issueReceipts, (_payload, { signal }) => issueAll(signal));
