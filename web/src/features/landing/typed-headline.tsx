import { IconPlayerPause } from '@tabler/icons-react';
import { phrases } from './content.ts';
import classes from './hero.module.css';

/**
 * The headline that types itself. Screen readers get one steady sentence; all phrases overlap, so that the
 * longest one keeps room for the others.
 */
export function TypedHeadline() {
  const [first] = phrases;

  return (
    <h1 className={classes.headline}>
      <span className="for-ears">Turn your notes into {inWords(phrases)}</span>
      <span aria-hidden="true">
        Turn your notes into
        <span className={classes.phrases}>
          {phrases.map((phrase) => (
            <span key={phrase} className={classes.room} data-phrase>
              {phrase}
            </span>
          ))}
          <span className={classes.typed} data-typed>
            {first}
          </span>
        </span>
      </span>
    </h1>
  );
}

/**
 * Movement that lasts longer than five seconds can be stopped (WCAG 2.2.2). The script that starts it shows
 * the button.
 */
export function PauseHeadline() {
  return (
    <button type="button" className={classes.pause} data-pause-headline aria-pressed="false" hidden>
      <IconPlayerPause size={18} aria-hidden />
      Pause the headline
    </button>
  );
}

function inWords(list: readonly string[]): string {
  return `${list.slice(0, -1).join(', ')} and ${list.at(-1)}`;
}
