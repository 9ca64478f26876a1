import { useEffect } from 'react';
import type { PaletteEntry } from './find-entries.ts';
import classes from './palette.module.css';

interface PaletteListProps {
  id: string;
  entries: readonly PaletteEntry[];
  /** Index of the entry that Enter follows. */
  chosen: number;
  onChoose: (entry: PaletteEntry) => void;
}

export function PaletteList({ id, entries, chosen, onChoose }: PaletteListProps) {
  const groups = [...new Set(entries.map(({ group }) => group))];

  useEffect(() => {
    document.getElementById(`${id}-${chosen}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, chosen]);

  return (
    <div id={id} role="listbox" aria-label="Where to go">
      {groups.map((group) => (
        <fieldset key={group} className={classes.entries} aria-label={group}>
          <div className={classes.group} aria-hidden>
            {group}
          </div>
          {entries.map((entry, index) =>
            entry.group === group ? (
              <div
                key={`${group} ${entry.path}`}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === chosen}
                className={classes.option}
                onMouseDown={() => onChoose(entry)}
              >
                <span>{entry.text}</span>
                {entry.detail !== undefined && <span className={classes.detail}>{entry.detail}</span>}
              </div>
            ) : null,
          )}
        </fieldset>
      ))}
    </div>
  );
}
