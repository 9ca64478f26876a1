import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';

/** The server skips no more than this many pages of a list; a list that continues after an item has no end. */
export const lastPage = 400;

/** The number of rows that a person scans before searching. */
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
  /** The page's index from 0; in the address it starts at 1. */
  page: number;
  /** A changed filter returns to the first page. */
  choose: (part: Readonly<Record<string, string>>) => void;
  turn: (page: number, after?: string) => void;
  /** The last item of the previous page, for lists that continue after an item; empty if the page is found by its index. */
  after: string;
  /** Changes a parameter that filters nothing, so that the page number stays. */
  set: (part: Readonly<Record<string, string>>) => void;
}

/**
 * The state of a list, stored in its address, so that links and Back show the same list. A change replaces
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

/** Works like `useListAddress` for a list inside another element, whose filters are not part of the page's links. */
export function useListState(): ListAddress {
  const [params, setParams] = useState(() => new URLSearchParams());
  return { isNested: true, ...getAddress(params, (part) => setParams((present) => changed(present, part))) };
}

/** @returns the address's value if it is one of the given values, else undefined */
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
    page: getPage(params.get('page'), params.has('after')),
    after: params.get('after') ?? '',
    choose: (part) => change({ ...part, page: '', after: '' }),
    set: change,
    turn: (page, after = '') => change({ page: page === 0 ? '' : String(page + 1), after }),
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

function getPage(writtenText: string | null, isAfterItem: boolean): number {
  const page = Number(writtenText ?? 1);
  const last = isAfterItem ? Number.MAX_SAFE_INTEGER : lastPage;
  return Number.isInteger(page) && page >= 1 && page <= last ? page - 1 : 0;
}
