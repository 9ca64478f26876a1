import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useListAddress } from '../../../../lib/address/use-list-address.ts';
import { SearchField } from '../../../../ui/form/search-field.tsx';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import shared from '../../questions.module.css';
import { type BankChoice, labelsQuery, ownCoursesQuery } from '../api.ts';
import { difficultyNames, optionsOf, sourceNames, statusNames, typeNames } from '../bank-words.ts';
import { type FilterName, filterCount, filterNames } from './bank-choice.ts';
import classes from './list.module.css';

const sortings = [
  ['', 'Changed last'],
  ['changed', 'Changed first'],
  ['stem', 'By first words'],
  ['difficulty', 'Easy ones first'],
] as const;

const nothing = Object.fromEntries(filterNames.map((name) => [name, '']));

/** Search and sorting, and behind a button what narrows the list further. */
export function QuestionFilters({ choice }: { choice: BankChoice }) {
  const { choose } = useListAddress();
  const count = filterCount(choice);
  const [isOpen, setOpen] = useState(count > 0 || matchMedia('(min-width: 62em)').matches);
  // What is chosen and not seen would be changed by mistake.
  const narrow = (part: Readonly<Record<string, string>>) => choose({ ...part, chosen: '' });

  return (
    <>
      <div className={classes.search}>
        <SearchField
          label="Find a question"
          value={choice.search ?? ''}
          onSearch={(search) => narrow({ search })}
        />
        <SelectField
          label="Show"
          value={choice.collection ?? ''}
          options={[
            ['', 'My questions'],
            ['sample', 'Questions that come with Akada'],
          ]}
          onChange={(collection) => narrow({ ...nothing, collection })}
        />
        <SelectField
          label="Sort"
          value={choice.sort ?? ''}
          options={sortings}
          onChange={(sort) => choose({ sort })}
        />
      </div>
      <details className={classes.more} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={shared.summary}>{count === 0 ? 'Filters' : `Filters (${count})`}</summary>
        <div className={classes.filters}>
          <Filters choice={choice} narrow={narrow} />
          {count > 0 && (
            <Button variant="subtle" onClick={() => narrow(nothing)}>
              Remove all filters
            </Button>
          )}
        </div>
      </details>
    </>
  );
}

interface FiltersProps {
  choice: BankChoice;
  narrow: (part: Readonly<Record<string, string>>) => void;
}

function Filters({ choice, narrow }: FiltersProps) {
  const { data: labels } = useQuery(labelsQuery);
  const { data: courses } = useQuery(ownCoursesQuery);
  const own = courses?.items ?? [];
  const fields: readonly [
    FilterName,
    label: string,
    all: string,
    options: readonly (readonly [string, string])[],
  ][] = [
    ['status', 'Status', 'Any status', optionsOf(statusNames)],
    ['type', 'Type', 'Any type', optionsOf(typeNames)],
    ['course_id', 'Course', 'Any course', own.map(({ id, name }) => [id, name])],
    ['topic', 'Topic', 'Any topic', knownAnd(labels?.topics, choice.topic)],
    ['difficulty', 'Difficulty', 'Any difficulty', optionsOf(difficultyNames)],
    ['tag', 'Tag', 'Any tag', knownAnd(labels?.tags, choice.tag)],
    ['source', 'Source', 'Any source', optionsOf(sourceNames)],
  ];

  return fields
    .filter(([name, , , options]) => options.length > 0 || choice[name] !== undefined)
    .map(([name, label, all, options]) => (
      <SelectField
        key={name}
        label={label}
        value={choice[name] ?? ''}
        options={[['', all], ...options]}
        onChange={(value) => narrow({ [name]: value })}
      />
    ));
}

/** An address may name one that no question has any more. */
function knownAnd(known: readonly string[] = [], chosen: string | undefined): [string, string][] {
  const all = chosen === undefined || known.includes(chosen) ? known : [chosen, ...known];
  return all.map((label) => [label, label]);
}
