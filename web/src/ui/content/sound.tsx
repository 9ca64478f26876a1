import { readCardSound } from '@akada/contract/material/flashcards/card-sounds.ts';
import { IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react';
import { use, useEffect, useRef, useState } from 'react';
import { getAddress } from '../../lib/http/request.ts';
import { ContentOptions } from './content-options.ts';
import classes from './sound.module.css';

interface SoundProps {
  id: string;
  label: string;
}

/** A sound in a text: it plays on a tap, and never without one. */
export function Sound({ id, label }: SoundProps) {
  const { isInRow, loadsPictures } = use(ContentOptions);
  const name = label === '' ? 'Sound' : label;
  // A control holds no other one, and paper plays nothing.
  return isInRow || loadsPictures ? <span>Sound: {name}</span> : <Player id={id} name={name} />;
}

/** Stops the sound that is heard now: two at once cannot be understood. */
let stopPresent = () => {};

function Player({ id, name }: { id: string; name: string }) {
  const [state, setState] = useState<'silent' | 'playing' | 'failed'>('silent');
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);

  const play = async () => {
    stopPresent();
    const player = new Audio();
    let address: string | null = null;
    let hasEnded = false;
    const end = () => {
      hasEnded = true;
      player.pause();
      if (address !== null) URL.revokeObjectURL(address);
      setState('silent');
    };
    stop.current = end;
    stopPresent = end;
    setState('playing');
    try {
      const answer = await fetch(getAddress(readCardSound, { params: { id } }));
      if (!answer.ok) throw new Error(`The sound answered ${answer.status}`);
      const bytes = await answer.blob();
      if (hasEnded) return;
      address = URL.createObjectURL(bytes);
      player.src = address;
      player.onended = end;
      await player.play();
    } catch {
      if (hasEnded) return;
      end();
      setState('failed');
    }
  };
  const isPlaying = state === 'playing';
  const Sign = isPlaying ? IconPlayerStop : IconPlayerPlay;

  return (
    <span>
      <button
        type="button"
        className={classes.sound}
        aria-label={`${isPlaying ? 'Stop' : 'Play'}: ${name}`}
        onClick={(event) => {
          // The card around it would turn.
          event.stopPropagation();
          if (isPlaying) stop.current();
          else void play();
        }}
      >
        <Sign size={18} aria-hidden />
        {name}
      </button>
      <span role="status" className={classes.fault}>
        {state === 'failed' && 'The sound could not be played. Please try again.'}
      </span>
    </span>
  );
}
