import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';

/** The server skips no more than this many pages of a list. */
const lastPage = 400;

/** As many as are looked through before one searches. */
export const listPageSize = 25;

/** @param page from 0 @returns what a list is asked for by */
export function pagingOf(page: number): { skip: number; limit: number } {
  return { skip: page * listPageSize, limit: listPageSize };
}

export interface ListAddress {
  /** Whether its list stands inside of something else. */
  isNested: boolean;
  /** @returns what the address says of this, empty where nothing */
  read: (name: string) => string;
  /** From 0; in the address from 1, as people count. */
  page: number;
  /** Another choice begins at its first page. */
  choose: (part: Readonly<Record<string, string>>) => void;
  turn: (page: number) => void;
  /** Changes what is no choice of what is listed: the page stays. */
  set: (part: Readonly<Record<string, string>>) => void;
}

/**
 * What a list shows, as its address has it: a link to it, and the way back to it, show the same. A choice takes the
 * address of the one before, so that the way back leads to the page before.
 */
export function useListAddress(): ListAddress {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  // Of the address itself: what is drawn may be a few presses behind it.
  const change = (part: Readonly<Record<string, string>>) => {
    // What was typed just before a link was followed would lead back while the next page is on its way.
    if (location.pathname !== pathname) return;

    setParams(changed(new URLSearchParams(location.search), part), {
      replace: true,
      preventScrollReset: true,
    });
  };

  return { isNested: false, ...addressOf(params, change) };
}

/** The same for a list inside of something else, whose choices are no part of a link to the page. */
export function useListState(): ListAddress {
  const [params, setParams] = useState(() => new URLSearchParams());
  return { isNested: true, ...addressOf(params, (part) => setParams((present) => changed(present, part))) };
}

/** @returns the one of the values that the address names, undefined where it names none of them */
export function readOneOf<Value extends string>(
  { read }: Pick<ListAddress, 'read'>,
  name: string,
  values: readonly Value[],
): Value | undefined {
  return values.find((value) => value === read(name));
}

function addressOf(
  params: URLSearchParams,
  change: (part: Readonly<Record<string, string>>) => void,
): Omit<ListAddress, 'isNested'> {
  return {
    read: (name) => params.get(name) ?? '',
    page: pageOf(params.get('page')),
    choose: (part) => change({ ...part, page: '' }),
    set: change,
    turn: (page) => change({ page: page === 0 ? '' : String(page + 1) }),
  };
}

function changed(current: URLSearchParams, part: Readonly<Record<string, string>>): URLSearchParams {
  const next = new URLSearchParams(current);
  for (const [name, value] of Object.entries(part)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

function pageOf(written: string | null): number {
  const page = Number(written ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= lastPage ? page - 1 : 0;
}
