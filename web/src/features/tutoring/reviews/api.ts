import { listOwnReviews, replyToReview, reportReview } from '@akada/contract/work/tutor-reviews.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getPaging } from '../../../lib/address/use-list-address.ts';
import { call } from '../../../lib/http/call.ts';
import { changedBy } from '../../../lib/query/topics.ts';
import { toast } from '../../../lib/toast/toast.ts';

const ownReviewsKey = ['tutor-reviews', 'own'] as const;

/** Students' reviews of the signed-in tutor. */
export const ownReviewsQuery = (page: number) =>
  queryOptions({
    queryKey: [...ownReviewsKey, page],
    queryFn: ({ signal }) => call(listOwnReviews, { query: getPaging(page), signal }),
    staleTime: 0,
    meta: changedBy('booking'),
  });

export function useReply(id: string, onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (text: string) => call(replyToReview, { params: { id }, body: { text } }),
    onSuccess: () => {
      toast.success('Your reply is shown below the review.');
      onDone();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ownReviewsKey }),
  });
}

export function useReviewReport(id: string, onDone: () => void) {
  return useMutation({
    mutationFn: (reason: string) => call(reportReview, { params: { id }, body: { reason } }),
    onSuccess: () => {
      toast.success('An administrator will look at the review.');
      onDone();
    },
  });
}
