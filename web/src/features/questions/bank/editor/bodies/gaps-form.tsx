import { bodyLimits } from '@akada/core/question-types/question-body.ts';
import { Button, Group, Text } from '@mantine/core';
import { useRef } from 'react';
import { typeInto } from '../../../../../lib/writing/type-into.ts';
import { isOutOfOrder, withGapsInOrder, withoutGap } from '../../gap-markers.ts';
import { AddButton } from './add-button.tsx';
import type { BodyFormProps } from './body-form-props.ts';
import { GapForm } from './gap-form.tsx';

/** A form for each gap. Its marker in the stem adds the form. */
export function GapsForm({ body, stem, onChange }: BodyFormProps<'gaps'>) {
  const box = useRef<HTMLDivElement>(null);
  const { gaps } = body;
  const change = (next: { body: typeof body; stem: string }) => onChange(next.body, next.stem);

  const addGap = () => {
    const field = box.current?.closest('form')?.querySelector<HTMLTextAreaElement>('textarea[name="stem"]');
    if (!field) return;
    const { selectionStart: from, selectionEnd: to } = field;
    const inserted = `[[${gaps.length + 1}]]`;
    const end = from + inserted.length;
    typeInto(field, { from, to, inserted, selectFrom: end, selectTo: end });
  };
  return (
    <>
      <div ref={box}>
        <Text size="sm" c="dimmed">
          Put the cursor into the question, where the gap belongs.
        </Text>
        <Group gap="8px">
          <AddButton text="Add a gap" isFull={gaps.length >= bodyLimits.gaps} onAdd={addGap} />
          {isOutOfOrder(body, stem) && (
            <Button variant="subtle" onClick={() => change(withGapsInOrder(body, stem))}>
              Number the gaps in order
            </Button>
          )}
        </Group>
      </div>
      {gaps.map((gap, position) => (
        <GapForm
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other name.
          key={position}
          gap={gap}
          position={position}
          hasWeight={gaps.length > 1}
          onChange={(next) => onChange({ ...body, gaps: gaps.with(position, next) })}
          onRemove={() => change(withoutGap(body, stem, position))}
        />
      ))}
    </>
  );
}
