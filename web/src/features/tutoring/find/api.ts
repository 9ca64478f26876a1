import { getTutor, searchTutors, type TutorSearch, tutorChoices } from '@akada/contract/base/tutor-search.ts';
import { checkReview, listReviews, saveReview } from '@akada/contract/work/tutor-reviews.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getPaging } from '../../../lib/address/use-list-address.ts';
import { call } from '../../../lib/http/call.ts';
import { changedBy, refreshTopic } from '../../../lib/query/topics.ts';

const fresh = { staleTime: 60_000, meta: changedBy('booking') };

export const foundTutorsQuery = (search: TutorSearch, page: number) =>
  queryOptions({
    queryKey: ['tutors', 'found', search, page],
    queryFn: ({ signal }) => call(searchTutors, { body: search, query: getPaging(page), signal }),
    ...fresh,
  });

/** The choices change only when a new tutor appears. */
export const tutorChoicesQuery = queryOptions({
  queryKey: ['tutors', 'choices'],
  queryFn: ({ signal }) => call(tutorChoices, { signal }),
  staleTime: 600_000,
});

export const tutorQuery = (id: string) =>
  queryOptions({
    queryKey: ['tutors', 'one', id],
    queryFn: ({ signal }) => call(getTutor, { params: { id }, signal }),
    ...fresh,
  });

export const reviewsQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: ['tutors', 'reviews', id, page],
    queryFn: ({ signal }) => call(listReviews, { params: { id }, query: getPaging(page), signal }),
    ...fresh,
  });

export const reviewCheckQuery = (id: string) =>
  queryOptions({
    queryKey: ['tutors', 'review', id],
    queryFn: ({ signal }) => call(checkReview, { params: { id }, signal }),
    ...fresh,
  });

/** A review changes the tutor's figures and list too. */
export function useReview(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { rating: number; text: string }) => call(saveReview, { params: { id }, body }),
    onSettled: () => refreshTopic(queries, 'booking'),
  });
}
