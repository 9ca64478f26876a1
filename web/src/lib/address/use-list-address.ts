import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';

/** The server skips no more than this many pages of a list. */
const lastPage = 400;

/** As many as are looked through before one searches. */
export const listPageSize = 25;

/**
 * @param page from 0
 * @returns the paging of a list's request
 */
export function getPaging(page: number): { skip: number; limit: number } {
  return { skip: page * listPageSize, limit: listPageSize };
}

export interface ListAddress {
  /** True if its list is inside another element. */
  isNested: boolean;
  /** @returns the value of a parameter, empty if absent */
  read: (name: string) => string;
  /** From 0; in the address from 1, as people count. */
  page: number;
  /** Another choice begins at its first page. */
  choose: (part: Readonly<Record<string, string>>) => void;
  turn: (page: number) => void;
  /** Changes a parameter that filters nothing, so that the page number stays. */
  set: (part: Readonly<Record<string, string>>) => void;
}

/**
 * The state of a list, stored in its address, so that links and the way back show the same. A change replaces
 * the history entry, so that Back leads to the previous page.
 */
export function useListAddress(): ListAddress {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  // Reads the address itself, because the rendered state may be a few presses behind.
  const change = (part: Readonly<Record<string, string>>) => {
    // Text typed just before a link was followed would lead back while the next page loads.
    if (location.pathname !== pathname) return;

    setParams(changed(new URLSearchParams(location.search), part), {
      replace: true,
      preventScrollReset: true,
    });
  };

  return { isNested: false, ...getAddress(params, change) };
}

/** The same for a list inside of something else, whose choices are no part of a link to the page. */
export function useListState(): ListAddress {
  const [params, setParams] = useState(() => new URLSearchParams());
  return { isNested: true, ...getAddress(params, (part) => setParams((present) => changed(present, part))) };
}

/** @returns the one of the values that the address names, undefined if it names none of them */
export function readOneOf<Value extends string>(
  { read }: Pick<ListAddress, 'read'>,
  name: string,
  values: readonly Value[],
): Value | undefined {
  return values.find((value) => value === read(name));
}

function getAddress(
  params: URLSearchParams,
  change: (part: Readonly<Record<string, string>>) => void,
): Omit<ListAddress, 'isNested'> {
  return {
    read: (name) => params.get(name) ?? '',
    page: getPage(params.get('page')),
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

function getPage(writtenText: string | null): number {
  const page = Number(writtenText ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= lastPage ? page - 1 : 0;
}
