import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconCopy, IconPencil, IconRefresh } from '@tabler/icons-react';
import classes from './chat.module.css';

const icons = { edit: IconPencil, copy: IconCopy, again: IconRefresh } as const;

interface ToolIconProps {
  tool: keyof typeof icons;
  label: string;
  onClick: () => void;
}

export function ToolIcon({ tool, label, onClick }: ToolIconProps) {
  const Icon = icons[tool];
  return (
    <ActionIcon size={44} color="gray" c="dimmed" aria-label={label} title={label} onClick={onClick}>
      <Icon size={18} aria-hidden />
    </ActionIcon>
  );
}

interface TurnerProps {
  /** The kind of the versions. */
  what: 'Question' | 'Answer';
  ids: readonly string[];
  shown: string;
  onTurn: (id: string) => void;
}

/**
 * Turns between the versions of an answer, or between the branches of an edited question; empty if there is
 * only one.
 */
export function Turner({ what, ids, shown, onTurn }: TurnerProps) {
  const index = ids.indexOf(shown);
  if (ids.length < 2) return null;

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form.
    <span className={classes.turner} role="group" aria-label={`Versions of the ${what.toLowerCase()}`}>
      <Step label={`${what} before`} to={ids[index - 1]} icon={IconChevronLeft} onTurn={onTurn} />
      <span className="figures">
        {index + 1} of {ids.length}
      </span>
      <Step label={`${what} after`} to={ids[index + 1]} icon={IconChevronRight} onTurn={onTurn} />
    </span>
  );
}

interface StepProps extends Pick<TurnerProps, 'onTurn'> {
  label: string;
  to: string | undefined;
  icon: typeof IconChevronLeft;
}

/** At an end the button is disabled, and retains the focus. */
function Step({ label, to, icon: Icon, onTurn }: StepProps) {
  return (
    <ActionIcon
      size={44}
      color="gray"
      c={to === undefined ? 'dimmed' : 'inherit'}
      aria-label={label}
      aria-disabled={to === undefined}
      onClick={() => to !== undefined && onTurn(to)}
    >
      <Icon size={18} aria-hidden />
    </ActionIcon>
  );
}
