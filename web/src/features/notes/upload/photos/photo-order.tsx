import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import classes from './photo-order.module.css';

interface PhotoOrderProps {
  photos: File[];
  onChange: (photos: File[]) => void;
}

/** The photos as pages, which can be moved and removed. */
export function PhotoOrder({ photos, onChange }: PhotoOrderProps) {
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<{ photo: File; step: -1 | 1 } | null>(null);
  const move = (photo: File, step: -1 | 1) => {
    setMoved({ photo, step });
    const index = photos.indexOf(photo);
    const neighbour = photos[index + step];
    if (neighbour) onChange(photos.with(index, neighbour).with(index + step, photo));
  };
  // The browser drops the focus of an element that changes its position.
  useEffect(() => {
    if (moved === null) return;
    const row = list.current?.children[photos.indexOf(moved.photo)];
    const [up, down] = row?.querySelectorAll('button') ?? [];
    const [pressed, other] = moved.step === -1 ? [up, down] : [down, up];
    (pressed?.disabled ? other : pressed)?.focus();
  }, [moved, photos]);

  return (
    <ol ref={list} className={classes.pages} aria-label="Pages">
      {photos.map((photo, index) => {
        const page = `page ${index + 1}`;
        return (
          <li key={getKey(photo)}>
            <Thumbnail photo={photo} />
            <span className={classes.name}>
              <b>{`Page ${index + 1}`}</b>
              <small>{photo.name}</small>
            </span>
            <ActionIcon
              size={44}
              variant="subtle"
              aria-label={`Move ${page} up`}
              disabled={index === 0}
              onClick={() => move(photo, -1)}
            >
              <IconArrowUp size={20} aria-hidden />
            </ActionIcon>
            <ActionIcon
              size={44}
              variant="subtle"
              aria-label={`Move ${page} down`}
              disabled={index === photos.length - 1}
              onClick={() => move(photo, 1)}
            >
              <IconArrowDown size={20} aria-hidden />
            </ActionIcon>
            <ActionIcon
              size={44}
              variant="subtle"
              aria-label={`Remove ${page}`}
              disabled={photos.length === 1}
              onClick={() => onChange(photos.filter((other) => other !== photo))}
            >
              <IconX size={20} aria-hidden />
            </ActionIcon>
          </li>
        );
      })}
    </ol>
  );
}

const keys = new WeakMap<File, number>();
let lastKey = 0;

/** Two photos may have the same name, because cameras of phones call each photo "image.jpg". */
function getKey(photo: File): number {
  const key = keys.get(photo) ?? ++lastKey;
  keys.set(photo, key);
  return key;
}

/** An ornament: the text next to it names the page. */
function Thumbnail({ photo }: { photo: File }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const objectUrl = URL.createObjectURL(photo);
    setAddress(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [photo]);

  return <img src={address} alt="" className={classes.thumbnail} decoding="async" />;
}
