import '@mantine/dropzone/styles.css';
import { Dropzone } from '@mantine/dropzone';
import type { ReactNode } from 'react';
import classes from './drop-zone.module.css';

interface DropZoneProps {
  /** The label for screen readers. */
  label: string;
  /** File extensions that the browser offers first; all files if absent. */
  accept?: string;
  isForOne?: boolean;
  onFiles: (files: File[]) => void;
  /** An icon, and a description of the accepted files. */
  children: ReactNode;
}

/** Takes files by dropping or choosing. */
export function DropZone({ label, accept, isForOne = false, onFiles, children }: DropZoneProps) {
  return (
    <Dropzone
      onDrop={onFiles}
      multiple={!isForOne}
      className={classes.zone}
      inputProps={{ 'aria-label': label, ...(accept !== undefined && { accept }) }}
    >
      {children}
    </Dropzone>
  );
}
