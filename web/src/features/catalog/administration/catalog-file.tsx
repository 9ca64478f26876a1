import { type CatalogKind, exportCatalog } from '@akada/contract/base/catalog-administration.ts';
import { useMutation } from '@tanstack/react-query';
import { useListAddress } from '../../../lib/address/use-list-address.ts';
import { saveBlob } from '../../../lib/download/save-file.ts';
import { download } from '../../../lib/http/download.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { filterIn } from './catalog-list.tsx';

/** All that the address asks for, as a table for spreadsheets. */
export function CatalogFile({ kind }: { kind: CatalogKind }) {
  const address = useListAddress();
  const taking = useMutation({
    mutationFn: () => download(exportCatalog, { params: { kind }, query: filterIn(address) }),
    onSuccess: (file) => saveBlob(`akada-${kind}s.csv`, file),
    onError: (error) => toast.error(`The list could not be downloaded. ${error.message}`),
  });

  return (
    <ActionButton variant="default" isBusy={taking.isPending} onClick={() => taking.mutate()}>
      Download (CSV)
    </ActionButton>
  );
}
