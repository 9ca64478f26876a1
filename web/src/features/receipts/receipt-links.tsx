import type { Payment, Receipt } from '@akada/contract/base/payments.ts';
import { getAdminReceipt, getReceipt, getRefundNote } from '@akada/contract/base/receipts.ts';
import { Group, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { saveBlob } from '../../lib/download/save-file.ts';
import { download } from '../../lib/http/download.ts';
import { toast } from '../../lib/toast/toast.ts';
import { ActionButton } from '../../ui/form/action-button.tsx';

const names: Readonly<Record<Receipt['kind'], string>> = { receipt: 'Receipt', refund_note: 'Refund note' };

interface ReceiptLinksProps {
  payment: Pick<Payment, 'reference' | 'state' | 'receipts'>;
  reader: 'payer' | 'admin';
}

/** The receipt and the refund notes of a payment, to save as PDF. */
export function ReceiptLinks({ payment, reader }: ReceiptLinksProps) {
  const { reference, state, receipts } = payment;
  if (state !== 'paid') return null;
  if (receipts.length === 0) {
    return (
      <Text size="sm" c="dimmed" mt="xs">
        The receipt is ready in about a minute.
      </Text>
    );
  }
  return (
    <Group gap="xs" mt="xs">
      {receipts.map((receipt) => (
        <ReceiptButton key={receipt.number} reference={reference} receipt={receipt} reader={reader} />
      ))}
    </Group>
  );
}

interface ReceiptButtonProps {
  reference: string;
  receipt: Receipt;
  reader: ReceiptLinksProps['reader'];
}

function ReceiptButton({ reference: id, receipt, reader }: ReceiptButtonProps) {
  const { kind, number } = receipt;
  const saving = useMutation({
    mutationFn: () => {
      if (reader === 'admin') return download(getAdminReceipt, { params: { id, number } });
      return kind === 'receipt'
        ? download(getReceipt, { params: { id } })
        : download(getRefundNote, { params: { id, number } });
    },
    onSuccess: (file) => saveBlob(`akada-${kind.replace('_', '-')}-${number}.pdf`, file),
    onError: (error) => toast.error(`The PDF could not be downloaded. ${error.message}`),
  });

  return (
    <ActionButton variant="default" isBusy={saving.isPending} onClick={() => saving.mutate()}>
      {names[kind]} {number}
    </ActionButton>
  );
}
