import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useListAddress } from '../../../../lib/address/use-list-address.ts';
import { SearchField } from '../../../../ui/form/search-field.tsx';
import { FilterSelect } from '../../../../ui/list/filter-select.tsx';
import question from '../../../../ui/question/question.module.css';
import { type BankChoice, labelsQuery, ownCoursesQuery } from '../api.ts';
import { difficultyNames, getOptions, sourceNames, statusNames, typeNames } from '../bank-words.ts';
import { type FilterName, filterCount, filterNames } from './bank-choice.ts';
import classes from './list.module.css';

const sortings = [
  ['', 'Newest'],
  ['changed', 'Oldest'],
  ['stem', 'A to Z'],
  ['difficulty', 'Easiest'],
] as const;

const nothing = Object.fromEntries(filterNames.map((name) => [name, '']));

const wholeRow = { flex: '1 0 100%' };

interface QuestionFiltersProps {
  choice: BankChoice;
  /** The size of the list, such as `12 questions`; null while unknown. */
  found: string | null;
}

/** Search and sorting, with more filters behind a button: on a phone they would push the list off the screen. */
export function QuestionFilters({ choice, found }: QuestionFiltersProps) {
  const { choose } = useListAddress();
  const count = filterCount(choice);
  const isWide = useMediaQuery('(min-width: 62em)', undefined, { getInitialValueInEffect: false });
  const [isOpen, setOpen] = useState(isWide);
  const summary = useRef<HTMLElement>(null);
  const close = () => {
    flushSync(() => setOpen(false));
    // The list starts below this summary, so it takes the focus.
    summary.current?.focus();
  };
  // Filtering clears the selection: hidden questions would be changed by mistake.
  const narrow = (part: Readonly<Record<string, string>>) => choose({ ...part, chosen: '' });

  return (
    <>
      <div className={classes.search}>
        <SearchField
          label="Find a question"
          value={choice.search ?? ''}
          onSearch={(search) => narrow({ search })}
        />
        <FilterSelect
          label="Show"
          value={choice.collection ?? ''}
          options={[
            ['', 'My own'],
            ['sample', 'Sample paper'],
          ]}
          onChange={(collection) => narrow({ ...nothing, collection })}
        />
        <FilterSelect
          label="Sort"
          isOrder
          value={choice.sort ?? ''}
          options={sortings}
          onChange={(sort) => choose({ sort })}
        />
      </div>
      <details className={classes.more} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary ref={summary} className={question.summary}>
          {count === 0 ? 'Filters' : `Filters (${count})`}
        </summary>
        <div className={classes.filters}>
          <Filters choice={choice} narrow={narrow} />
          {count > 0 && (
            <Button variant="subtle" onClick={() => narrow(nothing)}>
              Remove all filters
            </Button>
          )}
          {!isWide && (
            <Button style={wholeRow} onClick={close}>
              Show {found ?? 'the questions'}
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
  const ownItems = courses?.items ?? [];
  const fields: readonly [
    FilterName,
    label: string,
    all: string,
    options: readonly (readonly [string, string])[],
  ][] = [
    ['status', 'Status', 'Any status', getOptions(statusNames)],
    ['type', 'Type', 'Any type', getOptions(typeNames)],
    ['course_id', 'Course', 'Any course', ownItems.map(({ id, name }) => [id, name])],
    ['topic', 'Topic', 'Any topic', knownAnd(labels?.topics, choice.topic)],
    ['difficulty', 'Difficulty', 'Any difficulty', getOptions(difficultyNames)],
    ['tag', 'Tag', 'Any tag', knownAnd(labels?.tags, choice.tag)],
    ['source', 'Source', 'Any source', getOptions(sourceNames)],
    ['review', 'In exams', 'Any result', [['true', 'Look at the key']]],
  ];

  return fields
    .filter(([name, , , options]) => options.length > 0 || choice[name] !== undefined)
    .map(([name, label, all, options]) => (
      <FilterSelect
        key={name}
        label={label}
        value={choice[name] ?? ''}
        options={[['', all], ...options]}
        onChange={(value) => narrow({ [name]: value })}
      />
    ));
}

/** Adds the value of the address, even if no question has it any longer. */
function knownAnd(known: readonly string[] = [], selection: string | undefined): [string, string][] {
  const all = selection === undefined || known.includes(selection) ? known : [selection, ...known];
  return all.map((label) => [label, label]);
}
