import { type Cover, coverGroups, nextGroup } from '@akada/core/cards/pictures/occlusion.ts';
import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { SelectField } from '../../../../ui/form/choices/select-field.tsx';
import classes from './covers.module.css';

interface CoversListProps {
  covers: readonly Cover[];
  selected: number | null;
  onSelect: (index: number) => void;
  onChange: (covers: Cover[]) => void;
  onRemove: (index: number) => void;
}

/** The covers by number. Covers with one number are asked together. */
export function CoversList({ covers, selected, onSelect, onChange, onRemove }: CoversListProps) {
  const groups = coverGroups({ shapes: [...covers] });
  const getNumber = ({ group }: Cover) => groups.indexOf(group) + 1;
  const free = nextGroup(covers);
  const options = [
    ...groups.map((group, index) => [String(group), `With card ${index + 1}`] as const),
    [String(free), 'Its own card'] as const,
  ];

  return (
    <ul className={classes.list} aria-label="Covers">
      {covers.map((cover, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cover has no other name than its position.
        <li key={index} data-selected={index === selected || undefined}>
          <span className={classes.number}>{getNumber(cover)}</span>
          <button type="button" className={classes.name} onClick={() => onSelect(index)}>
            Cover {index + 1}
          </button>
          {index === selected && covers.length > 1 && (
            <SelectField
              label={`How cover ${index + 1} is asked`}
              isLabelHidden
              value={String(cover.group)}
              options={options.filter(([group]) => isOffered(covers, cover, Number(group)))}
              onChange={(group) => onChange(covers.with(index, { ...cover, group: Number(group) }))}
            />
          )}
          <ActionIcon
            color="gray"
            c="dimmed"
            aria-label={`Remove cover ${index + 1}`}
            onClick={() => onRemove(index)}
          >
            <IconX size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
        </li>
      ))}
    </ul>
  );
}

/** The only cover of a group is a card already. */
function isOffered(covers: readonly Cover[], cover: Cover, group: number): boolean {
  const isAlone = covers.filter((other) => other.group === cover.group).length === 1;
  return covers.some((other) => other.group === group) || !isAlone;
}
