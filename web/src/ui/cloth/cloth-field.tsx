import type { Cloth } from '@akada/contract/wire/fields.ts';
import { Button, Group, Text } from '@mantine/core';
import { Cover } from './cover.tsx';

interface ClothFieldProps {
  value: Cloth;
  /** The colour identifies the course, so a note of a course has no separate colour. */
  isColourFixed: boolean;
  onDraw: (cloth: Cloth) => void;
}

const below = (limit: number) => Math.floor(Math.random() * limit);

/** Shows the cloth of a note or a course, and draws another one. */
export function ClothField({ value, isColourFixed, onDraw }: ClothFieldProps) {
  const draw = () =>
    onDraw({
      cloth_seed: below(2 ** 31),
      cloth_colour: isColourFixed ? value.cloth_colour : 1 + below(8),
    });

  return (
    <Group wrap="nowrap">
      <Cover of={value} size={96} />
      <div>
        <Text size="sm" c="dimmed" mb={4}>
          Its pattern, wherever it is listed.
        </Text>
        <Button variant="default" onClick={draw}>
          Draw another
        </Button>
      </div>
    </Group>
  );
}
