import { listTopics } from '@akada/contract/work/generation.ts';
import { practiceHistory } from '@akada/contract/work/practice.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { useAccount } from '../../../lib/session/account.ts';
import { isAwaited } from '../../../ui/feedback/pending.tsx';
import type { ChatNote, Suggestion } from '../chat/chat-notes.ts';

/** A note does not change, and neither do its topics. */
const topicsQuery = (id: string) =>
  queryOptions({
    queryKey: ['assistant', 'topics', id],
    queryFn: ({ signal }) => call(listTopics, { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

const missedQuery = queryOptions({
  queryKey: ['assistant', 'missed'],
  queryFn: ({ signal }) => call(practiceHistory, { query: { outcome: 'wrong', limit: 1 }, signal }),
});

const mostTopics = 3;
const mostNotes = 2;

/**
 * @param notes null while they are awaited
 * @returns suggested questions: topics of the note, else of the student's notes and recent wrong answers; null while
 * they are awaited
 */
export function useSuggestions(
  note: ChatNote | null,
  notes: readonly ChatNote[] | null,
): Suggestion[] | null {
  const isStudent = useAccount().role === 'student';
  const { data: found } = useQuery({ ...topicsQuery(note?.id ?? ''), enabled: note !== null });
  const missed = useQuery({ ...missedQuery, enabled: isStudent && note === null });

  if (note !== null) {
    const topics = found?.topics.slice(0, mostTopics) ?? [];
    return ['What are the main ideas?', ...topics.map((topic) => `What does it say about ${topic}?`)].map(
      (query) => ({ text: query, query }),
    );
  }
  if (notes === null || isAwaited(missed)) return null;
  const stem = missed.data?.items[0]?.stem;
  return [
    ...notes.slice(0, mostNotes).map((one) => ({ text: `Ask about ${one.title}`, query: null, note: one })),
    ...(stem === undefined ? [] : [{ text: `Explain what you missed: ${shortened(stem)}`, query: stem }]),
    { text: 'What can you help me with?', query: 'What can you help me with?' },
  ];
}

const maxLength = 80;

const shortened = (text: string) =>
  text.length > maxLength ? `${text.slice(0, maxLength - 1).trim()}…` : text;
