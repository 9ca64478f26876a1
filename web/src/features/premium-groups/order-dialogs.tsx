import { createGroup, orderInvoice, type PremiumGroup } from '@akada/contract/base/premium-groups.ts';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { randomId } from '../../lib/device/browser.ts';
import { getFields } from '../../lib/http/api-error.ts';
import { fieldErrors } from '../../lib/http/contract-check.ts';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { FormDialog } from '../../ui/layers/form-dialog.tsx';
import { useNewGroup, useOrder } from './api.ts';
import { OrderFields, type TypedOrder, toOrder } from './order-fields.tsx';

/** Orders the first seats of a group. */
export function NewGroupDialog({ onClose }: { onClose: () => void }) {
  const [key] = useState(randomId);
  const [name, setName] = useState('');
  const [order, setOrder] = useState<TypedOrder>({ seats: '30', months: '3' });
  const [isSent, setSent] = useState(false);
  const creating = useNewGroup();
  const body = { name, ...toOrder(order) };
  const faults = { ...getFields(creating.error), ...(isSent ? fieldErrors(createGroup.body, body) : {}) };

  return (
    <FormDialog
      title="Premium for a class or school"
      save="Order"
      isBusy={creating.isPending}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        setSent(true);
        if (Object.keys(fieldErrors(createGroup.body, body)).length > 0) return;
        creating.mutate({ ...body, key }, { onSuccess: onClose });
      }}
    >
      <FormFault error={creating.error} />
      <TextInput
        label="Name of the class or school"
        description="Members read it next to their seat"
        maxLength={80}
        error={faults.name}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <OrderFields value={order} fault={faults.seats} onChange={setOrder} />
    </FormDialog>
  );
}

/** Orders further months, or changes the invoice that is not paid. */
export function OrderDialog({ group, onClose }: { group: PremiumGroup; onClose: () => void }) {
  const { seats, months } = group.invoice;
  const [order, setOrder] = useState<TypedOrder>({ seats: String(seats), months: String(months) });
  const [isSent, setSent] = useState(false);
  const ordering = useOrder(group.id);
  const body = toOrder(order);
  const fault = isSent ? fieldErrors(orderInvoice.body, body).seats : undefined;

  return (
    <FormDialog
      title={`Order for ${group.name}`}
      save="Order"
      isBusy={ordering.isPending}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        setSent(true);
        if (Object.keys(fieldErrors(orderInvoice.body, body)).length > 0) return;
        ordering.mutate(body, { onSuccess: onClose });
      }}
    >
      <FormFault error={ordering.error} />
      <OrderFields value={order} fault={fault} onChange={setOrder} />
    </FormDialog>
  );
}
