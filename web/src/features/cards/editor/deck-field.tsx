import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useZone } from '../../../lib/session/use-zone.ts';
import { SuggestField, type SuggestFieldProps } from '../../../ui/form/choices/suggest-field.tsx';
import { decksQuery } from '../api.ts';

/** The path of an own deck; suggests the decks that the student has. */
export function DeckField(props: Omit<SuggestFieldProps, 'suggestions' | 'onFocus'>) {
  const [isVisited, setVisited] = useState(false);
  const { data } = useQuery({ ...decksQuery(useZone()), enabled: isVisited });
  const typedText = props.value.trim().toLowerCase();
  const suggestions = (data?.own_decks ?? [])
    .filter(({ path }) => path !== props.value && path.toLowerCase().includes(typedText))
    .slice(0, 8)
    .map(({ path }) => ({ id: path, name: path, fact: '' }));

  return <SuggestField {...props} suggestions={suggestions} onFocus={() => setVisited(true)} />;
}
