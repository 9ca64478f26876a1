import { Box, Text } from '@mantine/core';
import { useEffect } from 'react';

export interface Choice {
  id: string;
  name: string;
  /** Distinguishes it from other choices with the same name; empty if names differ. */
  fact: string;
}

interface ChoiceListProps {
  id: string;
  label: string;
  choices: readonly Choice[];
  /** Index of the choice that Enter takes. */
  active: number;
  /** Shown if there are no choices. */
  message: string;
  onPoint: (index: number) => void;
  onChoose: (choice: Choice) => void;
}

/**
 * Covers the content below the field, so that nothing moves. A message without choices does not cover it: the next
 * step, such as the proposal of a missing one, is often there.
 */
export function ChoiceList({ id, label, choices, active, message, onPoint, onChoose }: ChoiceListProps) {
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  return (
    <div style={choices.length === 0 ? { ...layer, position: 'static' } : layer}>
      {choices.length === 0 && (
        <Text c="dimmed" role="status" p={8}>
          {message}
        </Text>
      )}
      <div id={id} role="listbox" aria-label={label} hidden={choices.length === 0}>
        {choices.map((choice, index) => (
          <Box
            key={choice.id}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            mih={44}
            p="4px 8px"
            bg={index === active ? 'var(--akada-accent-soft)' : undefined}
            onMouseMove={() => onPoint(index)}
            // Runs before the field loses the focus, which would close the list.
            onMouseDown={(event) => {
              event.preventDefault();
              onChoose(choice);
            }}
          >
            {choice.name}
            {choice.fact !== '' && (
              <Text c="dimmed" size="sm">
                {choice.fact}
              </Text>
            )}
          </Box>
        ))}
      </div>
    </div>
  );
}

const layer = {
  position: 'absolute',
  insetInline: 0,
  zIndex: 5,
  maxHeight: 280,
  overflowY: 'auto',
  padding: 4,
  borderRadius: 10,
  background: 'var(--akada-raised)',
  boxShadow: '0 0 0 1px var(--akada-line), var(--mantine-shadow-md)',
  cursor: 'pointer',
} as const;
