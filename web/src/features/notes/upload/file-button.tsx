import { Button, type ButtonProps } from '@mantine/core';
import { type InputHTMLAttributes, type ReactNode, useRef } from 'react';

/** Phones cannot drop files or choose folders, and computers have no camera for a page. */
export const isPhone = matchMedia('(pointer: coarse)').matches;

/** A phone opens its camera. */
export const photoInput = { accept: 'image/jpeg,image/png,image/webp', capture: 'environment' } as const;

/** A phone opens its recorder; one without offers its sound files. */
export const recordingInput = { accept: 'audio/*', capture: 'user' } as const;

interface FileButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'className'> {
  label: string;
  icon: ReactNode;
  /** Attributes of the file input. */
  input: InputHTMLAttributes<HTMLInputElement>;
  onFiles: (files: File[]) => void;
}

export function FileButton({ label, icon, input, onFiles, variant = 'default', ...look }: FileButtonProps) {
  const element = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...look} variant={variant} leftSection={icon} onClick={() => element.current?.click()}>
        {label}
      </Button>
      <input
        {...input}
        ref={element}
        type="file"
        hidden
        aria-label={label}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])].filter(({ name }) => !name.startsWith('.')));
          currentTarget.value = '';
        }}
      />
    </>
  );
}
