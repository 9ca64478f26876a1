import { useState } from 'react';
import { timeZoneOptions, zoneText } from '../../lib/format/time-zones.ts';
import { SearchChoice } from './choices/search-choice.tsx';

/** The list scrolls from here on: the next letter finds more than more rows do. */
const maxZones = 50;

/** A time zone, found by a part of its name: the list has more than four hundred. */
export function ZoneField({ value, onChange }: { value: string; onChange: (zone: string) => void }) {
  const [search, setSearch] = useState<string | null>(null);

  return (
    <SearchChoice
      label="Time zone"
      path="time_zone"
      selection={toChoice(value)}
      choices={search === null ? [] : findZones(value, search)}
      message="No time zone has this name. Try a large city near you."
      onSearch={setSearch}
      onChoose={(choice) => choice && onChange(choice.id)}
    />
  );
}

const toChoice = (zone: string) => ({ id: zone, name: zoneText(zone), fact: '' });

function findZones(selected: string, search: string) {
  const words = search.toLowerCase().trim();
  return timeZoneOptions(selected)
    .filter(([, text]) => text.toLowerCase().includes(words))
    .slice(0, maxZones)
    .map(([zone]) => toChoice(zone));
}
