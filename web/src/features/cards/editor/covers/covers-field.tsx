import { addQuestionPicture } from '@akada/contract/material/question-pictures.ts';
import { cardLimits } from '@akada/core/cards/card-rules.ts';
import { type Cover, coverGroups, nextGroup, type Occlusion } from '@akada/core/cards/pictures/occlusion.ts';
import { ActionIcon, Button, Group, Input, Text } from '@mantine/core';
import { IconArrowBackUp, IconPhoto, IconPlus, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { counted } from '../../../../lib/format/numbers.ts';
import { upload } from '../../../../lib/http/upload.ts';
import { pictureTypes } from '../../../../lib/writing/use-picture.ts';
import { ChipField } from '../../../../ui/form/choices/chip-field.tsx';
import { useCrop } from '../crop/use-crop.tsx';
import classes from './covers.module.css';
import { CoversCanvas } from './covers-canvas.tsx';
import { CoversList } from './covers-list.tsx';

export interface CoversFieldProps {
  /** Null before a picture is chosen. */
  value: Occlusion | null;
  error?: ReactNode;
  onChange: (value: Occlusion) => void;
}

const hiding = [
  ['all', 'Hide all'],
  ['one', 'Hide only that one'],
] as const;

const maxUndone = 20;

const middle = { kind: 'rect', left: 0.35, top: 0.45, width: 0.3, height: 0.1 } as const;

/** A picture, and the covers on it: each number becomes a card. */
export function CoversField({ value, error, onChange }: CoversFieldProps) {
  const [selected, setSelected] = useState<number | null>(null);
  const [isLarge, setLarge] = useState(false);
  const [earlierShapes, setEarlierShapes] = useState<Cover[][]>([]);
  const canvas = useRef<HTMLDivElement>(null);
  const picture = usePictureChoice((file) => {
    setSelected(null);
    setEarlierShapes([]);
    onChange({ hide_all: value?.hide_all ?? true, shapes: [], ...file });
  });
  const change = (shapes: Cover[]) => {
    if (value === null) return;
    setEarlierShapes((earlier) => [...earlier.slice(-maxUndone), value.shapes]);
    onChange({ ...value, shapes });
  };
  const undo = () => {
    const last = earlierShapes.at(-1);
    if (value === null || last === undefined) return;
    setEarlierShapes(earlierShapes.slice(0, -1));
    setSelected(null);
    onChange({ ...value, shapes: last });
  };
  const remove = (index: number) => {
    if (value === null) return;
    change(value.shapes.toSpliced(index, 1));
    setSelected(null);
  };
  const add = () => {
    if (value === null) return;
    const index = value.shapes.length;
    change([...value.shapes, { ...middle, group: nextGroup(value.shapes) }]);
    setSelected(index);
    // The arrow keys then move it.
    requestAnimationFrame(() =>
      canvas.current?.querySelector<HTMLElement>(`[data-cover="${index}"]`)?.focus({ preventScroll: true }),
    );
  };
  const cards = value === null ? 0 : coverGroups(value).length;

  return (
    <Input.Wrapper label="Picture" labelElement="div" error={error}>
      {value !== null && (
        <>
          <Text size="sm" c="dimmed" mb="8px">
            {isLarge
              ? 'Drag the picture to see another part. Tap a cover to move it.'
              : 'Draw a rectangle over each label. Arrow keys move a cover, and with Shift they size it.'}
          </Text>
          <div ref={canvas} className={classes.frame} data-large={isLarge || undefined}>
            <CoversCanvas
              occlusion={value}
              canDraw={!isLarge}
              selected={selected}
              onSelect={setSelected}
              onChange={change}
              onRemove={remove}
            />
          </div>
        </>
      )}
      <Group gap="8px" mt="8px">
        {value !== null && value.shapes.length < cardLimits.covers && (
          <Button variant="default" leftSection={<IconPlus size={20} aria-hidden />} onClick={add}>
            Add a cover
          </Button>
        )}
        {value !== null && (
          <ActionIcon
            size={44}
            color="gray"
            c="inherit"
            aria-label="Enlarge the picture"
            aria-pressed={isLarge}
            onClick={() => setLarge(!isLarge)}
          >
            {isLarge ? <IconZoomOut size={20} aria-hidden /> : <IconZoomIn size={20} aria-hidden />}
          </ActionIcon>
        )}
        {earlierShapes.length > 0 && (
          <ActionIcon size={44} color="gray" c="inherit" aria-label="Undo the last cover" onClick={undo}>
            <IconArrowBackUp size={20} aria-hidden />
          </ActionIcon>
        )}
        <Button
          variant="default"
          data-path="occlusion"
          leftSection={<IconPhoto size={20} aria-hidden />}
          onClick={picture.open}
        >
          {value === null ? 'Choose a picture' : 'Another picture'}
        </Button>
      </Group>
      {picture.field}
      {value !== null && value.shapes.length > 0 && (
        <>
          <Text fw={600} mt="16px" role="status">
            {counted(value.shapes.length, 'cover')}, {counted(cards, 'card')}
          </Text>
          <CoversList
            covers={value.shapes}
            selected={selected}
            onSelect={setSelected}
            onChange={change}
            onRemove={remove}
          />
          <ChipField
            label="When one is asked"
            value={value.hide_all ? 'all' : 'one'}
            options={hiding}
            onChange={(hidden) => onChange({ ...value, hide_all: hidden === 'all' })}
            mt={12}
          />
        </>
      )}
    </Input.Wrapper>
  );
}

/** A picture of the device: chosen, photographed, or pasted while the field is open. */
function usePictureChoice(onChosen: (picture: Pick<Occlusion, 'picture_id' | 'width' | 'height'>) => void) {
  const input = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState('');
  const [fault, setFault] = useState('');
  const { crop, dialog } = useCrop();

  const send = async (original: File) => {
    setFault('');
    try {
      const file = await crop(original);
      if (file === null) return;
      const { id, width, height } = await upload(addQuestionPicture, {
        file,
        body: {},
        onProgress: ({ sentBytes, totalBytes }) =>
          setMessage(`Sending the picture: ${Math.round((100 * sentBytes) / totalBytes)} %`),
      });
      onChosen({ picture_id: id, width, height });
    } catch (error) {
      setFault(`The picture was not added. ${error instanceof Error ? error.message : ''}`);
    } finally {
      setMessage('');
    }
  };
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => pictureTypes.includes(type));
    // A picture that is pasted into a text belongs to the text.
    if (file === undefined || event.target instanceof HTMLTextAreaElement) return;
    event.preventDefault();
    void send(file);
  });
  useEffect(() => {
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);

  return {
    open: () => input.current?.click(),
    field: (
      <>
        <input
          ref={input}
          type="file"
          accept={pictureTypes}
          className={classes.file}
          tabIndex={-1}
          aria-label="Picture to cover"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            currentTarget.value = '';
            if (file !== undefined) void send(file);
          }}
        />
        {dialog}
        <Text size="sm" role="status">
          {message}
        </Text>
        {fault !== '' && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {fault}
          </Text>
        )}
      </>
    ),
  };
}
