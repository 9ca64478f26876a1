import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type ListAddress, useListAddress } from '../../../lib/address/use-list-address.ts';
import { useSelection } from '../../../lib/address/use-selection.ts';
import { sayRefusal, useDeletion } from '../../../lib/query/deletion.ts';
import { Chips } from '../../../ui/form/choices/chips.tsx';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { ToolButton } from '../../../ui/form/tool-button.tsx';
import { useChoosing } from '../../../ui/list/choosing.tsx';
import { ListFilters } from '../../../ui/list/list-filters.tsx';
import { ResourceList } from '../../../ui/list/resource-list.tsx';
import { useDownload } from '../download.ts';
import { deletableNotes, myNotesQuery, prepareArchive, useArchiving } from './api.ts';
import { MyNoteRow } from './my-note-row.tsx';
import classes from './my-notes.module.css';

/**
 * All notes of the student, with search, filters and pages in the address.
 *
 * @param empty shown without notes
 */
export function MyNoteList({ empty }: { empty: ReactNode }) {
  const address = useListAddress();
  const selection = useSelection(address);
  const isArchive = address.read('archived') === 'yes';
  const archiving = useArchiving(selection.clear);
  const deletion = useDeletion(deletableNotes, selection.clear);
  const choosing = useChoosing({
    one: 'note',
    selection,
    bulk: (
      <>
        <Button
          variant="default"
          loading={archiving.isPending}
          onClick={() => archiving.mutate({ ids: selection.ids, archived: !isArchive })}
        >
          {isArchive ? 'Take back' : 'Put aside'}
        </Button>
        <Button
          variant="default"
          loading={deletion.isPending}
          onClick={() => deletion.mutate(selection.ids, sayRefusal)}
        >
          Delete
        </Button>
      </>
    ),
  });

  return (
    <ResourceList
      what="your notes"
      one="note"
      label="Notes"
      address={address}
      query={myNotesQuery(address)}
      filters={<Filters address={address} />}
      narrowedBy={['search', 'course', 'tag', 'kind', 'archived']}
      shape={{ rows: 4, lines: 2 }}
      empty={empty}
      noneFound={isArchive ? 'Nothing is put aside here.' : 'No notes match.'}
      idOf={({ id }) => id}
      row={(note) => <MyNoteRow note={note} />}
      {...(isManaged(address) && { choosing })}
    />
  );
}

/** Rarely used tools are behind a button. */
const isManaged = ({ read }: ListAddress) => read('manage') !== '' || read('chosen') !== '';

const mostChips = 8;

function Filters({ address }: { address: ListAddress }) {
  const { read, choose, set } = address;
  const { data } = useQuery(myNotesQuery(address));
  const download = useDownload(prepareArchive);
  const isOpen = isManaged(address);
  const courses = data?.courses.slice(0, mostChips) ?? [];

  return (
    <>
      <div className={classes.tools}>
        <SearchField
          label="Search in your notes"
          value={read('search')}
          onSearch={(search) => choose({ search })}
        />
        <ToolButton
          icon={<IconAdjustmentsHorizontal size={20} aria-hidden />}
          label="Sort and filter"
          aria-expanded={isOpen}
          onClick={() => set({ manage: isOpen ? '' : '1', chosen: '' })}
        />
      </div>
      {isOpen && (
        <ListFilters
          address={address}
          filters={[
            { name: 'order', label: 'Order', options: orders },
            { name: 'kind', label: 'Kind', options: kinds },
            { name: 'archived', label: 'Shown', options: shown },
            { name: 'tag', label: 'Tag', options: [['', 'All tags'], ...(data?.tags.map(pair) ?? [])] },
          ]}
        >
          <ToolButton
            icon={<IconDownload size={18} aria-hidden />}
            label="Download all"
            loading={download.isPending}
            onClick={() => download.mutate()}
          />
        </ListFilters>
      )}
      {courses.length > 0 && (
        <div className={classes.courses}>
          <Chips
            label="Course"
            options={[['', 'All'], ...courses.map(({ key, name }) => [key, name] as const)]}
            value={read('course')}
            onChange={(course) => choose({ course })}
          />
        </div>
      )}
    </>
  );
}

const pair = (tag: string) => [tag, tag] as const;

const orders = [
  ['', 'Changed last'],
  ['added', 'Added last'],
  ['title', 'By title'],
] as const;
const kinds = [
  ['', 'All notes'],
  ['uploaded', 'Uploaded'],
  ['written', 'Written'],
] as const;
const shown = [
  ['', 'In use'],
  ['yes', 'Put aside'],
] as const;
