/** Asks the server for the typed words in notes, courses, tutors, people and questions. */
import { listCourses } from '@akada/contract/base/courses.ts';
import { searchTutors } from '@akada/contract/base/tutor-search.ts';
import { listMyNotes } from '@akada/contract/material/my-notes.ts';
import { listBankQuestions } from '@akada/contract/material/question-bank.ts';
import { listUsers } from '@akada/contract/observers/admin.ts';
import type { AccountRole } from '@akada/core/access/route-guard.ts';
import { links } from '@akada/core/links/links.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';
import type { PaletteEntry } from './find-entries.ts';

type Source = (search: string, signal: AbortSignal) => Promise<PaletteEntry[]>;

const limit = 5;
const fewestCharacters = 2;
const typingPauseMs = 250;

const notes: Source = async (search, signal) => {
  const { items } = await call(listMyNotes, { query: { search, limit }, signal });
  return items.map(({ id, title, original_filename, found }) => ({
    group: 'Notes',
    text: title ?? original_filename,
    ...(found !== null && {
      detail: `Page ${found.page}: ${found.parts.map((part) => part.text).join('')}`,
    }),
    path: links.note(id, found === null ? {} : { page: String(found.page) }),
  }));
};

const courses: Source = async (search, signal) => {
  const { items } = await call(listCourses, { query: { search, limit }, signal });
  return items.map(({ id, name, department, tutor_name: tutor }) => ({
    group: 'Courses',
    text: name,
    detail: `${department.name}, ${tutor}`,
    path: links.course(id),
  }));
};

const tutors: Source = async (text, signal) => {
  const { items } = await call(searchTutors, { query: { limit }, body: { text }, signal });
  return items.map(({ id, full_name: name, headline }) => ({
    group: 'Tutors',
    text: name,
    detail: headline,
    path: links.tutor(id),
  }));
};

const people: Source = async (search, signal) => {
  const { items } = await call(listUsers, { query: { search, limit }, signal });
  return items.map(({ id, full_name: name, email }) => ({
    group: 'People',
    text: name,
    detail: email,
    path: links.adminUser(id),
  }));
};

const questions: Source = async (search, signal) => {
  const { items } = await call(listBankQuestions, { query: { search, limit }, signal });
  return items.map(({ id, stem }) => ({
    group: 'Questions',
    text: stem.slice(0, 120),
    path: links.bankQuestion(id),
  }));
};

const sources: Readonly<Record<AccountRole, Readonly<Record<string, Source>>>> = {
  student: { notes, courses, tutors },
  tutor: { courses, questions },
  admin: { people, courses, questions },
};

/** @returns the results so far, whether more will follow, and whether a request failed */
export function useFoundEntries(role: AccountRole, typedText: string) {
  const [search] = useDebouncedValue(typedText.trim(), typingPauseMs);
  const isSearched = search.length >= fewestCharacters;
  const results = useQueries({
    queries: Object.entries(sources[role]).map(([name, find]) => ({
      queryKey: ['palette', name, search],
      queryFn: ({ signal }: { signal: AbortSignal }) => find(search, signal),
      enabled: isSearched,
      staleTime: 30_000,
      placeholderData: keepPreviousData,
    })),
  });
  return {
    found: isSearched ? results.flatMap(({ data = [] }) => data) : [],
    isSearching: typedText.trim() !== search || results.some(({ isFetching }) => isFetching),
    hasFault: isSearched && results.some(({ isError, isPaused }) => isError || isPaused),
  };
}
