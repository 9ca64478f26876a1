import { Button } from '@mantine/core';
import { useState } from 'react';
import type { LinkedThing } from './api.ts';
import { LinkDialog } from './link-dialog.tsx';

/** The button that opens the making of a link. */
export function AskToPay({ thing, amount }: { thing: LinkedThing; amount: number }) {
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        Let somebody else pay
      </Button>
      {isOpen && <LinkDialog thing={thing} amount={amount} onClose={() => setOpen(false)} />}
    </>
  );
}
