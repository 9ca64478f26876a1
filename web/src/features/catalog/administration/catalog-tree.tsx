import type {
  CatalogDetail,
  CatalogEntry,
  CatalogKind,
} from '@akada/contract/base/catalog-administration.ts';
import { links } from '@akada/core/links/links.ts';
import { Button, Text } from '@mantine/core';
import { useId, useState } from 'react';
import { readOneOf, useListAddress, useListState } from '../../../lib/address/use-list-address.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { RowsShape } from '../../../ui/feedback/shapes.tsx';
import { ListFilters } from '../../../ui/list/list-filters.tsx';
import { ResourceList } from '../../../ui/list/resource-list.tsx';
import { RowFacts, RowText } from '../../../ui/list/row-text.tsx';
import rows from '../../../ui/list/rows.module.css';
import { catalogEntryQuery, catalogListQuery } from './api.ts';
import { shownFilter, shownValues } from './catalog-list.tsx';
import { EditTopic } from './edit-topic.tsx';
import { EntryActs } from './entry-acts.tsx';
import { getCounts, getState } from './entry-facts.ts';
import { AddName } from './name-form.tsx';

const getId = ({ id }: CatalogEntry) => id;
const below = { school: 'department', department: 'course' } as const;

/** Schools with their departments, courses and topics below them. */
export function CatalogTree() {
  const address = useListAddress();
  const visibleText = readOneOf(address, 'shown', shownValues);

  return (
    <ResourceList
      what="the schools"
      one="school"
      label="Schools"
      address={address}
      idOf={getId}
      query={catalogListQuery('school', { search: address.read('search'), shown: visibleText }, address.page)}
      filters={<ListFilters address={address} search="Find a school" filters={[shownFilter]} />}
      narrowedBy={['search', 'shown']}
      shape={{ rows: 4, lines: 2 }}
      empty="There are no schools yet. Add the first one below."
      noneFound="No school has this name."
      row={(school) => <Branch entry={school} />}
    />
  );
}

function Branch({ entry }: { entry: CatalogEntry }) {
  const [isOpen, setOpen] = useState(false);
  const belowId = useId();
  const { kind, id, name } = entry;
  const inside = kind === 'course' ? 'topic' : below[kind];

  return (
    <>
      <RowText title={name} {...(kind === 'course' && { to: links.course(id) })}>
        <RowFacts>
          {[getCounts(entry), entry.tutor?.full_name, getState(entry)].filter(Boolean).join(' · ')}
        </RowFacts>
      </RowText>
      <div className={rows.actions}>
        <EntryActs entry={entry}>
          <Button
            variant="default"
            aria-expanded={isOpen}
            aria-controls={belowId}
            aria-label={`${capital(inside)}s of ${name}`}
            onClick={() => setOpen(!isOpen)}
          >
            {capital(inside)}s
          </Button>
        </EntryActs>
      </div>
      <div id={belowId} className={rows.below} hidden={!isOpen}>
        {isOpen && (kind === 'course' ? <Topics id={id} /> : <Below parent={entry} kind={below[kind]} />)}
      </div>
    </>
  );
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function Below({ parent, kind }: { parent: CatalogEntry; kind: Exclude<CatalogKind, 'school'> }) {
  const address = useListState();

  return (
    <>
      <ResourceList
        what={`the ${kind}s`}
        one={kind}
        address={address}
        idOf={getId}
        label={`${capital(kind)}s of ${parent.name}`}
        query={catalogListQuery(kind, { search: '', parent_id: parent.id }, address.page)}
        shape={{ rows: 2, lines: 2 }}
        empty={`${parent.name} has no ${kind}s yet.`}
        row={(entry) => <Branch entry={entry} />}
      />
      {kind === 'department' && !parent.archived && (
        <AddName kind={kind} label={`New department of ${parent.name}`} parentId={parent.id} />
      )}
    </>
  );
}

/** The topics in the order of the tutor. */
function Topics({ id }: { id: string }) {
  const [edited, setEdited] = useState<CatalogDetail['topics'][number] | null>(null);
  return (
    <Loaded what="the topics" query={catalogEntryQuery('course', id)} shape={<RowsShape rows={2} />}>
      {({ topics }) => (
        <>
          {topics.length === 0 && <Text c="dimmed">This course has no topics yet.</Text>}
          <ol>
            {topics.map((topic) => (
              <li key={topic.id}>
                <span>{topic.name}</span>{' '}
                <Button variant="subtle" aria-label={`Edit ${topic.name}`} onClick={() => setEdited(topic)}>
                  Edit
                </Button>
              </li>
            ))}
          </ol>
          {edited && <EditTopic courseId={id} topic={edited} onClose={() => setEdited(null)} />}
        </>
      )}
    </Loaded>
  );
}
