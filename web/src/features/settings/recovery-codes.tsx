import { Button, Stack, Text } from '@mantine/core';
import { Notice } from '../../ui/notice.tsx';
import classes from './settings.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  return (
    <Stack align="flex-start">
      <Notice kind="warning" title="Keep these recovery codes">
        Each lets you in once when your phone is gone. They are shown this one time.
      </Notice>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Text c="dimmed">Write them down, or print this page.</Text>
      <Button onClick={onDone}>I have kept them</Button>
    </Stack>
  );
}
