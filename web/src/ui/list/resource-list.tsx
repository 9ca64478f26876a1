import { Text } from '@mantine/core';
import { keepPreviousData, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { Fragment, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { type ListAddress, lastPage, listPageSize } from '../../lib/address/use-list-address.ts';
import { Loaded } from '../feedback/loaded.tsx';
import { RowsShape, type RowsShapeProps } from '../feedback/shapes.tsx';
import { Panel } from '../page/panel.tsx';
import { PageTurner } from './page-turner.tsx';
import classes from './rows.module.css';
import { Rows, type RowsProps } from './rows.tsx';

interface ListPage {
  items: readonly unknown[];
  /** The number of items on all pages; absent if there is only one page. */
  total?: number;
  /** True if there are more items than the server counts. */
  more?: boolean;
}

interface ResourceListProps<Page extends ListPage, Key extends QueryKey>
  extends Omit<RowsProps<Page['items'][number]>, 'items'> {
  /** As it reads after "Loading" and "We could not load". */
  what: string;
  /** The singular noun of the items. */
  one: string;
  query: UseQueryOptions<Page, Error, Page, Key>;
  address: ListAddress;
  /** True if the server continues after the last item of a page, so that no list is too long to be read to its end. */
  continuesAfterItem?: boolean;
  /** The filters: `ListFilters`. */
  filters?: ReactNode;
  /** Parameters of the address that filter the list and may match nothing. */
  narrowedBy?: readonly string[];
  shape: RowsShapeProps;
  /** Shown if the list is empty and not narrowed: the purpose of the list, and one action. */
  empty: ReactNode;
  /** Shown if nothing matches the search and the filters. */
  noneFound?: string | ((page: Page) => ReactNode);
  /** Actions on the complete list. */
  above?: (page: Page) => ReactNode;
}

/** A page of items of one kind, with everything that a list needs; the address stores its state. */
export function ResourceList<Page extends ListPage, Key extends QueryKey>({
  what,
  one,
  query,
  address,
  continuesAfterItem = false,
  filters,
  narrowedBy = ['search'],
  shape,
  empty,
  noneFound,
  above,
  ...rows
}: ResourceListProps<Page, Key>) {
  const { read, page, isNested } = address;
  const turnPage = useTurn(address, continuesAfterItem);
  const Ground = isNested ? Fragment : Panel;
  const top = useRef<HTMLDivElement>(null);
  const isNarrowed = noneFound !== undefined && narrowedBy.some((name) => read(name) !== '');
  const noneFoundIn = (data: Page) => (typeof noneFound === 'function' ? noneFound(data) : noneFound);
  // The buttons are below the list, but the next page starts above it.
  const turnTo = (next: number, lastId: string) => {
    turnPage(next, lastId);
    top.current?.focus();
  };

  return (
    <div>
      {filters}
      <Loaded
        what={what}
        query={{ ...query, placeholderData: keepPreviousData }}
        shape={
          <Ground>
            <RowsShape {...shape} />
          </Ground>
        }
      >
        {(data, isPrevious) => (
          <ListFrame ref={top} label={rows.label} count={data.items.length} isBusy={isPrevious}>
            {above !== undefined && data.items.length > 0 && <div inert={isPrevious}>{above(data)}</div>}
            {rows.choosing?.barOf(data.items.map(rows.idOf))}
            {data.items.length > 0 && (
              <Ground>
                <Rows {...rows} items={data.items} />
              </Ground>
            )}
            {data.items.length === 0 && page === 0 && (
              <Nothing>{isNarrowed ? noneFoundIn(data) : empty}</Nothing>
            )}
            {data.items.length === 0 && page > 0 && <Nothing>There is nothing on this page.</Nothing>}
            {data.total !== undefined && (data.total > 0 || page > 0) && (
              <PageTurner
                label={rows.label}
                page={page}
                total={data.total}
                pageSize={listPageSize}
                what={one}
                isMore={data.more === true && data.items.length === listPageSize}
                onTurn={(next) => turnTo(next, data.items.map(rows.idOf).at(-1) ?? '')}
              />
            )}
          </ListFrame>
        )}
      </Loaded>
    </div>
  );
}

/** @returns turns to a page: the next one continues after the last item of this page, and an earlier one as it did before */
function useTurn(
  { page, turn }: ListAddress,
  continuesAfterItem: boolean,
): (next: number, lastId: string) => void {
  const beginnings = useRef(new Map<number, string>());
  if (!continuesAfterItem) return (next) => turn(next);
  return (next, lastId) => {
    if (next > page) beginnings.current.set(next, lastId);
    const after = next === 0 ? '' : (beginnings.current.get(next) ?? '');
    turn(after === '' && next > lastPage - 1 ? 0 : next, after);
  };
}

interface ListFrameProps {
  ref: RefObject<HTMLDivElement | null>;
  label: string;
  count: number;
  isBusy: boolean;
  children: ReactNode;
}

/** The button that deleted a row was removed with it, so the list takes the focus. */
function ListFrame({ ref, label, count, isBusy, children }: ListFrameProps) {
  const previous = useRef(count);

  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (count < previous.current && isLost) ref.current?.focus({ preventScroll: true });
    previous.current = count;
  }, [count, ref]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form.
    <div
      ref={ref}
      role="group"
      tabIndex={-1}
      aria-label={label}
      aria-busy={isBusy}
      className={classes.loaded}
    >
      {children}
    </div>
  );
}

function Nothing({ children }: { children: ReactNode }) {
  return typeof children === 'string' ? <Text c="dimmed">{children}</Text> : children;
}
